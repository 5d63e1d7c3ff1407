import { cachedFetch } from './cached-fetch.ts'
import { type CallApi, createCallApi } from './call-api.ts'
import { createMemoryCache } from './memory-cache.ts'

let onUnauthenticated = () => {}

/** Sets the listener that is called on every 401 `unauthenticated`, whichever call received it. */
export const watchUnauthenticated = (listener: () => void): void => {
  onUnauthenticated = listener
}

/** The browser's API client; successful GET answers are cached in memory for a while. */
export const callCached: CallApi = createCallApi({
  fetch: cachedFetch(createMemoryCache()),
  onUnauthenticated: () => onUnauthenticated(),
})
