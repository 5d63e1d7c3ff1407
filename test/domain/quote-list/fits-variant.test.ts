import { expect, test } from 'vitest'
import type { Accessory } from '#domain/catalogue/product.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'

const cover: Accessory = {
  key: 'cover',
  name: 'Housse',
  compatibility: 'Tous',
  price: 12,
  variantReferences: null,
}
const column: Accessory = { ...cover, key: 'column', variantReferences: ['MV-B3-15', 'MV-B3-30'] }

test.each<[accessory: string, reference: string | null, fits: boolean]>([
  ['cover', 'MV-B3-60', true],
  ['cover', null, true],
  ['column', 'MV-B3-15', true],
  ['column', 'MV-B3-60', false],
  ['column', null, false],
])('the %s fits variant %j: %j', (key, reference, fits) => {
  expect(fitsVariant(key === 'cover' ? cover : column, reference)).toBe(fits)
})
