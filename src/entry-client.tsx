import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { limits } from '#config/limits.ts'
import { AppError, type ErrorCode, type FieldErrors } from '#domain/site/error.ts'
import { splitLocale, switchLocale } from '#domain/site/urls.ts'
import type { ApiClient } from '#src/api/client.ts'
import { askBy } from '#src/api/read.ts'
import { App } from '#src/app/app.tsx'
import { chunk } from '#src/app/chunk.ts'
import { matchRoute } from '#src/app/match.ts'
import { createVisits } from '#src/app/visits.ts'
import { loadTexts } from '#src/i18n/index.ts'
import { frame } from '#src/pages/frame.ts'
import { routes } from '#src/pages/index.ts'

/** What the edge left in the page (functions/pages/render.tsx). */
type Seed = {
  href: string
  data: unknown
  error: { code: ErrorCode; fields: FieldErrors } | null
  origin: string
}

/** React hands what it cannot catch to the window too. Telling a fault must never be another one. */
const telemetry = (use: (module: typeof import('#src/app/telemetry.ts')) => void) =>
  void import('#src/app/telemetry.ts').then(use).catch(() => {})
const tell = (event: ErrorEvent | PromiseRejectionEvent) => telemetry(({ reportError }) => reportError(event))
addEventListener('error', tell)
addEventListener('unhandledrejection', tell)

async function start() {
  const root = document.getElementById('root')
  const seed = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as Seed | null
  if (!root || !seed) return
  const ask = askBy(openClient)
  const visits = createVisits(routes, ask, [...frame.header, ...frame.footer])
  const match = matchRoute(routes, seed.href)
  const error = seed.error && new AppError(seed.error.code, { fields: seed.error.fields })
  const [visit, texts] = await Promise.all([
    visits.seed(seed.href, seed.data, error),
    loadTexts(match.locale, match.route.texts),
  ])
  hydrateRoot(
    root,
    <App
      visits={visits}
      routes={routes}
      first={{ visit, texts }}
      ask={ask}
      origin={seed.origin}
      frame={frame}
    />,
  )
  document.documentElement.dataset.running = ''
  import('#src/app/keep-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => {},
  )
  await followPreference()
  telemetry(({ reportPageLoad }) => reportPageLoad())
  setTimeout(prefetchLikely, limits.prefetchDelayMs)
}

let client: ApiClient | null = null

/** Loaded with the first question: a page that came drawn asks none. Answers are kept in memory for a while. */
async function openClient(): Promise<ApiClient> {
  const [{ createClient }, { cachedFetch }, { createMemoryCache }] = await chunk(() =>
    Promise.all([
      import('#src/api/client.ts'),
      import('#src/api/cached-fetch.ts'),
      import('#src/api/memory-cache.ts'),
    ]),
  )
  client ??= createClient('', { fetch: cachedFetch(createMemoryCache()) })
  return client
}

/** Someone who has chosen a language, or whose browser speaks one of ours, does not start in French. */
async function followPreference() {
  const { startLocale } = await import('#src/app/preferred-locale.ts')
  const preferred = startLocale(location.pathname)
  if (preferred !== splitLocale(location.pathname).locale) {
    const href = switchLocale(location.pathname + location.search, preferred)
    // The fragment may be the token of a link in a mail.
    navigate(href + location.hash, { replace: true })
  }
}

function prefetchLikely() {
  import('#src/app/prefetch.ts').then(
    ({ prefetchScreens }) => prefetchScreens(routes, splitLocale(location.pathname).locale),
    () => {},
  )
}

void start()
