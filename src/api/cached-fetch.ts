import type { MemoryCache } from './memory-cache.ts'

/** The same time for which a loaded route stays fresh (src/shell/route-cache.ts). */
const freshSeconds = 300

/**
 * A `fetch` that answers repeated GETs from memory: the catalogue changes rarely, and a comparison, a modal and a page
 * request the same product. Only successful answers without `no-store` are cached.
 */
export function cachedFetch(cache: MemoryCache<string>, uncachedFetch: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET') return uncachedFetch(request)
    const cached = cache.get(request.url)
    if (cached !== undefined) return new Response(cached, { headers: { 'content-type': 'application/json' } })
    const response = await uncachedFetch(request)
    if (response.ok && !/no-store/.test(response.headers.get('cache-control') ?? '')) {
      cache.set(request.url, await response.clone().text(), freshSeconds)
    }
    return response
  }
}
