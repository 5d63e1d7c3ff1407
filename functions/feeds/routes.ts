import { and, asc, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { company } from '#config/company.ts'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import type { ArticleSummary } from '#domain/site/article.ts'
import { inEveryLocale, inLocale, type PageName, pagePaths, paths } from '#domain/site/urls.ts'
import { listArticles } from '#functions/articles/article-queries.ts'
import { openNearest } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products } from '#functions/db/schema.ts'
import type { AppEnv } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { escapeHtml } from '#functions/platform/html.ts'
import { currentOpening } from '#functions/platform/opening.ts'

/** A sitemap may list 50 000 URLs (sitemaps.org); each page has three languages. */
const maxProducts = 16_000
const hour = 'public, max-age=3600'
const securityTxtPath = '/.well-known/security.txt'

/** Pages for one visitor, and those that links of mails lead to. */
const unlisted: readonly PageName[] = [
  'compare',
  'shared-list',
  'follow',
  'newsletter',
  'reset-password',
  'verify-email',
  'reminder-stop',
  'dashboard',
  'not-found',
]
/** Every other page whose path has no parameter. */
const listedPaths = (Object.keys(pagePaths) as PageName[])
  .filter((page) => !unlisted.includes(page))
  .map((page) => pagePaths[page])
  .filter((path) => !path.includes(':'))

/** robots.txt, security.txt, sitemap and RSS feeds. */
export const feeds = new Hono<AppEnv>()
  .get('/robots.txt', (c) => {
    const text = `User-agent: *\nDisallow: /api/\nAllow: /api/openapi.json\n\nSitemap: ${c.env.SITE_ORIGIN}/sitemap.xml\n`
    return c.text(text, 200, { 'cache-control': hour })
  })
  .get(securityTxtPath, async (c) => {
    const { opening } = await currentOpening(c.env)
    return c.text(securityTxt(c.env.SITE_ORIGIN, opening.company.email), 200, { 'cache-control': hour })
  })
  .get('/sitemap.xml', async (c) => {
    const rows = await openNearest(c.env.DB)
      .select({ id: products.id, updatedOn: products.updatedOn })
      .from(products)
      .where(and(isIn(products), isNull(products.discontinued)))
      .orderBy(asc(products.seq))
      .limit(maxProducts)
    const articles = await listArticles(openNearest(c.env.DB), 'fr')
    const entries = [
      ...listedPaths.map((path) => entry(c.env.SITE_ORIGIN, path)),
      ...articles.map(({ slug, date }) => entry(c.env.SITE_ORIGIN, paths.article(slug), date)),
      ...rows.map((row) => entry(c.env.SITE_ORIGIN, paths.product(row.id), row.updatedOn)),
    ]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour })
  })

/** The feed of a language has its URL below that language's list of articles. */
for (const locale of locales) {
  feeds.get(inLocale(locale, paths.articleFeed), async (c) => {
    const items = await listArticles(openNearest(c.env.DB), locale)
    return c.body(rss(c.env.SITE_ORIGIN, locale, items), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': hour,
    })
  })
}

/** One URL per language, each with links to all of them. */
function entry(origin: string, path: string, updatedOn?: string): string {
  const alternates = inEveryLocale(path)
  const links = [
    ...locales.map((locale) => [locale, alternates[locale]] as const),
    ['x-default', alternates.fr] as const,
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${href}"/>`)
    .join('')
  const lastmod = updatedOn ? `<lastmod>${updatedOn}</lastmod>` : ''
  return locales
    .map((locale) => `<url><loc>${origin}${alternates[locale]}</loc>${lastmod}${links}</url>`)
    .join('\n')
}

/** The articles of one language as RSS 2.0. */
function rss(origin: string, locale: Locale, items: readonly ArticleSummary[]): string {
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

/**
 * RFC 9116 recommends less than a year. Counted from the request, so that the file does not expire while the site runs.
 */
const validDays = 180

/** The file that says how to report a fault (RFC 9116). */
function securityTxt(origin: string, email: string): string {
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${isoAfter(clock.now(), validDays * 86_400).slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: fr, en, de',
    `Canonical: ${origin}${securityTxtPath}`,
    `Policy: ${origin}${paths.legal}#security`,
    '',
  ].join('\n')
}
