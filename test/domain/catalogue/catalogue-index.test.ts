import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { buildIndex, groupAt, unpackVariant } from '#domain/catalogue/catalogue-index.ts'
import { capacityBands, precisionBands } from '#domain/catalogue/facets.ts'
import { interfaceChoices } from '#domain/catalogue/feature-values.ts'
import type { VariantBands } from '#domain/catalogue/variant-bands.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { anyEntries, brands, bySeq, subcategories } from './random-catalogue.ts'

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

const key = (variant: VariantBands) =>
  [
    variant.capacity,
    variant.precision,
    variant.metrology,
    variant.protection,
    variant.power,
    variant.interface,
  ].join()

test('a profile is the set of the product’s variants, and equal sets are stored once', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const index = buildIndex(entries, subcategories, brands)
      for (const [i, entry] of bySeq(entries).entries()) {
        const profile = index.profiles[groupAt(index, i)?.profile ?? -1] ?? []
        const read = Array.from(profile, (packed) => key(unpackVariant(packed)))
        expect(read.sort()).toEqual([...new Set(entry.variants.map(key))].sort())
      }
      expect(new Set(index.profiles.map(String)).size).toBe(index.profiles.length)
    }),
  )
})

test('bands, metrology and features survive packing into one number', () => {
  const variants = [...Array(capacityBands.length + 1).keys()].flatMap((capacity) =>
    [...Array(precisionBands.length + 1).keys()].flatMap((precision) =>
      [...metrologyStates.keys()].map((metrology) => ({
        capacity: capacity - 1,
        precision: precision - 1,
        metrology,
        protection: (capacity * 7) % 32,
        power: precision % 4,
        interface: (capacity + precision) % 2 ? 0 : 2 ** interfaceChoices.length - 1,
      })),
    ),
  )
  const entry = {
    seq: 1,
    category: 0,
    subcategory: 0,
    brand: 0,
    priceCents: null,
    newestDay: 0,
    nameRank: { fr: 0, en: 0, de: 0 },
    variants,
  }
  const [profile] = buildIndex([entry], subcategories, brands).profiles
  expect(
    Array.from(profile ?? [], unpackVariant)
      .map(key)
      .sort(),
  ).toEqual(variants.map(key).sort())
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
