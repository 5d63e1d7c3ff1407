import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'

/** A name leads to one file, whoever searches by it; the texts of each language have the same names. */
test.each([
  ['src', []],
  // The routes and the mails of each feature.
  ['functions', ['routes', 'mail']],
])('no two source files of %s have the same name', (folder, shared) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['src/i18n/*/**'] })
  const byName = Map.groupBy(files, (file) => basename(file, extname(file)))
  const twice = [...byName].filter(([name, same]) => same.length > 1 && !shared.includes(name))
  expect(twice).toEqual([])
})
