import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { quietEnv } from './local.ts'

/**
 * `npm test`: every check and every test on the built site, then one line that counts them all. Nothing stops at the
 * first failure, so that one run shows everything.
 */
type Count = { passed: number; failed: number }
const counts: Count[] = []
const failures: string[] = []

function attempt(name: string, command: string, args: string[]): boolean {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...quietEnv, CI: 'true' } })
  return status === 0
}

/** A check counts as one test. */
function check(name: string, command: string, args: string[]): boolean {
  const passed = attempt(name, command, args)
  counts.push({ passed: Number(passed), failed: Number(!passed) })
  if (!passed) failures.push(name)
  return passed
}

async function vitest(project: string): Promise<void> {
  const file = `.wrangler/test-${project}.json`
  const args = [
    'run',
    '--project',
    project,
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    file,
  ]
  const passed = attempt(`tests: ${project}`, 'vitest', args)
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as { numPassedTests: number; numFailedTests: number },
    () => ({ numPassedTests: 0, numFailedTests: 1 }),
  )
  // A file that cannot even be loaded fails the run without a failed test.
  const failed = passed ? report.numFailedTests : Math.max(1, report.numFailedTests)
  counts.push({ passed: report.numPassedTests, failed })
  if (failed) failures.push(project)
}

function installChromium(): void {
  if (existsSync('/usr/bin/chromium') || process.platform !== 'linux') return
  console.log('\n── Installing Chromium')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
}

installChromium()
const built = check('build', 'vite', ['build', '--logLevel', 'warn'])
check('types', 'tsc', ['--noEmit'])
check('style and walls', 'biome', ['check', '--error-on-warnings', '.'])
check('binding types', 'wrangler', [
  'types',
  'functions/worker-configuration.d.ts',
  '--include-runtime',
  'false',
  '--env-interface',
  'WranglerEnv',
  '--check',
])
check('Pages functions', 'wrangler', [
  'pages',
  'functions',
  'build',
  'functions',
  '--outdir',
  '.wrangler/pages-functions',
  '--compatibility-flag',
  'nodejs_compat',
  '--compatibility-date',
  '2026-10-20',
])
await vitest('unit')
if (built) await vitest('journeys')

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
