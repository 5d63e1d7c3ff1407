import { expect, test, vi } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { localeInfo, locales } from '#config/locales.ts'
import { inEveryLocale, inLocale } from '#domain/site/urls.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { productOf, shownPrice } from '#test/support/catalogue-reference.ts'
import { fr } from '#test/support/dictionaries.ts'
import { catalogue, openCatalogueEdge, openEdge, origin } from '#test/support/edge.ts'
import { allTags, jsonLdOf, linksOf, metaOf, pageData, tagsOf, titleOf } from '#test/support/markup.ts'
import { takeErrors } from '#test/support/no-console-error.ts'

const paths = [
  '/',
  '/products',
  '/products?category=medical',
  '/products/montevigne-p1',
  '/about',
  '/blog',
  '/blog/verification-periodique',
  '/contact',
  '/devis',
  '/devis/configurateur',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/conditions-generales',
]
const pages = locales.flatMap((locale) =>
  paths.map((path) => [inLocale(locale, path), locale, path] as const),
)

async function html(path: string, status = 200): Promise<string> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  const text = await response.text()
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    status,
    'text/html; charset=utf-8',
  ])
  return text
}

test.each(pages)(
  '%s has its language, title, description, canonical and alternate languages',
  async (href, locale, path) => {
    const page = await html(href)
    expect(page).toMatch(new RegExp(`^<!doctype html>\n<html lang="${locale}">`))
    expect(titleOf(page)?.length).toBeGreaterThan(8)
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(40)
    expect(metaOf(page, 'keywords')?.length).toBeGreaterThan(5)
    for (const text of [titleOf(page), metaOf(page, 'description')])
      expect(text).not.toMatch(/\{\{|undefined|^[a-z-]+\.[a-z.-]+$/)
    expect(metaOf(page, 'robots')).toBe('index, follow, max-snippet:-1, max-image-preview:large')
    expect(linksOf(page, 'canonical').map((link) => link.href)).toEqual([origin + href])
    const others = inEveryLocale(path)
    expect(linksOf(page, 'alternate').map(({ hreflang, href: to }) => [hreflang, to])).toEqual([
      ...locales.map((code) => [code, origin + others[code]]),
      ['x-default', origin + others.fr],
    ])
    expect(metaOf(page, 'og:locale')).toBe(localeInfo[locale].openGraph)
    expect(metaOf(page, 'og:url')).toBe(origin + href)
  },
)

test.each(pages)('%s has one h1, valid structured data and its data for hydration', async (href, locale) => {
  const page = await html(href)
  expect(tagsOf(page, 'h1')).toHaveLength(1)
  const data = jsonLdOf(page)
  expect(data.length).toBeGreaterThan(0)
  for (const one of data)
    expect(one).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
  expect(pageData(page)).toMatchObject({ href, error: null, origin })
  expect(page).not.toContain('<!--page:')
  expect(page).not.toContain('<!--chunks:')
  const code = metaOf(page, 'code')?.split(' ') ?? []
  expect(code[0]).toBe('/assets/entry-1.js')
  expect(code.includes('/assets/home-1.js')).toBe(inLocale(locale, '/') === href)
  expect(code.includes('/assets/fr-common-1.js')).toBe(locale === 'fr')
})

test.each(pages)(
  '%s has no style attribute, inline script or handler that the policy would refuse',
  async (href) => {
    const page = await html(href)
    const tags = allTags(page)
    expect(tags.length).toBeGreaterThan(30)
    for (const { name, attributes } of tags) {
      expect(
        Object.keys(attributes).filter((attribute) => attribute === 'style' || attribute.startsWith('on')),
      ).toEqual([])
      for (const address of [attributes.href, attributes.src, attributes.action])
        expect(address ?? '').not.toMatch(/^\s*(javascript|data):/i)
      if (name === 'script' && !attributes.src)
        expect(['application/json', 'application/ld+json']).toContain(attributes.type)
    }
    expect(page).not.toMatch(/\sstyle=|<style|<iframe|<object|<embed|<base/i)
  },
)

const keys = new Set(
  Object.keys(fr)
    .flatMap((key) => [key, key.replace(/_(one|other)$/, '')])
    .filter((key) => key.includes('.')),
)

test.each([...paths, '/nothing'].flatMap((path) => locales.map((locale) => inLocale(locale, path))))(
  '%s shows a text for every message key',
  async (href) => {
    const page = await (await (await openCatalogueEdge()).request(href)).text()
    const shown = [...page.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/>([^<]+)<|="([^"]*)"/g)].map(
      ([, text, value]) => (text ?? value ?? '').trim(),
    )
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.filter((text) => keys.has(text))).toEqual([])
    expect(shown.filter((text) => /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text))).toEqual([])
  },
)

test.each(locales)('no two pages share a title or a description (%s)', async (locale) => {
  const all = await Promise.all(paths.map((path) => html(inLocale(locale, path))))
  expect(new Set(all.map(titleOf)).size).toBe(paths.length)
  expect(new Set(all.map((page) => metaOf(page, 'description'))).size).toBe(paths.length)
})

test.each(locales)('the languages have different texts (%s against the others)', async (locale) => {
  const own = titleOf(await html(inLocale(locale, '/devis')))
  for (const other of locales.filter((code) => code !== locale))
    expect(titleOf(await html(inLocale(other, '/devis')))).not.toBe(own)
})

test('the home page has structured data about the company', async () => {
  const [organisation] = jsonLdOf(await html('/en'))
  expect(organisation).toMatchObject({
    '@type': 'Organization',
    name: company.name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    description: expect.stringMatching(/\w{4}/),
    address: {
      '@type': 'PostalAddress',
      postalCode: '67700',
      addressLocality: 'Monswiller',
      addressCountry: 'FR',
    },
    contactPoint: { contactType: 'customer service', telephone: initialFacts.phone },
  })
})

test.each(locales)(
  'a product is a Product with an offer for each priced variant, valid for a year (%s)',
  async (locale) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z'), toFake: ['Date'] })
    const page = await html(inLocale(locale, '/products/montevigne-p1'))
    vi.useRealTimers()
    const seed = productOf('montevigne-p1')
    const [product, breadcrumbs] = jsonLdOf(page)
    const url = origin + inLocale(locale, '/products/montevigne-p1')
    expect(product).toMatchObject({
      '@type': 'Product',
      name: `${seed.name[locale]} Montevigne`,
      url,
      image: `${origin}/drawings/montevigne-p1.svg`,
      brand: { name: 'Montevigne' },
    })
    expect(product?.offers).toEqual(
      seed.variants.map(({ reference, priceCents, inStock }) => ({
        '@type': 'Offer',
        sku: reference,
        url,
        priceCurrency: 'EUR',
        price: ((priceCents ?? 0) / 100).toFixed(2),
        priceValidUntil: '2027-11-20',
        availability: `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`,
        seller: { '@type': 'Organization', name: company.name },
      })),
    )
    const items = breadcrumbs?.itemListElement as { position: number; name: string; item: string }[]
    expect(breadcrumbs?.['@type']).toBe('BreadcrumbList')
    expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1))
    expect(items.at(-1)).toMatchObject({ name: seed.name[locale], item: url })
  },
)

test('a product on request has no offer', async () => {
  const onRequest = catalogue.products.filter((product) => shownPrice(product) === null)
  expect(onRequest.length).toBeGreaterThan(0)
  for (const { id } of onRequest) {
    const [product] = jsonLdOf(await html(`/products/${id}`))
    expect(product).toMatchObject({ '@type': 'Product' })
    expect(product).not.toHaveProperty('offers')
  }
})

test('every product page has name, brand and references without a script, in one of the languages', async () => {
  for (const [i, { id, name, brand, variants }] of catalogue.products.entries()) {
    const locale = locales[i % 3] ?? 'fr'
    const page = await html(inLocale(locale, `/products/${id}`))
    const body = page.slice(page.indexOf('<body'), page.indexOf('id="page-data"'))
    // Words with a hyphen stand in an element of their own.
    expect(tagsOf(page, 'h1')[0]?.text.replaceAll(/<[^>]+>/g, '')).toContain(name[locale])
    for (const text of [brand, ...variants.map(({ reference }) => reference)]) expect(body).toContain(text)
  }
}, 60_000)

test.each([
  ['/nothing', 'fr'],
  ['/en/nothing', 'en'],
  ['/de/products/nobody-x1', 'de'],
  ['/products/nobody-x1', 'fr'],
  ['/products/MONTEVIGNE-P1', 'fr'],
  ['/en/en', 'en'],
  ['/EN', 'fr'],
  ['/it', 'fr'],
  ['/products/montevigne-p1/more', 'fr'],
  ['/index.html', 'fr'],
  ['/.env', 'fr'],
  ['/%E0%A4%A', 'fr'],
  ['/products/%E0%A4%A', 'fr'],
  ['/products/..%2f..%2fapi', 'fr'],
  ['/products/..%2fhealth', 'fr'],
  ['/products/..%2fproducts', 'fr'],
  ['/%2F%2Fevil.com', 'fr'],
  ['/products/%00', 'fr'],
  [`/products/${'a'.repeat(2000)}`, 'fr'],
])('%s is a 404 page in its language, not indexed and not cached', async (path, locale) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  const page = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(page).toContain(`<html lang="${locale}">`)
  expect(tagsOf(page, 'h1')).toHaveLength(1)
  expect(metaOf(page, 'robots')).toBe('noindex, nofollow')
  expect(linksOf(page, 'canonical')).toEqual([])
})

test('when the database fails the page is a 503 in its language with Retry-After', async () => {
  const edge = await openEdge()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 99 })
  const response = await edge.request('/de/products')
  const page = await response.text()
  takeErrors()
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page).toContain('<html lang="de">')
  expect(page).not.toMatch(/D1_ERROR|select /i)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('pages without data are served although the database fails, with the questions that the site begins with', async () => {
  const edge = await openEdge()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 99 })
  const page = await edge.request('/en/contact')
  expect([page.status, (await page.text()).includes('<summary>')]).toEqual([200, true])
  expect((await edge.request('/devis')).status).toBe(200)
})

test('a HEAD request gets the headers of GET without a body', async () => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/products', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each(['POST', 'PUT', 'DELETE'])('%s on a page returns 405 with the Allow header', async (method) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/mentions-legales', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD'])
})
