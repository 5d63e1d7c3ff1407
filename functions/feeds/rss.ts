import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'
import type { ArticleSummary } from '#domain/site/article.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { escapeHtml } from '#functions/platform/html.ts'

/** The articles of one language as RSS 2.0. */
export function rss(origin: string, locale: Locale, items: readonly ArticleSummary[]): string {
  const address = (path: string) => `${origin}${inLocale(locale, path)}`
  const entries = items.map(
    ({ slug, title, excerpt, date }) =>
      `<item><title>${escapeHtml(title)}</title><link>${address(paths.article(slug))}</link><guid>${address(paths.article(slug))}</guid><pubDate>${new Date(`${date}T08:00:00Z`).toUTCString()}</pubDate><description>${escapeHtml(excerpt)}</description></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(company.name)}</title><link>${address(paths.articles)}</link><description>${escapeHtml(company.name)}</description><language>${localeInfo[locale].intl.toLowerCase()}</language>
<atom:link href="${address(paths.articleFeed)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`
}
