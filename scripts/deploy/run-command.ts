import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tools } from './tools.ts'

/** Runs commands of node_modules/.bin; `asksNothing` closes their input, so that none of them waits for an answer. */
export const commandRunner =
  (asksNothing: boolean): Tools['run'] =>
  (command, args, { shown = false, env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const asking = asksNothing ? 'ignore' : 'inherit'
      const child = spawn(command, args, {
        stdio: shown ? [asking, 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', ...env },
      })
      const text = { stdout: '', stderr: '' }
      child.stdout?.setEncoding('utf8').on('data', (part: string) => (text.stdout += part))
      child.stderr?.setEncoding('utf8').on('data', (part: string) => (text.stderr += part))
      child.on('error', reject)
      child.on('close', (code) => resolve({ status: code ?? 1, ...text }))
    })

/** Writes a file that only this user may read; returns its path and what removes it. */
export const writeTemporary: Tools['writeTemporary'] = async (name, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'haut-barr-'))
  const path = join(folder, name)
  await writeFile(path, text, { mode: 0o600 })
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}
