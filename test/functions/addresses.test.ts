import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { measuredDrawing } from '#domain/site/drawings.ts'
import { lettering } from '#functions/drawings/drawing.ts'
import { securityHeaders } from '#functions/http/security-headers.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { catalogueOf, openCatalogueEdge, openEdge, origin } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactBody } from '#test/support/requests.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; upgrade-insecure-requests"
const always = {
  ...securityHeaders,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}
const headersOf = (response: Response, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, response.headers.get(name)]))

const answers: [string, string, RequestInit, number][] = [
  ['a page', '/', {}, 200],
  ['a page in another language', '/de/products', {}, 200],
  ['a HEAD', '/products', { method: 'HEAD' }, 200],
  ['an unknown page', '/nothing', {}, 404],
  ['a list', '/api/products', {}, 200],
  ['an invalid query', '/api/products?limit=0', {}, 422],
  ['an unreadable query', '/api/products?q=a&q=b', {}, 400],
  ['an unknown endpoint', '/api/nothing', {}, 404],
  ['a wrong method', '/api/products', { method: 'POST' }, 405],
  ['a wrong method on a page', '/mentions-legales', { method: 'POST' }, 405],
  [
    'a cross-site write',
    '/api/contact',
    { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
    403,
  ],
  ['a wrong type', '/api/contact', { method: 'POST', body: 'x' }, 415],
  [
    'a body too large',
    '/api/contact',
    {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-length': '99999999' },
    },
    413,
  ],
  ['a redirect', '/products/', {}, 301],
  ['robots.txt', '/robots.txt', {}, 200],
  ['security.txt', '/.well-known/security.txt', {}, 200],
  ['the sitemap', '/sitemap.xml', {}, 200],
  ['the document of the API', '/api/openapi.json', {}, 200],
  ['health', '/api/health', {}, 200],
  ['another host', 'https://evil.example/', {}, 421],
]

test.each(answers)('%s carries all security headers', async (_, path, init, status) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path, init)
  expect(response.status).toBe(status)
  expect(headersOf(response, Object.keys(always))).toEqual(always)
  expect(response.headers.get('content-security-policy')).toBe(policy)
})

test('an error response carries the security headers', async () => {
  const edge = await openEdge()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1 })
  const response = await edge.request('/sitemap.xml')
  expect(takeErrors()).toHaveLength(1)
  expect(response.status).toBe(503)
  expect(headersOf(response, Object.keys(always))).toEqual(always)
  expect(response.headers.get('content-security-policy')).toBe(policy)
})

test('an accepted request carries the security headers', async () => {
  const edge = await openEdge()
  const response = await edge.post('/api/contact', contactBody)
  expect(response.status).toBe(201)
  expect(headersOf(response, Object.keys(always))).toEqual(always)
})

test('a drawing carries the security headers, with a policy that allows only its own style', async () => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/drawings/montevigne-p1.svg')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ])
  expect(headersOf(response, Object.keys(always))).toEqual(always)
  const svg = await response.text()
  expect(svg).toMatch(/^<svg/)
  const hash = createHash('sha256')
    .update(svg.match(/<style>(.*?)<\/style>/)?.[1] ?? '')
    .digest('base64')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; sandbox; frame-ancestors 'none'`,
  )
})

test('a model of a product has a drawing with its own platform', async () => {
  const edge = await openCatalogueEdge()
  const product = catalogueOf('montevigne-p1').products[0]
  const texts = await Promise.all(
    (product?.variants ?? []).map(async ({ reference, platform }) => {
      const response = await edge.request(`/drawings/montevigne-p1.svg?model=${reference}`)
      expect(response.status).toBe(200)
      const width = platform?.match(/[\d\u202f]+/)?.[0] ?? ''
      const [, strokes = ''] =
        lettering(`${width.replace('\u202f', '')}\u00a0mm`, 0, 0).match(/ d=("[^"]+")/) ?? []
      expect(await response.text(), width).toContain(strokes)
      return strokes
    }),
  )
  expect(new Set(texts).size).toBeGreaterThan(1)
})

test('the dimensions that somebody types are drawn, and kept by no cache', async () => {
  const edge = await openCatalogueEdge()
  const of = (widthMm: number) =>
    edge.request(
      measuredDrawing({
        ...{ kind: 'bench', dimensionMm: null, column: true, verified: false },
        platform: { shape: 'rect', widthMm, depthMm: 300 },
      }),
    )
  const [narrow, wide] = [await of(300), await of(600)]
  expect(narrow.headers.get('cache-control')).toBe('no-store')
  expect(await narrow.text()).not.toBe(await wide.text())
})

test.each([
  '/drawings/kinds/nothing.svg',
  '/drawings/kinds/bench.svg?of=',
  '/drawings/kinds/bench.svg?of=%7B%7D',
  '/drawings/nobody-x1.svg',
  '/drawings/montevigne-p1.png',
  '/drawings/MONTEVIGNE-P1.svg',
  '/drawings/..%2fmontevigne-p1.svg',
  '/drawings/montevigne-p1.svg?model=NONE-1',
  '/drawings/montevigne-p1.svg?model=',
  '/drawings/',
])('%s does not exist as a drawing', async (path) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path.replace(/\/$/, ''))
  expect(response.status).toBe(404)
})

test('no response names the server software or sets a cookie', async () => {
  const edge = await openCatalogueEdge()
  for (const [, path, init] of answers) {
    const { headers } = await edge.request(path, init)
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers.get(name)).toBeNull()
  }
})

test('a local site does not force HTTPS and answers under every local host name', async () => {
  const edge = await openEdge({
    vars: { SITE_ORIGIN: 'http://localhost:8787' },
    catalogue: catalogueOf('montevigne-p1'),
  })
  for (const host of ['localhost:8787', '127.0.0.1:8787', '[::1]:8787']) {
    const response = await edge.request(`http://${host}/contact`)
    expect(response.status).toBe(200)
    expect(response.headers.get('strict-transport-security')).toBeNull()
    expect(response.headers.get('content-security-policy')).toBe(
      policy.replace('; upgrade-insecure-requests', ''),
    )
  }
  expect((await edge.request('http://scales.example/contact')).status).toBe(421)
})

test.each([
  'https://evil.example/',
  'https://evil.example/api/products',
  'https://scales.example.evil.example/',
  'https://www.scales.example/',
  'https://127.0.0.1/',
  'http://localhost/',
  'https://scales.example./',
])('%s is not served', async (address) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(address)
  expect(response.status).toBe(421)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'This host is not served here',
    status: 421,
    code: 'misdirected',
    fields: {},
  })
})

test.each([
  ['//evil.com', '/evil.com'],
  ['///evil.com//', '/evil.com'],
  ['/en//evil.com', '/en/evil.com'],
  ['/fr//evil.com', '/evil.com'],
  ['/\\evil.com', '/evil.com'],
  ['/en/\\evil.com', '/en/evil.com'],
  ['/.//evil.com', '/evil.com'],
  ['//evil.com/%2e%2e', '/'],
  ['//user@evil.com', '/user@evil.com'],
  ['/products/', '/products'],
  ['/en/', '/en'],
  ['/fr', '/'],
  ['/fr/', '/'],
  ['/fr?q=a', '/?q=a'],
  ['/fr/products?q=a&category=medical', '/products?q=a&category=medical'],
  ['/de//products//montevigne-p1/', '/de/products/montevigne-p1'],
])('%s redirects to %s on this site', async (path, location) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
})

test('no address redirects to another site, and every redirect chain ends', async () => {
  const edge = await openEdge()
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '/fr',
    '/fr/',
    '/en',
    '/de/',
    'evil.com',
    '..',
    '.',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '://',
    'https:',
    '\t',
    '\n',
    '%0d%0a',
    '?',
    '#',
    ' ',
    'x',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      let href = `${origin}/${pieces.join('')}`
      for (let hops = 0; ; hops++) {
        const response = await edge.request(href)
        const location = response.headers.get('location')
        if (response.status < 300 || response.status > 399) {
          expect(location).toBeNull()
          return
        }
        href = new URL(location ?? '', href).href
        expect(new URL(href).origin).toBe(origin)
        expect(hops).toBeLessThan(8)
      }
    }),
    { numRuns: 300 },
  )
  takeErrors()
}, 60_000)

test('a write is never redirected', async () => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/fr/contact', { method: 'POST' })
  expect([response.status, response.headers.get('location')]).toEqual([405, null])
})

test('a page is rendered once and cached; irrelevant parameters make no second copy', async () => {
  const kept = openCache()
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const first = await edge.request('/products?category=commercial&utm_source=a')
  const text = await first.text()
  expect(kept.size).toBe(1)
  await edge.env.DB.prepare("update product_texts set name = 'Changed'").run()
  const again = await edge.request('/products?fbclid=1&category=commercial')
  expect(await again.text()).toBe(text)
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headersOf(again, Object.keys(always))).toEqual(always)
  expect(kept.size).toBe(1)
  expect([...kept.keys()][0]).not.toMatch(/utm|fbclid/)
  expect([...kept.values()][0]?.headers.get('cache-control')).toBe('public, max-age=87000')
})

test('the cache separates language, path and list parameters', async () => {
  const kept = openCache()
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const addresses = [
    '/products',
    '/en/products',
    '/products?q=balance',
    '/products?category=commercial',
    '/products?sort=price-asc',
    '/products/montevigne-p1',
  ]
  for (const address of addresses) expect((await edge.request(address)).status).toBe(200)
  expect(kept.size).toBe(addresses.length)
})

test('an import invalidates all older pages', async () => {
  const kept = openCache()
  const before = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const after = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  await before.request('/products')
  const page = await (await after.request('/products')).text()
  expect(page).toContain('tarnoval-tr2')
  expect(kept.size).toBe(2)
})

test('an error is never cached', async () => {
  const kept = openCache()
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  expect((await edge.request('/nothing')).status).toBe(404)
  expect((await edge.request('/products/nobody-x1')).status).toBe(404)
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 99, only: /catalogue_index/ })
  expect((await edge.request('/products')).status).toBe(503)
  takeErrors()
  expect(kept.size).toBe(0)
})

test('a failing cache never prevents a response', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  openCache(new Error('Cache is down'))
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  expect((await edge.request('/products')).status).toBe(200)
})

test.each(['/dashboard', '/en/dashboard', '/reset-password'])('%s is never cached', async (path) => {
  const kept = openCache()
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  expect((await edge.request(path)).headers.get('cache-control')).toBe('private, no-store')
  expect(kept.size).toBe(0)
})

test.each([
  ['GET', '/de/products?q=15+kg'],
  ['POST', '/api/contact'],
])('http is redirected to https with method and query: %s %s', async (method, path) => {
  const edge = await openEdge()
  const response = await edge.request(origin.replace('https:', 'http:') + path, { method })
  expect([response.status, response.headers.get('location')]).toEqual([308, origin + path])
  expect(response.headers.get('strict-transport-security')).toBeTruthy()
})
