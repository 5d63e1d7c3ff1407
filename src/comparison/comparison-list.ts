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
import { readStored } from '#src/app/later/browser-storage.ts'
import { storedAtom } from '#src/app/later/stored-atom.ts'
import { loadChunk } from '#src/app/load-chunk.ts'

const storageKey = 'productsToCompare'

let isRead = false

/** The schema is loaded with the first look: a page that came drawn shows nothing compared until then. */
async function readSelection(): Promise<Comparison> {
  const { readStoredComparison } = await loadChunk(() => import('#domain/comparison/comparison-stored.ts'))
  const { list, dropped } = readStoredComparison(readStored(storageKey))
  if (dropped) console.warn(`${storageKey}: ${dropped} unreadable`)
  isRead = true
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
  | { kind: 'removed'; product: Compared; at: number; name: string }
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

/** `name`: what the product is called in the language of the page; it may have been chosen in another. */
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

/** Takes the last removal back. */
export const undoAtom = atom(null, async (get, set) => {
  const notice = get(noticeAtom)
  set(noticeAtom, null)
  if (notice?.kind === 'removed')
    await set(comparisonAtom, (list) => restoreToComparison(list, notice.product, notice.at))
  if (notice?.kind === 'cleared') await set(comparisonAtom, (list) => (list.length ? list : notice.list))
})

/** For pages, which come through `comparison-facade.ts`. A tab has one selection, so the default store holds it. */
const store = getDefaultStore()

/** What a card offers is done, even where the selection turns out to be another: then it is refused, and said. */
export const compare = (product: Compared) => store.set(addComparedAtom, product)

/** Tells the selection now and after each change, until the answer is called; `read`: what is stored is known. */
export function watchComparison(tell: (list: Comparison, read: boolean) => void): () => void {
  const say = () => tell(store.get(comparisonAtom), isRead)
  const stop = store.sub(comparisonAtom, say)
  say()
  return stop
}

/** A model chosen, or a product taken out, elsewhere than in the panel; what is not in the selection stays out of it. */
export const chooseCompared = (id: string, reference: string) => store.set(chooseModelAtom, id, reference)
export const removeCompared = (id: string, name: string) => store.set(removeComparedAtom, id, name)

/** Somebody's shared comparison in place of the visitor's own. */
export const replaceComparison = (list: Comparison) => store.set(comparisonAtom, () => list)
