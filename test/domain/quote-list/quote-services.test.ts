import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { addServices, changeService, readStoredServices } from '#domain/quote-list/quote-services.ts'

const a = { code: 'a', quantity: 1 }
const b = { code: 'b', quantity: 3 }

test.each([
  ['nothing', null, []],
  ['a text', 'training', []],
  ['an object', { 0: a }, []],
  ['valid services', [a, b], [a, b]],
  ['a service without quantity', [{ code: 'a' }], [a]],
  [
    'invalid ones between valid ones',
    [a, null, { code: '' }, { ...b, quantity: 0 }, { ...b, price: 1 }, b],
    [a, b],
  ],
  ['a repetition', [b, { code: 'b', quantity: 9 }], [b]],
])('stored services: %s', (_, raw, expected) => {
  expect(readStoredServices(raw)).toEqual(expected)
})

test('anything that is stored is read without an error, within the limit', () => {
  fc.assert(fc.property(fc.jsonValue(), (raw) => readStoredServices(raw).length <= limits.quoteServices))
  const many = Array.from({ length: 30 }, (_, i) => ({ code: `s${i}`, quantity: 1 }))
  expect(readStoredServices(many)).toEqual(many.slice(0, limits.quoteServices))
})

test.each([
  ['a new one last', [a], [b], [a, b]],
  [
    'a known one in the larger quantity',
    [a, b],
    [{ code: 'a', quantity: 4 }],
    [{ code: 'a', quantity: 4 }, b],
  ],
  ['a known one not in a smaller quantity', [b], [{ code: 'b', quantity: 1 }], [b]],
  [
    'a quantity past the limit',
    [],
    [{ code: 'a', quantity: 99_999 }],
    [{ code: 'a', quantity: limits.quoteQuantity }],
  ],
])('adds %s', (_, lines, added, expected) => {
  expect(addServices(lines, added)).toEqual(expected)
})

test('a full list takes no other service, and still raises the quantity of a known one', () => {
  const full = Array.from({ length: limits.quoteServices }, (_, i) => ({ code: `s${i}`, quantity: 1 }))
  expect(addServices(full, [a, { code: 's0', quantity: 2 }])).toEqual([
    { code: 's0', quantity: 2 },
    ...full.slice(1),
  ])
})

test.each([
  ['another quantity', 'a', 5, [{ code: 'a', quantity: 5 }, b]],
  ['a quantity below one', 'a', 0, [a, b]],
  ['what is no number', 'b', Number.NaN, [a, { code: 'b', quantity: 1 }]],
  ['its removal', 'a', null, [b]],
  ['an unknown code', 'z', null, [a, b]],
])('changes %s', (_, code, quantity, expected) => {
  expect(changeService([a, b], code, quantity)).toEqual(expected)
})
