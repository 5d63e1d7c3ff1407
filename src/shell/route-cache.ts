import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { lru } from '#domain/memory/lru.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { AnyPage, Loadable, Route } from '#src/site/page.ts'
import { type Match, matchRoute } from './match.ts'

/** A page with its data, ready to render. With an `error` it is the error page, and the error is its data. */
export type LoadedRoute = {
  href: string
  match: Match
  page: AnyPage
  data: unknown
  error: AppError | null
  /** A form that was posted to the page without JavaScript and not accepted. */
  posted?: Posted | undefined
}

const maxRoutes = 30
const freshMs = 5 * 60_000

const loadPage = (route: Route) => loadDeferred(route.import, { orReload: true })

/**
 * Loads each route once and keeps the last ones, so that Back is immediate. The edge loads the first one and seeds the
 * browser with it. A failed route is loaded again the next time.
 */
export function createRouteCache(
  routes: readonly Route[],
  callApi: CallApi,
  frameDeferred: readonly Loadable[] = [],
) {
  const recent = recentRoutes()

  function load(href: string): Promise<LoadedRoute> {
    const cached = recent.get(href)
    if (cached) return cached
    const loading = loadRoute(href)
    recent.store(href, loading)
    loading.then(
      (done) => done.error && recent.drop(href),
      () => recent.drop(href),
    )
    return loading
  }

  async function loadRoute(href: string): Promise<LoadedRoute> {
    const match = matchRoute(routes, href)
    const page = await loadPage(match.route)
    try {
      const { locale, params, search } = match
      const [data] = await Promise.all([
        page.load({ callApi, locale, params, search }),
        loadFrame(locale),
        ...(page.deferred ?? []).map((component) => component.load(locale)),
      ])
      return { href, match, page, data, error: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return failed(href, error)
    }
  }

  /** Loads the deferred components around every page; their failure does not fail the page. */
  async function loadFrame(locale: Locale): Promise<void> {
    await Promise.allSettled(frameDeferred.map((component) => component.load(locale)))
  }

  async function seed(href: string, data: unknown, error: AppError | null): Promise<LoadedRoute> {
    if (error) return asError(href, error)
    const match = matchRoute(routes, href)
    const seeded = { href, match, page: await loadPage(match.route), data, error }
    recent.store(href, Promise.resolve(seeded))
    return seeded
  }

  /** The error page of a URL, with the frame loaded. */
  async function failed(href: string, error: AppError): Promise<LoadedRoute> {
    const loaded = await asError(href, error)
    await loadFrame(loaded.match.locale)
    return loaded
  }

  async function asError(href: string, error: AppError): Promise<LoadedRoute> {
    const { errorPage } = await loadDeferred(() => import('./error-page.tsx'))
    return { href, match: matchRoute(routes, href), page: errorPage, data: error, error }
  }

  return { load, seed, failed }
}

/** The routes that were used last, each for five minutes. */
function recentRoutes() {
  const byHref = lru<string, { loading: Promise<LoadedRoute>; at: number }>(maxRoutes)
  return {
    get(href: string): Promise<LoadedRoute> | undefined {
      const cached = byHref.get(href)
      return cached && Date.now() - cached.at < freshMs ? cached.loading : undefined
    },
    store(href: string, loading: Promise<LoadedRoute>): void {
      byHref.set(href, { loading, at: Date.now() })
    },
    drop: (href: string) => byHref.delete(href),
  }
}
export type RouteCache = ReturnType<typeof createRouteCache>
