import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { rebased, rebasedServices } from '#domain/publishing/rebase.ts'
import { generateCatalogue } from '#seed/generate.ts'

const products = generateCatalogue().products.filter(({ variants }) => variants.length > 1)
const product = fc.constantFrom(...products)

type Edit = (document: ProductDocument) => ProductDocument
/** Edits of different values of a product, by what they change. */
const edits: Record<string, Edit> = {
  price: (document) => ({
    ...document,
    variants: document.variants.map((variant, i) => (i ? variant : { ...variant, priceCents: 12_345 })),
  }),
  otherPrice: (document) => ({
    ...document,
    variants: document.variants.map((variant, i) => (i === 1 ? { ...variant, priceCents: null } : variant)),
  }),
  stock: (document) => ({
    ...document,
    variants: document.variants.map((variant) => ({ ...variant, inStock: !variant.inStock })),
  }),
  french: (document) => ({ ...document, name: { ...document.name, fr: 'Balance neuve' } }),
  german: (document) => ({ ...document, name: { ...document.name, de: 'Neue Waage' } }),
  features: (document) => ({ ...document, features: document.features.slice(1) }),
  ending: (document) => ({ ...document, discontinued: { successor: null } }),
}
const edit = fc.constantFrom(...Object.keys(edits))
const apply = (name: string, document: ProductDocument) => edits[name]?.(document) ?? document

test('edits of different values come together, whichever was first', () => {
  fc.assert(
    fc.property(product, edit, edit, (base, one, other) => {
      fc.pre(one !== other)
      const both = apply(other, apply(one, base))
      expect(rebased(base, apply(one, base), apply(other, base))).toEqual(both)
      expect(rebased(base, apply(other, base), apply(one, base))).toEqual(both)
    }),
  )
})

test('without a second change there is nothing to merge', () => {
  fc.assert(
    fc.property(product, edit, (base, name) => {
      const edited = apply(name, base)
      expect(rebased(base, base, edited)).toEqual(edited)
      expect(rebased(base, edited, base)).toEqual(edited)
      expect(rebased(base, edited, edited)).toEqual(edited)
    }),
  )
})

const [base] = products as [ProductDocument]
const priced = (cents: number | null): ProductDocument => ({
  ...base,
  variants: base.variants.map((variant) => ({ ...variant, priceCents: cents })),
})
const [first, ...others] = base.variants as [ProductDocument['variants'][number]]
const added = { ...first, reference: 'NEW-1' }

test.each([
  ['one price', priced(100), priced(200)],
  ['a price and a price on request', priced(100), priced(null)],
  ['the price of a model and its end', priced(100), { ...base, variants: others }],
  ['the order of the models', { ...base, variants: [...others, first] }, { ...base, variants: others }],
  ['a list', { ...base, features: [] }, { ...base, features: base.features.slice(1) }],
])('%s changed by two, each in its way, contradicts', (_, current, edited) => {
  expect(rebased(base, current, edited)).toBeNull()
  expect(rebased(base, edited, current)).toBeNull()
})

test('of two prices that of the later day counts, and nothing else is settled so', () => {
  const current = { ...priced(100), brand: 'Other' }
  expect(rebased(base, current, priced(200), true)).toEqual({ ...priced(200), brand: 'Other' })
  expect(rebased(base, current, priced(null), true)).toEqual({ ...priced(null), brand: 'Other' })
  expect(rebased(base, current, base, true)).toEqual(current)
  expect(rebased(base, current, { ...base, brand: 'Another' }, true)).toBeNull()
  expect(rebased(base, { ...base, variants: others }, priced(200), true)).toBeNull()
})

test('a model that is added stays, and the price of the others changes', () => {
  const current = { ...base, variants: [...base.variants, added] }
  expect(rebased(base, current, priced(300))?.variants).toEqual([...priced(300).variants, added])
})

test('models with the same reference are one list', () => {
  const twice = { ...base, variants: [first, first] }
  const changed = { ...twice, variants: [first, { ...first, priceCents: 1 }] }
  expect(rebased(twice, { ...twice, brand: 'Other' }, changed)).toEqual({ ...changed, brand: 'Other' })
})

test('of services each value that both have changed is named', () => {
  const [one, two, ...rest] = generateCatalogue().services
  if (!one || !two) throw new Error('no services')
  const conflicts = (current: object[], edited: object[]) =>
    rebasedServices([one, two, ...rest], current as (typeof one)[], edited as (typeof one)[]).conflicts
  const french = (fr: string, priceCents: number) => ({ ...one, priceCents, name: { ...one.name, fr } })
  expect(conflicts([french('A', 100), two, ...rest], [french('B', 200), two, ...rest])).toEqual([
    { code: one.code, field: 'name.fr' },
    { code: one.code, field: 'priceCents' },
  ])
  expect(conflicts([two, ...rest], [french('B', 200), two, ...rest])).toEqual([{ code: one.code }])
  expect(conflicts([two, one, ...rest], [...rest, one, two])).toEqual([{}])
  expect(conflicts([french('A', one.priceCents ?? 0), two, ...rest], [one, ...rest])).toEqual([])
})
