import { atom, getDefaultStore } from 'jotai'
import {
  addToComparison,
  type Compared,
  type Comparison,
  chooseModel,
  type Refusal,
  removeFromComparison,
  restoreToComparison,
} from '#domain/comparison/comparison.ts'
import { readStored } from '#src/site/browser-storage.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { storedAtom } from '#src/site/stored-atom.ts'

const storageKey = 'productsToCompare'

let isRead = false

/** The schema is loaded with the first read: a page rendered at the edge shows an empty comparison until then. */
async function readSelection(): Promise<Comparison> {
  const { readStoredComparison } = await loadDeferred(
    () => import('#domain/comparison/comparison-stored.ts'),
    { orReload: true },
  )
  const { list, dropped } = readStoredComparison(readStored(storageKey))
  if (dropped) console.warn(`${storageKey}: ${dropped} unreadable`)
  isRead = true
  return list
}

/** The visitor's comparison, stored in this browser; updated by functions of the previous state. */
export const comparisonAtom = storedAtom<Comparison>({
  keys: [storageKey],
  initial: [],
  read: readSelection,
  write: (list) => ({ [storageKey]: list }),
})

export const panelOpenAtom = atom(false)

/** The last event to report: a refusal, or a removal that may be undone. */
export type Notice =
  | { kind: Refusal }
  | { kind: 'removed'; product: Compared; at: number; name: string }
  | { kind: 'cleared'; list: Comparison }
export const noticeAtom = atom<Notice | null>(null)

const addComparedAtom = atom(null, async (_, set, product: Compared) => {
  let refused: Refusal | null = null
  await set(comparisonAtom, (before) => {
    const { list, refusal } = addToComparison(before, product)
    refused = refusal
    return list
  })
  set(noticeAtom, refused ? { kind: refused } : null)
})

/** `name`: the product's name in the language of the page; it may have been added in another one. */
export const removeComparedAtom = atom(null, async (get, set, id: string, name: string) => {
  const at = get(comparisonAtom).findIndex((product) => product.id === id)
  const product = get(comparisonAtom)[at]
  if (!product) return
  await set(comparisonAtom, (list) => removeFromComparison(list, id))
  set(noticeAtom, { kind: 'removed', product, at, name })
})

export const clearComparisonAtom = atom(null, async (get, set) => {
  const list = get(comparisonAtom)
  await set(comparisonAtom, () => [])
  if (list.length) set(noticeAtom, { kind: 'cleared', list })
})

export const chooseModelAtom = atom(null, (_, set, id: string, reference: string) =>
  set(comparisonAtom, (list) => chooseModel(list, id, reference)),
)

/** Undoes the last removal. */
export const undoAtom = atom(null, async (get, set) => {
  const notice = get(noticeAtom)
  set(noticeAtom, null)
  if (notice?.kind === 'removed')
    await set(comparisonAtom, (list) => restoreToComparison(list, notice.product, notice.at))
  if (notice?.kind === 'cleared') await set(comparisonAtom, (list) => (list.length ? list : notice.list))
})

/** Used through `comparison-facade.ts`. A tab has one comparison, so the default store holds it. */
const store = getDefaultStore()

/** Adds the product; when the stored comparison turns out to be full, the refusal is reported. */
export const compare = (product: Compared) => store.set(addComparedAtom, product)

/**
 * Calls back now and after each change until the returned function is called; `read`: the stored comparison has been
 * read.
 */
export function watchComparison(listener: (list: Comparison, read: boolean) => void): () => void {
  const notify = () => listener(store.get(comparisonAtom), isRead)
  const stop = store.sub(comparisonAtom, notify)
  notify()
  return stop
}

/** Changes of the comparison page, applied to the stored comparison where the product is in it. */
export const chooseCompared = (id: string, reference: string) => store.set(chooseModelAtom, id, reference)
export const removeCompared = (id: string, name: string) => store.set(removeComparedAtom, id, name)

/** Replaces the visitor's comparison by a shared one. */
export const replaceComparison = (list: Comparison) => store.set(comparisonAtom, () => list)
