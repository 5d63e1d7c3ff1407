import { limits } from '#config/limits.ts'
import type { QuoteItem } from './quote-stored.ts'

export type { QuoteAccessory, QuoteItem, QuoteVariant } from './quote-stored.ts'

export type NewQuoteItem = Omit<QuoteItem, 'id' | 'addedAt'>

/** The visitor's list and the number that its next item takes. */
export type QuoteList = { items: readonly QuoteItem[]; counter: number }

export const emptyQuoteList: QuoteList = { items: [], counter: 1 }

/** Appends the items, each under a number of its own; a full list stays as it is. */
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

export function removeItem(list: QuoteList, id: string): QuoteList {
  return { ...list, items: list.items.filter((item) => item.id !== id) }
}

/** Undo of a removal: the item returns to where it stood. */
export function restoreItem(list: QuoteList, item: QuoteItem, at: number): QuoteList {
  if (list.items.some(({ id }) => id === item.id) || list.items.length >= limits.quoteItems) return list
  const items = list.items.toSpliced(at, 0, item)
  return { items, counter: nextCounter(items, list.counter) }
}

export function changeItem(list: QuoteList, id: string, change: Partial<Omit<QuoteItem, 'id'>>): QuoteList {
  return { ...list, items: list.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}

/** The next free number, whatever was stored. */
export function nextCounter(items: readonly QuoteItem[], stored: unknown): number {
  const used = items.map(({ id }) => Number(id.slice('quote-item-'.length)) + 1)
  const kept =
    typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 && stored < 1e9 ? stored : 1
  return Math.max(1, kept, ...used)
}
