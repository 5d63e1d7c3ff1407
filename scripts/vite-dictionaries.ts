import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { frenchSpaces } from '#src/i18n/translate.ts'

/** The source of a dictionary as the browser gets it. It contains nothing but texts, so all of it is treated as one. */
export const compiledDictionary = (id: string, code: string): string | null =>
  /\/src\/i18n\/fr\/[\w-]+\.json$/.test(id) ? frenchSpaces(code) : null

/** Sets the no-break spaces of French at build time, so that no browser does it before a page works. */
export function dictionaries(): Plugin {
  return {
    name: 'dictionaries',
    // Before Vite makes a module of the file.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => compiledDictionary(id, code),
  }
}

/** Of all dictionaries and of what is made of them here. */
function digestOfTexts(): string {
  const hash = createHash('sha256')
  const sources = [
    'scripts/vite-dictionaries.ts',
    'src/i18n/translate.ts',
    ...globSync('src/i18n/*/*.json').sort(),
  ]
  for (const file of sources) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}

let digest: string | undefined

/**
 * The name of a dictionary's file; undefined for any other module. All of them end with one digest: every page carries
 * the table of their names, in which a hash each would be most of the bytes.
 */
export function dictionaryFile(id: string | null | undefined): string | undefined {
  const [, locale, area] = id?.match(/\/src\/i18n\/([a-z]{2})\/([\w-]+)\.json$/) ?? []
  if (!locale || !area) return undefined
  digest ??= digestOfTexts()
  return `assets/${area}-${locale}-${digest}.js`
}
