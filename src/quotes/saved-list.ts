import { getDefaultStore } from 'jotai'
import type { SavedList } from '#domain/quotes/account-quote.ts'
import { type Merged, mergeLists } from '#domain/quotes/quote-merge.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { readStored, writeStored } from '#src/app/later/browser-storage.ts'
import { mergeUndoAtom, quoteListAtom, summaryOpenAtom } from './quote-list.ts'

/** Which state of the kept list this browser knows: its own writing, or what it has taken in. */
const seenKey = 'quoteListSavedAt'
const store = getDefaultStore()

export const readSavedList = (callApi: CallApi) => callApi('GET /profile/list')

/** Takes the list that the account keeps into this browser's; what came is told, and may be taken back. */
export async function takeSavedList({ items, savedAt }: SavedList): Promise<Merged | null> {
  writeStored(seenKey, savedAt)
  if (items.length === 0) return null
  let merged: Merged | null = null
  await store.set(quoteListAtom, (list) => {
    merged = mergeLists(list, items)
    return merged.list
  })
  const { addedIds, raisedFrom, left } = merged as unknown as Merged
  if (addedIds.length || left.length || Object.keys(raisedFrom).length)
    store.set(mergeUndoAtom, { from: 'account', addedIds, raisedFrom, left: left.length })
  return merged
}

/** After signing in here: what was kept from another device joins what stands on this one. */
export async function takeAtSignIn(callApi: CallApi): Promise<void> {
  await takeSavedList(await readSavedList(callApi))
}

/** The same on purpose, with the list opened to see it. */
export async function showSavedList(saved: SavedList): Promise<void> {
  await takeSavedList(saved)
  store.set(summaryOpenAtom, true)
}

/**
 * Keeps this browser's list in the account. What another device has kept meanwhile is taken in first, so that nothing
 * of it is lost; null when there is no room for it, and then nothing is kept.
 */
export async function saveQuoteList(callApi: CallApi): Promise<SavedList | null> {
  const kept = await readSavedList(callApi)
  const merged = kept.savedAt === readStored(seenKey) ? null : await takeSavedList(kept)
  if (merged?.left.length) return null
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
