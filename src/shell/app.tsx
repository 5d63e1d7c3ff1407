import {
  Component,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Router } from 'wouter'
import type { Opening } from '#domain/content/opening.ts'
import { paths } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { type Translate, TranslateContext, translator, useTranslate } from '#src/i18n/translation.ts'
import type { Deferred } from '#src/site/deferred.tsx'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { AnyPage, Route } from '#src/site/page.ts'
import { type RenderOnce, type Site, SiteContext, useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Layout } from './layout.tsx'
import type { LoadedRoute, RouteCache } from './route-cache.ts'
import { type Shown, useNavigation } from './use-navigation.ts'

/** Components of features around every page; the application frame does not import them (`src/pages/frame.ts`). */
export type Frame = {
  /** Floating components, mounted after hydration with texts of their own; not rendered at the edge. */
  overlays: readonly Deferred<object>[]
  /** Rendered before the header. */
  top: readonly Deferred<object>[]
  /** Rendered at the end of the header. */
  header: readonly Deferred<object>[]
  /** Rendered inside the footer: its columns first. */
  footer: readonly Deferred<object>[]
  /** Rendered below the entries of the menu. */
  menu: readonly Deferred<object>[]
  /** Opened over any page by the entry in the header; its code is loaded then. */
  assistant: Deferred<{ onClose: () => void }>
}

type Props = {
  routeCache: RouteCache
  routes: readonly Route[]
  first: Shown
  callApi: CallApi
  origin: string
  opening: Opening
  frame: Frame
  renderOnce?: RenderOnce
}

/** The components of the frame that are rendered with every page. */
export const framed = ({ top, header, menu, footer }: Frame) => [...top, ...header, ...menu, ...footer]

/** The whole site around one page, rendered at the edge and hydrated in the browser. */
export function App({ routeCache, routes, first, callApi, origin, opening, frame, renderOnce }: Props) {
  const { shown, slow, pending, navigate, follow } = useNavigation(routeCache, routes, first)
  const { loaded, texts } = shown
  const { locale } = loaded.match
  const t = useMemo(() => translator(locale, texts), [locale, texts])
  const [asking, setAsking] = useState(false)
  const openAssistant = useCallback(() => setAsking(true), [])
  const closeAssistant = useCallback(() => setAsking(false), [])

  useHead(first, shown, { t, origin, opening })
  const site = useMemo<Site>(
    () => ({
      locale,
      href: loaded.href,
      posted: loaded.posted,
      callApi,
      opening,
      navigate,
      prefetch: (href) => void routeCache.load(href).catch(() => {}),
      pending,
      renderOnce,
    }),
    [locale, loaded.href, loaded.posted, callApi, opening, navigate, routeCache, pending, renderOnce],
  )
  return (
    <Router
      ssrPath={first.loaded.href.split('?')[0]}
      ssrSearch={first.loaded.href.split('?')[1] ?? ''}
      aroundNav={follow}
    >
      <SiteContext value={site}>
        <TranslateContext value={t}>
          <Layout
            top={frame.top}
            header={frame.header}
            footer={frame.footer}
            menu={frame.menu}
            onAsk={openAssistant}
          >
            {slow && slow !== loaded.match.route ? <Loading route={slow} /> : <Page loaded={loaded} />}
          </Layout>
          {frame.overlays.map((overlay, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Boundary key={i} fallback={null}>
              <Overlay of={overlay} />
            </Boundary>
          ))}
          {asking && loaded.match.route.file !== 'assistant' ? (
            <Assistant of={frame.assistant} onClose={closeAssistant} />
          ) : null}
        </TranslateContext>
      </SiteContext>
    </Router>
  )
}

type HeadContext = { t: Translate; origin: string; opening: Opening }

/** Keeps the head of the document in step with the page. */
function useHead(first: Shown, { loaded }: Shown, { t, origin, opening }: HeadContext): void {
  const { locale } = loaded.match
  // The title of a refused form says so until the form itself does.
  const headOf = useRef(first.loaded.posted ? null : first.loaded)
  useEffect(() => {
    if (loaded === headOf.current) return
    headOf.current = loaded
    document.documentElement.lang = locale
    loadDeferred(() => import('./apply-head.ts')).then(
      ({ applyHead }) => applyHead(loaded, t, { origin, opening }),
      () => {
        // Offline the document keeps its old title; the heading names the page.
      },
    )
  }, [loaded, locale, t, origin, opening])
}

/**
 * Memoised against renders of its surroundings (mounting overlays): a deferred component whose code is still loading
 * would lose the HTML that the edge rendered.
 */
const Page = memo(function Page({ loaded }: { loaded: LoadedRoute }) {
  const { View } = loaded.page
  return (
    <Boundary key={loaded.match.route.pattern} fallback={<Failure href={loaded.href} />}>
      <View data={loaded.data} />
    </Boundary>
  )
})

/**
 * Mounted when its code is there. A fallback instead would make React hold back every part of the page that is hydrated
 * in the next 300 ms (its throttle of Suspense retries).
 */
function Overlay({ of: View }: { of: Deferred<object> }) {
  const { locale } = useSite()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    View.load(locale).then(
      () => startTransition(() => setLoaded(true)),
      (error) => console.warn('chunk', error),
    )
  }, [View, locale])
  return isLoaded ? <View /> : null
}

/** The assistant over a page; where its code cannot be loaded its own page is opened. */
function Assistant({ of: View, onClose }: { of: Frame['assistant']; onClose: () => void }) {
  const { navigate } = useSite()
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <View
          onClose={onClose}
          onMissing={() => {
            onClose()
            navigate(paths.assistant)
          }}
        />
      </Suspense>
    </Boundary>
  )
}

/** Replaces a page that failed to render. */
function Failure({ href }: { href: string }) {
  const t = useTranslate()
  return (
    <div className="wrap error-page">
      <Heading>{t('failure.title')}</Heading>
      <a className="button" href={href}>
        {t('failure.retry')}
      </a>
    </div>
  )
}

type BoundaryProps = { children: ReactNode; fallback: ReactNode }

/** Error boundary around a part of the page. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Shown while a page loads slowly: its own skeleton when its code is loaded, else a spinner. */
function Loading({ route }: { route: Route }) {
  const t = useTranslate()
  const [page, setPage] = useState<AnyPage | null>(null)
  useEffect(() => {
    let isCancelled = false
    route.import().then(
      (loaded) => isCancelled || setPage(loaded),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [route])
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {page?.Pending ? <page.Pending /> : <div className="spinner" aria-hidden="true" />}
    </div>
  )
}
