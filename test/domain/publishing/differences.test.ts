import { expect, test } from 'vitest'
import { catalogueChanges, documentChanges } from '#domain/publishing/differences.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'

const product = {
  ...{ id: 'a', variants: [], photos: [], documents: [], discontinued: null },
} as unknown as ProductDocument

test.each([
  ['photos', [{}, {}], '2'],
  ['documents', [{ title: 'T20 4711' }, { title: 'Notice' }], 'T20 4711, Notice'],
  ['discontinued', { successor: null }, 'yes'],
  ['discontinued', { successor: 'b' }, 'yes, b'],
])('a change of %s to %j says what it has become', (field, value, after) => {
  const changed = { ...product, [field]: value } as ProductDocument
  expect(documentChanges(product, changed)).toEqual([
    { product: 'a', reference: null, change: field, before: null, after },
  ])
})

test.each([
  ['photos', [{}], '0'],
  ['documents', [{ title: 'Notice' }], '0'],
  ['discontinued', { successor: 'b' }, 'no'],
])('%s that are gone are said', (field, value, after) => {
  const before = { ...product, [field]: value } as ProductDocument
  expect(documentChanges(before, product)).toMatchObject([{ change: field, after }])
})

test('an import shows a text that changes where it does, and numbers of a drawing by name alone', () => {
  const catalogue = (changed: object) => ({
    ...{ updatedOn: '', subcategories: [], services: [] },
    products: [{ ...product, ...changed } as ProductDocument],
  })
  const start =
    'A long sentence about the platform of this fine instrument, which has been made of steel for years, '
  const of = (text: string, dimensionMm: number) =>
    catalogue({ features: [{ fr: 'Inox', en: `${start.repeat(3)}${text}` }], drawing: { dimensionMm } })
  expect(catalogueChanges(of('étalon', 1), of('?talon', 2))).toMatchObject([
    {
      change: 'features',
      before: '… been made of steel for years, étalon',
      after: expect.stringContaining('?talon'),
    },
    { change: 'drawing', before: null, after: null },
  ])
})
