import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { AroundNavHandler } from 'wouter'
import { navigate as pushAddress, useLocationProperty } from 'wouter/use-browser-location'
import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import { inLocale } from '#domain/site/urls.ts'
import { isTracking } from '#domain/text/tracking.ts'
import { loadTexts, type Texts } from '#src/i18n/translation.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { Route } from '#src/site/page.ts'
import type { Site } from '#src/site/site.ts'
import { matchRoute } from './match.ts'
import type { LoadedRoute, RouteCache } from './route-cache.ts'
import { entryKey, historyEntry, recallScroll, rememberScroll } from './scroll-memory.ts'

/** A page on the screen: the loaded route and the texts of its language. */
export type Shown = { loaded: LoadedRoute; texts: Partial<Texts> }

/** The history entry that is shown. */
type Entry = {
  /** Names its scroll position. */
  key: string
  /** True when Back or Forward led to it. */
  popped: boolean
  href: string
  /**
   * The address that the document was opened with, until another page is shown: where the edge rendered a shorter one,
   * the page is loaded again, which moves neither scroll position nor focus.
   */
  opened: string
}

/** Loading that takes less time needs no indicator: the page before stays, and the picture of its card can move. */
const patienceMs = 500

/** The address in the browser: of the page that is wanted, also while another one is shown. */
export const currentHref = () => location.pathname + location.search

/**
 * Follows the URL: loads its page while the old one stays, then shows it, restores the scroll position (Back,
 * reload) or scrolls to the top, and moves the focus to the new heading.
 */
export function useNavigation(routeCache: RouteCache, routes: readonly Route[], first: Shown) {
  const href = useLocationProperty(currentHref, () => first.loaded.href)
  const entry = useRef<Entry>({ key: '', popped: false, href: first.loaded.href, opened: '' })
  useHistoryEntry(entry)
  const { shown, slow, pending } = useRouteLoading({ routeCache, routes, first, href, entry })
  useArrival(shown, entry)
  return { shown, slow, pending, ...useLinks(shown.loaded.match.locale, entry) }
}

type EntryRef = RefObject<Entry>

/** Restores the scroll position of the first page, and remembers where the reader leaves. */
function useHistoryEntry(entry: EntryRef): void {
  useEffect(() => {
    history.scrollRestoration = 'manual'
    Object.assign(entry.current, { key: entryKey(), opened: currentHref() })
    const y = recallScroll(entry.current.key)
    if (y !== null) scrollTo(0, y)
    // A jump inside the page is a popstate too.
    const onPop = () => {
      entry.current.popped = currentHref() !== entry.current.href
    }
    const onHide = () => rememberScroll(entry.current.key, scrollY)
    addEventListener('popstate', onPop)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('pagehide', onHide)
    }
  }, [entry])
}

type Loading = {
  routeCache: RouteCache
  routes: readonly Route[]
  first: Shown
  href: string
  entry: EntryRef
}

/** Loads the page of an address; `slow` is its route once loading takes long. */
function useRouteLoading({ routeCache, routes, first, href, entry }: Loading) {
  const [shown, setShown] = useState(first)
  const [slow, setSlow] = useState<Route | null>(null)
  const [pending, setPending] = useState(false)
  /** Offline an error page uses the texts that are loaded. */
  const shownTexts = useRef(first.texts)

  useEffect(() => {
    if (sameAddress(href, entry.current.href)) {
      // The first page, or back again before the other page was loaded.
      entry.current.href = href
      setSlow(null)
      setPending(false)
      return
    }
    let isCancelled = false
    // Saved now instead of when the page is shown: a skeleton in between is shorter.
    rememberScroll(entry.current.key, scrollY)
    // Every component depends on it, and deferred components must not render again before their code is loaded.
    startTransition(() => setPending(true))
    const timer = setTimeout(() => setSlow(matchRoute(routes, href).route), patienceMs)
    const show = (next: Shown) => {
      if (isCancelled) return
      clearTimeout(timer)
      setSlow(null)
      setPending(false)
      shownTexts.current = next.texts
      setShown(next)
    }
    loadShown(routeCache, routes, href, shownTexts.current).then(
      ({ transition, ...next }) => {
        // Offline another view of a list is no reason to lose the list: its address comes back, the page stays.
        if (!isCancelled && next.loaded.error && !navigator.onLine && historyEntry().keepScroll) {
          clearTimeout(timer)
          pushAddress(entry.current.href, { replace: true, state: { keepScroll: true } })
          return
        }
        const from = entry.current.href.split('?')[0] ?? ''
        if (transition && !isCancelled) transition.showInTransition(from, href, () => show(next))
        else show(next)
      },
      () => location.assign(href),
    )
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [href, routeCache, routes, entry])
  return { shown, slow, pending }
}

/**
 * The page of an address with its texts and the code of its transition; a page that cannot be loaded is an error page.
 */
async function loadShown(
  routeCache: RouteCache,
  routes: readonly Route[],
  href: string,
  fallback: Partial<Texts>,
) {
  const { locale, route } = matchRoute(routes, href)
  const [loaded, texts, transition] = await Promise.all([
    routeCache.load(href).catch((error) => {
      console.warn('navigation', error)
      return routeCache.failed(href, new AppError('unavailable', { cause: error }))
    }),
    loadDeferred(() => loadTexts(locale, route.texts), { orReload: true }).catch(() => fallback),
    loadDeferred(() => import('./view-transition.ts')).catch(() => null),
  ])
  return { loaded, texts, transition }
}

/** Sets scroll position and focus once a new page is shown. */
function useArrival(shown: Shown, entry: EntryRef): void {
  useLayoutEffect(() => {
    const state = entry.current
    if (shown.loaded.href === state.href) return
    const { keepScroll } = historyEntry()
    const { popped, opened } = state
    Object.assign(state, { key: entryKey(), popped: false, href: shown.loaded.href, opened: '' })
    if (shown.loaded.href === opened) return
    if (popped) scrollTo(0, recallScroll(state.key) ?? 0)
    else if (!keepScroll) {
      scrollTo(0, 0)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [shown, entry])
}

/** `navigate` goes to a path in the language shown; `follow` is what a click on a link does. */
function useLinks(locale: Locale, entry: EntryRef) {
  const navigate = useCallback<Site['navigate']>(
    (target, { replace = false, keepScroll = false } = {}) =>
      pushAddress(inLocale(locale, target), { replace, state: keepScroll ? { keepScroll } : null }),
    [locale],
  )
  /** A link to the current page, or to the one being loaded (a double click), adds nothing to the history. */
  const follow = useCallback<AroundNavHandler>(
    (go, target, options) => {
      if (target !== currentHref()) go(target, options)
      else if (target === entry.current.href && !options?.state?.keepScroll) scrollTo(0, 0)
    },
    [entry],
  )
  return { navigate, follow }
}

/** The address in one spelling: parameters sorted, tracking parameters left out. */
function spellingOf(href: string): string {
  const [path, query = ''] = href.split('?')
  const search = new URLSearchParams(query)
  for (const name of [...search.keys()]) if (isTracking(name)) search.delete(name)
  search.sort()
  return `${path}?${search}`
}

/** True when both addresses (path and query) ask for the same page. */
export const sameAddress = (a: string, b: string): boolean => a === b || spellingOf(a) === spellingOf(b)
