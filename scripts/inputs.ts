import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What a build depends on. */
export const buildInputs = [
  'src/**',
  'functions/**',
  'public/**',
  'cloudflare-pages/static/**',
  'scripts/{pictures/**,vite-*.ts,*.json}',
  'seed/**',
  'index.html',
  '{vite.config.ts,wrangler.toml,tsconfig.json,package.json,package-lock.json}',
]

/** What the local database depends on. */
export const databaseInputs = [
  ...['migrations/**', 'seed/**', 'src/domain/**', 'src/config/**', 'wrangler.toml'],
  ...['functions/{publishing,articles}/**', 'src/{faq,i18n}/**'],
]

/** A hash of the content of all files that the patterns name. */
export function inputsHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns]).sort()) {
    if (statSync(file).isFile()) hash.update(`${file}\n`).update(readFileSync(file)).update('\n')
  }
  return hash.digest('hex')
}

/** Does the work unless the record says that it was done with the same inputs; resolves to whether it did. */
export async function unlessUnchanged(
  record: string,
  patterns: readonly string[],
  work: () => Promise<void> | void,
): Promise<boolean> {
  const hash = inputsHash(patterns)
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return false
  await work()
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, hash)
  return true
}
