import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Opening } from '#domain/content/opening.ts'
import type { Posted } from '#domain/forms/posted.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { frame } from '#src/pages/frame.ts'
import { AppError, type ErrorCode, type FieldErrors } from './domain/errors/error.ts'
import { loadTexts } from './i18n/translation.ts'
import { routes } from './pages/page-table.ts'
import { App, framed } from './shell/app.tsx'
import { matchRoute } from './shell/match.ts'
import { createRouteCache } from './shell/route-cache.ts'
import { loadDeferred } from './site/load-deferred.ts'

/** The data block in the page (functions/rendering/render.tsx). */
type Seed = {
  href: string
  data: unknown
  error: { code: ErrorCode; fields: FieldErrors } | null
  origin: string
  opening: Opening
  posted?: Posted
}

/** React reports uncaught errors to the window too. Reporting must never throw. */
const report = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./site/send-telemetry.ts').then(({ reportError }) => reportError(event)).catch(() => {})
addEventListener('error', report)
addEventListener('unhandledrejection', report)

async function start() {
  const root = document.getElementById('root')
  const seed = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as Seed | null
  if (!root || !seed) return
  const routeCache = createRouteCache(routes, callApi, framed(frame))
  const match = matchRoute(routes, seed.href)
  const error = seed.error && new AppError(seed.error.code, seed.error)
  const [loaded, texts] = await Promise.all([
    routeCache.seed(seed.href, seed.data, error),
    loadDeferred(() => loadTexts(match.locale, match.route.texts), { orReload: true }),
  ])
  // A transition hydrates in slices of a few milliseconds, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        routeCache={routeCache}
        routes={routes}
        first={{ loaded: { ...loaded, posted: seed.posted }, texts }}
        callApi={callApi}
        origin={seed.origin}
        opening={seed.opening}
        frame={frame}
      />,
    )
  })
  document.documentElement.dataset.running = ''
  loadDeferred(() => import('./entry-deferred.ts'), { orReload: true }).then(
    ({ afterStart }) => afterStart(routes, !!seed.posted),
    () => {},
  )
}

/** The client is loaded with the first call: a page rendered at the edge needs none. */
const callApi = (async (...call: Parameters<CallApi>) => {
  const { callCached } = await loadDeferred(() => import('./entry-deferred.ts'), { orReload: true }).catch(
    (cause) => {
      throw new AppError('unavailable', { cause })
    },
  )
  return callCached(...call)
}) as CallApi

void start()
