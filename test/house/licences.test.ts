import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Permissive licences, which ask for no more than a notice. */
const allowed = [
  'MIT',
  'MIT OR Apache-2.0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'Unlicense',
]
/** Installed for the build, but what they hold is shipped: fonts, under a licence made for them. */
const shipped: Record<string, string> = {
  'node_modules/@fontsource/archivo': 'OFL-1.1',
  'node_modules/@fontsource-variable/archivo': 'OFL-1.1',
  'node_modules/@fontsource/noto-sans': 'OFL-1.1',
}

type Entry = { dev?: boolean; license?: string }
type Packages = Record<string, Entry>

function refused(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || path in shipped))
    .filter(([path, { license = 'none' }]) => license !== shipped[path] && !allowed.includes(license))
    .map(([path, { license }]) => `${path}: ${license}`)
}

test('every package of the site has a licence that the company may ship under', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(Object.keys(shipped)))
  expect(refused(packages)).toEqual([])
})

test('a package under another licence, or without one, is refused', () => {
  const packages = { '': {}, a: { license: 'MIT' }, b: { license: 'GPL-3.0' }, c: {}, d: { dev: true } }
  expect(refused(packages)).toEqual(['b: GPL-3.0', 'c: undefined'])
})
