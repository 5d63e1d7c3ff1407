import { company } from '#config/company.ts'
import type { ProductCard as Product } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Article } from '#domain/site/article.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { ArticleBody } from '#src/articles/article-body.tsx'
import { ArticleFigure } from '#src/articles/article-card.tsx'
import { ArticleFacts } from '#src/articles/article-facts.tsx'
import { withSections } from '#src/articles/article-sections.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { definePage, type MetaContext } from '#src/site/page.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ProductCards } from './product-cards.tsx'

type Data = { article: Article; products: Product[] }

/** Number of instruments below an article. */
const shownProducts = 3

export const articlePage = definePage<Data>({
  load: async ({ callApi, locale, params: { slug = '' } }) => {
    if (!isProductId(slug)) throw new AppError('not-found')
    const article = await callApi('GET /articles/:slug', { params: { slug }, query: { lang: locale } })
    const query = { lang: locale, subcategory: article.subcategories, limit: String(shownProducts) }
    const { items } = await callApi('GET /products', { query })
    return { article, products: items }
  },
  meta: ({ article }, context) => ({
    title: `${article.title} | ${company.name}`,
    description: article.excerpt,
    keywords: context.t('articles.keywords'),
    canonicalPath: paths.article(article.slug),
    type: 'article',
    picture: { url: context.pictureOf('article', article.slug), alt: article.title },
    properties: {
      'article:published_time': article.date,
      'article:modified_time': article.date,
      'article:author': article.author,
    },
    breadcrumbs: crumbsOf(article, context.t),
    jsonLd: [articleJsonLd(article, context)],
  }),
  View: ArticleView,
  deferred: [ProductCards],
})

const crumbsOf = (article: Article, t: Translate) => [
  { name: t('nav.home'), path: paths.home },
  { name: t('nav.articles'), path: paths.articles },
  { name: article.title, path: paths.article(article.slug) },
]

function articleJsonLd(article: Article, { locale, origin, pictureOf }: MetaContext): object {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: pictureOf('article', article.slug),
    author: { '@type': 'Organization', name: article.author, url: origin },
    publisher: {
      '@type': 'Organization',
      name: company.name,
      url: origin,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
    },
    datePublished: article.date,
    dateModified: article.date,
    inLanguage: locale,
    mainEntityOfPage: origin + inLocale(locale, paths.article(article.slug)),
  }
}

function ArticleView({ data: { article, products } }: { data: Data }) {
  const t = useTranslate()
  const { html, sections } = withSections(article.html)
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbsOf(article, t)} />
      <article className="article" key={article.slug}>
        <header>
          <ArticleFigure slug={article.slug} />
          <Heading>{article.title}</Heading>
          <ArticleFacts article={article} />
          <p className="lead">{article.excerpt}</p>
        </header>
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
        <ArticleBody html={html} />
        {article.related.length ? (
          <nav className="article-related" aria-labelledby="article-related">
            <h2 id="article-related">{t('articles.related')}</h2>
            <ul>
              {article.related.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={paths.article(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
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
