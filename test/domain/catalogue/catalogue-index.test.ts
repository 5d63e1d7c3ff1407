import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { buildIndex, groupAt, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { perFacet, variantFacetNames } from '#domain/catalogue/query-fields.ts'
import { anyEntries, brands, bySeq, noBits, productOf, subcategories, variantOf } from './random-catalogue.ts'

test('the index contains every product once by seq, with all its data', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      const read = Array.from(index.seq, (seq, i) => ({
        seq,
        row: index.row[i],
        category: groupAt(index, i)?.category,
        subcategory: groupAt(index, i)?.subcategory,
        brand: groupAt(index, i)?.brand,
        newestDay: index.newestDay[i],
        nameRank: Object.fromEntries(locales.map((locale) => [locale, index.nameRank[locale][i]])),
      }))
      const variants = bySeq(entries).map((_, i) => {
        const numbers = Array.from(index.variants.combination.keys()).slice(
          index.firstVariant[i],
          index.firstVariant[i + 1],
        )
        return numbers.map((number) => ({
          facets: perFacet(
            variantFacetNames,
            (name) => index.combinations[name][index.variants.combination[number] ?? -1],
          ),
          priceCents: index.variants.priceCents[number] === -1 ? null : index.variants.priceCents[number],
          inStock: index.variants.inStock[number] === 1,
        }))
      })
      expect(read.map((own, i) => ({ ...own, variants: variants[i] }))).toEqual(bySeq(entries))
      expect(index).toMatchObject({ subcategories, brands })
    }),
  )
})

const key = ({ facets }: IndexEntry['variants'][number]) =>
  variantFacetNames.map((name) => facets[name]).join()

test('a profile is the set of the product’s variants, and equal sets are stored once', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      for (const [i, entry] of bySeq(entries).entries()) {
        const profile = index.profiles[groupAt(index, i)?.profile ?? -1] ?? []
        const read = Array.from(profile, (place) =>
          variantFacetNames.map((name) => index.combinations[name][place]).join(),
        )
        expect(read.sort()).toEqual([...new Set(entry.variants.map(key))].sort())
      }
      expect(new Set(index.profiles.map(String)).size).toBe(index.profiles.length)
      const distinct = new Set(entries.flatMap(({ variants }) => variants.map(key)))
      for (const name of variantFacetNames) expect(index.combinations[name]).toHaveLength(distinct.size)
    }),
  )
})

const facets = { ...noBits, capacity: 1, protection: 31, interface: 2 ** 31 - 1 }
const plain = productOf(1, [variantOf(facets)])

test('a facet has room for 31 values, and one more is refused', () => {
  expect(buildIndex([plain], subcategories, brands).combinations.interface[0]).toBe(2 ** 31 - 1)
  const full = productOf(1, [variantOf({ ...facets, interface: 2 ** 31 })])
  expect(() => buildIndex([full], subcategories, brands)).toThrow(
    'The column interface of the catalogue index is full: it cannot hold 2147483648.',
  )
})

test.each([
  { variants: [variantOf(facets, { priceCents: 2 ** 31 })] },
  { newestDay: 2 ** 16 },
  { nameRank: { fr: 0, en: 0, de: 2 ** 31 } },
])('a product that does not fit into the columns is refused: %j', (more) => {
  expect(() => buildIndex([{ ...plain, ...more }], subcategories, brands)).toThrow('is full')
})

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
