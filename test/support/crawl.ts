import { existsSync, readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type Locale, locales } from '#config/locales.ts'
import { inLocale, splitLocale } from '#domain/site/urls.ts'
import { catalogue, type Edge, openEdge, origin } from './edge.ts'

/** Crawls the whole site: every address that any page, feed or file names. */

const client = 'dist/client'

export type Document = ReturnType<typeof parseDocument>
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** Any node of a document: an element, a text, a comment. */
export type Node = Document['children'][number]

export const isElement = (node: object | null): node is Element => node !== null && 'attribs' in node
export const isText = (node: Node): node is Node & { data: string } => node.type === 'text'

/** The ancestors of an element, innermost first. */
export function parentsOf(element: Element): Element[] {
  return isElement(element.parent) ? [element.parent, ...parentsOf(element.parent)] : []
}

export type CrawledPage = { href: string; locale: Locale; document: Document; indexable: boolean }
export type Crawl = {
  /** Every page served as HTML. */
  pages: CrawledPage[]
  /** Addresses with an unexpected response, and the pages that name them. */
  broken: string[]
  /** The addresses in the sitemap. */
  sitemap: string[]
  /** All requested addresses. */
  visited: Set<string>
  /** Links with a fragment: their page, target page and fragment. */
  jumps: { from: string; href: string; id: string }[]
}

/** Texts that name further addresses beside pages. */
const named: Record<string, RegExp> = {
  xml: /<(?:loc|link|guid|url)(?:\s[^>]*)?>([^<]+)<|href="([^"]+)"|url="([^"]+)"/g,
  json: /"(?:src|start_url|url)":\s*"([^"]+)"/g,
  txt: /^Sitemap:\s*(\S+)/gm,
}

const starts = [...locales.map((locale) => inLocale(locale, '/')), '/robots.txt', '/sitemap.xml']

/**
 * Each address once. Queries (filters, orders, pages of the list) are endless, since every one links more: they are
 * followed only from addresses without a query, so one level deep; pages-links.test.ts tests that « next » leads
 * through the whole list.
 */
export async function crawlSite(): Promise<Crawl> {
  const template = readFileSync(`${client}/index.html`, 'utf8')
  const assets = { fetch: async () => new Response(template) } as unknown as Fetcher
  const edge = await openEdge({ catalogue, vars: { ASSETS: assets } })
  const crawl: Crawl = { pages: [], broken: [], sitemap: [], visited: new Set(), jumps: [] }
  const queue = starts.map((address) => ({ address, from: 'start' }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next
    const [href = '', id] = address.split('#')
    if (id) crawl.jumps.push({ from, href: href || from, id: decodeURIComponent(id) })
    if (!href || crawl.visited.has(href)) continue
    crawl.visited.add(href)
    const links = await requestAddress(edge, href, from, crawl)
    const within = href.includes('?') ? links.filter((link) => !link.includes('?')) : links
    queue.push(...within.map((link) => ({ address: link, from: href })))
  }
  return crawl
}

/** Requests one address and returns the addresses that it names. */
async function requestAddress(edge: Edge, href: string, from: string, crawl: Crawl): Promise<string[]> {
  const [path = ''] = href.split('?')
  const file = `${client}${decodeURIComponent(path)}`
  if (path.includes('.') && existsSync(file)) {
    const text = path.endsWith('manifest') ? readFileSync(file, 'utf8') : ''
    return addressesIn(text, named.json)
  }
  // Style sheets of components have their source path here (vitest.config.ts).
  if (path.startsWith('/src/') && path.endsWith('.css') && existsSync(`.${path}`)) return []
  const response = await edge.request(href)
  const type = response.headers.get('content-type') ?? ''
  // The test asset server answers an unknown file with the template: only a page may look like one.
  if (response.status !== 200 || (type.includes('html') && path.includes('.')))
    crawl.broken.push(`${response.status} ${href} (on ${from})`)
  const text = type.startsWith('image/') && !type.includes('svg') ? '' : await response.text()
  if (type.includes('html')) return page(href, text, crawl)
  if (path === '/sitemap.xml') crawl.sitemap = [...text.matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => loc)
  return addressesIn(text, type.includes('xml') && !type.includes('svg') ? named.xml : named.txt)
}

const addressesIn = (text: string, pattern: RegExp | undefined) =>
  pattern
    ? [...text.matchAll(pattern)].flatMap((match) => inside(match.slice(1).find((part) => part) ?? ''))
    : []

/**
 * An address of this site as path and query; none for another site, nor for the source of a style sheet: only the build
 * gives those that are loaded later an address.
 */
function inside(address: string): string[] {
  const text = address.trim().replaceAll('&amp;', '&')
  if (/^\/src\/.*\.css$/.test(text)) return []
  if (text.startsWith('#')) return [text]
  if (text.startsWith(origin)) return [text.slice(origin.length) || '/']
  return /^\/(?!\/)/.test(text) ? [text] : []
}

function page(href: string, html: string, { pages }: Crawl): string[] {
  const document = parseDocument(html)
  const robots = metaOf(document, 'robots') ?? ''
  const { locale } = splitLocale(href.split('?')[0] ?? '/')
  pages.push({ href, locale, document, indexable: !robots.includes('noindex') })
  return elementsOf(document).flatMap(({ name, attribs }) => {
    const addresses = [attribs.href, attribs.src, attribs.action, attribs.formaction, attribs.poster]
    addresses.push(...(attribs.srcset ?? '').split(',').map((one) => one.trim().split(/\s/)[0]))
    if (name === 'meta' && /image|url/.test(`${attribs.property}`)) addresses.push(attribs.content)
    // The files of the page's code.
    if (name === 'meta' && attribs.name === 'code') addresses.push(...(attribs.content ?? '').split(' '))
    return addresses.flatMap((address) => inside(address ?? ''))
  })
}

export const elementsOf = (node: Document | Element, ...names: string[]): Element[] =>
  DomUtils.findAll((element) => names.length === 0 || names.includes(element.name), node.children)

export const metaOf = (document: Document, name: string): string | undefined =>
  elementsOf(document, 'meta').find(({ attribs }) => attribs.name === name || attribs.property === name)
    ?.attribs.content

export const linksOf = (document: Document, rel: string) =>
  elementsOf(document, 'link').flatMap(({ attribs }) => (attribs.rel === rel ? [attribs] : []))

/** The text on one line; no-break spaces are kept. */
export const textOf = (element: Element) =>
  DomUtils.textContent(element)
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim()

/** The raw structured data of a page. */
export const jsonLdOf = (document: Document): string[] =>
  elementsOf(document, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => DomUtils.textContent(script))
