import { writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { readCatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { readComparisonQuery, writeComparisonQuery } from '#domain/comparison/comparison.ts'
import { paths, splitLocale } from '#domain/site/urls.ts'

/**
 * The address under which a page is kept: language, path and the part of the query that changes what is drawn.
 * Everything else (utm_source, …) is dropped, so that nobody fills the cache with copies or poisons it.
 */
export function cacheHref(url: URL): string {
  const { path } = splitLocale(url.pathname)
  const search = searchOf(path, url.searchParams)
  return search ? `${url.pathname}?${search}` : url.pathname
}

function searchOf(path: string, search: URLSearchParams): string {
  if (path === paths.products()) return String(writeCatalogueQuery(readCatalogueQuery(search)))
  if (path === paths.compare()) return writeComparisonQuery(readComparisonQuery(search))
  return ''
}

/** The customer area: only those who are signed in are shown its frame. */
export const isCustomerArea = (path: string) =>
  path === paths.dashboard || path.startsWith(`${paths.dashboard}/`)

/** Pages that differ by visitor or must not be kept anywhere. */
export const isPrivate = (path: string) =>
  isCustomerArea(path) ||
  [paths.resetPassword, paths.verifyEmail].some((own) => path === own || path.startsWith(`${own}/`))

/** How long the edge keeps a page; a new catalogue version changes the key and so ends it earlier. */
const edgeSeconds = 600

type Drawn = () => Promise<Response>

/**
 * The Cache API in front of drawing. The version is part of the key: an import leaves all older pages behind. Only
 * whole, good pages are kept, and a fault of the cache costs time, never an answer.
 */
export async function fromCache(ctx: ExecutionContext, key: string, draw: Drawn): Promise<Response> {
  const cache = typeof caches === 'undefined' ? null : (caches as unknown as { default: Cache }).default
  const request = new Request(key)
  const kept = await cache?.match(request).catch(() => undefined)
  if (kept) return new Response(kept.body, kept)
  const response = await draw()
  if (cache && response.status === 200) {
    const copy = new Response(response.clone().body, response)
    copy.headers.set('cache-control', `public, max-age=${edgeSeconds}`)
    ctx.waitUntil(cache.put(request, copy).catch((error) => console.warn('cache', String(error))))
  }
  return response
}
