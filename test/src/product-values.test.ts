import { expect, test } from 'vitest'
import type { DrawingData } from '#domain/catalogue/product.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { catalogueProblems } from '#domain/publishing/problems.ts'
import { documentOf, type ProductValues, productValues } from '#src/desk/catalogue/product-values.ts'
import { catalogueOf } from '#test/support/edge.ts'

const catalogue = catalogueOf('montevigne-p1', 'montevigne-b8', 'tarnoval-tr2')
const { products } = catalogue
const anything = { canDraw: () => true, hasLabel: () => true }
const [product] = products as [ProductDocument]
const drawings: DrawingData[] = [
  {
    kind: 'bench',
    platform: { shape: 'rect', widthMm: 300, depthMm: 240.5 },
    dimensionMm: null,
    column: true,
    verified: true,
  },
  {
    kind: 'bench',
    platform: { shape: 'round', diameterMm: 118 },
    dimensionMm: null,
    column: false,
    verified: false,
  },
  { kind: 'hoist', platform: null, dimensionMm: 210, column: false, verified: false },
]

test('a product that nobody has changed is read from its fields as it was', () => {
  for (const document of [...products, ...drawings.map((drawing) => ({ ...product, drawing }))])
    expect(documentOf(productValues(document))).toEqual({ document, errors: {} })
})

test('what cannot be read is said at its field', () => {
  const typed = productValues({ ...product, accessories: [accessory], drawing: drawings[0] as DrawingData })
  const fieldsOf = (changes: Partial<ProductValues>) =>
    Object.keys(documentOf({ ...typed, ...changes }).errors)
  const withLength = (lengths: Partial<ProductValues['drawing']['lengths']>) => ({
    drawing: { ...typed.drawing, lengths: { ...typed.drawing.lengths, ...lengths } },
  })
  expect(fieldsOf(withLength({ widthMm: '0' }))).toEqual(['drawing.widthMm'])
  expect(fieldsOf(withLength({ depthMm: '30 cm', diameterMm: 'none' }))).toEqual(['drawing.depthMm'])
  expect(fieldsOf(withLength({ dimensionMm: '' }))).toEqual([])
  expect(fieldsOf({ accessories: typed.accessories.map((each) => ({ ...each, price: 'cher' })) })).toEqual([
    'accessories.0.priceCents',
  ])
})

const accessory = {
  key: 'tray',
  name: { fr: 'Plateau', en: 'Tray', de: 'Schale' },
  compatibility: { fr: '', en: '', de: '' },
  priceCents: 4_900,
  variantReferences: null,
}

test('a range that is not finished is kept in the draft, and only publishing refuses it', () => {
  const typed = productValues(product)
  const withRanges = (ranges: ProductValues['models'][number]['ranges']) => {
    const models = typed.models.map((model, i) => (i === 0 ? { ...model, ranges } : model))
    return documentOf({ ...typed, models })
  }
  const empty = { max: '', e: '', d: '' }
  const { document, errors } = withRanges([{ max: '', e: '5 g', d: '' }])
  expect(errors).toEqual({})
  expect(document?.variants[0]?.ranges).toEqual([{ maxUg: 0, eUg: 5_000_000, dUg: null }])
  expect(document && productValues(document).models[0]?.ranges).toEqual([{ max: '', e: '5\u00a0g', d: '' }])
  const unfinished = document && catalogueProblems({ ...catalogue, products: [document] }, anything)
  expect(unfinished?.map(({ field, code }) => `${field} ${code}`)).toEqual(['variants.0.ranges.0.max no-max'])
  expect(withRanges([empty]).document?.variants[0]?.ranges).toEqual([])
  expect(withRanges([{ ...empty, max: '15' }]).document).toBeNull()
})

test('a model without a range is typed into one that is open', () => {
  const [variant] = product.variants
  const bare = { ...product, variants: variant ? [{ ...variant, ranges: [] }] : [] }
  expect(productValues(bare).models[0]?.ranges).toEqual([{ max: '', e: '', d: '' }])
  expect(documentOf(productValues(bare)).document).toEqual(bare)
})
