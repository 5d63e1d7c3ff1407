import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { printTable } from '../bench/table.ts'
import { run } from '../local.ts'
import { type Promised, promises } from './promises.ts'

/**
 * `npm run promises`: tries what docs/security.md promises against the built site in workerd, and prints promise →
 * figure → holds. Ends with 1 when one does not hold.
 */
type Result = { status: string; fullName: string; meta?: { figure?: string } }
type Report = { testResults: { name: string; assertionResults: Result[] }[] }

const report = '.wrangler/promises.json'
mkdirSync('.wrangler', { recursive: true })
rmSync(report, { force: true })
if (process.env.BUILD_IS_CURRENT !== 'true') await run('vite', ['build', '--logLevel', 'error'])

const start = performance.now()
const projects = ['unit', 'unit-isolated', 'operations', 'promises', 'journeys'].flatMap((name) => [
  '--project',
  name,
])
const files = promises.flatMap((row) => row.files)
const reporters = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report]
spawnSync('vitest', ['run', ...projects, ...reporters, ...files], {
  stdio: 'inherit',
  env: { ...process.env, CRASH_ROUNDS: '6' },
})
if (!existsSync(report)) throw new Error('The tests did not run')

const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
const resultsOf = ({ files }: Promised): Result[] =>
  files.flatMap(
    (file) =>
      testResults.find(({ name }) => relative(process.cwd(), name) === file)?.assertionResults ?? [
        { status: 'missing', fullName: file },
      ],
  )

const rows = promises.map((promised) => {
  const results = resultsOf(promised)
  const failed = results.filter(({ status }) => status !== 'passed')
  const measured = results.flatMap(({ meta }) => meta?.figure ?? [])
  const counted = `${results.length - failed.length} of ${results.length} tests`
  // A file that could not be loaded has no tests.
  const holds = results.length > 0 && failed.length === 0
  return { cells: [promised.promise, measured.join('; ') || counted, holds ? '✓' : '✗'], holds }
})
printTable(
  'Promises',
  ['promise', 'figure', 'holds'],
  rows.map(({ cells }) => cells),
)
const broken = rows.filter(({ holds }) => !holds).length
console.log(
  `\n${rows.length - broken} of ${rows.length} hold, ${Math.round((performance.now() - start) / 1000)} s`,
)
process.exit(broken ? 1 : 0)
