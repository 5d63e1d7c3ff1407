import { locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import type { TableRows } from '#domain/publishing/product-rows.ts'

/** Articles as rows of the same import, so that catalogue and articles share one version. */
export function articleRows(articles: readonly ArticleDocument[]): TableRows[] {
  return [
    {
      table: 'articles',
      columns: ['slug', 'published_on', 'author', 'subcategories', 'related'],
      rows: articles.map(({ slug, date, author, subcategories, related }) => [
        slug,
        date,
        author,
        JSON.stringify(subcategories),
        JSON.stringify(related),
      ]),
    },
    {
      table: 'article_texts',
      columns: ['slug', 'locale', 'title', 'excerpt', 'html', 'minutes'],
      rows: articles.flatMap(({ slug, texts }) =>
        locales.map((locale) => {
          const { title, excerpt, html, minutes } = texts[locale]
          return [slug, locale, title, excerpt, html, minutes]
        }),
      ),
    },
  ]
}
