import { atom } from 'jotai'
import {
  addItems,
  changeItem,
  clampQuantity,
  emptyQuoteList,
  type NewQuoteItem,
  nextCounter,
  type QuoteItem,
  type QuoteList,
  readStoredItems,
  removeItem,
  restoreItem,
} from '#domain/quote.ts'
import { readStored, removeStored } from '#src/app/browser-storage.ts'
import { storedAtom } from '#src/app/stored-atom.ts'

const itemsKey = 'quoteItems'
const counterKey = 'quoteItemCounter'

function readList(): QuoteList {
  const { items, dropped } = readStoredItems(readStored(itemsKey))
  if (dropped) console.warn(`${itemsKey}: ${dropped} unreadable`)
  return { items, counter: nextCounter(items, readStored(counterKey)) }
}

/** The visitor's quote list, kept in this browser. */
export const quoteListAtom = storedAtom<QuoteList>({
  keys: [itemsKey, counterKey],
  initial: emptyQuoteList,
  read: readList,
  write: ({ items, counter }) => ({ [itemsKey]: items, [counterKey]: counter }),
})

export const quoteItemsAtom = atom((get) => get(quoteListAtom).items)

/** What was just added, while the modal that confirms it is open. */
export const quoteModalAtom = atom<readonly QuoteItem[] | null>(null)
export const summaryOpenAtom = atom(false)
/** The last removal, as long as it may be undone. */
export const removedAtom = atom<{ item: QuoteItem; at: number } | null>(null)

/** Adds the items and opens the modal that confirms them. */
export const addToQuoteAtom = atom(null, (get, set, added: readonly NewQuoteItem[]) => {
  const before = get(quoteListAtom)
  const after = addItems(before, added, new Date())
  set(quoteListAtom, after)
  set(quoteModalAtom, after.items.slice(before.items.length))
})

export const changeQuoteItemAtom = atom(
  null,
  (get, set, id: string, change: Partial<Omit<QuoteItem, 'id'>>) => {
    set(quoteListAtom, changeItem(get(quoteListAtom), id, change))
  },
)

export const setQuantityAtom = atom(null, (_, set, id: string, quantity: number) => {
  set(changeQuoteItemAtom, id, { quantity: clampQuantity(quantity) })
})

export const removeFromQuoteAtom = atom(null, (get, set, id: string) => {
  const list = get(quoteListAtom)
  const at = list.items.findIndex((item) => item.id === id)
  const item = list.items[at]
  if (!item) return
  set(quoteListAtom, removeItem(list, id))
  set(removedAtom, { item, at })
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const removed = get(removedAtom)
  if (removed) set(quoteListAtom, restoreItem(get(quoteListAtom), removed.item, removed.at))
  set(removedAtom, null)
})

/** Empties the list, starts counting at 1 again and erases what is stored. */
export const clearQuoteAtom = atom(null, (_, set) => {
  set(quoteListAtom, emptyQuoteList)
  set(removedAtom, null)
  set(summaryOpenAtom, false)
  removeStored(itemsKey)
  removeStored(counterKey)
})
