import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ServiceLines, type ServiceScope, serviceApplies } from '#domain/quote-list/quote-service.ts'

const any: ServiceScope = { metrology: null, categories: null, maxAboveG: null, maxUpToG: null }
const counter = { metrology: 'yes', category: 'commercial', maxG: 30_000 } as const

test.each([
  ['no condition', {}, true],
  ['its metrology', { metrology: ['yes', 'optional'] }, true],
  ['another metrology', { metrology: ['optional'] }, false],
  ['its category', { categories: ['commercial'] }, true],
  ['another category', { categories: ['medical', 'laboratory'] }, false],
  ['a band that ends at its Max', { maxUpToG: 30_000 }, true],
  ['a band that begins at its Max', { maxAboveG: 30_000 }, false],
  ['a band around its Max', { maxAboveG: 29_999, maxUpToG: 300_000 }, true],
  ['a smaller band', { maxUpToG: 29_999 }, false],
  ['one condition of two', { metrology: ['yes'], categories: ['medical'] }, false],
] satisfies [string, Partial<ServiceScope>, boolean][])('a service with %s', (_, scope, applies) => {
  expect(serviceApplies({ ...any, ...scope }, counter)).toBe(applies)
})

test('an unknown metrology meets no condition on it', () => {
  expect(
    serviceApplies({ ...any, metrology: ['yes', 'no', 'optional'] }, { ...counter, metrology: null }),
  ).toBe(false)
  expect(serviceApplies(any, { ...counter, metrology: null })).toBe(true)
})

const line = { code: 'training', quantity: 1 }
test.each([
  ['twenty lines', Array(20).fill(line), true],
  ['twenty-one lines', Array(21).fill(line), false],
  ['no quantity', [{ code: 'training' }], true],
  ['a quantity of nothing', [{ ...line, quantity: 0 }], false],
  ['a negative quantity', [{ ...line, quantity: -1 }], false],
  ['half a service', [{ ...line, quantity: 0.5 }], false],
  ['too large a quantity', [{ ...line, quantity: 10_000 }], false],
  ['no code', [{ ...line, code: '' }], false],
  ['a price of one’s own', [{ ...line, priceCents: 1 }], false],
])('%s', (_, lines, valid) => {
  expect(v.is(ServiceLines, lines)).toBe(valid)
})
