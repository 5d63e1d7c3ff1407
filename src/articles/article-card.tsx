import type { ArticleSummary } from '#domain/site/article.ts'
import { articleDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { Link } from '#src/site/link.tsx'
import { ArticleFacts } from './article-facts.tsx'

/** An article in the list; the whole card links to it. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="article-card">
      <ArticleFigure slug={article.slug} />
      <ArticleFacts article={article} />
      <h2>
        <Link to={paths.article(article.slug)}>{withDash(article.title)}</Link>
      </h2>
      <p>{article.excerpt}</p>
    </article>
  )
}

/** A title whose dash stays with what it follows: no line begins with it. */
export const withDash = (title: string) => title.replaceAll(' – ', '\u00a0– ')

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
