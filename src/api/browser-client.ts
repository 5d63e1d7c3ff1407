import { cachedFetch } from './cached-fetch.ts'
import { type CallApi, createCallApi } from './call-api.ts'
import { createMemoryCache } from './memory-cache.ts'

let onUnauthenticated = () => {}

/** Registers who hears of an ended session, whichever call notices it. */
export const watchUnauthenticated = (listener: () => void): void => {
  onUnauthenticated = listener
}

/** The browser's client; good answers to GET are kept in memory for a while. */
export const callCached: CallApi = createCallApi({
  fetch: cachedFetch(createMemoryCache()),
  onUnauthenticated: () => onUnauthenticated(),
})
