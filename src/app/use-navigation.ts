import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AroundNavHandler } from 'wouter'
import { navigate as pushAddress, useLocationProperty } from 'wouter/use-browser-location'
import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/site/error.ts'
import { inLocale } from '#domain/site/urls.ts'
import { loadTexts, type Texts } from '#src/i18n/index.ts'
import { loadChunk } from './load-chunk.ts'
import { matchRoute } from './match.ts'
import type { Route } from './page.ts'
import { entryKey, historyEntry, recallScroll, rememberScroll } from './scroll-memory.ts'
import type { Site } from './site.ts'
import type { Visit, Visits } from './visits.ts'

/** A page on the screen: the visit and the texts of its language. */
export type Shown = { visit: Visit; texts: Partial<Texts> }

/** Faster than this needs no sign that something is loading. */
const patienceMs = 150

/**
 * Follows the address: loads what it names while the old page stays, then shows it, puts the reader where he was
 * (Back, reload) or at the top, and moves the focus to the new heading.
 */
export function useNavigation(visits: Visits, routes: readonly Route[], first: Shown) {
  const href = useLocationProperty(
    () => location.pathname + location.search,
    () => first.visit.href,
  )
  const [shown, setShown] = useState(first)
  const [slow, setSlow] = useState<Route | null>(null)
  const [pending, setPending] = useState(false)
  const current = useRef({ key: '', popped: false, href: first.visit.href })
  /** Without the network a page fails in the language that is here. */
  const shownTexts = useRef(first.texts)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    current.current.key = entryKey()
    const y = recallScroll(current.current.key)
    if (y !== null) scrollTo(0, y)
    // A jump inside the page is a popstate too.
    const onPop = () => {
      current.current.popped = location.pathname + location.search !== current.current.href
    }
    const onHide = () => rememberScroll(current.current.key, scrollY)
    addEventListener('popstate', onPop)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('pagehide', onHide)
    }
  }, [])

  useEffect(() => {
    if (href === current.current.href) {
      // Back again before the other page was there.
      setSlow(null)
      setPending(false)
      return
    }
    let left = false
    // Now, not when the page is there: a skeleton in between is shorter.
    rememberScroll(current.current.key, scrollY)
    // Only a hint, and everything listens to it: deferred pieces that are still on their way must not be rendered again for it.
    startTransition(() => setPending(true))
    const timer = setTimeout(() => setSlow(matchRoute(routes, href).route), patienceMs)
    const settle = (next: Shown) => {
      if (left) return
      clearTimeout(timer)
      setSlow(null)
      setPending(false)
      shownTexts.current = next.texts
      setShown(next)
    }
    const { locale, route } = matchRoute(routes, href)
    const visit = visits.visit(href).catch((error) => {
      console.warn('navigation', error)
      return visits.failed(href, new AppError('unavailable', { cause: error }))
    })
    const texts = loadChunk(() => loadTexts(locale, route.texts)).catch(() => shownTexts.current)
    const transition = import('./later/view-transition.ts').catch(() => null)
    Promise.all([visit, texts, transition]).then(
      ([visit, texts, moving]) => {
        const show = () => settle({ visit, texts })
        if (moving && !left) moving.showInTransition(current.current.href.split('?')[0] ?? '', href, show)
        else show()
      },
      () => location.assign(href),
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [href, visits, routes])

  useLayoutEffect(() => {
    const state = current.current
    if (shown.visit.href === state.href) return
    const { keepScroll } = historyEntry()
    const popped = state.popped
    Object.assign(state, { key: entryKey(), popped: false, href: shown.visit.href })
    if (popped) scrollTo(0, recallScroll(state.key) ?? 0)
    else if (!keepScroll) {
      scrollTo(0, 0)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [shown])

  const locale: Locale = shown.visit.match.locale
  const navigate = useCallback<Site['navigate']>(
    (target, { replace = false, keepScroll = false } = {}) =>
      pushAddress(inLocale(locale, target), { replace, state: keepScroll ? { keepScroll } : null }),
    [locale],
  )
  /** Where one already is, or is on the way to (a double click), a link adds nothing to the history. */
  const follow = useCallback<AroundNavHandler>((go, target, options) => {
    if (target !== location.pathname + location.search) go(target, options)
    else if (target === current.current.href && !options?.state?.keepScroll) scrollTo(0, 0)
  }, [])
  return { shown, slow, pending, navigate, follow }
}
