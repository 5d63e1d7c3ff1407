import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'
import { minCapacityUg } from '#domain/metrology/metrology.ts'
import { dataPlate } from '#domain/metrology/plate-lines.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { generateCatalogue } from '#seed/generate.ts'

/** What a weighing professional would object to: no text, number or price may contradict another. */
const { products } = generateCatalogue()
const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))

const maxOf = (variant: VariantDocument) => variant.ranges.at(-1)?.maxUg ?? 0
const areaOf = ({ platform }: VariantDocument): number => {
  const sides = [...(platform ?? '').replaceAll('\u202f', '').matchAll(/\d+/g)].map(Number)
  const [first = 0, second] = sides
  return second === undefined ? (Math.PI * first ** 2) / 4e6 : (first * second) / 1e6
}
const sameModel = (a: VariantDocument, b: VariantDocument) =>
  a !== b && a.metrology === b.metrology && JSON.stringify(a.ranges) === JSON.stringify(b.ranges)
const pairs = products.flatMap(({ variants: own }) =>
  own.flatMap((one) => own.map((other) => [one, other] as const)),
)

test('test weights are not called by the name of an accuracy class', () => {
  const weights = products.filter(({ subcategory }) => subcategory === 'weights')
  expect(weights).toHaveLength(4)
  for (const { model } of weights) expect(model).not.toMatch(/^(E[12]|F[12]|M[123])$/)
})

test('a test weight costs the same as an accessory and as a product', () => {
  const accessories = products.flatMap((product) => product.accessories)
  const prices = new Map<string, Set<number | null>>()
  const add = (key: string, price: number | null) =>
    prices.set(key, (prices.get(key) ?? new Set()).add(price))
  for (const { key, name, priceCents } of accessories) {
    const [, oiml, mass, unit] = name.en.match(/\b(F1|F2|M1)\b.*?([\d.]+)[ \u00a0]?(kg|g)\b/) ?? []
    if (oiml && /weight/i.test(name.en) && !/certificate|case/i.test(key))
      add(`${oiml} ${Number(mass) * (unit === 'kg' ? 1000 : 1)}`, priceCents)
  }
  for (const { product, variant } of variants) {
    const oiml = product.summary.en.match(/^Class (F1|F2|M1)/)?.[1]
    if (product.subcategory === 'weights' && oiml && product.model !== 'PE4')
      add(`${oiml} ${maxOf(variant) / gram}`, variant.priceCents)
  }
  expect(prices.size).toBeGreaterThan(20)
  expect([...prices].filter(([, all]) => all.size > 1)).toEqual([])
})

test('a test weight costs what one costs: more the heavier it is, a milligram less than a night out', () => {
  for (const { subcategory, variants: own } of products) {
    if (subcategory !== 'weights') continue
    for (const variant of own)
      expect(variant.priceCents).toBeLessThanOrEqual(maxOf(variant) < kilogram ? 8000 : 300_000)
    const heavy = own.filter((variant) => maxOf(variant) >= gram).map(({ priceCents }) => priceCents ?? 0)
    expect(heavy).toEqual(heavy.toSorted((a, b) => a - b))
  }
})

const own = (product: ProductDocument) => [product.summary, ...product.features]

/** « 350 × 290 », « 1 250 × 750 », « 1,250 × 750 » and « 1.250 × 750 » in a text. */
const sizesIn = (text: string) =>
  [...text.replace(/[\u202f.,](?=\d{3})/g, '').matchAll(/(\d{3,4})[ \u00a0]?×[ \u00a0]?(\d{3,4})/g)].map(
    ([, width, depth]) => `${width}×${depth}`,
  )
const soldOn = ({ variants }: ProductDocument) =>
  new Set(variants.map(({ platform }) => platform?.replaceAll(/[\s\u00a0\u202f]|mm/g, '')))
const range = { fr: /jusqu’à|de .* à|selon/, en: /up to|from|depending/, de: /\bbis\b|je nach/ }

test('a feature that names the platform of some models only says so', () => {
  const wrong = products
    .filter((product) => !['load', 'loadcell'].includes(product.subcategory) && soldOn(product).size > 1)
    .flatMap(({ id, features }) =>
      features.flatMap((feature) =>
        locales
          .filter((locale) => sizesIn(feature[locale]).length === 1 && !range[locale].test(feature[locale]))
          .map((locale) => `${id}: ${feature[locale]}`),
      ),
    )
  expect(wrong).toEqual([])
})

test('a text that counts the capacities or the models of its product counts right', () => {
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
  let counted = 0
  for (const { id, summary, variants: models } of products)
    for (const [, word = '', kilograms, what] of summary.en.matchAll(
      /\b(two|three|four|five|six)(?: multi-interval| (\d+)[ \u00a0]kg)? (capacities|models|sizes)/gi,
    )) {
      counted++
      const maxima = models.map(maxOf).filter((ug) => !kilograms || ug === Number(kilograms) * kilogram)
      const found = what === 'capacities' ? new Set(maxima).size : maxima.length
      expect([id, numbers[found]]).toEqual([id, word.toLowerCase()])
    }
  expect(counted).toBeGreaterThan(4)
})

test('a platform that a text names is one that is sold', () => {
  let named = 0
  for (const product of products) {
    if (['load', 'loadcell'].includes(product.subcategory)) continue
    const sold = soldOn(product)
    for (const text of own(product))
      for (const locale of locales)
        for (const size of sizesIn(text[locale])) {
          named++
          expect([product.id, [...sold]]).toEqual([product.id, expect.arrayContaining([size])])
        }
  }
  expect(named).toBeGreaterThan(60)
})

test('where a feature gives the platform one size, every model has it', () => {
  const single =
    /^(?:Plateau|Plate-forme|Coque|Deux plaques|Plaques)(?!.*(?:jusqu|ou )).*?(\d{3,4})[ \u00a0]?×[ \u00a0]?(\d{3,4})/
  const found = products.filter(({ features }) => features.some(({ fr }) => single.test(fr)))
  expect(found.length).toBeGreaterThan(10)
  for (const product of found)
    expect([product.id, new Set(product.variants.map(({ platform }) => platform)).size]).toEqual([
      product.id,
      1,
    ])
})

test('a text that says verified or class III says it of every model', () => {
  const wrong = variants.filter(
    ({ product, variant }) =>
      product.features.some(({ fr }) => /^(?:Vérifiées en )?[Cc]lasse III(?!.*modèle)/.test(fr)) &&
      (variant.accuracyClass !== 'III' || variant.metrology !== 'yes'),
  )
  expect(wrong.map(({ variant }) => variant.reference)).toEqual([])
})

test('no instrument is built against physics', () => {
  for (const { product, variant } of variants) {
    if (!variant.platform || ['beams', 'pallet-truck', 'axle'].includes(product.subcategory)) continue
    const [kg, area, d] = [maxOf(variant) / kilogram, areaOf(variant), variant.ranges[0]?.dUg ?? Infinity]
    const where = [variant.reference, kg, area]
    expect([...where, product.category !== 'medical' && kg / area > 3000]).toEqual([...where, false])
    if (product.category === 'industrial' && area < 0.12)
      expect([...where, kg >= 200]).toEqual([...where, false])
    if (area > 1) expect([...where, kg < 100]).toEqual([...where, false])
    if (d <= milligram) expect([...where, area > 0.025]).toEqual([...where, false])
    if (product.subcategory === 'weighbridge')
      expect([...where, area < (kg > 50_000 ? 48 : kg > 30_000 ? 36 : 24)]).toEqual([...where, false])
  }
})

test('the mass that a feature promises is that of the facts', () => {
  let promised = 0
  for (const product of products)
    for (const { fr } of own(product)) {
      const [, word, kg] = fr.match(/^(?:Pliable, )?(Moins de|[Ee]nviron) (\d+)[ \u00a0]kg(?! par)/) ?? []
      if (!kg) continue
      promised++
      for (const { reference, facts } of product.variants) {
        const [least, most] = word === 'Moins de' ? [0, Number(kg)] : [Number(kg) * 0.85, Number(kg) * 1.2]
        expect([reference, facts.massKg]).toEqual([reference, expect.any(Number)])
        expect(facts.massKg).toBeGreaterThan(least)
        expect(facts.massKg).toBeLessThan(most)
      }
    }
  expect(promised).toBe(4)
})

test('heights that texts promise are those of the facts', () => {
  const height = (id: string) =>
    new Set(
      products.find((product) => product.id === id)?.variants.map(({ facts }) => facts.dimensionsMm?.[2]),
    )
  expect(height('montevigne-f4')).toEqual(new Set([45]))
  for (const id of ['montevigne-u1', 'tarnoval-u2', 'askelune-u3'])
    for (const mm of height(id)) expect(mm).toSatisfy((value: number) => value >= 85 && value <= 90)
})

test('no balance or chair is as light as a toy', () => {
  const least: Record<string, number> = {
    micro: 6,
    'semi-micro': 5,
    analytical: 4,
    chair: 15,
    'body-comp': 20,
  }
  for (const { product, variant } of variants) {
    const from = least[product.subcategory]
    if (from) expect(variant.facts.massKg).toBeGreaterThan(from)
  }
})

test('a reference says the Max of its variant', () => {
  const units: Record<string, number> = { MG: milligram, G: gram, K: kilogram, T: 1000 * kilogram }
  for (const { variant } of variants) {
    if (variant.ranges.length === 0) continue
    const [, whole, unit = 'K', decimals = '0'] =
      variant.reference.match(/-(\d+)(?:(MG|G|K|T)(\d*))?[A-Z]*\d?$/) ?? []
    const said = Number(`${whole}.${decimals || '0'}`) * (units[unit] ?? 0)
    expect([variant.reference, Math.round(said)]).toEqual([variant.reference, maxOf(variant)])
  }
})

test('a larger Max never stands on a smaller platform', () => {
  const wrong = pairs.filter(([a, b]) => maxOf(a) < maxOf(b) && areaOf(a) > areaOf(b) + 1e-9)
  expect(wrong.map(([a, b]) => `${a.reference} ${b.reference}`)).toEqual([])
})

test('a platform alone changes the price by little, and never down', () => {
  const onPlatforms = pairs.filter(([a, b]) => sameModel(a, b) && areaOf(a) < areaOf(b))
  expect(onPlatforms.length).toBeGreaterThan(30)
  for (const [a, b] of onPlatforms) {
    if (a.priceCents === null || b.priceCents === null) continue
    expect([a.reference, b.reference, b.priceCents / a.priceCents > 1.09]).toEqual([
      a.reference,
      b.reference,
      false,
    ])
    expect(b.priceCents).toBeGreaterThanOrEqual(a.priceCents)
  }
})

test('the plate of a multiple-range instrument states the Min of each range', () => {
  const several = variants.filter(({ variant }) => variant.arrangement === 'multiple-range')
  expect(several.length).toBeGreaterThan(5)
  for (const { variant } of several) {
    const mins = variant.ranges.map((range) => minCapacityUg(variant.accuracyClass ?? 'III', range))
    expect(dataPlate(variant, 'fr').min?.split(' / ')).toHaveLength(new Set(mins).size)
  }
})
