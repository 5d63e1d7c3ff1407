import { getDefaultStore } from 'jotai'
import { type Merged, mergeLists } from '#domain/quote-list/quote-merge.ts'
import type { SavedList } from '#domain/quote-list/quote-stored.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { readStored, writeStored } from '#src/site/browser-storage.ts'
import { mergeUndoAtom, quoteListAtom, summaryOpenAtom } from './quote-list.ts'

/** Time of the saved list that this browser last wrote or merged. */
const seenKey = 'quoteListSavedAt'
const store = getDefaultStore()

export const readSavedList = (callApi: CallApi) => callApi('GET /profile/list')

/** Merges the saved list into the browser's; the merge is reported and may be undone. */
async function mergeSavedList({ items, savedAt }: SavedList): Promise<Merged | null> {
  writeStored(seenKey, savedAt)
  if (items.length === 0) return null
  let merged: Merged | null = null
  await store.set(quoteListAtom, (list) => {
    merged = mergeLists(list, items)
    return merged.list
  })
  const { addedIds, raisedFrom, rejected } = merged as unknown as Merged
  if (addedIds.length || rejected.length || Object.keys(raisedFrom).length)
    store.set(mergeUndoAtom, { from: 'account', addedIds, raisedFrom, rejected: rejected.length })
  return merged
}

/** After signing in on this page: merges the list saved from another device. */
export async function mergeAtSignIn(callApi: CallApi): Promise<void> {
  await mergeSavedList(await readSavedList(callApi))
}

/** Merges on the visitor's request and opens the list. */
export async function showSavedList(saved: SavedList): Promise<void> {
  await mergeSavedList(saved)
  store.set(summaryOpenAtom, true)
}

/**
 * Saves this browser's list in the account. A list that another device saved meanwhile is merged first, so that nothing
 * is lost; resolves to null, without saving, when the merge would exceed the limit.
 */
export async function saveQuoteList(callApi: CallApi): Promise<SavedList | null> {
  const stored = await readSavedList(callApi)
  const merged = stored.savedAt === readStored(seenKey) ? null : await mergeSavedList(stored)
  if (merged?.rejected.length) return null
  // A change waits until the list has been read from storage.
  await store.set(quoteListAtom, (list) => list)
  const items = [...store.get(quoteListAtom).items]
  const saved = await callApi('PUT /profile/list', { body: { items } })
  writeStored(seenKey, saved.savedAt)
  return saved
}

export async function forgetSavedList(callApi: CallApi): Promise<void> {
  await callApi('DELETE /profile/list')
}
