import type { Plugin } from 'vite'

const table = 'export const routes: readonly Route[] = ['

/** The page table with the style guide as its first row. */
export function withStyleguide(source: string): string {
  if (!source.includes(table))
    throw new Error('src/pages/page-table.ts has no page table to add the style guide to')
  const row = "import { styleguideRoute } from '#src/styleguide/route.ts'\n"
  return row + source.replace(table, `${table}\n  styleguideRoute,`)
}

/**
 * Adds `/styleguide` under `npm run dev` only: its row is inserted into the served page table, so that no build
 * contains it.
 */
export function styleguide(): Plugin {
  return {
    name: 'styleguide',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/pages/index.ts') ? withStyleguide(code) : null),
  }
}
