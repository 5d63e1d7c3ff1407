import type { Plugin } from 'vite'
import { frenchSpaces } from '#src/i18n/french-spaces.ts'

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
