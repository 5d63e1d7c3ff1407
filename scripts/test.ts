import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { outcomeMarks } from '../test/support/named-outcomes.ts'
import { findChromium } from './chromium.ts'
import { quietEnv } from './local.ts'

/**
 * `npm test`: every check and every test on the built site, then one line that counts them all. Nothing stops at the
 * first failure, so that one run shows everything.
 */
type Count = { passed: number; failed: number }
type FileTime = { file: string; seconds: number }
const counts: Count[] = []
const failures: string[] = []
const fileTimes: FileTime[] = []
const outcomes: string[] = []

/**
 * The folder of databases and browser profiles: in memory where that holds two gigabytes, because a commit of SQLite
 * waits for the disk. Removed at the end.
 */
function openScratchFolder(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > 2e9) return mkdtempSync(join(memory, 'tests-'))
  } catch {
    // Only Linux has it.
  }
  return mkdtempSync(join(tmpdir(), 'tests-'))
}
const scratch = openScratchFolder()
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Runs a command; its output is shown as a whole when it has ended, so that commands side by side do not mix. */
async function attempt(name: string, command: string, args: string[]): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Wrangler need not build again what the first check builds.
    env: { ...quietEnv, TMPDIR: scratch, CI: 'true', BUILD_IS_CURRENT: 'true' },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', resolve)
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`\n── ${name}: ${seconds} s\n`)
  const text = Buffer.concat(output).toString()
  process.stdout.write(text)
  const isNamed = (line: string) => outcomeMarks.some((mark) => line.startsWith(mark))
  outcomes.push(...text.split('\n').filter(isNamed))
  return status === 0
}

/** A check counts as one test. */
async function check(name: string, command: string, ...args: string[]): Promise<boolean> {
  const passed = await attempt(name, command, args)
  counts.push({ passed: Number(passed), failed: Number(!passed) })
  if (!passed) failures.push(name)
  return passed
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

/** Runs projects of vitest.config.ts. */
async function vitest(name: string, ...projects: string[]): Promise<void> {
  const file = `.wrangler/test-${name}.json`
  const chosen = projects.flatMap((project) => ['--project', project])
  const named = ['default', 'json', './test/support/named-outcomes.ts']
  const reporters = [...named.flatMap((name) => ['--reporter', name]), '--outputFile.json', file]
  const passed = await attempt(`tests: ${name}`, 'vitest', ['run', ...chosen, ...reporters])
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    (): Report => ({ numPassedTests: 0, numFailedTests: 1, testResults: [] }),
  )
  // A file that cannot even be loaded fails the run without a failed test.
  const failed = passed ? report.numFailedTests : Math.max(1, report.numFailedTests)
  counts.push({ passed: report.numPassedTests, failed })
  if (failed) failures.push(name)
  for (const { name: path, startTime, endTime } of report.testResults)
    fileTimes.push({ file: relative(process.cwd(), path), seconds: (endTime - startTime) / 1000 })
}

/** The headless shell needs half of Chromium's processor time; where Debian has none, Chromium does. */
function installChromium(): void {
  if (findChromium() || process.platform !== 'linux') return
  console.log('\n── Installing Chromium')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' })
    if (findChromium()) return
  }
}

async function checkSources(): Promise<void> {
  await check('types', 'tsc', '--noEmit')
  await check('lint, format and import rules', 'biome', 'check', '--error-on-warnings', '.')
  await check('unused files, exports and packages', 'knip', '--no-progress')
}

/** Wrangler reads the built entry for it. */
async function checkBindings(): Promise<void> {
  const bindings = 'types --include-runtime false --env-interface WranglerEnv'
  await check('binding types', 'wrangler', ...bindings.split(' '), '--check')
}

function printSlowest(): void {
  console.log('\nSlowest files:')
  const slowest = fileTimes.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

const start = performance.now()
installChromium()
const [built] = await Promise.all([check('build', 'vite', 'build', '--logLevel', 'warn'), checkSources()])
if (built) await checkBindings()
// Operations wait more than they work: beside the unit tests they cost no time.
const operations = built ? vitest('operations', 'operations') : null
await vitest('unit', 'unit', 'unit-isolated', 'components', ...(built ? ['build'] : []))
if (built) await vitest('journeys', 'journeys')
await operations

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
printSlowest()
console.log(`\nAll of it: ${Math.round((performance.now() - start) / 1000)} s`)
for (const line of outcomes) console.log(line)
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
