import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { metrologyProblems } from '#domain/metrology/metrology.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { brands } from '#seed/brands.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { kinds } from '#seed/kinds.ts'

const catalogue = generateCatalogue()
const { products, subcategories } = catalogue
const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
const offers = products.flatMap((product) => product.accessories.map((offer) => ({ product, offer })))

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)

test('the catalogue has the size that the company states, over every category and sub-category', () => {
  expect(products.length).toBeGreaterThanOrEqual(120)
  expect(variants.length).toBeGreaterThanOrEqual(600)
  expect(subcategories).toHaveLength(45)
  expect(new Set(products.map((product) => product.subcategory))).toEqual(
    new Set(subcategories.map(({ key }) => key)),
  )
  expect([...new Set(products.map((product) => product.category))].sort()).toEqual([...categories].sort())
  expect(new Set(products.map((product) => product.brand)).size).toBeGreaterThanOrEqual(8)
})

test('every product is in the category of its sub-category, and its brand makes that kind', () => {
  for (const product of products) {
    expect(subcategories.find(({ key }) => key === product.subcategory)?.category).toBe(product.category)
    expect(brands.find(({ name }) => name === product.brand)?.categories).toContain(product.category)
    expect(product.variants.length).toBeGreaterThan(0)
  }
})

test('the catalogue is the same in every run', () => {
  expect(generateCatalogue()).toEqual(catalogue)
})

/** An indicator has no weighing range of its own. */
const isPart = ({ subcategory }: ProductDocument) => subcategory === 'indicator'

test('no instrument breaks a rule of OIML R 76-1', () => {
  const wrong = variants
    .filter(({ product }) => !isPart(product))
    .map(({ variant }) => [variant.reference, ...metrologyProblems(variant)])
    .filter((problems) => problems.length > 1)
  expect(wrong).toEqual([])
  expect(variants.filter(({ variant }) => variant.accuracyClass !== null).length).toBeGreaterThan(400)
})

test('the check finds an instrument with an invalid interval', () => {
  const verified = variants.filter(({ variant }) => variant.accuracyClass !== null)
  for (const { variant } of verified) {
    const [first, ...others] = variant.ranges
    if (!first?.eUg) throw new Error(`${variant.reference} has a class and no e`)
    const planted = { ...variant, ranges: [{ ...first, eUg: first.eUg * 3, dUg: first.eUg * 3 }, ...others] }
    expect(metrologyProblems(planted)).toContain('interval-form')
  }
})

test('only an indicator has no weighing range', () => {
  for (const { product, variant } of variants) expect(variant.ranges.length === 0).toBe(isPart(product))
})

test('ids, references, models and names are unique', () => {
  expect(repeated(products.map((product) => product.id))).toEqual([])
  expect(repeated(variants.map(({ variant }) => variant.reference))).toEqual([])
  expect(repeated(subcategories.map(({ key }) => key))).toEqual([])
  for (const locale of locales) {
    expect(repeated(products.map((product) => `${product.brand} ${product.name[locale]}`))).toEqual([])
  }
})

test('ids and references are valid in an address and in a quote request', () => {
  for (const { product, variant } of variants) {
    expect(product.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(product.id.length).toBeLessThanOrEqual(80)
    expect(variant.reference).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/)
    expect(variant.reference.length).toBeLessThanOrEqual(60)
  }
})

test('a price is on request or a positive number of whole cents', () => {
  const prices = [
    ...variants.map(({ variant }) => variant.priceCents),
    ...offers.map(({ offer }) => offer.priceCents),
  ]
  const wrong = prices.filter((price) => price !== null && !(Number.isInteger(price) && price > 0))
  expect(wrong).toEqual([])
  expect(prices).toContain(null)
})

test('a price is near the price range of its kind', () => {
  for (const { product, variant } of variants) {
    const range = kinds.find(({ key }) => key === product.subcategory)?.price
    if (variant.priceCents === null || !range) continue
    expect(variant.priceCents).toBeGreaterThanOrEqual(range.from * 100)
    expect(variant.priceCents).toBeLessThanOrEqual(range.to * 125)
  }
})

/** The weighing data of a variant, without its verification. */
const alike = ({ ranges, platform }: VariantDocument) =>
  JSON.stringify([ranges.map(({ maxUg, dUg }) => [maxUg, dUg]), platform])

const twins = products.flatMap((product) =>
  product.variants
    .filter((variant) => variant.accuracyClass === null)
    .flatMap((variant) =>
      product.variants
        .filter((other) => other.accuracyClass !== null && alike(other) === alike(variant))
        .map((other) => ({ unverified: variant, verified: other })),
    ),
)

test('an unverified twin is never more expensive than its verified sibling', () => {
  expect(twins.length).toBeGreaterThanOrEqual(5)
  const dearer = twins.filter(
    ({ unverified, verified }) =>
      (unverified.priceCents ?? 0) > (verified.priceCents ?? Number.POSITIVE_INFINITY),
  )
  expect(dearer.map(({ unverified }) => unverified.reference)).toEqual([])
})

test('a twin is on request exactly when its sibling is', () => {
  for (const { unverified, verified } of twins) {
    expect(unverified.priceCents === null).toBe(verified.priceCents === null)
  }
})

test('a model without an accuracy class is not for regulated use, one with a class may be', () => {
  for (const { variant } of variants) {
    const { reference, accuracyClass, metrology, ranges } = variant
    expect([reference, metrology === 'no']).toEqual([reference, accuracyClass === null])
    for (const range of ranges) expect(range.eUg === null).toBe(accuracyClass === null)
  }
})

test('there are verified, unverified and optionally verified models, the last in industry only', () => {
  expect([...new Set(variants.map(({ variant }) => variant.metrology))].sort()).toEqual([
    'no',
    'optional',
    'yes',
  ])
  const optional = variants.filter(({ variant }) => variant.metrology === 'optional')
  expect([...new Set(optional.map(({ product }) => product.category))]).toEqual(['industrial'])
})

/** Price-computing scales for direct sale to the public. */
const priceComputing = [
  'price-computing',
  'ticket-scale',
  'label-scale',
  'pos-scale',
  'self-service',
  'hanging-retail',
]

test.each(priceComputing)('a scale of the kind %s is never sold unverified', (kind) => {
  const sold = variants.filter(({ product }) => product.subcategory === kind)
  expect(sold.length).toBeGreaterThan(0)
  for (const { variant } of sold) {
    expect([variant.reference, variant.metrology, variant.accuracyClass]).toEqual([
      variant.reference,
      'yes',
      'III',
    ])
  }
})

test('an accessory fits at least one reference of its own product, and not simply all', () => {
  for (const { product, offer } of offers) {
    if (offer.variantReferences === null) continue
    const own = product.variants.map((variant) => variant.reference)
    expect(own).toEqual(expect.arrayContaining(offer.variantReferences))
    expect(offer.variantReferences.length).toBeGreaterThan(0)
    expect(offer.variantReferences.length).toBeLessThan(own.length)
    expect(repeated(offer.variantReferences)).toEqual([])
  }
  expect(offers.some(({ offer }) => offer.variantReferences !== null)).toBe(true)
})

test('an accessory is the same for every product, and listed once per product', () => {
  const known = new Map<string, string>()
  for (const { offer } of offers) {
    const { variantReferences: _, ...same } = offer
    expect(known.get(offer.key) ?? JSON.stringify(same)).toBe(JSON.stringify(same))
    known.set(offer.key, JSON.stringify(same))
  }
  for (const { accessories } of products) expect(repeated(accessories.map(({ key }) => key))).toEqual([])
})

test('the accessories of a product fit into a quote request', () => {
  for (const { accessories } of products) {
    expect(accessories.length).toBeLessThanOrEqual(limits.accessoriesPerItem)
    for (const { name } of accessories)
      for (const text of Object.values(name)) expect(text.length).toBeLessThanOrEqual(200)
  }
})

test('the variants of a product are sorted by Max', () => {
  for (const product of products) {
    const sizes = product.variants.map((variant) => variant.ranges.at(-1)?.maxUg ?? 0)
    expect([product.id, sizes]).toEqual([product.id, sizes.toSorted((a, b) => a - b)])
  }
})

test('arrival dates are valid days before the date of the catalogue', () => {
  for (const { newestOn } of products) {
    expect(new Date(newestOn).toISOString().slice(0, 10)).toBe(newestOn)
    expect(newestOn <= catalogue.updatedOn).toBe(true)
  }
  expect(new Set(products.map(({ newestOn }) => newestOn)).size).toBeGreaterThan(60)
})

test('no two fictional brands share a reference prefix', () => {
  expect(repeated(brands.map(({ code }) => code))).toEqual([])
  for (const { product, variant } of variants) {
    const brand = brands.find(({ name }) => name === product.brand)
    expect(variant.reference.startsWith(`${brand?.code}-`)).toBe(true)
  }
})

test('drawing data matches the variants: the kind, an available platform, verified or not', () => {
  for (const { drawing, subcategory, variants: own } of products) {
    expect(drawing.kind).toBe(subcategory)
    expect(drawing.verified).toBe(own.some((variant) => variant.metrology === 'yes'))
    if (drawing.platform) expect(own.some((variant) => variant.platform !== null)).toBe(true)
  }
})

test('test weights have a nominal value, instruments and load cells a Max', () => {
  for (const { subcategory, variants } of products)
    for (const { reference, arrangement } of variants)
      expect([reference, arrangement === 'nominal']).toEqual([reference, subcategory === 'weights'])
  const set = products.find(({ id }) => id === 'zornhalde-pe1')
  expect(set?.specifications.capacity?.fr).toBe('1\u00a0mg – 1\u00a0kg')
})
