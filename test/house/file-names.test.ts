import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'

/** A name leads to one file, whoever searches by it; the texts of each language have the same names. */
test('no two source files have the same name', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/i18n/*/**'] })
  const byName = Map.groupBy(files, (file) => basename(file, extname(file)))
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([])
})
