import { expect, test } from 'vitest'
import { changedPrice, wholeEstimate } from '#domain/quote-requests/asked-price.ts'

const instrument = {
  ...{ productId: 'tarnoval-b9', productName: 'B9', productImage: '/b9.svg' },
  variant: { reference: 'TN-B9-150' } as never,
}
const asked = (price: number | null) => [
  { productId: 'tarnoval-b9', price: 1, item: { variant: { reference: 'TN-B9-60' } as never } },
  { productId: 'tarnoval-b9', price, item: { variant: { reference: 'TN-B9-150' } as never } },
]

test('an instrument says at which price it was asked for where the offer has another one', () => {
  expect(changedPrice({ instrument, unitCents: 49_000 }, asked(460))).toBe(460)
  expect(changedPrice({ instrument, unitCents: 46_000 }, asked(460))).toBeNull()
  expect(changedPrice({ instrument, unitCents: 49_000 }, asked(null))).toBeNull()
  expect(changedPrice({ instrument: null, unitCents: 49_000 }, asked(460))).toBeNull()
  expect(changedPrice({ instrument, unitCents: 49_000 }, [])).toBeNull()
})

test('an indicative amount with an open part is compared with nothing', () => {
  expect(wholeEstimate({ parts: [], totalCents: 100, missing: ['delivery', 'vat'] })).toBe(100)
  expect(wholeEstimate({ parts: [], totalCents: 100, missing: ['travel-on-request', 'vat'] })).toBeNull()
  expect(wholeEstimate(null)).toBeNull()
})
