import type { ArticleList } from '#domain/site/article.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { ArticleCard } from '#src/articles/article-card.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import type { Page } from '#src/site/page.ts'
import { pageMeta } from '#src/site/page-meta.ts'
import { useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'

export const page: Page<ArticleList> = {
  load: ({ callApi, locale }) => callApi('GET /articles', { query: { lang: locale } }),
  meta: (_, { t }) => ({
    ...pageMeta(t, 'articles', paths.articles),
    breadcrumbs: [{ name: t('nav.articles'), path: paths.articles }],
  }),
  View: ArticlesView,
}

function ArticlesView({ data: { items } }: { data: ArticleList }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <div className="wrap">
      <header className="page-head">
        <Heading>{t('articles.title')}</Heading>
        <p className="lead">{t('articles.lead')}</p>
      </header>
      {items.length ? (
        <ul className="grid article-grid">
          {items.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t('articles.none')}</p>
      )}
      <p>
        <a className="lone" href={inLocale(locale, paths.articleFeed)}>
          {t('articles.feed')}
        </a>
      </p>
    </div>
  )
}
