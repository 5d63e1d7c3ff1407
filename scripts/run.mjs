/**
 * `node scripts/run.mjs FILE …` runs on whatever Node a machine has (20 or later): it installs the packages when they
 * are missing or older than the lockfile, and then runs the file on the Node that the project brings (on Linux it is
 * one of its packages; elsewhere the machine's own must be 22.18 or later).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
const onWindows = process.platform === 'win32'

if (!current || !existsSync('node_modules/vite')) {
  console.log('Installing packages …')
  const install = ['ci', '--no-fund', '--no-audit', '--loglevel', 'error']
  const { status } = spawnSync('npm', install, { stdio: 'inherit', shell: onWindows })
  if (status !== 0) process.exit(status ?? 1)
}

const own = 'node_modules/.bin/node'
const child = spawn(existsSync(own) ? own : process.execPath, process.argv.slice(2), { stdio: 'inherit' })
/** Whoever stops this stops the child: nothing stays behind on a port. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
