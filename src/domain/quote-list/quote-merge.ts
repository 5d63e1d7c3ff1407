import { limits } from '#config/limits.ts'
import { clampQuantity, lineKey, nextCounter, type QuoteList } from './quote-list-rules.ts'
import type { QuoteItem } from './quote-stored.ts'

/** The merged list and what is needed to report and undo the merge. */
export type Merged = {
  list: QuoteList
  /** Ids of the lines that were added. */
  addedIds: readonly string[]
  /** Line id → quantity before the merge raised it. */
  raisedFrom: Readonly<Record<string, number>>
  /** Lines that exceeded the limit of the list. */
  rejected: readonly QuoteItem[]
}

/** Merges repeated lines of one list by adding their quantities. */
function folded(items: readonly QuoteItem[]): Map<string, QuoteItem> {
  const lines = new Map<string, QuoteItem>()
  for (const item of items) {
    const key = lineKey(item)
    const existing = lines.get(key)
    lines.set(
      key,
      existing ? { ...existing, quantity: clampQuantity(existing.quantity + item.quantity) } : item,
    )
  }
  return lines
}

/**
 * Merges the browser's list with a saved one: no line of either is lost, and a line on both is kept once, in the larger
 * quantity, because two devices usually hold the same request. The browser's lines come first.
 */
export function mergeLists(local: QuoteList, saved: readonly QuoteItem[]): Merged {
  const localLines = folded(local.items)
  const raisedFrom: Record<string, number> = {}
  const newItems: QuoteItem[] = []
  for (const [key, item] of folded(saved)) {
    const existing = localLines.get(key)
    if (!existing) newItems.push(item)
    else if (item.quantity > existing.quantity) {
      raisedFrom[existing.id] = existing.quantity
      localLines.set(key, { ...existing, quantity: item.quantity })
    }
  }
  const ownItems = [...localLines.values()]
  const first = nextCounter(ownItems, local.counter)
  const room = Math.max(0, limits.quoteItems - ownItems.length)
  const added = newItems.slice(0, room).map((item, i) => ({ ...item, id: `quote-item-${first + i}` }))
  return {
    list: { items: [...ownItems, ...added], counter: first + added.length },
    addedIds: added.map(({ id }) => id),
    raisedFrom,
    rejected: newItems.slice(room),
  }
}

/** Undoes a merge; later changes are kept. */
export function undoMerge(
  list: QuoteList,
  { addedIds, raisedFrom }: Pick<Merged, 'addedIds' | 'raisedFrom'>,
): QuoteList {
  const items = list.items
    .filter(({ id }) => !addedIds.includes(id))
    .map((item) => ({ ...item, quantity: raisedFrom[item.id] ?? item.quantity }))
  return { ...list, items }
}
