import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { packIndex, unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import { anyEntries, brands, noBits, subcategories, variantOf } from './random-catalogue.ts'

test('an index survives packing and unpacking, including its groups', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      expect(unpackIndex(packIndex(index))).toEqual(index)
    }),
  )
})

test('the part size does not change the unpacked index', () => {
  fc.assert(
    fc.property(anyEntries, fc.integer({ min: 4, max: 500 }), (entries, size) => {
      const index = buildIndex(entries, subcategories, brands)
      const parts = packIndex(index, size)
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(size)
      expect(unpackIndex(parts)).toEqual(index)
    }),
  )
})

function many(count: number): IndexEntry[] {
  return Array.from({ length: count }, (_, i) => ({
    seq: i + 1,
    row: count - i,
    category: i % 4,
    subcategory: i % 3,
    brand: i % 3,
    newestDay: 19_000 + (i % 900),
    nameRank: { fr: i, en: count - i, de: (i * 7) % count },
    variants: [
      variantOf(
        {
          ...noBits,
          capacity: i % 10 ? 1 << ((i % 10) - 1) : 0,
          precision: i % 7 ? 1 << ((i % 7) - 1) : 0,
          metrology: 1 << (i % 3),
          protection: i % 32,
          power: i % 4,
          interface: i % 13,
        },
        { priceCents: i % 5 ? i * 100 : null },
      ),
    ],
  }))
}

test('twenty thousand products are packed into parts that fit a D1 statement, and unpacked again', () => {
  const index = buildIndex(many(20_000), subcategories, brands)
  const parts = packIndex(index)
  expect(parts.length).toBeGreaterThan(5)
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(60_000)
    expect(new TextEncoder().encode(part).length).toBeLessThan(90_000)
  }
  expect(unpackIndex(parts)).toEqual(index)
})

test('an empty catalogue can be packed', () => {
  const index = buildIndex([], [], [])
  const parts = packIndex(index)
  expect(parts).toHaveLength(1)
  expect(unpackIndex(parts)).toEqual(index)
})

test('a missing part is detected', () => {
  const parts = packIndex(buildIndex(many(2_000), subcategories, brands), 10_000)
  expect(() => unpackIndex(parts.slice(0, -1))).toThrow()
})
