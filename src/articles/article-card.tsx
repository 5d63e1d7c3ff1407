import type { ArticleSummary } from '#domain/site/article.ts'
import { articleDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { ArticleFacts } from './article-facts.tsx'

/** An article in the list; the whole card links to it. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const t = useTranslate()
  return (
    <article className="article-card">
      <ArticleFigure slug={article.slug} />
      <ArticleFacts article={article} />
      <h2>
        <Link to={paths.article(article.slug)}>{article.title}</Link>
      </h2>
      <p>{article.excerpt}</p>
      <p className="article-more" aria-hidden="true">
        {t('articles.read')}
      </p>
    </article>
  )
}

/** The drawing of an article; it says nothing that the text does not. */
export const ArticleFigure = ({ slug }: { slug: string }) => (
  <img
    className="article-figure"
    src={articleDrawing(slug)}
    alt=""
    width="280"
    height="176"
    decoding="async"
  />
)
