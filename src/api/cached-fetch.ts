import type { MemoryCache } from './memory-cache.ts'

/** As long as a page that was visited stays as it was (src/app/visits.ts). */
const freshSeconds = 300

/**
 * A `fetch` that answers what was asked before from memory: the catalogue changes rarely, and a comparison, a modal and
 * a page ask for the same product. Only good answers to GET are kept, and what says `no-store` is not.
 */
export function cachedFetch(cache: MemoryCache<string>, ask: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET') return ask(request)
    const known = cache.get(request.url)
    if (known !== undefined) return new Response(known, { headers: { 'content-type': 'application/json' } })
    const response = await ask(request)
    if (response.ok && !/no-store/.test(response.headers.get('cache-control') ?? '')) {
      cache.set(request.url, await response.clone().text(), freshSeconds)
    }
    return response
  }
}
