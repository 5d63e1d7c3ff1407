import { atom, getDefaultStore } from 'jotai'
import {
  addToComparison,
  type Compared,
  type Comparison,
  chooseModel,
  isCompared,
  type Refusal,
  removeFromComparison,
  restoreToComparison,
} from '#domain/comparison.ts'
import { readStored } from '#src/app/browser-storage.ts'
import { storedAtom } from '#src/app/stored-atom.ts'

const storageKey = 'productsToCompare'

/** The schema is loaded with the first look: a page that came drawn shows nothing compared until then. */
async function readSelection(): Promise<Comparison> {
  const { readStoredComparison } = await import('#domain/comparison-stored.ts')
  const { list, dropped } = readStoredComparison(readStored(storageKey))
  if (dropped) console.warn(`${storageKey}: ${dropped} unreadable`)
  return list
}

/** The visitor's selection, kept in this browser; it is changed by a function of what it was. */
export const comparisonAtom = storedAtom<Comparison>({
  keys: [storageKey],
  initial: [],
  read: readSelection,
  write: (list) => ({ [storageKey]: list }),
})

export const panelOpenAtom = atom(false)

/** The last thing that the comparison has to say: a refusal, or a removal that may be taken back. */
export type Notice =
  | { kind: Refusal }
  | { kind: 'removed'; product: Compared; at: number }
  | { kind: 'cleared'; list: Comparison }
export const noticeAtom = atom<Notice | null>(null)

export const addComparedAtom = atom(null, async (_, set, product: Compared) => {
  let refused: Refusal | null = null
  await set(comparisonAtom, (before) => {
    const { list, refusal } = addToComparison(before, product)
    refused = refusal
    return list
  })
  set(noticeAtom, refused ? { kind: refused } : null)
})

export const removeComparedAtom = atom(null, async (get, set, id: string) => {
  const at = get(comparisonAtom).findIndex((product) => product.id === id)
  const product = get(comparisonAtom)[at]
  if (!product) return
  await set(comparisonAtom, (list) => removeFromComparison(list, id))
  set(noticeAtom, { kind: 'removed', product, at })
})

export const clearComparisonAtom = atom(null, async (get, set) => {
  const list = get(comparisonAtom)
  await set(comparisonAtom, () => [])
  if (list.length) set(noticeAtom, { kind: 'cleared', list })
})

export const chooseModelAtom = atom(null, (_, set, id: string, reference: string) =>
  set(comparisonAtom, (list) => chooseModel(list, id, reference)),
)

/** Takes the last removal back. */
export const undoAtom = atom(null, async (get, set) => {
  const notice = get(noticeAtom)
  set(noticeAtom, null)
  if (notice?.kind === 'removed')
    await set(comparisonAtom, (list) => restoreToComparison(list, notice.product, notice.at))
  if (notice?.kind === 'cleared') await set(comparisonAtom, (list) => (list.length ? list : notice.list))
})

/** For pages, which come through `comparison-door.ts`. A tab has one selection, so the default store holds it. */
const store = getDefaultStore()

/** In when it is out, out when it is in: the button of a card. */
export async function toggleCompared(product: Compared): Promise<void> {
  // The stored selection counts, not what is drawn: it may not have been read yet.
  await store.set(comparisonAtom, (list) => list)
  if (isCompared(store.get(comparisonAtom), product.id)) await store.set(removeComparedAtom, product.id)
  else await store.set(addComparedAtom, product)
}

/** Tells the selection now and after each change, until the answer is called. */
export function watchComparison(tell: (list: Comparison) => void): () => void {
  const stop = store.sub(comparisonAtom, () => tell(store.get(comparisonAtom)))
  tell(store.get(comparisonAtom))
  return stop
}

/** A model chosen, or a product taken out, elsewhere than in the panel; what is not in the selection stays out of it. */
export const chooseCompared = (id: string, reference: string) => store.set(chooseModelAtom, id, reference)
export const removeCompared = (id: string) => store.set(removeComparedAtom, id)

/** Somebody's shared comparison in place of the visitor's own. */
export const replaceComparison = (list: Comparison) => store.set(comparisonAtom, () => list)
