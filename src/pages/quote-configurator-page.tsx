import { paths } from '#domain/site/urls.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { deferred } from '#src/site/deferred.tsx'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { Page } from '#src/site/page.ts'
import { pageMeta } from '#src/site/page-meta.ts'

const QuoteConfiguratorView = deferred(
  () => import('./quote-configurator-view.tsx').then((module) => module.QuoteConfiguratorView),
  { texts: ['configure', 'configurator', 'answers', 'forms', 'quotes', 'figures', 'uses'] },
)

/**
 * From a use to a quote request in five steps. The whole state is in the address; only the address without answers is
 * for search engines.
 */
export const page: Page<ConfiguratorData> = {
  load: async (context) => {
    const { loadConfigurator } = await loadDeferred(() => import('#src/configurator/load-configurator.ts'))
    return loadConfigurator(context)
  },
  meta: ({ isUntouched }, { t }) => ({
    ...pageMeta(t, 'configurator', paths.configurator()),
    noIndex: !isUntouched,
    breadcrumbs: [
      { name: t('nav.quote'), path: paths.quote },
      { name: t('configurator.title'), path: paths.configurator() },
    ],
  }),
  View: QuoteConfiguratorView,
  deferred: [QuoteConfiguratorView],
}
