/**
 * `node scripts/run.mjs FILE …` works with any Node from 20 on: it installs the packages when they are missing or
 * differ from the lockfile, and then runs the file with the project's own Node (on Linux an npm package; elsewhere the
 * machine's own, which must be 22.18 or later).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const onWindows = process.platform === 'win32'
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Compares versions instead of dates: a checkout makes every file newer, and `npm ci` needs a network. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record) || !existsSync('node_modules/vite')) return false
  const installed = packagesOf(record)
  // Optional packages are those of other platforms.
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

if (!isInstalled()) {
  console.log('Installing packages …')
  const install = ['ci', '--no-fund', '--no-audit', '--loglevel', 'error']
  const { status } = spawnSync('npm', install, { stdio: 'inherit', shell: onWindows })
  if (status !== 0) process.exit(status ?? 1)
}

const own = 'node_modules/.bin/node'
const child = spawn(existsSync(own) ? own : process.execPath, process.argv.slice(2), { stdio: 'inherit' })
/** Signals are passed on, so that the child process ends too and frees its port. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
/** npm ends without passing a signal on through its shell; nothing else of this process then notices. */
const parent = process.ppid
const endWithNpm = () => process.ppid !== parent && child.kill('SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 250).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
