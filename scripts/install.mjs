/**
 * Runs on whatever Node a machine has (20 or later): installs the packages when they are missing or older than the
 * lockfile. On Linux the Node that everything else runs on is among them, first on the PATH of npm scripts; elsewhere
 * the machine's own must be 22.18 or later.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
const complete = existsSync('node_modules/.bin/vite')

if (!current || !complete) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
