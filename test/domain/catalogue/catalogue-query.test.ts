import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import {
  chosenCount,
  emptyQuery,
  toggleFacet,
  writeCatalogueQuery,
} from '#domain/catalogue/catalogue-query.ts'
import {
  CatalogueQuery,
  ProductsQuery,
  readCatalogueQuery,
  unknownParts,
} from '#domain/catalogue/catalogue-query-schema.ts'
import { capacityBands, categories, precisionBands } from '#domain/catalogue/facets.ts'
import { facetNames, sorts } from '#domain/catalogue/query-fields.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search))

const anyOf = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values))
const freeValues = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 6 })
const values = (bands: readonly { value: string }[]) => bands.map((band) => band.value)

const anyQuery = fc
  .record({
    category: anyOf(categories),
    subcategory: freeValues,
    brand: freeValues,
    capacity: anyOf(values(capacityBands)),
    precision: anyOf(values(precisionBands)),
    metrology: anyOf(metrologyStates),
    q: fc.string({ maxLength: limits.searchLength }).map((text) => text.trim()),
    sort: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
    cursor: fc.string({ maxLength: 200 }),
  })
  .map((query) => v.parse(CatalogueQuery, query))

const sorted = (query: CatalogueQuery) => ({
  ...query,
  ...Object.fromEntries(facetNames.map((name) => [name, [...query[name]].sort()])),
})

test('a query survives a round trip through the address, with its values sorted', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(read(String(writeCatalogueQuery(query)))).toEqual(sorted(query))
    }),
  )
})

test('the address of a view that no longer exists shows the cards', () => {
  expect(read('view=table').view).toBe('table')
  expect(read('view=scale').view).toBe('scale')
  expect(read('view=map&category=medical')).toEqual(read('category=medical'))
})

test('the address does not depend on the order in which values are chosen', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const reversed = {
        ...query,
        ...Object.fromEntries(facetNames.map((name) => [name, query[name].toReversed()])),
      }
      expect(String(writeCatalogueQuery(reversed))).toBe(String(writeCatalogueQuery(query)))
    }),
  )
})

test('an empty query is an empty address, and vice versa', () => {
  expect(String(writeCatalogueQuery(emptyQuery))).toBe('')
  expect(String(writeCatalogueQuery({}))).toBe('')
  expect(read('')).toEqual(emptyQuery)
})

test('the address has its parameters in a fixed order', () => {
  const address = String(
    writeCatalogueQuery({
      cursor: 'c',
      sort: 'name-asc',
      brand: ['b', 'a'],
      category: ['medical'],
      q: 'pèse-bébé',
    }),
  )
  expect(address).toBe('q=p%C3%A8se-b%C3%A9b%C3%A9&category=medical&brand=a&brand=b&sort=name-asc&cursor=c')
})

test.each([
  ['an unknown name', 'foo=bar&utm_source=mail'],
  ['an unknown category', 'category=garden'],
  ['an unknown band', 'capacity=1-2kg&precision=0'],
  ['an unknown metrology', 'metrology=maybe'],
  ['an unknown order', 'sort=random'],
  ['a prototype name', '__proto__=x&constructor=y&category=toString'],
  ['a brand that is too long', `brand=${'a'.repeat(61)}`],
  ['a cursor that is too long', `cursor=${'a'.repeat(201)}`],
  ['an empty order and search', 'sort=&q=&cursor='],
  ['blanks for a search', 'q=%20%20'],
  ['an empty category', 'category='],
])('%s in an address is ignored', (_, search) => {
  expect(read(search)).toEqual(emptyQuery)
})

test('an empty sub-category or brand, as an empty form field sends it, counts as absent', () => {
  expect(read('subcategory=&brand=')).toEqual(emptyQuery)
})

test('valid parameters are kept beside invalid ones', () => {
  const query = read(
    'category=medical&category=garden&category=medical&sort=price-asc&sort=random&brand=Orvanelle',
  )
  expect(query).toEqual({ ...emptyQuery, category: ['medical'], sort: 'price-asc', brand: ['Orvanelle'] })
})

test('a search that is too long is cut, not refused', () => {
  expect(read(`q=${'a'.repeat(500)}`).q).toBe('a'.repeat(limits.searchLength))
})

test('at most fifty values of a facet are read', () => {
  const search = Array.from({ length: 80 }, (_, i) => `brand=b${i}`).join('&')
  expect(read(search).brand).toHaveLength(50)
})

test('any address can be parsed into a query', () => {
  const name = fc.oneof(fc.constantFrom(...facetNames, 'q', 'sort', 'cursor'), fc.string())
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 250 })), { maxLength: 20 })
  fc.assert(
    fc.property(pairs, (entries) => {
      const query = readCatalogueQuery(new URLSearchParams(entries))
      expect(v.is(CatalogueQuery, query)).toBe(true)
    }),
  )
})

test('toggling a facet value adds and removes it, and returns to the first page', () => {
  const facet = fc.constantFrom(...facetNames)
  fc.assert(
    fc.property(anyQuery, facet, fc.string({ minLength: 1 }), (query, name, fresh) => {
      fc.pre(!(query[name] as string[]).includes(fresh))
      const on = toggleFacet(query, name, fresh)
      expect(on[name]).toEqual([...query[name], fresh])
      expect(on.cursor).toBe('')
      expect(chosenCount(on)).toBe(chosenCount(query) + 1)
      expect(toggleFacet(on, name, fresh)).toEqual({ ...query, cursor: '' })
    }),
  )
})

test('toggling a value does not change the given query', () => {
  const query: CatalogueQuery = { ...emptyQuery, brand: ['Orvanelle'], cursor: 'c' }
  expect(toggleFacet(query, 'brand', 'Orvanelle').brand).toEqual([])
  expect(query).toEqual({ ...emptyQuery, brand: ['Orvanelle'], cursor: 'c' })
})

test('the number of chosen values counts all facets', () => {
  expect(chosenCount(emptyQuery)).toBe(0)
  expect(chosenCount(read('category=medical&brand=a&brand=b&capacity=6-15kg&q=x&sort=newest'))).toBe(4)
})

test('the product list defaults to French and the full page size', () => {
  expect(v.parse(ProductsQuery, {})).toEqual({ ...emptyQuery, lang: 'fr', limit: limits.pageSize })
  expect(v.parse(ProductsQuery, { lang: 'de', limit: '7' })).toMatchObject({ lang: 'de', limit: 7 })
})

test.each(['0', '101', '-1', '1.5', 'ten', '', '1e2', '٣', ' 5'])('a page size of %j is refused', (limit) => {
  const result = v.safeParse(ProductsQuery, { limit })
  expect(result.issues?.map((issue) => issue.message)).toContain('form.number')
})

test.each([
  { lang: 'es' },
  { sort: 'random' },
  { category: ['garden'] },
  { capacity: ['1'] },
  { metrology: ['maybe'] },
])('the endpoint refuses %j with a message key', (input) => {
  expect(v.safeParse(ProductsQuery, input).issues?.[0].message).toBe('form.choice')
})

test('the endpoint refuses unknown values', () => {
  expect(v.is(ProductsQuery, { page: '2' })).toBe(false)
})

test.each([
  ['foo=bar&utm_source=mail&fbclid=1', ['foo=bar']],
  ['category=garden&category=medical', ['category=garden']],
  ['sort=random&view=wall&q=a', ['sort=random', 'view=wall']],
  ['q=a&q=b&cursor=x&category=&subcategory=beams', []],
  ['__proto__=x&constructor=y', ['__proto__=x', 'constructor=y']],
  [`brand=${'a'.repeat(61)}&x=${'b'.repeat(61)}&y=%00&z=%ED%A0%80`, ['z=\ufffd\ufffd\ufffd']],
  ['a=1&b=2&c=3&d=4', ['a=1', 'b=2', 'c=3']],
])('of ?%s the list cannot give %j', (search, unknown) => {
  const parts = unknownParts(new URLSearchParams(search))
  expect(parts.map((part) => part.join('='))).toEqual(unknown)
  // The key of a page is read as the address was.
  expect(unknownParts(new URLSearchParams(parts))).toEqual(parts)
})
