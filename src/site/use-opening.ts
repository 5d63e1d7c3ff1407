import { useCallback, useSyncExternalStore } from 'react'
import type { CompanyFacts, Opening } from '#domain/content/opening.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { type Observable, observable } from './observable.ts'
import { useSite } from './site.ts'

type Store = Observable<Opening> & { askedAt: number }

/** By what the page was rendered with: whoever needs it later finds what was heard since. */
const stores = new WeakMap<Opening, Store>()

function storeOf(first: Opening): Store {
  const store = stores.get(first) ?? { ...observable(first), askedAt: Date.now() }
  stores.set(first, store)
  return store
}

/** When the company is there, and its notices; what the page was rendered with until it is asked for again. */
export function useOpening(): Opening {
  const first = useSite().opening
  const { subscribe, getState } = storeOf(first)
  return useSyncExternalStore(subscribe, getState, () => first)
}

/** Runs with what is known now, and with what is heard later; returns the way to stop that. */
export function followOpening(first: Opening, run: (opening: Opening) => void): () => void {
  const { subscribe, getState } = storeOf(first)
  run(getState())
  return subscribe(() => run(getState()))
}

/** How the company is reached, and what the journey to a customer costs, as the desk has written it. */
export const useCompany = (): CompanyFacts => useOpening().company

const renewMs = 30_000

/** Asks for it again, once in half a minute at most; without an answer it stays as it is. */
function renew(first: Opening, callApi: CallApi): void {
  const store = storeOf(first)
  if (Date.now() - store.askedAt < renewMs) return
  store.askedAt = Date.now()
  callApi('GET /opening').then(
    (next) => JSON.stringify(next) === JSON.stringify(store.getState()) || store.setState(next),
    () => {},
  )
}

/** The way to ask again whether the company is there. */
export function useRenewOpening(): () => void {
  const { opening, callApi } = useSite()
  return useCallback(() => renew(opening, callApi), [opening, callApi])
}
