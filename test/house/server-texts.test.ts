import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const entries = ['src/entry-client.tsx', 'src/entry-early.ts', 'src/pages/desk-entry.tsx']
const imports = /^(?:import|export) (?!type )([^;]*?) from '([^']+)'|import\('([^']+)'\)/gms
const onlyTypes = /^\{(?:\s*type \w+,?)+\s*\}$/

const fileOf = (from: string, name: string) =>
  name.startsWith('./')
    ? join(dirname(from), name)
    : name.replace(/^#src\//, 'src/').replace(/^#(domain|config)\//, 'src/$1/')

/** Every module that an entry leads to, at once or later; types lead nowhere. */
function reachable(): Set<string> {
  const seen = new Set(entries)
  for (const path of seen) {
    if (!existsSync(path)) continue
    for (const [, names = '', from, later] of readFileSync(path, 'utf8').matchAll(imports))
      if (!onlyTypes.test(names)) seen.add(fileOf(path, from ?? later ?? ''))
  }
  return seen
}

test('no browser loads the texts of mails, documents and rules', () => {
  const modules = reachable()
  expect(modules.size).toBeGreaterThan(300)
  expect(modules.has('src/i18n/load-texts.ts')).toBe(true)
  expect(modules.has('src/i18n/server-texts.ts')).toBe(false)
})
