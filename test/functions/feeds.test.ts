import { expect, test } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import { inEveryLocale, pagePaths } from '#domain/site/urls.ts'
import { articles, catalogue, openCatalogueEdge, origin, setClock } from '#test/support/edge.ts'
import { tagsOf, xmlProblem } from '#test/support/markup.ts'

async function read(path: string, type: RegExp): Promise<string> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  return response.text()
}

const unlisted =
  /^\/(compare|devis\/(liste|suivi)|newsletter|reset-password|verify-email|rappels|dashboard)$|[:*]/
const fixed = Object.values(pagePaths).filter((path) => !unlisted.test(path))
const written = articles.map(({ slug }) => `/blog/${slug}`)
const pages = [...fixed, ...written, ...catalogue.products.map(({ id }) => `/products/${id}`)]

test('robots.txt blocks the API, allows the rest and gives the absolute address of the sitemap', async () => {
  const lines = (await read('/robots.txt', /^text\/plain/)).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).not.toContain('Disallow: /')
  expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${origin}/sitemap.xml`])
  for (const line of lines.filter(Boolean)) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S+/)
})

test('security.txt names who to write to, in the form of RFC 9116, and expires within a year', async () => {
  setClock(new Date('2027-02-03T04:05:06Z'))
  const text = await read('/.well-known/security.txt', /^text\/plain; charset=utf-8/i)
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.match(/^([A-Z][A-Za-z-]+): (\S.*)$/)?.slice(1) ?? [])
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)
  expect(valuesOf('Contact')).toEqual([`mailto:${initialFacts.email}`, `${origin}/contact`])
  expect(valuesOf('Canonical')).toEqual([`${origin}/.well-known/security.txt`])
  expect(valuesOf('Preferred-Languages')).toEqual(['fr, en, de'])
  const expires = Date.parse(valuesOf('Expires')[0] ?? '')
  expect(valuesOf('Expires')).toHaveLength(1)
  expect(expires).toBeGreaterThan(Date.parse('2027-07-01'))
  expect(expires).toBeLessThan(Date.parse('2028-02-03'))
  const [policy = ''] = valuesOf('Policy')
  const edge = await openCatalogueEdge()
  const page = await edge.request(policy.slice(origin.length).replace(/#.*/, ''))
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="security"')])
})

test('the sitemap is well-formed', async () => {
  const xml = await read('/sitemap.xml', /^application\/xml/)
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/,
  )
  expect(xmlProblem(xml)).toBeNull()
})

test('the sitemap lists every page and product in each language, once', async () => {
  const xml = await read('/sitemap.xml', /^application\/xml/)
  const expected = pages.flatMap((path) => Object.values(inEveryLocale(path)).map((href) => origin + href))
  const listed = tagsOf(xml, 'loc').map(({ text }) => text)
  expect([...listed].sort()).toEqual(expected.sort())
  expect(listed.length).toBeLessThan(50_000)
})

test('each sitemap entry links all its languages, French as the default, and itself', async () => {
  const xml = await read('/sitemap.xml', /^application\/xml/)
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)
  expect(entries).toHaveLength(pages.length * locales.length)
  for (const entry of entries) {
    const own = tagsOf(entry, 'loc')[0]?.text ?? ''
    const links = tagsOf(entry, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href])
    const alternates = Object.fromEntries(links)
    expect(links.map(([language]) => language)).toEqual([...locales, 'x-default'])
    expect(Object.values(alternates)).toContain(own)
    expect(alternates['x-default']).toBe(alternates.fr)
    const path = (alternates.fr ?? '').slice(origin.length)
    expect(alternates).toEqual({
      ...Object.fromEntries(Object.entries(inEveryLocale(path)).map(([code, href]) => [code, origin + href])),
      'x-default': origin + path,
    })
  }
})

test('products and articles have a lastmod, static pages do not', async () => {
  const xml = await read('/sitemap.xml', /^application\/xml/)
  const dated = tagsOf(xml, 'lastmod').map(({ text }) => text)
  expect(dated).toHaveLength((catalogue.products.length + articles.length) * locales.length)
  expect(new Set(dated)).toEqual(new Set([catalogue.updatedOn, ...articles.map(({ date }) => date)]))
})

test('every address of the sitemap returns 200', async () => {
  const edge = await openCatalogueEdge()
  const listed = tagsOf(await read('/sitemap.xml', /^application\/xml/), 'loc').map(({ text }) => text)
  const every = listed.filter((_, i) => i < 30 || i % 11 === 0)
  for (const address of every) expect([address, (await edge.request(address)).status]).toEqual([address, 200])
}, 60_000)
