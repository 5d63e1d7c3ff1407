import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { requestItems } from '#domain/forms/form-input.ts'
import { QuoteRequestItem } from '#domain/forms/forms.ts'
import { addItems, emptyQuoteList, nextCounter } from '#domain/quote-list/quote-list-rules.ts'
import { QuoteItem, readStoredItems } from '#domain/quote-list/quote-stored.ts'
import { chosenModel, newItem } from '#test/support/quote-items.ts'

const now = new Date('2026-11-02T09:30:00.000Z')

const stored = { ...newItem, id: 'quote-item-4', addedAt: '2026-11-02T09:30:00.000Z' }

test('stored items survive a round trip', () => {
  const list = addItems(emptyQuoteList, [newItem, { ...newItem, variant: chosenModel, quantity: 3 }], now)
  const read = readStoredItems(JSON.parse(JSON.stringify(list.items)))
  expect(read).toEqual({ items: list.items, dropped: 0 })
})

test('a stored item in the format of the specification, without quantity or language, is read', () => {
  const { productId, productName, productImage } = newItem
  const old = {
    id: 'quote-item-1',
    productId,
    productName,
    productImage,
    accessories: [],
    addedAt: stored.addedAt,
  }
  expect(readStoredItems([old])).toEqual({
    items: [{ ...old, variant: null, quantity: 1, lang: 'fr' }],
    dropped: 0,
  })
})

test.each<[what: string, entry: unknown]>([
  ['null', null],
  ['a number', 7],
  ['a list', []],
  ['an empty object', {}],
  ['no id', { ...stored, id: undefined }],
  ['a foreign id', { ...stored, id: 'item-4' }],
  ['a number that is too long', { ...stored, id: 'quote-item-12345678901234567890' }],
  ['a negative number', { ...stored, id: 'quote-item--1' }],
  ['an empty product', { ...stored, productId: '' }],
  ['a product id that is too long', { ...stored, productId: 'a'.repeat(81) }],
  ['a name that is no text', { ...stored, productName: { toString: 'x' } }],
  ['a name that is too long', { ...stored, productName: 'a'.repeat(301) }],
  ['an image of another site', { ...stored, productImage: 'https://evil.example/x.png' }],
  ['an image of another host', { ...stored, productImage: '//evil.example/x.png' }],
  ['an image with a backslash', { ...stored, productImage: '/\\evil.example/x.png' }],
  ['an image that is a script', { ...stored, productImage: 'javascript:alert(1)' }],
  ['a variant without reference', { ...stored, variant: { porteeMax: '15 kg' } }],
  ['an unknown metrology', { ...stored, variant: { ...chosenModel, metrologie: 'maybe' } }],
  ['accessories that are no list', { ...stored, accessories: 'housse' }],
  ['too many accessories', { ...stored, accessories: Array(21).fill({ name: 'Housse' }) }],
  ['a quantity of zero', { ...stored, quantity: 0 }],
  ['half a quantity', { ...stored, quantity: 1.5 }],
  ['a quantity over the limit', { ...stored, quantity: 10_000 }],
  ['a quantity as text', { ...stored, quantity: '2' }],
  ['no time', { ...stored, addedAt: undefined }],
  ['a time that is none', { ...stored, addedAt: 'yesterday' }],
  ['an unknown language', { ...stored, lang: 'es' }],
  ['an id that is taken', { ...stored, id: 'quote-item-1', productName: 'Double' }],
])('a stored item with %s is dropped and the others are kept', (_, entry) => {
  const before = { ...stored, id: 'quote-item-1' }
  const after = { ...stored, id: 'quote-item-9' }
  expect(readStoredItems([before, entry, after])).toEqual({ items: [before, after], dropped: 1 })
})

test.each<[raw: unknown, dropped: number]>([
  [null, 0],
  [undefined, 0],
  [[], 0],
  ['quoteItems', 1],
  [{ items: [] }, 1],
  [42, 1],
])('stored data %j is read as an empty list with %d dropped items', (raw, dropped) => {
  expect(readStoredItems(raw)).toEqual({ items: [], dropped })
})

test('a stored list that is too long keeps its first items', () => {
  const raw = Array.from({ length: limits.quoteItems + 3 }, (_, i) => ({
    ...stored,
    id: `quote-item-${i + 1}`,
  }))
  const { items, dropped } = readStoredItems(raw)
  expect(items.map(({ id }) => id)).toEqual(raw.slice(0, limits.quoteItems).map(({ id }) => id))
  expect(dropped).toBe(3)
})

test('any stored data is read as valid items', () => {
  const loose = fc.record(
    { ...Object.fromEntries(Object.keys(stored).map((key) => [key, fc.jsonValue()])) },
    { requiredKeys: [] },
  )
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.constant(stored),
    loose.map((change) => ({ ...stored, ...change })),
  )
  fc.assert(
    fc.property(fc.oneof(fc.array(entry), fc.jsonValue()), (raw) => {
      const { items, dropped } = readStoredItems(raw)
      for (const item of items) expect(v.parse(QuoteItem, item)).toEqual(item)
      if (Array.isArray(raw)) expect(items.length + dropped).toBe(raw.length)
    }),
  )
})

test.each<[counter: number, numbers: number[], kept: unknown]>([
  [1, [], undefined],
  [1, [], null],
  [7, [], 7],
  [8, [3, 7], 2],
  [12, [3, 7], 12],
  [8, [7, 3], 'NaN'],
  [8, [7], Number.NaN],
  [8, [7], -3],
  [8, [7], 99.5],
  [8, [7], Number.POSITIVE_INFINITY],
  [1, [], 0],
])('the next id is %d for items %j and a stored counter of %j', (counter, numbers, kept) => {
  expect(
    nextCounter(
      numbers.map((n) => ({ ...stored, id: `quote-item-${n}` })),
      kept,
    ),
  ).toBe(counter)
})

test.each([1, 999_999_999, 1_000_000_000, Number.MAX_SAFE_INTEGER])(
  'an item added under a stored counter of %d can be read again',
  (kept) => {
    const list = addItems({ items: [], counter: nextCounter([], kept) }, [newItem, newItem], now)
    expect(readStoredItems(JSON.parse(JSON.stringify(list.items)))).toEqual({ items: list.items, dropped: 0 })
  },
)

test('the submitted list matches the contract', () => {
  const accessories = [{ key: 'housse', name: 'Housse', compatibility: 'Tous' }]
  const { items } = addItems(
    emptyQuoteList,
    [newItem, { ...newItem, variant: chosenModel, accessories, quantity: 3 }],
    now,
  )
  expect(requestItems(items)).toEqual([
    { productId: 'montevigne-b3', variantReference: null, quantity: 1, accessories: [] },
    { productId: 'montevigne-b3', variantReference: 'MV-B3-15', quantity: 3, accessories: ['Housse'] },
  ])
})

test.each<[what: string, entry: unknown]>([
  ['a long reference', { ...stored, variant: { ...chosenModel, reference: 'R'.repeat(61) } }],
  ['a long accessory', { ...stored, accessories: [{ name: 'a'.repeat(201) }] }],
  [
    'everything at its longest',
    { ...stored, productId: 'p'.repeat(80), productName: 'n'.repeat(300), quantity: 9999 },
  ],
])('a stored item with %s is either dropped or accepted by the edge', (_, entry) => {
  for (const item of requestItems(readStoredItems([entry]).items))
    expect(v.is(QuoteRequestItem, item)).toBe(true)
})
