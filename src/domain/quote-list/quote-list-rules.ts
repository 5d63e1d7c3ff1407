import { limits } from '#config/limits.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import type { QuoteItem } from './quote-stored.ts'

export type { QuoteAccessory, QuoteItem, QuoteVariant } from './quote-stored.ts'

/** An item before it has an id. */
export type NewQuoteItem = Omit<QuoteItem, 'id' | 'addedAt'>

/** The visitor's list and the number of its next item. */
export type QuoteList = { items: readonly QuoteItem[]; counter: number }

/** The list before anything is added. */
export const emptyQuoteList: QuoteList = { items: [], counter: 1 }

/** Appends the items with new ids, as far as the list has room. */
export function addItems(list: QuoteList, added: readonly NewQuoteItem[], now: Date): QuoteList {
  const room = Math.max(0, limits.quoteItems - list.items.length)
  const items = added.slice(0, room).map(
    (item, i): QuoteItem => ({
      ...item,
      id: `quote-item-${list.counter + i}`,
      addedAt: now.toISOString(),
    }),
  )
  return { items: [...list.items, ...items], counter: list.counter + items.length }
}

/** What adding did to a list, as a notice reports and undoes it. */
export type Addition = {
  list: QuoteList
  /** The new lines, in order. */
  addedIds: readonly string[]
  /** Line id → its quantity before it was raised. */
  raisedFrom: Readonly<Record<string, number>>
  /** Items for which the list had no room. */
  rejected: number
}

/**
 * Adds the items: a line that is there, with the same accessories, is raised by their quantity; the others are
 * appended.
 */
export function addOrRaise(list: QuoteList, added: readonly NewQuoteItem[], now: Date): Addition {
  const raisedFrom: Record<string, number> = {}
  let rejectedCount = 0
  let next = list
  for (const item of added) {
    const key = lineKey(item)
    const existing = next.items.find((line) => lineKey(line) === key)
    if (existing) {
      raisedFrom[existing.id] ??= existing.quantity
      next = changeItem(next, existing.id, { quantity: clampQuantity(existing.quantity + item.quantity) })
    } else {
      const longer = addItems(next, [item], now)
      if (longer.items.length === next.items.length) rejectedCount++
      next = longer
    }
  }
  const addedIds = next.items.slice(list.items.length).map(({ id }) => id)
  for (const id of addedIds) delete raisedFrom[id]
  return { list: next, addedIds, raisedFrom, rejected: rejectedCount }
}

/** The list without the item. */
export function removeItem(list: QuoteList, id: string): QuoteList {
  return { ...list, items: list.items.filter((item) => item.id !== id) }
}

/** Undoes a removal: the item returns to its position. */
export function restoreItem(list: QuoteList, item: QuoteItem, at: number): QuoteList {
  if (list.items.some(({ id }) => id === item.id) || list.items.length >= limits.quoteItems) return list
  const items = list.items.toSpliced(at, 0, item)
  return { items, counter: nextCounter(items, list.counter) }
}

/** The list with changed properties of one item. */
export function changeItem(list: QuoteList, id: string, change: Partial<Omit<QuoteItem, 'id'>>): QuoteList {
  return { ...list, items: list.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}

/** The next free number: above the stored counter and every used one. */
export function nextCounter(items: readonly QuoteItem[], stored: unknown): number {
  const used = items.map(({ id }) => Number(id.slice('quote-item-'.length)) + 1)
  const storedCounter =
    typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 && stored < 1e9 ? stored : 1
  return Math.max(1, storedCounter, ...used)
}

/** Key of a line: the same model with the same accessories, in any language and added at any time. */
export function lineKey({
  productId,
  variant,
  accessories,
}: Pick<QuoteItem, 'productId' | 'variant' | 'accessories'>): string {
  const extras = accessories.map(({ key, name }) => key || name).sort()
  return JSON.stringify([productId, variant?.reference ?? null, [...new Set(extras)]])
}

/** Clamps a typed quantity: an integer, at least 1, at most the limit. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1
  return Math.min(limits.quoteQuantity, Math.max(1, Math.round(quantity)))
}

/** True when the accessory fits the variant; without a chosen variant (null), when it fits all of them. */
export function fitsVariant(
  accessory: Pick<Accessory, 'variantReferences'>,
  reference: string | null,
): boolean {
  if (accessory.variantReferences === null) return true
  return reference !== null && accessory.variantReferences.includes(reference)
}
