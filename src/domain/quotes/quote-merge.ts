import { limits } from '#config/limits.ts'
import { clampQuantity } from './quantity.ts'
import { nextCounter, type QuoteList } from './quote.ts'
import type { QuoteItem } from './quote-stored.ts'

/** Two lists as one, and what it takes to tell of it and to take it back. */
export type Merged = {
  list: QuoteList
  /** Numbers of the lines that were not on the list before. */
  addedIds: readonly string[]
  /** What a line said before the other list asked for more of it. */
  raisedFrom: Readonly<Record<string, number>>
  /** Lines for which there was no room. */
  left: readonly QuoteItem[]
}

/** The same model with the same accessories, whatever it was called and whenever it was added. */
export function lineKey({ productId, variant, accessories }: QuoteItem): string {
  const extras = accessories.map(({ key, name }) => key || name).sort()
  return JSON.stringify([productId, variant?.reference ?? null, [...new Set(extras)]])
}

/** The same line twice in one list asks for both. */
function folded(items: readonly QuoteItem[]): Map<string, QuoteItem> {
  const lines = new Map<string, QuoteItem>()
  for (const item of items) {
    const key = lineKey(item)
    const known = lines.get(key)
    lines.set(key, known ? { ...known, quantity: clampQuantity(known.quantity + item.quantity) } : item)
  }
  return lines
}

/**
 * The list of this browser and the one kept elsewhere: no line of either is lost, and what stands on both stands once,
 * in the larger quantity, because the same wish on two devices is one wish. This browser's lines come first.
 */
export function mergeLists(local: QuoteList, saved: readonly QuoteItem[]): Merged {
  const own = folded(local.items)
  const raisedFrom: Record<string, number> = {}
  const news: QuoteItem[] = []
  for (const [key, item] of folded(saved)) {
    const known = own.get(key)
    if (!known) news.push(item)
    else if (item.quantity > known.quantity) {
      raisedFrom[known.id] = known.quantity
      own.set(key, { ...known, quantity: item.quantity })
    }
  }
  const kept = [...own.values()]
  const first = nextCounter(kept, local.counter)
  const room = Math.max(0, limits.quoteItems - kept.length)
  const added = news.slice(0, room).map((item, i) => ({ ...item, id: `quote-item-${first + i}` }))
  return {
    list: { items: [...kept, ...added], counter: first + added.length },
    addedIds: added.map(({ id }) => id),
    raisedFrom,
    left: news.slice(room),
  }
}

/** Takes a merge back and leaves alone what was changed since. */
export function undoMerge(
  list: QuoteList,
  { addedIds, raisedFrom }: Pick<Merged, 'addedIds' | 'raisedFrom'>,
): QuoteList {
  const items = list.items
    .filter(({ id }) => !addedIds.includes(id))
    .map((item) => ({ ...item, quantity: raisedFrom[item.id] ?? item.quantity }))
  return { ...list, items }
}
