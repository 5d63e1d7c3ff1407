import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/site/error.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { loadChunk } from './load-chunk.ts'
import { type Match, matchRoute } from './match.ts'
import type { AnyPage, Loadable, Route } from './page.ts'

/** A page with its data, ready to render. With an `error` it is the error page, and the error is its data. */
export type Visit = { href: string; match: Match; page: AnyPage; data: unknown; error: AppError | null }

const keptVisits = 30
const freshMs = 5 * 60_000

/**
 * Loads each route once and keeps the last ones, so that Back is immediate. The edge loads the first one and seeds the
 * browser with it. A failed route is loaded again the next time.
 */
export function createVisits(
  routes: readonly Route[],
  callApi: CallApi,
  frameDeferred: readonly Loadable[] = [],
) {
  const known = new Map<string, { visit: Promise<Visit>; at: number }>()

  function visit(href: string): Promise<Visit> {
    const seen = known.get(href)
    if (seen && Date.now() - seen.at < freshMs) return seen.visit
    const loading = load(href)
    keep(href, loading)
    loading.then(
      (done) => done.error && known.delete(href),
      () => known.delete(href),
    )
    return loading
  }

  async function load(href: string): Promise<Visit> {
    const match = matchRoute(routes, href)
    const page = await loadChunk(match.route.import)
    try {
      const { locale, params, search } = match
      const [data] = await Promise.all([
        page.load({ callApi, locale, params, search }),
        loadFrame(locale),
        ...(page.deferred ?? []).map((piece) => piece.load(locale)),
      ])
      return { href, match, page, data, error: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return failed(href, error)
    }
  }

  /** Loads the deferred components around every page; their failure does not fail the page. */
  async function loadFrame(locale: Locale): Promise<void> {
    await Promise.allSettled(frameDeferred.map((piece) => piece.load(locale)))
  }

  async function seed(href: string, data: unknown, error: AppError | null): Promise<Visit> {
    if (error) return asError(href, error)
    const match = matchRoute(routes, href)
    const seeded = { href, match, page: await loadChunk(match.route.import), data, error }
    keep(href, Promise.resolve(seeded))
    return seeded
  }

  /** The error page of a URL, with the frame loaded. */
  async function failed(href: string, error: AppError): Promise<Visit> {
    const visit = await asError(href, error)
    await loadFrame(visit.match.locale)
    return visit
  }

  async function asError(href: string, error: AppError): Promise<Visit> {
    const { errorPage } = await import('./later/error-page.tsx')
    return { href, match: matchRoute(routes, href), page: errorPage, data: error, error }
  }

  function keep(href: string, visit: Promise<Visit>) {
    known.delete(href)
    known.set(href, { visit, at: Date.now() })
    const oldest = known.keys().next().value
    if (known.size > keptVisits && oldest !== undefined) known.delete(oldest)
  }

  return { visit, seed, failed }
}
export type Visits = ReturnType<typeof createVisits>
