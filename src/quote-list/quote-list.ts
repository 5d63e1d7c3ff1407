import { atom, getDefaultStore } from 'jotai'
import {
  type Addition,
  addItems,
  addOrRaise,
  changeItem,
  clampQuantity,
  emptyQuoteList,
  lineKey,
  type NewQuoteItem,
  nextCounter,
  type QuoteItem,
  type QuoteList,
  removeItem,
  restoreItem,
} from '#domain/quote-list/quote-list-rules.ts'
import type { Merged } from '#domain/quote-list/quote-merge.ts'
import type { ServiceLine } from '#domain/quote-list/quote-service.ts'
import { readStored, removeStored } from '#src/site/browser-storage.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { storedAtom } from '#src/site/stored-atom.ts'
import { addServicesAtom, clearServicesAtom, quoteServicesAtom } from './service-list.ts'

export { watchQuoteServices } from './service-list.ts'

const itemsKey = 'quoteItems'
const counterKey = 'quoteItemCounter'

/** The list is there and has changed: it takes the height that it needs. */
export const releaseHeight = () => document.documentElement.removeAttribute('style')

/** The schema is loaded with the first read: a page rendered at the edge shows an empty list until then. */
async function readList(): Promise<QuoteList> {
  const { readStoredItems } = await loadDeferred(() => import('#domain/quote-list/quote-stored.ts'), {
    orReload: true,
  })
  const { items, dropped } = readStoredItems(readStored(itemsKey))
  if (dropped) console.warn(`${itemsKey}: ${dropped} unreadable`)
  if (items.length === 0) document.documentElement.style.removeProperty('--listed')
  return { items, counter: nextCounter(items, readStored(counterKey)) }
}

/** The visitor's quote list, stored in this browser; updated by functions of the previous state. */
export const quoteListAtom = storedAtom<QuoteList>({
  keys: [itemsKey, counterKey],
  initial: emptyQuoteList,
  read: readList,
  write: ({ items, counter }) => ({ [itemsKey]: items, [counterKey]: counter }),
})

export const quoteItemsAtom = atom((get) => get(quoteListAtom).items)

/** What was just added, while the modal that confirms it is open. */
export type JustAdded = Omit<Addition, 'list'> & {
  /** How many dialogs lay over the page when it was asked for. */
  over: number
}
export const quoteModalAtom = atom<JustAdded | null>(null)
/** The lines that are being added and confirmed: the second press of a double click asks for the same ones again. */
const addingAtom = atom<string | null>(null)
export const summaryOpenAtom = atom(false)
/** The last removal while it may be undone. */
export const removedAtom = atom<{ item: QuoteItem; at: number } | null>(null)

/**
 * Adds the items and opens the modal that confirms them; a line that is there is raised, a full list stays as it is,
 * and the modal says so. While the modal is on its way the page can still be pressed: the same press twice counts once.
 */
export const addToQuoteAtom = atom(null, async (get, set, added: readonly NewQuoteItem[]) => {
  const press = JSON.stringify(added.map(lineKey))
  if (get(addingAtom) === press) return
  set(addingAtom, press)
  const over = openDialogs()
  try {
    set(quoteModalAtom, { ...(await set(addAtom, added)), over })
  } catch (error) {
    set(addingAtom, null)
    throw error
  }
})

/** How many dialogs lie over the page. */
export const openDialogs = () => document.querySelectorAll('dialog[open]:not(.aside)').length

export const closeQuoteModalAtom = atom(null, (_, set) => {
  set(quoteModalAtom, null)
  set(addingAtom, null)
})

const addAtom = atom(null, async (_, set, added: readonly NewQuoteItem[]) => {
  let addition: Addition | undefined
  await set(quoteListAtom, (list) => {
    addition = addOrRaise(list, added, new Date())
    return addition.list
  })
  const { addedIds = [], raisedFrom = {}, rejected = 0 } = addition ?? {}
  return { addedIds, raisedFrom, rejected }
})

/** The last merge while it may be undone. */
export type MergeUndo = Pick<Merged, 'addedIds' | 'raisedFrom'> & {
  from: 'account' | 'request' | 'link'
  rejected: number
  /** The services before the merge, where it changed them. */
  servicesBefore?: readonly ServiceLine[] | undefined
}
export const mergeUndoAtom = atom<MergeUndo | null>(null)

export const undoMergeAtom = atom(null, async (get, set) => {
  const merge = get(mergeUndoAtom)
  set(mergeUndoAtom, null)
  if (!merge) return
  const { undoMerge } = await loadDeferred(() => import('#domain/quote-list/quote-merge.ts'), {
    orReload: true,
  })
  await set(quoteListAtom, (list) => undoMerge(list, merge))
  const { servicesBefore } = merge
  if (servicesBefore) await set(quoteServicesAtom, () => servicesBefore)
})

type Requested = { items: readonly NewQuoteItem[]; services: readonly ServiceLine[] }

/**
 * Takes a shared list over and opens the own one. It is merged by the rule of saved lists, so that taking it over twice
 * changes nothing; what was done, or that there was nothing to do, is reported.
 */
const takeOverAtom = atom(null, async (_, set, { items, services }: Requested) => {
  const { mergeLists } = await loadDeferred(() => import('#domain/quote-list/quote-merge.ts'), {
    orReload: true,
  })
  const addedAt = new Date().toISOString()
  const shared = items.map((item): QuoteItem => ({ ...item, id: 'quote-item-0', addedAt }))
  let merged: Merged | null = null
  await set(quoteListAtom, (list) => {
    merged = mergeLists(list, shared)
    return merged.list
  })
  const { addedIds, raisedFrom, rejected } = merged as unknown as Merged
  const servicesBefore = services.length ? await set(addServicesAtom, services) : undefined
  set(mergeUndoAtom, { from: 'link', addedIds, raisedFrom, rejected: rejected.length, servicesBefore })
  set(summaryOpenAtom, true)
})

/** Adds what an earlier request held, opens the list, and reports the items that exceeded its limit. */
const orderAgainAtom = atom(null, async (_, set, { items: requested, services }: Requested) => {
  const addition = await set(addAtom, requested)
  const servicesBefore = services.length ? await set(addServicesAtom, services) : undefined
  set(mergeUndoAtom, { from: 'request', ...addition, servicesBefore })
  set(summaryOpenAtom, true)
})

/** Puts back what a request held that was not sent. */
const putBackAtom = atom(null, async (_, set, { items, services }: Requested) => {
  await set(quoteListAtom, (list) => addItems(list, items, new Date()))
  if (services.length) await set(addServicesAtom, services)
})

export const changeQuoteItemAtom = atom(null, (_, set, id: string, change: Partial<Omit<QuoteItem, 'id'>>) =>
  set(quoteListAtom, (list) => changeItem(list, id, change)),
)

export const setQuantityAtom = atom(null, (_, set, id: string, quantity: number) =>
  set(changeQuoteItemAtom, id, { quantity: clampQuantity(quantity) }),
)

export const removeFromQuoteAtom = atom(null, async (get, set, id: string) => {
  const at = get(quoteItemsAtom).findIndex((item) => item.id === id)
  const item = get(quoteItemsAtom)[at]
  if (!item) return
  await set(quoteListAtom, (list) => removeItem(list, id))
  set(removedAtom, { item, at })
})

export const undoRemovalAtom = atom(null, async (get, set) => {
  const removed = get(removedAtom)
  set(removedAtom, null)
  if (removed) await set(quoteListAtom, (list) => restoreItem(list, removed.item, removed.at))
})

/** Empties the list and its services, resets the counter to 1 and deletes the stored list. */
export const clearQuoteAtom = atom(null, async (_, set) => {
  set(removedAtom, null)
  set(mergeUndoAtom, null)
  set(summaryOpenAtom, false)
  set(closeQuoteModalAtom)
  await set(quoteListAtom, () => emptyQuoteList)
  removeStored(itemsKey)
  removeStored(counterKey)
  await set(clearServicesAtom)
})

/** What an earlier request, or a shared list, holds as it is shown. */
export type Listed = { items: readonly { item: NewQuoteItem }[]; services: readonly ServiceLine[] }

const requestedOf = ({ items, services }: Listed): Requested => ({
  items: items.map(({ item }) => item),
  services: services.map(({ code, quantity }) => ({ code, quantity })),
})

/** Used through `quote-list-facade.ts`. A tab has one list, so the default store holds it. */
const store = getDefaultStore()

export const addToQuote = (added: readonly NewQuoteItem[]) => store.set(addToQuoteAtom, added)
export const orderAgain = (request: Listed) => store.set(orderAgainAtom, requestedOf(request))
export const takeOver = (shared: Listed) => store.set(takeOverAtom, requestedOf(shared))
export const putBackList = (requested: Requested) => store.set(putBackAtom, requested)
export const clearQuote = () => store.set(clearQuoteAtom)

/** Calls back now and after each change until the returned function is called. */
export function watchQuoteItems(listener: (items: readonly QuoteItem[]) => void): () => void {
  const stop = store.sub(quoteItemsAtom, () => listener(store.get(quoteItemsAtom)))
  listener(store.get(quoteItemsAtom))
  return stop
}
