import { and, asc, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { locales } from '#config/locales.ts'
import { inEveryLocale, inLocale, paths } from '#domain/site/urls.ts'
import { listArticles } from '#functions/articles/queries.ts'
import { openNearest } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products } from '#functions/db/schema.ts'
import type { AppEnv } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { rss } from './rss.ts'
import { securityTxt, securityTxtPath } from './security-txt.ts'

/** A sitemap may list 50 000 URLs (sitemaps.org); each page has three languages. */
const maxProducts = 16_000
const hour = 'public, max-age=3600'

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
    const fixed = [
      paths.home,
      paths.about,
      paths.products(),
      paths.articles,
      paths.contact,
      paths.quote,
      paths.configurator(),
      paths.assistant,
      paths.plate(),
      paths.legal,
      paths.privacy,
      paths.terms,
    ]
    const entries = [
      ...fixed.map((path) => entry(c.env.SITE_ORIGIN, path)),
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
