import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { limits } from '#config/limits.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { AppError, type ErrorCode, type FieldErrors } from '#domain/site/error.ts'
import { splitLocale, switchLocale } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { App } from '#src/app/app.tsx'
import { loadChunk } from '#src/app/load-chunk.ts'
import { matchRoute } from '#src/app/match.ts'
import { createRouteCache } from '#src/app/route-cache.ts'
import { loadTexts } from '#src/i18n/index.ts'
import { frame } from '#src/pages/frame.ts'
import { routes } from '#src/pages/index.ts'

/** The data block in the page (functions/pages/render.tsx). */
type Seed = {
  href: string
  data: unknown
  error: { code: ErrorCode; fields: FieldErrors } | null
  origin: string
  posted?: Posted
}

/** React reports uncaught errors to the window too. Reporting must never throw. */
const telemetry = (use: (module: typeof import('#src/app/later/telemetry.ts')) => void) =>
  void import('#src/app/later/telemetry.ts').then(use).catch(() => {})
const report = (event: ErrorEvent | PromiseRejectionEvent) =>
  telemetry(({ reportError }) => reportError(event))
addEventListener('error', report)
addEventListener('unhandledrejection', report)

async function start() {
  const root = document.getElementById('root')
  const seed = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as Seed | null
  if (!root || !seed) return
  const routeCache = createRouteCache(routes, callApi, [...frame.header, ...frame.footer])
  const match = matchRoute(routes, seed.href)
  const error = seed.error && new AppError(seed.error.code, seed.error)
  const [loaded, texts] = await Promise.all([
    routeCache.seed(seed.href, seed.data, error),
    loadChunk(() => loadTexts(match.locale, match.route.texts)),
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
        frame={frame}
      />,
    )
  })
  document.documentElement.dataset.running = ''
  import('#src/app/later/keep-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => {},
  )
  // What was posted stays in the language that it was posted in.
  if (!seed.posted) await followPreference()
  telemetry(({ reportPageLoad }) => reportPageLoad())
  setTimeout(prefetchLikely, limits.prefetchDelayMs)
}

/** The client is loaded with the first call: a page rendered at the edge needs none. */
const callApi = (async (...call: Parameters<CallApi>) => {
  const { callCached } = await loadChunk(() => import('#src/api/browser-client.ts')).catch((cause) => {
    throw new AppError('unavailable', { cause })
  })
  return callCached(...call)
}) as CallApi

/** Redirects visitors who chose a language, or whose browser prefers one of ours. */
async function followPreference() {
  const { startLocale } = await import('#src/app/later/preferred-locale.ts')
  const preferred = startLocale(location.pathname)
  if (preferred !== splitLocale(location.pathname).locale) {
    const href = switchLocale(location.pathname + location.search, preferred)
    // The fragment may be the token of a link in a mail.
    navigate(href + location.hash, { replace: true })
  }
}

function prefetchLikely() {
  import('#src/app/later/prefetch.ts').then(
    ({ prefetchScreens }) => prefetchScreens(routes, splitLocale(location.pathname).locale),
    () => {},
  )
}

void start()
