import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { VariantBits } from '#domain/catalogue/catalogue-facets.ts'
import { buildIndex, groupAt, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { variantFacetNames } from '#domain/catalogue/query-fields.ts'
import { anyEntries, brands, bySeq, noBits, subcategories } from './random-catalogue.ts'

test('the index contains every product once by seq, with all its data', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      const read = Array.from(index.seq, (seq, i) => ({
        seq,
        category: groupAt(index, i)?.category,
        subcategory: groupAt(index, i)?.subcategory,
        brand: groupAt(index, i)?.brand,
        priceCents: index.priceCents[i] === -1 ? null : index.priceCents[i],
        newestDay: index.newestDay[i],
        nameRank: Object.fromEntries(locales.map((locale) => [locale, index.nameRank[locale][i]])),
      }))
      expect(read).toEqual(bySeq(entries).map(({ variants, ...rest }) => rest))
      expect(index).toMatchObject({ subcategories, brands })
    }),
  )
})

const key = (variant: VariantBits) => variantFacetNames.map((name) => variant[name]).join()

test('a profile is the set of the product’s variants, and equal sets are stored once', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      for (const [i, entry] of bySeq(entries).entries()) {
        const profile = index.profiles[groupAt(index, i)?.profile ?? -1] ?? []
        const read = Array.from(profile, (place) =>
          variantFacetNames.map((name) => index.variants[name][place]).join(),
        )
        expect(read.sort()).toEqual([...new Set(entry.variants.map(key))].sort())
      }
      expect(new Set(index.profiles.map(String)).size).toBe(index.profiles.length)
      const distinct = new Set(entries.flatMap(({ variants }) => variants.map(key)))
      for (const name of variantFacetNames) expect(index.variants[name]).toHaveLength(distinct.size)
    }),
  )
})

const plain: IndexEntry = {
  seq: 1,
  category: 0,
  subcategory: 0,
  brand: 0,
  priceCents: null,
  newestDay: 0,
  nameRank: { fr: 0, en: 0, de: 0 },
  variants: [{ ...noBits, capacity: 1, protection: 31, interface: 2 ** 31 - 1 }],
}

test('a facet has room for 31 values, and one more is refused', () => {
  const [bits] = plain.variants
  expect(buildIndex([plain], subcategories, brands).variants.interface[0]).toBe(2 ** 31 - 1)
  const full = { ...plain, variants: [{ ...(bits ?? expect.fail()), interface: 2 ** 31 }] }
  expect(() => buildIndex([full], subcategories, brands)).toThrow(
    'The column interface of the catalogue index is full: it cannot hold 2147483648.',
  )
})

test.each([{ priceCents: 2 ** 31 }, { newestDay: 2 ** 16 }, { nameRank: { fr: 0, en: 0, de: 2 ** 31 } }])(
  'a product that does not fit into the columns is refused: %j',
  (more) => {
    expect(() => buildIndex([{ ...plain, ...more }], subcategories, brands)).toThrow('is full')
  },
)

test('a group contains exactly the products that no filter distinguishes', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      const sorted = bySeq(entries)
      const alike = (i: number) => {
        const { category, subcategory, brand, variants } = sorted[i] ?? sorted[0] ?? expect.fail()
        return [category, subcategory, brand, ...[...new Set(variants.map(key))].sort()].join(' ')
      }
      const positions = [...index.seq.keys()]
      for (const a of positions) {
        for (const b of positions) expect(index.group[a] === index.group[b]).toBe(alike(a) === alike(b))
        const group = groupAt(index, a)
        expect(group?.size).toBe(positions.filter((b) => index.group[b] === index.group[a]).length)
      }
      expect(index.groups.reduce((sum, group) => sum + group.size, 0)).toBe(entries.length)
    }),
  )
})

test('building the index keeps the order of the given products', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const before = structuredClone(entries)
      buildIndex(entries, subcategories, brands)
      expect(entries).toEqual(before)
    }),
  )
})
