import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import type { QuoteItem, QuoteList } from '#domain/quote-list/quote-list-rules.ts'
import { lineKey } from '#domain/quote-list/quote-list-rules.ts'
import { mergeLists, undoMerge } from '#domain/quote-list/quote-merge.ts'
import { QuoteItem as StoredItem } from '#domain/quote-list/quote-stored.ts'

const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  reference: fc.constantFrom(null, 'R1', 'R2'),
  accessories: fc.uniqueArray(fc.constantFrom('tray', 'cable', 'case'), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: limits.quoteQuantity }),
})
type Line = { productId: string; reference: string | null; accessories: string[]; quantity: number }

const itemOf = ({ productId, reference, accessories, quantity }: Line, number: number): QuoteItem =>
  v.parse(StoredItem, {
    id: `quote-item-${number}`,
    productId,
    productName: productId,
    variant: reference && { reference },
    accessories: accessories.map((key) => ({ key, name: key })),
    quantity,
    addedAt: '2026-11-02T09:00:00.000Z',
  })
const listOf = (lines: readonly Line[]): QuoteList => ({
  items: lines.map((each, i) => itemOf(each, i + 1)),
  counter: lines.length + 1,
})
const lists = fc.array(line, { maxLength: 30 }).map(listOf)
/** Long names, so that two full lists do not fit into one. */
const fullLists = fc
  .tuple(fc.integer({ min: 60, max: limits.quoteItems }), fc.constantFrom('x', 'y'))
  .map(([length, name]) =>
    listOf(
      Array.from({ length }, (_, i) => ({
        productId: `${name}${i}`,
        reference: null,
        accessories: [],
        quantity: 1,
      })),
    ),
  )
const quantities = (items: readonly QuoteItem[]) =>
  Object.fromEntries(items.map((item) => [lineKey(item), item.quantity]))
const keysOf = (items: readonly QuoteItem[]) => [...new Set(items.map(lineKey))].sort()

test('a merge keeps every line of both lists, each once', () => {
  fc.assert(
    fc.property(lists, lists, (local, saved) => {
      const { list, rejected: left } = mergeLists(local, saved.items)
      expect(left).toEqual([])
      expect(list.items.map(lineKey).sort()).toEqual(keysOf([...local.items, ...saved.items]))
    }),
  )
})

test('the merged request does not depend on the order of the lists', () => {
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      expect(quantities(mergeLists(one, other.items).list.items)).toEqual(
        quantities(mergeLists(other, one.items).list.items),
      )
    }),
  )
})

test('merging again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(lists, fullLists), fc.oneof(lists, fullLists), (local, saved) => {
      const { list } = mergeLists(local, saved.items)
      const again = mergeLists(list, saved.items)
      expect(again.list).toEqual(list)
      expect(again.addedIds).toEqual([])
      expect(again.raisedFrom).toEqual({})
    }),
  )
})

test('the lines of this browser come first and keep their ids; ids are unique', () => {
  fc.assert(
    fc.property(lists, lists, (local, saved) => {
      const { list, addedIds } = mergeLists(local, saved.items)
      const ids = list.items.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.slice(ids.length - addedIds.length)).toEqual([...addedIds])
      const before = local.items.map(({ id }) => id)
      const kept = ids.filter((id) => !addedIds.includes(id))
      expect(before.filter((id) => kept.includes(id))).toEqual(kept)
      for (const id of ids) expect(Number(id.slice('quote-item-'.length))).toBeLessThan(list.counter)
      for (const item of list.items) expect(v.is(StoredItem, item)).toBe(true)
    }),
  )
})

test('lines beyond the limit are reported, and are the rest of the saved list', () => {
  fc.assert(
    fc.property(fullLists, fullLists, (local, saved) => {
      const { list, rejected: left } = mergeLists(local, saved.items)
      expect(list.items.length).toBeLessThanOrEqual(limits.quoteItems)
      expect(keysOf([...list.items, ...left])).toEqual(keysOf([...local.items, ...saved.items]))
      expect(list.items.slice(0, local.items.length)).toEqual(local.items)
      if (left.length) expect(list.items).toHaveLength(limits.quoteItems)
    }),
  )
})

test('undoing a merge restores the previous request', () => {
  fc.assert(
    fc.property(lists, lists, (local, saved) => {
      const folded = mergeLists(local, [])
      const merged = mergeLists(local, saved.items)
      expect(quantities(undoMerge(merged.list, merged).items)).toEqual(quantities(folded.list.items))
    }),
  )
})

test('a line on both lists gets the larger quantity; a line twice on one list gets the sum', () => {
  const scale = { productId: 'a', reference: 'R1', accessories: ['tray', 'cable'] }
  const local = listOf([
    { ...scale, quantity: 2 },
    { ...scale, accessories: ['cable', 'tray'], quantity: 1 },
  ])
  const saved = listOf([{ ...scale, quantity: 2 }])
  expect(mergeLists(local, saved.items).list.items.map(({ quantity }) => quantity)).toEqual([3])
  const more = mergeLists(local, listOf([{ ...scale, quantity: 7 }]).items)
  expect(more.list.items.map(({ id, quantity }) => [id, quantity])).toEqual([['quote-item-1', 7]])
  expect(more.raisedFrom).toEqual({ 'quote-item-1': 3 })
})

test('undoing a merge keeps later changes', () => {
  const local = listOf([{ productId: 'a', reference: null, accessories: [], quantity: 1 }])
  const saved = listOf([
    { productId: 'b', reference: null, accessories: [], quantity: 1 },
    { productId: 'a', reference: null, accessories: [], quantity: 4 },
  ])
  const merged = mergeLists(local, saved.items)
  const third = itemOf({ productId: 'c', reference: null, accessories: [], quantity: 5 }, 9)
  const since: QuoteList = { items: [...merged.list.items, third], counter: 10 }
  expect(undoMerge(since, merged).items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['a', 1],
    ['c', 5],
  ])
})
