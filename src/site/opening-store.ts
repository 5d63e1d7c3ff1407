import type { Opening } from '#domain/content/opening.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { type Observable, observable } from './observable.ts'

/** When the company is there, as the page was rendered with it until it is asked for again. */
export type OpeningStore = Pick<Observable<Opening>, 'getState' | 'subscribe'> & {
  /** What the page was rendered with. */
  first: Opening
  /** Asks for it again, once in half a minute at most; without an answer it stays as it is. */
  renew: () => void
}

const renewMs = 30_000

export function openingStore(first: Opening, callApi: CallApi): OpeningStore {
  const { getState, setState, subscribe } = observable(first)
  let askedAt = Date.now()
  function renew(): void {
    if (Date.now() - askedAt < renewMs) return
    askedAt = Date.now()
    callApi('GET /opening').then(
      (next) => JSON.stringify(next) === JSON.stringify(getState()) || setState(next),
      () => {},
    )
  }
  return { first, getState, subscribe, renew }
}
