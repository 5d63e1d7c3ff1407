import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The modules of the built Worker as Miniflare takes them, its entry first. */
export function builtModules(folder: string): { type: 'ESModule'; path: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return ['index.js', ...files.filter((file) => file !== 'index.js')].map((file) => ({
    type: 'ESModule',
    path: join(folder, file),
  }))
}
