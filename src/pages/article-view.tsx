import type { Locale } from '#config/locales.ts'
import type { ProductCard as Product } from '#domain/catalogue/product.ts'
import type { Article } from '#domain/site/article.ts'
import { paths } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { ArticleBody } from '#src/articles/article-body.tsx'
import { ArticleFigure, withDash } from '#src/articles/article-card.tsx'
import { ArticleFacts } from '#src/articles/article-facts.tsx'
import { withSections } from '#src/articles/article-sections.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ProductCards } from './product-cards.tsx'

/** An article and the instruments below it. */
export type ArticleData = { article: Article; products: Product[] }

/** Number of instruments below an article: a row of them. */
const shownProducts = 4

/** The instruments below an article. */
export async function productsOf(
  { subcategories: subcategory }: Article,
  callApi: CallApi,
  lang: Locale,
): Promise<Product[]> {
  const query = { lang, subcategory, limit: String(shownProducts) }
  return (await callApi('GET /products', { query })).items
}

/** The way from the home page to an article. */
export const crumbsOf = (article: Article, t: Translate) => [
  { name: t('nav.articles'), path: paths.articles },
  { name: article.title, path: paths.article(article.slug) },
]

/** An article, on its page and in a preview at the desk. */
export function ArticleView({ data: { article, products } }: { data: ArticleData }) {
  const t = useTranslate()
  const { html, sections } = withSections(article.html)
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbsOf(article, t)} />
      <article className="article" key={article.slug}>
        <header>
          <Heading>{withDash(article.title)}</Heading>
          <ArticleFacts article={article} />
          <p className="lead">{article.excerpt}</p>
          <ArticleFigure slug={article.slug} />
        </header>
        <ArticleBody html={html} />
        <div className="article-side">
          {sections.length > 1 ? (
            <nav className="article-contents" aria-labelledby="article-contents">
              <strong id="article-contents">{t('articles.contents')}</strong>
              <ol>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <p className="article-service">
            {t('articles.service')}{' '}
            <Link className="button small" to={paths.plate()}>
              {t('nav.plate')}
            </Link>
          </p>
          {article.related.length ? (
            <nav className="article-related" aria-labelledby="article-related">
              <h2 id="article-related">{t('articles.related')}</h2>
              <ul>
                {article.related.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link className="lone" to={paths.article(slug)}>
                      {withDash(title)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </article>
      {products.length ? (
        <section className="similar">
          <h2>{t('articles.products')}</h2>
          <ProductCards products={products} />
        </section>
      ) : null}
    </div>
  )
}
