import { expect, test } from 'vitest'
import { type Localized, locales } from '#config/locales.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { generateCatalogue } from '#seed/generate.ts'

const catalogue = generateCatalogue()
const { products, subcategories } = catalogue

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)

/** Every text with its location. */
function textsOf(product: ProductDocument): [where: string, text: Localized][] {
  return [
    [`${product.id} name`, product.name],
    [`${product.id} summary`, product.summary],
    [`${product.id} description`, product.description],
    ...product.features.map((text): [string, Localized] => [`${product.id} feature`, text]),
    ...Object.entries(product.specifications).map(([key, text]): [string, Localized] => [
      `${product.id} ${key}`,
      text,
    ]),
    ...product.accessories.flatMap((offer): [string, Localized][] => [
      [`${product.id} ${offer.key} name`, offer.name],
      [`${product.id} ${offer.key} compatibility`, offer.compatibility],
    ]),
  ]
}
const texts: [where: string, text: Localized][] = [
  ...subcategories.map(({ key, name }): [string, Localized] => [key, name]),
  ...products.flatMap(textsOf),
]

test('every text exists in three languages', () => {
  const missing = texts.filter(([, text]) => locales.some((locale) => !text[locale]?.trim()))
  expect(missing.map(([where]) => where)).toEqual([])
  expect(texts.length).toBeGreaterThan(products.length * 15)
})

test('no text contains a programming placeholder such as undefined', () => {
  const broken = texts.filter(([, text]) =>
    locales.some((locale) => /undefined|NaN|\[object|TODO|Lorem/.test(text[locale])),
  )
  expect(broken.map(([where]) => where)).toEqual([])
})

test('French texts have no straight apostrophe', () => {
  expect(texts.filter(([, text]) => text.fr.includes("'")).map(([where, text]) => [where, text.fr])).toEqual(
    [],
  )
})

test('French texts have no-break spaces before their punctuation', () => {
  const breaking = texts.filter(([, text]) => / [;:?!»]|« |\u00a0[;?!]/.test(text.fr))
  expect(breaking.map(([where, text]) => [where, text.fr])).toEqual([])
})

test('dimensions have one form, with spaces around the sign', () => {
  const tight = texts.filter(([, text]) => locales.some((locale) => /\d×|×\d/.test(text[locale])))
  expect(tight.map(([where, text]) => [where, text.fr])).toEqual([])
})

test('German texts do not call the French verification an Eichung', () => {
  const wrong = texts.filter(([, text]) =>
    /[Nn]ach(?:zu)?eich|Frankreich[^.;]*(?:geeicht|\bEichung)/.test(text.de),
  )
  expect(wrong.map(([where, text]) => [where, text.de])).toEqual([])
})

test('texts have no leading, trailing or double spaces', () => {
  const untidy = texts.filter(([, text]) => locales.some((locale) => /^\s|\s$| {2}/.test(text[locale])))
  expect(untidy.map(([where]) => where)).toEqual([])
})

test('descriptions and summaries are translated, not copied', () => {
  for (const { id, description, summary } of products) {
    expect([id, new Set(Object.values(description)).size]).toEqual([id, 3])
    expect([id, new Set(Object.values(summary)).size]).toEqual([id, 3])
  }
})

test('products of one kind have different summaries', () => {
  for (const locale of locales) {
    expect(repeated(products.map((product) => product.summary[locale]))).toEqual([])
  }
})

test('each product has features, each once', () => {
  for (const { id, features } of products) {
    expect(features.length).toBeGreaterThanOrEqual(4)
    for (const locale of locales)
      expect([id, repeated(features.map((text) => text[locale]))]).toEqual([id, []])
  }
})

const featureLabels = [
  'capacity',
  'readability',
  'platform',
  'display',
  'interface',
  'power',
  'dimensions',
  'weight',
  'material',
  'warranty',
  'calibration',
  'applications',
  'connectivity',
  'protection',
  'approvals',
  'options',
]

test('exactly the sixteen feature labels of the specification appear', () => {
  const used = new Set(products.flatMap((product) => Object.keys(product.specifications)))
  expect([...used].sort()).toEqual([...featureLabels].sort())
})

test('every product states the required features', () => {
  for (const { id, specifications } of products) {
    for (const key of ['material', 'warranty', 'calibration', 'applications', 'approvals', 'options']) {
      expect([id, key, key in specifications]).toEqual([id, key, true])
    }
  }
})
