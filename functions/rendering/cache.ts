import { writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { readCatalogueQuery, unknownParts } from '#domain/catalogue/catalogue-query-schema.ts'
import type { VersionStep } from '#domain/catalogue/version-steps.ts'
import { readComparisonQuery, writeComparisonQuery } from '#domain/comparison/comparison.ts'
import { configuratorQuery, readConfigurator } from '#domain/configurator/configurator-address.ts'
import { legalSubjects, readVersionName } from '#domain/content/dated-version.ts'
import { readPlateQuestion, writePlateQuestion } from '#domain/fit/plate-address.ts'
import { readProductQuestion, writeProductQuestion } from '#domain/fit/product-question.ts'
import { readSharedList, writeSharedList } from '#domain/quote-list/list-address.ts'
import { messagePattern, requestPattern, sentReference } from '#domain/quote-requests/reference.ts'
import { pagePaths, paths, splitLocale } from '#domain/site/urls.ts'
import {
  catalogueVersion,
  knownVersion,
  lastVersion,
  renewCatalogue,
  versionChanges,
  versionSteps,
} from '#functions/catalogue/snapshot.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'
import { type KeyedOpening, lastOpening } from '#functions/platform/opening.ts'
import { pageMemory } from './page-memory.ts'

/** Identifies the build; part of cache keys, so that no page of an older build is served. Set by vite.config.ts. */
declare const __BUILD__: string | undefined
const build = typeof __BUILD__ === 'undefined' ? 'unbuilt' : __BUILD__

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

const legalPaths: readonly string[] = legalSubjects.map((subject) => paths[subject])
const versionQuery = (version: string | null) =>
  version !== null && readVersionName(version) !== null ? `version=${version}` : ''

const isProduct = (path: string) => path.startsWith(paths.product(''))

function searchOf({ pathname, searchParams: search }: URL): string {
  const { locale, path } = splitLocale(pathname)
  if (path === paths.products()) {
    const read = writeCatalogueQuery(readCatalogueQuery(search))
    // The page names what it cannot read.
    return String(new URLSearchParams([...read, ...unknownParts(search)]))
  }
  if (path === paths.compare()) return writeComparisonQuery(readComparisonQuery(search))
  if (path === paths.configurator()) return configuratorQuery(readConfigurator(search, locale), locale)
  if (path === paths.sharedList()) return writeSharedList(readSharedList(search)) ?? ''
  if (path === paths.plate()) return writePlateQuestion(readPlateQuestion(search))
  if (isProduct(path)) return writeProductQuestion(readProductQuestion(search))
  if (legalPaths.includes(path)) return versionQuery(search.get('version'))
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
    (pagePath) => path === pagePath || path.startsWith(`${pagePath}/`),
  )

/**
 * Seconds that a page is fresh, and how much longer it is served while it is rendered anew. A new catalogue version or
 * build changes the key and so ends it earlier.
 */
const [freshSeconds, staleSeconds] = [600, 86_400]
/** When a stored page is rendered anew; visitors do not get it. */
const renewAt = 'x-renew-at'

type Render = (before?: string | null) => Promise<Response>
/** How a page is rendered, and what it says of hours, closures and notices; a document says nothing of them. */
type Rendered = { render: Render; opening?: Promise<KeyedOpening> }

const unsaid = Promise.resolve({ key: '' })

/**
 * A page from the memory of the isolate, the Cache API, or rendered. The version is part of the key, so that an import
 * leaves older pages behind, and so is what every page says of hours, closures and notices. Only complete, successful
 * pages are cached; when the cache fails the page is rendered. `isPublic` says whether others may cache it:
 * without a version nobody knows for how long.
 */
export async function fromCache(
  env: Bindings,
  ctx: ExecutionContext,
  href: string,
  { render, opening }: Rendered,
): Promise<{ page: Response; isPublic: boolean }> {
  const renewing = renewCatalogue(env)
  if (renewing) ctx.waitUntil(renewing.catch((error) => logWarning('catalogue', error)))
  const storeOf = (version: string, digest: string) =>
    edgeStore(env, ctx, `${env.SITE_ORIGIN}/${version}${digest && `.${digest}`}/${build}${href}`)
  const before = lastVersion(env)
  const isKnown = knownVersion(env) !== undefined
  const last = opening ? lastOpening(env).key : ''
  const likely = before === null || isKnown ? null : await storeOf(before, last).find(render)
  // While the version is asked for, a page that is probably nowhere is rendered already. Should it be somewhere, the
  // isolate has got ready for the next one behind the answer. Another version may go live before that is known.
  const changes = versionChanges(env)
  const early = isKnown || likely ? null : render()
  if (early) ctx.waitUntil(early.catch(() => {}))
  const [version, digest] = await Promise.all([
    catalogueVersion(env).catch(() => null),
    (opening ?? unsaid).then(
      ({ key }) => key,
      () => null,
    ),
  ])
  if (version === null || digest === null || import.meta.env?.DEV)
    return { page: await (early ?? render()), isPublic: false }
  const store = storeOf(version, digest)
  const cached = likely && version === before && digest === last ? likely : await store.find(render)
  if (cached) return { page: cached, isPublic: true }
  const renderOr = async () => {
    const page = await pageBefore(href, versionSteps(env), (step) => storeOf(step, digest).stored())
    if (page?.isUntouched) return new Response(page.body, page)
    return render(page && new TextDecoder().decode(page.body))
  }
  const rendered = await early
  const isCurrent = rendered && versionChanges(env) === changes
  return { page: await store.keep(isCurrent ? rendered : await renderOr()), isPublic: true }
}

/** Pages that show nothing of the catalogue but the products that they name; others show all that is in it. */
const namesItsProducts = ({ path }: { path: string }) =>
  isProduct(path) || legalPaths.includes(path) || productless.includes(path)
const productless: readonly string[] = [paths.contact, pagePaths.articles, paths.quote]

/**
 * The page as it was in the last version before that it is stored for. Untouched: it shows products that it names
 * alone, and no publication since has touched one of them.
 */
async function pageBefore(
  href: string,
  steps: readonly VersionStep[],
  find: (version: string) => Promise<Response | null>,
): Promise<{ body: ArrayBuffer; headers: Headers; isUntouched: boolean } | null> {
  const pages = await Promise.all(steps.map(({ version }) => find(version)))
  const at = pages.findIndex((page) => page !== null)
  const page = pages[at]
  if (!page) return null
  // The letters of a data sheet are numbers of its fonts: its address says which product it is of.
  const body = await page.arrayBuffer()
  const named = href + new TextDecoder().decode(body)
  const isUntouched =
    namesItsProducts(splitLocale(href.split('?')[0] ?? href)) &&
    steps.slice(0, at + 1).every(({ touched }) => touched && !touched.some((id) => named.includes(id)))
  return { body, headers: page.headers, isUntouched }
}

function withoutDue({ body, status, headers }: Response): Response {
  const page = new Response(body, { status, headers })
  page.headers.delete(renewAt)
  return page
}

/** The places where the page of a key may be. */
function edgeStore(env: Bindings, ctx: ExecutionContext, key: string) {
  const cache = typeof caches === 'undefined' ? null : (caches as unknown as { default: Cache }).default
  const memory = pageMemory(env.DB)
  const request = new Request(key)
  const logged = (error: unknown) => logWarning('cache', error)

  const stored = async () => memory.get(key) ?? (await cache?.match(request).catch(() => undefined)) ?? null

  /** The page; one that is no longer fresh is rendered anew behind the answer, once a minute and isolate at most. */
  async function find(render: Render): Promise<Response | null> {
    const cached = await stored()
    const due = cached?.headers.get(renewAt)
    // A page in memory says nothing of it.
    if (!cached || !due) return cached
    if (Number(due) <= clock.now().getTime()) ctx.waitUntil(render().then(keep).catch(logged))
    return memory.set(key, withoutDue(cached))
  }

  /** Stores a rendered page, if it is one, and returns it; one that was stored before is as old as it was. */
  async function keep(response: Response): Promise<Response> {
    if (!cache || response.status !== 200) return response
    // Bytes for both: a cloned body is a stream that is copied piece by piece.
    const body = await response.arrayBuffer()
    const copy = new Response(body, response)
    copy.headers.set('cache-control', `public, max-age=${freshSeconds + staleSeconds}`)
    const due = response.headers.get(renewAt) ?? String(clock.now().getTime() + freshSeconds * 1000)
    copy.headers.set(renewAt, due)
    ctx.waitUntil(cache.put(request, copy).catch(logged))
    return withoutDue(new Response(body, response))
  }

  return { stored, find, keep }
}
