import { expect, test } from 'vitest'
import type { DrawingData } from '#domain/catalogue/drawing-data.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { documentOf, type TypedProduct, typedProduct } from '#src/desk/catalogue/typed-product.ts'
import { catalogueOf } from '#test/support/edge.ts'

const { products } = catalogueOf('montevigne-p1', 'montevigne-b8', 'tarnoval-tr2')
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
    expect(documentOf(typedProduct(document))).toEqual({ document, errors: {} })
})

test('what cannot be read is said at its field', () => {
  const typed = typedProduct({ ...product, accessories: [accessory], drawing: drawings[0] as DrawingData })
  const fieldsOf = (changes: Partial<TypedProduct>) =>
    Object.keys(documentOf({ ...typed, ...changes }).errors)
  const withLength = (lengths: Partial<TypedProduct['drawing']['lengths']>) => ({
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
