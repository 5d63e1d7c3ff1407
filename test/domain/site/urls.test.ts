import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { readCatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import {
  inEveryLocale,
  inLocale,
  localePrefix,
  normalizePath,
  paths,
  splitLocale,
  switchLocale,
} from '#domain/site/urls.ts'

test.each<[pathname: string, locale: Locale, path: string]>([
  ['/', 'fr', '/'],
  ['', 'fr', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/de', 'de', '/'],
  ['/de/products/montevigne-b3', 'de', '/products/montevigne-b3'],
  ['/products', 'fr', '/products'],
  ['/english', 'fr', '/english'],
  ['/den/de', 'fr', '/den/de'],
  ['/EN/products', 'fr', '/EN/products'],
  ['/es/products', 'fr', '/es/products'],
])('%j has in %s the path %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test.each<[locale: Locale, path: string, address: string]>([
  ['fr', '/', '/'],
  ['en', '/', '/en'],
  ['de', '/', '/de'],
  ['fr', '/devis', '/devis'],
  ['en', '/devis', '/en/devis'],
  ['de', '/products?brand=a', '/de/products?brand=a'],
  ['en', '/?utm_source=mail', '/en?utm_source=mail'],
  ['fr', '/?utm_source=mail', '/?utm_source=mail'],
])('in %s the path %s has the address %s', (locale, path, address) => {
  expect(inLocale(locale, path)).toBe(address)
})

test.each<[href: string, locale: Locale, address: string]>([
  ['/en/products?brand=a&sort=newest', 'de', '/de/products?brand=a&sort=newest'],
  ['/en/products?brand=a', 'fr', '/products?brand=a'],
  ['/devis', 'en', '/en/devis'],
  ['/', 'de', '/de'],
  ['/de', 'fr', '/'],
  ['/de', 'en', '/en'],
  ['/en?utm_source=mail', 'fr', '/?utm_source=mail'],
  ['/en?utm_source=mail', 'de', '/de?utm_source=mail'],
  ['/en/contact', 'en', '/en/contact'],
])('%s is in %s at %s', (href, locale, address) => {
  expect(switchLocale(href, locale)).toBe(address)
})

const segment = fc
  .stringMatching(/^[a-z0-9-]{1,12}$/)
  .filter((text) => !(locales as readonly string[]).includes(text))
const anyPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
const anySearch = fc.option(
  segment.map((value) => `?q=${value}`),
  { nil: '' },
)
const anyLocale = fc.constantFrom(...locales)

test('a localised path is split into the same path and language', () => {
  fc.assert(
    fc.property(anyLocale, anyPath, (locale, path) => {
      expect(splitLocale(inLocale(locale, path))).toEqual({ locale, path })
    }),
  )
})

test('switching the language and back restores the address, and each language has its own', () => {
  fc.assert(
    fc.property(anyLocale, anyLocale, anyPath, anySearch, (from, to, path, search) => {
      const address = inLocale(from, `${path}${search}`)
      expect(switchLocale(switchLocale(address, to), from)).toBe(address)
      expect(switchLocale(address, to) === address).toBe(from === to)
    }),
  )
})

test('a double slash after the language never becomes another host', () => {
  expect(switchLocale('/en//evil.example/x', 'fr')).toMatch(/^\/(?![/\\])/)
  expect(splitLocale('/en//evil.example/x').path).toMatch(/^\/(?![/\\])/)
})

test('every address starts with exactly one slash for any path and language', () => {
  const piece = fc.constantFrom('', 'en', 'de', 'fr', 'products', 'evil.example', '\\', '..', '%2f')
  const href = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`)
  fc.assert(
    fc.property(href, anySearch, anyLocale, (path, search, locale) => {
      fc.pre(URL.canParse(path, 'https://internal'))
      expect(switchLocale(`${path}${search}`, locale)).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 1000 },
  )
})

test('French has no prefix, the other languages have their code', () => {
  expect(locales.map(localePrefix)).toEqual(['', '/en', '/de'])
  expect(inEveryLocale('/contact')).toEqual({ fr: '/contact', en: '/en/contact', de: '/de/contact' })
  expect(inEveryLocale('/')).toEqual({ fr: '/', en: '/en', de: '/de' })
})

test('the paths are those of the specification', () => {
  expect(paths).toMatchObject({
    home: '/',
    contact: '/contact',
    quote: '/devis',
    legal: '/mentions-legales',
    privacy: '/politique-de-confidentialite',
    terms: '/conditions-generales',
  })
  expect(paths.products()).toBe('/products')
  expect(paths.products({ category: ['medical'] })).toBe('/products?category=medical')
  expect(paths.product('montevigne-b3')).toBe('/products/montevigne-b3')
})

test('a product id is encoded as one path segment, and a list path is parsed back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(paths.product(text).split('/')).toHaveLength(3)
      expect(decodeURIComponent(paths.product(text).slice('/products/'.length))).toBe(text)
      const brand = text.slice(0, 60)
      const search = new URL(paths.products({ brand: [brand] }), 'https://internal').searchParams
      expect(readCatalogueQuery(search).brand).toEqual([brand.toWellFormed()])
    }),
  )
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/products', '/products'],
  ['/products/', '/products'],
  ['/products//', '/products'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/en//evil.example', '/en/evil.example'],
  ['/fr', '/'],
  ['/fr/', '/'],
  ['/fr/devis', '/devis'],
  ['/fr//evil.example', '/evil.example'],
  ['/french/x', '/french/x'],
  ['/en/fr/x', '/en/fr/x'],
  ['/de/', '/de'],
])('the path %j is normalised to %s', (pathname, normal) => {
  expect(normalizePath(pathname)).toBe(normal)
})

const messyPath = fc
  .array(fc.constantFrom('/', '\\', '//', '/\\', 'fr', '/fr', '/fr/', 'en', 'a', '.', '%2f', '?'), {
    maxLength: 8,
  })
  .map((pieces) => `/${pieces.join('')}`)

test('a normalised path never leaves the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        messyPath,
        fc.webPath(),
        fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      ),
      (path) => {
        const normal = normalizePath(path)
        expect(normal).toMatch(/^\/(?![/\\])/)
        expect(normal).not.toContain('\\')
        expect(normal).not.toContain('//')
      },
    ),
    { numRuns: 2000 },
  )
})

test('normalising removes the trailing slash and the French prefix, and is idempotent', () => {
  fc.assert(
    fc.property(messyPath, (path) => {
      const normal = normalizePath(path)
      if (normal !== '/') expect(normal.endsWith('/')).toBe(false)
      expect(normal).not.toMatch(/^\/fr(\/|$)/)
      expect(normalizePath(normal)).toBe(normal)
    }),
    { numRuns: 2000 },
  )
})
