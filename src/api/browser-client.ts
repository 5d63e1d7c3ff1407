import { cachedFetch } from './cached-fetch.ts'
import { type CallApi, createCallApi } from './call-api.ts'
import { createFetchFile, type FetchFile } from './fetch-file.ts'
import { createMemoryCache } from './memory-cache.ts'
import { fetchWithProgress, type UploadOptions } from './upload-fetch.ts'

let listener = () => {}
const onUnauthenticated = () => listener()

/** Sets the listener that is called on every 401 `unauthenticated`, whichever call received it. */
export const watchUnauthenticated = (next: () => void): void => {
  listener = next
}

/** The browser's API client; successful GET answers are cached in memory for a while. */
export const callCached: CallApi = createCallApi({
  fetch: cachedFetch(createMemoryCache()),
  onUnauthenticated,
})

/** The browser's client for files that it saves. */
export const fetchFile: FetchFile = createFetchFile({
  fetch: (url, init) => fetch(url, init),
  onUnauthenticated,
})

/** A client that tells how much of an upload is sent. */
export const callWithProgress = (options: UploadOptions): CallApi =>
  createCallApi({ fetch: fetchWithProgress(options), onUnauthenticated })
