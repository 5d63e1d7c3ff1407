import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { securityHeaders } from '#functions/http/security-headers.ts'
import { articles, catalogueOf, openCatalogueEdge, openEdge, origin } from '#test/support/edge.ts'
import { jsonLdOf, metaOf } from '#test/support/markup.ts'

const article = articles[0]?.slug
const pages: [string, (locale: string) => string][] = [
  ['/', () => '/og/site.png'],
  ['/products', () => '/og/site.png'],
  ['/products/montevigne-p1', (locale) => `/og/product-montevigne-p1-${locale}.png`],
  [`/blog/${article}`, (locale) => `/og/article-${article}-${locale}.png`],
  ['/devis', () => '/og/site.png'],
  ['/nothing', () => '/og/site.png'],
]

test.each(pages.flatMap((page) => locales.map((locale) => [...page, locale] as const)))(
  '%s has an Open Graph picture with size, type and text (%#)',
  async (path, picture, locale) => {
    const html = await (await (await openCatalogueEdge()).request(inLocale(locale, path))).text()
    expect(metaOf(html, 'og:image')).toBe(origin + picture(locale))
    expect(metaOf(html, 'og:image:type')).toBe('image/png')
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(html, 'og:image:alt')).toMatch(/\w{4}/)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  },
)

test('an article gives its date and author, and its structured data has the same picture', async () => {
  const edge = await openCatalogueEdge()
  for (const { slug, date, author } of articles) {
    const html = await (await edge.request(`/de/blog/${slug}`)).text()
    expect(metaOf(html, 'og:type')).toBe('article')
    expect(metaOf(html, 'article:published_time')).toBe(date)
    expect(metaOf(html, 'article:modified_time')).toBe(date)
    expect(metaOf(html, 'article:author')).toBe(author)
    expect(jsonLdOf(html)[0]).toMatchObject({
      image: `${origin}/og/article-${slug}-de.png`,
      publisher: { logo: { url: `${origin}/icon-512.png`, width: 512 } },
    })
  }
})

const filesOf = (files: Record<string, string>) =>
  ({
    fetch: async (address: string | URL) => {
      const text = files[new URL(address).pathname]
      return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 })
    },
  }) as unknown as Fetcher

test('a product unknown to the build uses the picture of the site, which other sites may embed', async () => {
  const edge = await openEdge({
    catalogue: catalogueOf('montevigne-p1'),
    vars: { ASSETS: filesOf({ '/og/site.png': 'the picture' }) },
  })
  const response = await edge.request('/og/product-imported-x9-fr.png')
  expect([response.status, await response.text()]).toEqual([200, 'the picture'])
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  for (const [name, value] of Object.entries(securityHeaders))
    expect([name, response.headers.get(name)]).toEqual([
      name,
      name === 'cross-origin-resource-policy' ? 'cross-origin' : value,
    ])
})

test('an invalid picture name is not found, nor is a picture that was not built', async () => {
  const edge = await openEdge({ vars: { ASSETS: filesOf({ '/index.html': '<html lang="fr"></html>' }) } })
  for (const path of ['/og/site.png', '/og/product-a-fr.svg', '/og/', '/og/../og/A.png', '/og/a/b.png'])
    expect([path, (await edge.request(path.replace(/\/$/, ''))).status]).toEqual([path, 404])
})
