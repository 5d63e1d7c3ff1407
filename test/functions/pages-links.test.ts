import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { inLocale } from '#domain/site/urls.ts'
import { matchingProducts } from '#test/support/catalogue-reference.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'
import { allTags, metaOf, pageData, tagsOf, titleOf } from '#test/support/markup.ts'

async function html(path: string): Promise<string> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

const starts = [
  '/',
  '/products',
  '/products?q=balance',
  '/products?q=xylophonquartett',
  '/products?category=medical',
  '/products/tarnoval-b1',
  '/products/montevigne-pb2',
  '/blog',
  '/contact',
  '/devis',
  '/mentions-legales',
  '/nothing',
]

test.each(locales)('the telephone stands on a page as its reader dials it (%s)', async (locale) => {
  const page = await html(inLocale(locale, '/contact'))
  const numbers = allTags(page).filter(({ attributes }) => attributes.href?.startsWith('tel:'))
  expect(numbers.length).toBeGreaterThan(0)
  const written = (page.match(/(?:\+33|0)[\s\u00a0]?3(?:[\s\u00a0]\d\d){4}/g) ?? []).map((one) =>
    one.replaceAll('\u00a0', ' '),
  )
  expect([...new Set(written)]).toEqual([locale === 'fr' ? '03 53 01 01 67' : '+33 3 53 01 01 67'])
})

test.each(locales)(
  'every link, picture and form target exists (%s)',
  async (locale) => {
    const edge = await openCatalogueEdge()
    const seen = new Set<string>()
    for (const start of starts) {
      const page = await (await edge.request(inLocale(locale, start))).text()
      for (const { attributes } of allTags(page.slice(page.indexOf('<body')))) {
        for (const address of [attributes.href, attributes.src, attributes.action]) {
          if (address?.startsWith('/') && !/^\/(assets\/|favicon|src\/.*\.css$)/.test(address))
            seen.add(address.split('#')[0] ?? '')
        }
      }
    }
    expect(seen.size).toBeGreaterThan(60)
    const broken: string[] = []
    for (const address of seen) {
      const { status } = await edge.request(address)
      if (status !== 200 && !(address.endsWith('/nothing') && status === 404))
        broken.push(`${status} ${address}`)
    }
    expect(broken).toEqual([])
  },
  120_000,
)

test.each(locales)(
  'links stay in the language of the page except in the language switch (%s)',
  async (locale) => {
    const page = await html(inLocale(locale, '/products/montevigne-p1'))
    const links = tagsOf(page.slice(page.indexOf('<body')), 'a').map(({ attributes }) => attributes)
    const switches = links.filter(({ hreflang }) => hreflang !== undefined)
    expect(switches.map(({ hreflang, href }) => [hreflang, href])).toEqual(
      locales.map((code) => [code, inLocale(code, '/products/montevigne-p1')]),
    )
    const prefix = locale === 'fr' ? /^\/(?!(en|de)(\/|$))/ : new RegExp(`^/${locale}(/|$)`)
    for (const { href, hreflang } of links)
      if (hreflang === undefined && href?.startsWith('/')) expect(href).toMatch(prefix)
  },
)

test.each(['/about', '/products', '/blog', '/contact', '/devis', '/plaque'])(
  'the header marks %s, and the footer leads there too',
  async (path) => {
    const page = await html(path)
    const [header = '', footer = ''] = [page.split('</header>')[0], page.slice(page.indexOf('<footer'))]
    const marked = tagsOf(header, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page')
    expect(marked.map(({ attributes }) => attributes.href)).toEqual([path])
    expect(tagsOf(footer, 'a').map(({ attributes }) => attributes.href)).toContain(path)
  },
)

test.each(locales)(
  'following « next » as plain links shows every product exactly once (%s)',
  async (locale) => {
    const shown: string[] = []
    for (
      let href: string | undefined = inLocale(locale, '/products'), pages = 0;
      href && pages < 30;
      pages++
    ) {
      const page: string = await html(href)
      const data = pageData(page).data as { list: { items: { id: string }[] } }
      for (const { id } of data.list.items) {
        expect(page.slice(page.indexOf('<body'))).toContain(`href="${inLocale(locale, `/products/${id}`)}"`)
        shown.push(id)
      }
      href = tagsOf(page, 'a').find(({ attributes }) => attributes.rel === 'next')?.attributes.href
    }
    expect([...shown].sort()).toEqual(catalogue.products.map(({ id }) => id).sort())
  },
)

test.each(['/products?sort=price-desc', '/products?view=table&category=commercial'])(
  'of the products of %s only those on order say so, and all say how many models there are',
  async (path) => {
    const page = await html(path)
    const data = pageData(page).data as { list: { items: { inStock: boolean; variantCount: number }[] } }
    const body = page.slice(page.indexOf('<main'))
    const countOf = (pattern: RegExp) => body.match(pattern)?.length ?? 0
    const { items } = data.list
    expect(countOf(/class="stock"/g)).toBe(items.filter(({ inStock }) => !inStock).length)
    expect(countOf(/class="stock in"/g)).toBe(0)
    expect(countOf(/class="(card|table)-models"/g)).toBe(
      items.filter(({ variantCount }) => variantCount > 1).length,
    )
  },
)

test('filters in the address filter the page', async () => {
  const filter = { category: ['industrial'], capacity: ['6-15kg', '15-60kg'], metrology: ['yes'] }
  const page = await html('/products?category=industrial&capacity=6-15kg&capacity=15-60kg&metrology=yes')
  expect((pageData(page).data as { list: { total: number } }).list.total).toBe(
    matchingProducts(filter).length,
  )
})

test('filters work without a script: a GET form with the parameter names of the list', async () => {
  const page = await html('/products?category=medical')
  const forms = tagsOf(page, 'form').filter(({ attributes }) => attributes.action === '/products')
  expect(forms.length).toBeGreaterThan(0)
  for (const { attributes } of forms) expect(attributes.method ?? 'get').toMatch(/^get$/i)
  // Without the foot, where the newsletter has a form of its own.
  const names = new Set(
    allTags(page.split('<footer')[0] ?? '')
      .filter(({ name }) => name === 'input' || name === 'select')
      .map(({ attributes }) => attributes.name)
      .filter((name) => name),
  )
  expect([...names].sort()).toEqual(['q', 'sort', ...facetNames].sort())
})

test.each([
  '/products?category=kitchen',
  '/products?sort=cheapest',
  '/products?cursor=garbage',
  '/products?cursor=price-asc_1_1',
  '/products?page=7',
  '/products?utm_source=x',
  '/products?q=%00',
  '/products?lang=xx',
  '/products?__proto__=1',
  '/products?q=a&q=b',
  '/products?q=%ED%A0%80',
  `/products?q=${'a'.repeat(4000)}`,
  `/products?brand=${'a'.repeat(4000)}`,
])('the old or invalid address %s still shows a list', async (path) => {
  const page = await html(path)
  expect(tagsOf(page, 'h1')).toHaveLength(1)
})

test('what an address asks of the list in vain is named', async () => {
  const page = await html('/products?category=garden&foo=%3Cb%3E&utm_source=x')
  expect(page).toContain('laissé de côté\u202f: category=garden, foo=&lt;b&gt;.')
  expect(await html('/products?category=medical&utm_source=x')).not.toContain('laissé de côté')
})

const hostile = [
  `"><script>alert(1)</script>`,
  `'onmouseover='alert(1)`,
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--',
  '-->',
  '$&$1$`',
  '{{q}}',
  '&lt;b&gt;',
  'a\u2028b',
  '<img src=x onerror=alert(1)>',
]

test.each(hostile)('the hostile query %j is shown as escaped text', async (q) => {
  const page = await html(`/products?q=${encodeURIComponent(q)}`)
  const body = page.slice(page.indexOf('<body'))
  expect(page).not.toMatch(/<script>|<img src=x/)
  const own = await html('/products?q=harmless')
  expect(allTags(page).filter(({ name }) => name === 'script').length).toBe(
    allTags(own).filter(({ name }) => name === 'script').length,
  )
  expect(titleOf(page)).toContain(q.trim())
  expect((pageData(page).data as { query: { q: string } }).query.q).toBe(q.trim())
  expect(
    allTags(body).find(({ name, attributes }) => name === 'input' && attributes.name === 'q')?.attributes
      .value,
  ).toBe(q.trim())
  expect(metaOf(page, 'robots')).toBe('noindex, nofollow')
})
