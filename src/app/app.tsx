import { type createStore, Provider } from 'jotai'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Router } from 'wouter'
import type { ApiClient } from '#src/api/client.ts'
import { type Translate, TranslateContext, translator } from '#src/i18n/index.ts'
import { applyHead } from './apply-head.ts'
import { errorMeta } from './error-meta.ts'
import { ErrorView } from './error-view.tsx'
import { type HeadTag, headTags } from './head.ts'
import { Layout } from './layout.tsx'
import { Loading } from './loading.tsx'
import type { Route } from './page.ts'
import { type Site, SiteContext } from './site.ts'
import { type Shown, useNavigation } from './use-navigation.ts'
import type { Visit, Visits } from './visits.ts'

type Props = {
  visits: Visits
  routes: readonly Route[]
  first: Shown
  api: ApiClient
  store: ReturnType<typeof createStore>
  origin: string
  /** What floats over every page once it stands: quote badge, panels. Nothing of it is drawn at the edge. */
  overlay?: ReactNode
}

/** The whole site around one page; the edge draws it once, the browser goes on from there. */
export function App({ visits, routes, first, api, store, origin, overlay }: Props) {
  const { shown, slow, pending, navigate } = useNavigation(visits, routes, first)
  const { visit, texts } = shown
  const { locale } = visit.match
  const t = useMemo(() => translator(locale, texts), [locale, texts])
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  useEffect(() => {
    if (visit === first.visit) return
    document.documentElement.lang = locale
    applyHead(tagsOf(visit, t, origin))
  }, [visit, first, locale, t, origin])

  const site = useMemo<Site>(
    () => ({
      locale,
      href: visit.href,
      api,
      navigate,
      prefetch: (href) => void visits.visit(href).catch(() => {}),
      pending,
    }),
    [locale, visit.href, api, navigate, visits, pending],
  )
  return (
    <Provider store={store}>
      <Router ssrPath={first.visit.href.split('?')[0]} ssrSearch={first.visit.href.split('?')[1] ?? ''}>
        <SiteContext value={site}>
          <TranslateContext value={t}>
            <Layout>
              {slow && slow !== visit.match.route ? <Loading route={slow} /> : <Page visit={visit} />}
            </Layout>
            {hydrated ? overlay : null}
          </TranslateContext>
        </SiteContext>
      </Router>
    </Provider>
  )
}

function Page({ visit }: { visit: Visit }) {
  if (visit.error) return <ErrorView error={visit.error} />
  const { View } = visit.page
  return <View key={visit.match.route.pattern} data={visit.data} />
}

export function tagsOf(visit: Visit, t: Translate, origin: string): HeadTag[] {
  const context = { t, locale: visit.match.locale, origin, now: new Date() }
  const meta = visit.error
    ? errorMeta(visit.error, visit.match.path, t)
    : visit.page.meta(visit.data, context)
  return headTags(meta, context)
}
