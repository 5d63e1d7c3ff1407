import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedSite } from '#test/support/site.ts'

const site = sharedSite()
const get = (path: string, init?: RequestInit) => fetch(site.origin + path, { redirect: 'manual', ...init })

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
}
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(everywhere).map((name) => [name, headers.get(name)]))

const built = readdirSync('dist/client/assets')
const assets = ['.js', '.css', '.woff2'].map(
  (ending) => built.find((name) => name.endsWith(ending)) ?? `no ${ending} was built`,
)

test.each(assets)(
  'The built file %s is cacheable for ever and carries the security headers',
  async (name) => {
    const answer = await get(`/assets/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headersOf(answer)).toEqual(everywhere)
  },
)

test('Other sites may embed an Open Graph picture, known to the build or not', async () => {
  for (const name of ['site', 'product-montevigne-c3-de', 'product-imported-x9-fr']) {
    const answer = await get(`/og/${name}.png`)
    expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/png'])
    expect(headersOf(answer)).toEqual({ ...everywhere, 'cross-origin-resource-policy': 'cross-origin' })
    expect(answer.headers.get('cache-control')).toBe(
      name === 'product-imported-x9-fr'
        ? 'public, max-age=3600'
        : 'public, max-age=86400, stale-while-revalidate=604800',
    )
  }
})

test('The manifest is served with its content type', async () => {
  const answer = await get('/manifest.webmanifest')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
})

const missing = [
  '/assets/home-00000000.js',
  '/assets/style-00000000.css',
  '/assets/',
  '/assets/../assets/nothing.js',
]

test.each(missing)('The missing file %s is a 404 and not a page', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type') ?? '').not.toContain('html')
  expect(await answer.text()).not.toMatch(/<(!doctype|html|div)/i)
})

test('A 404 of a file is not cached: it may exist after the next deployment', async () => {
  const answer = await get('/assets/home-00000000.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/)
})

test.each([
  '/index.html',
  '/_headers',
  '/.vite/manifest.json',
  '/assets.json',
  '/wrangler.json',
  '/.dev.vars',
  '/index.js',
])('%s is not public: the 404 page is served', async (path) => {
  const answer = await get(path)
  const text = await answer.text()
  expect(answer.status).toBe(404)
  expect(text).toContain('Cette page n’existe pas')
  expect(text).not.toContain('<!--page:')
})

test.each([
  '/',
  '/en/products',
  '/products/montevigne-c3',
  '/nowhere',
  '/api/products',
  '/api/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/drawings/montevigne-c3.svg',
])('%s carries the security headers and a policy without exceptions', async (path) => {
  const answer = await get(path)
  expect(headersOf(answer)).toEqual(everywhere)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http|data:)/)
  expect(policy).not.toContain('unsafe-inline')
})

test('A page has no executable inline script and no inline style', async () => {
  for (const path of ['/', '/products', '/products/montevigne-c3', '/devis', '/contact']) {
    const html = await (await get(path)).text()
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    expect(scripts.length, path).toBeGreaterThan(1)
    for (const attributes of scripts)
      expect(attributes, path).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/)
    expect(html, path).not.toMatch(/<style|<[^>]+ style="|<[^>]+ on[a-z]+="/)
  }
})
