import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import {
  addItems,
  changeItem,
  clampQuantity,
  emptyQuoteList,
  nextCounter,
  type QuoteItem,
  type QuoteList,
  removeItem,
  restoreItem,
} from '#domain/quote-list/quote-list-rules.ts'
import { readStoredItems } from '#domain/quote-list/quote-stored.ts'
import { chosenModel, newItem } from '#test/support/quote-items.ts'

const now = new Date('2026-11-02T09:30:00.000Z')

const many = (count: number) => Array.from({ length: count }, () => newItem)
const ids = (list: QuoteList) => list.items.map(({ id }) => id)

test('a new list is empty and its ids start at one', () => {
  expect(emptyQuoteList).toEqual({ items: [], counter: 1 })
})

test('an added item gets the counter as its id and the current time, and the counter increases', () => {
  const list = addItems(emptyQuoteList, [newItem], now)
  expect(list).toEqual({
    items: [{ ...newItem, id: 'quote-item-1', addedAt: '2026-11-02T09:30:00.000Z' }],
    counter: 2,
  })
  expect(ids(addItems(list, [newItem, newItem], now))).toEqual([
    'quote-item-1',
    'quote-item-2',
    'quote-item-3',
  ])
  expect(emptyQuoteList.items).toEqual([])
})

test('the id of a removed item is not reused', () => {
  const list = removeItem(addItems(emptyQuoteList, many(2), now), 'quote-item-2')
  expect(ids(list)).toEqual(['quote-item-1'])
  expect(ids(addItems(list, [newItem], now))).toEqual(['quote-item-1', 'quote-item-3'])
})

test('removing an unknown item changes nothing', () => {
  const list = addItems(emptyQuoteList, many(2), now)
  expect(removeItem(list, 'quote-item-9')).toEqual(list)
})

test('a full list refuses a new item and stays unchanged', () => {
  const almost = addItems(emptyQuoteList, many(limits.quoteItems - 1), now)
  const full = addItems(almost, many(5), now)
  expect(full.items).toHaveLength(limits.quoteItems)
  expect(full.counter).toBe(limits.quoteItems + 1)
  expect(addItems(full, [newItem], now)).toEqual(full)
})

test('undoing a removal restores the item at its position', () => {
  const list = addItems(emptyQuoteList, many(3), now)
  const second = list.items[1]
  if (!second) throw new Error('the second item is missing')
  const restored = restoreItem(removeItem(list, second.id), second, 1)
  expect(restored).toEqual(list)
  expect(restoreItem(restored, second, 1)).toEqual(restored)
})

test('undoing a removal never exceeds the limit of the list', () => {
  const full = addItems(emptyQuoteList, many(limits.quoteItems), now)
  const [first] = full.items
  if (!first) throw new Error('the first item is missing')
  const refilled = addItems(removeItem(full, first.id), [newItem], now)
  expect(restoreItem(refilled, first, 0).items.length).toBeLessThanOrEqual(limits.quoteItems)
})

test('an item restored after the list was cleared keeps a unique id', () => {
  const [first] = addItems(emptyQuoteList, [newItem], now).items
  if (!first) throw new Error('the first item is missing')
  const list = addItems(restoreItem(emptyQuoteList, first, 0), [newItem], now)
  expect(new Set(ids(list)).size).toBe(2)
})

test('changing one item keeps the others', () => {
  const list = addItems(emptyQuoteList, many(2), now)
  const changed = changeItem(list, 'quote-item-2', { quantity: 7, variant: chosenModel })
  expect(changed.items[0]).toEqual(list.items[0])
  expect(changed.items[1]).toEqual({ ...list.items[1], quantity: 7, variant: chosenModel })
  expect(changeItem(list, 'quote-item-9', { quantity: 7 })).toEqual(list)
})

test.each([
  [1, 1],
  [0, 1],
  [-5, 1],
  [2.4, 2],
  [2.5, 3],
  [9999, 9999],
  [10_000, 9999],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])('the typed quantity %d is read as %d', (typed, quantity) => {
  expect(clampQuantity(typed)).toBe(quantity)
})

type Step = ['add', number] | ['remove', number] | ['undo'] | ['clear'] | ['reload', unknown]
type Visit = { list: QuoteList; removed: { item: QuoteItem; at: number } | null }

function take({ list, removed }: Visit, [name, value]: Step): Visit {
  if (name === 'add') return { list: addItems(list, many(value), now), removed }
  if (name === 'clear') return { list: emptyQuoteList, removed }
  if (name === 'undo')
    return { list: removed ? restoreItem(list, removed.item, removed.at) : list, removed: null }
  if (name === 'remove') {
    const at = value % Math.max(1, list.items.length)
    const item = list.items[at]
    return item ? { list: removeItem(list, item.id), removed: { item, at } } : { list, removed }
  }
  const { items } = readStoredItems(JSON.parse(JSON.stringify(list.items)))
  return { list: { items, counter: nextCounter(items, value) }, removed: null }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('add' as const), fc.integer({ min: 1, max: 3 })),
  fc.tuple(fc.constant('remove' as const), fc.nat(20)),
  fc.tuple(fc.constant('undo' as const)),
  fc.tuple(fc.constant('clear' as const)),
  fc.tuple(
    fc.constant('reload' as const),
    fc.constantFrom<unknown>(undefined, null, 1, 5, -1, 'x', Number.NaN),
  ),
)

function staysUnique(steps: Step[]) {
  let visit: Visit = { list: emptyQuoteList, removed: null }
  for (const one of steps) {
    visit = take(visit, one)
    expect(new Set(ids(visit.list)).size).toBe(visit.list.items.length)
  }
}

test('ids stay unique under any additions, removals, undos and reloads', () => {
  const withoutClear = step.filter(([name]) => name !== 'clear')
  fc.assert(fc.property(fc.array(withoutClear, { maxLength: 25 }), staysUnique), { numRuns: 500 })
})

test('ids stay unique when the list is cleared in between', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 25 }), staysUnique), { numRuns: 1000 })
})
