import '../raw-text.ts'
import { cpus } from 'node:os'
import { missed, short } from './table.ts'

/**
 * `npm run bench`, or `npm run bench -- scale bytes` for some of it. Nothing here is a test: absolute figures depend on
 * the machine, so each is a ratio to a reference measured in the same run.
 */
const benchmarks: Record<string, () => Promise<void>> = {
  bytes: () => import('./bytes.ts').then((m) => m.bytes()),
  scale: () => import('./scale.ts').then((m) => m.scale()),
  trips: () => import('./trips.ts').then((m) => m.trips()),
  publish: () => import('./publish.ts').then((m) => m.publish()),
  desk: () => import('./desk.ts').then((m) => m.desk()),
  logins: () => import('./login-flood.ts').then((m) => m.loginFlood()),
  edge: () => import('./edge.ts').then((m) => m.edge()),
  intents: () => import('./intents.ts').then((m) => m.intents()),
  answers: () => import('./answers.ts').then((m) => m.answers()),
  upload: () => import('./upload.ts').then((m) => m.uploads()),
  files: () => import('./foreign-files.ts').then((m) => m.foreignFiles()),
  lighthouse: () => import('./lighthouse.ts').then((m) => m.lighthouse()),
}

const selected = process.argv.slice(2)
const unknown = selected.filter((name: string) => !(name in benchmarks))
if (unknown.length) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(1)
}

console.log(`# Benchmarks\n\n${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`)
for (const [name, run] of Object.entries(benchmarks)) {
  if (selected.length && !selected.includes(name)) continue
  console.log(`\n## ${name}`)
  await run()
}

console.log('\n## Budgets missed\n')
for (const { what, value, budget, unit } of missed())
  console.log(`- ${what}: ${short(value)}${unit} instead of ≤ ${budget}${unit}`)
if (missed().length === 0) console.log('None.')
process.exit(0)
