import { company } from '#config/company.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Article } from '#domain/site/article.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { MetaContext, Page } from '#src/site/page.ts'
import { type ArticleData, ArticleView, crumbsOf, productsOf } from './article-view.tsx'
import { ProductCards } from './product-cards.tsx'

export const page: Page<ArticleData> = {
  load: async ({ callApi, locale, params: { slug = '' } }) => {
    if (!isProductId(slug)) throw new AppError('not-found')
    const article = await callApi('GET /articles/:slug', { params: { slug }, query: { lang: locale } })
    return { article, products: await productsOf(article, callApi, locale) }
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
}

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
