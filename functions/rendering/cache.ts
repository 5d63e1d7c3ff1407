import { writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { readCatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { readComparisonQuery, writeComparisonQuery } from '#domain/comparison/comparison.ts'
import { configuratorQuery, readConfigurator } from '#domain/configurator/configurator-address.ts'
import { readPlateQuestion, writePlateQuestion } from '#domain/fit/plate-address.ts'
import { readProductQuestion, writeProductQuestion } from '#domain/fit/product-question.ts'
import { readSharedList, writeSharedList } from '#domain/quote-list/list-address.ts'
import { messagePattern, requestPattern, sentReference } from '#domain/quote-requests/reference.ts'
import { pagePaths, paths, splitLocale } from '#domain/site/urls.ts'
import { build } from '#functions/build.ts'
import { catalogueVersion, hasCatalogue, knownVersion } from '#functions/catalogue/snapshot.ts'
import type { Bindings } from '#functions/env.ts'
import { logWarning } from '#functions/platform/log.ts'
import { pageMemory } from './page-memory.ts'

/**
 * Cache key of a page: language, path and the query parameters that change what is rendered. All others (utm_source, …)
 * are dropped, so that nobody can fill or poison the cache.
 */
export function cacheHref(url: URL): string {
  // Most requests have no query, and an empty one asks for nothing.
  const search = url.search ? searchOf(url) : ''
  return search ? `${url.pathname}?${search}` : url.pathname
}

/** Pages that are the confirmation of what was sent from them when a reference of this form is in the address. */
const confirmations: Record<string, RegExp | undefined> = {
  [paths.quote]: requestPattern,
  [paths.contact]: messagePattern,
}

const isProduct = (path: string) => path.startsWith(paths.product(''))

function searchOf({ pathname, searchParams: search }: URL): string {
  const { locale, path } = splitLocale(pathname)
  if (path === paths.products()) return String(writeCatalogueQuery(readCatalogueQuery(search)))
  if (path === paths.compare()) return writeComparisonQuery(readComparisonQuery(search))
  if (path === paths.configurator()) return configuratorQuery(readConfigurator(search, locale), locale)
  if (path === paths.sharedList()) return writeSharedList(readSharedList(search)) ?? ''
  if (path === paths.plate()) return writePlateQuestion(readPlateQuestion(search))
  if (isProduct(path)) return writeProductQuestion(readProductQuestion(search))
  const pattern = confirmations[path]
  const reference = pattern && sentReference(search, pattern)
  if (reference) return `reference=${reference}`
  return ''
}

/**
 * True for pages that are rendered for one visitor's answers, question or request: they are rarely requested twice, so
 * the cache would fill with them; what is costly in them, the answers of the rules, has a bounded cache of its own.
 */
export function isRenderedPerQuery(href: string): boolean {
  const [pathname = '', search] = href.split('?')
  const { path } = splitLocale(pathname)
  const isAsked = [paths.configurator(), paths.plate(), paths.sharedList()].includes(path) || isProduct(path)
  return search !== undefined && (isAsked || path in confirmations)
}

/** True for paths of the customer area, which is served to signed-in visitors only. */
export const isCustomerArea = (path: string) =>
  path === paths.dashboard || path.startsWith(`${paths.dashboard}/`)

/** True for pages of it that ask guests to sign in: a scanned code leads there. */
export const asksGuests = (path: string) => path.startsWith(paths.dashboardScale(''))

/** True for pages that differ by visitor or must not be cached. */
export const isPrivate = (path: string) =>
  isCustomerArea(path) ||
  [pagePaths['reset-password'], pagePaths['verify-email'], pagePaths.follow].some(
    (own) => path === own || path.startsWith(`${own}/`),
  )

/** How long the edge caches a page; a new catalogue version changes the key and so ends it earlier. */
const edgeSeconds = 600

type Render = () => Promise<Response>

/**
 * A page from the memory of the isolate, the Cache API, or rendered. The version is part of the key, so that an import
 * leaves older pages behind. Only complete, successful pages are cached; when the cache fails the page is rendered.
 * `isPublic` says whether others may cache it: without a version nobody knows for how long.
 */
export async function fromCache(
  env: Bindings,
  ctx: ExecutionContext,
  href: string,
  render: Render,
): Promise<{ page: Response; isPublic: boolean }> {
  // A new isolate reads what the page needs beside the version, instead of after it; where the page is cached, it has
  // got ready for the next one behind the answer.
  const early = hasCatalogue(env) || knownVersion(env) !== undefined ? null : render()
  if (early) ctx.waitUntil(early.catch(() => {}))
  const version = await catalogueVersion(env).catch(() => null)
  const rendered = () => early ?? render()
  if (version === null || import.meta.env?.DEV) return { page: await rendered(), isPublic: false }
  const key = `${env.SITE_ORIGIN}/${version}/${build}${href}`
  return { page: await cached(env, ctx, key, rendered), isPublic: true }
}

async function cached(env: Bindings, ctx: ExecutionContext, key: string, render: Render): Promise<Response> {
  const cache = typeof caches === 'undefined' ? null : (caches as unknown as { default: Cache }).default
  const memory = pageMemory(env.DB)
  const remembered = memory.get(key)
  if (remembered) return remembered
  const request = new Request(key)
  const cached = await cache?.match(request).catch(() => undefined)
  if (cached) return memory.set(key, cached)
  const response = await render()
  if (!cache || response.status !== 200) return response
  // Bytes for both: a cloned body is a stream that is copied piece by piece.
  const body = await response.arrayBuffer()
  const copy = new Response(body, response)
  copy.headers.set('cache-control', `public, max-age=${edgeSeconds}`)
  ctx.waitUntil(cache.put(request, copy).catch((error) => logWarning('cache', error)))
  return new Response(body, response)
}
