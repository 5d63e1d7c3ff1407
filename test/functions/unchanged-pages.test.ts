import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { app } from '#functions/app.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { setTime } from '#test/support/accounts.ts'
import { type Edge, openEdge, origin } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { countTrips } from '#test/support/trip-counter.ts'
import { Act, changed, demonstration, forever, publicationOf, start } from './publishing-support.ts'

const began = Date.parse('2026-11-27T10:00:00Z')
const catalogue: CatalogueDocument = { ...demonstration, products: start.slice(0, 8) }

/** An isolate of the site: the text of a page, and the trips that it waited for. */
function isolateOf(edge: Edge) {
  const { env, counter } = countTrips(edge.env)
  return async (path: string) => {
    const late: Promise<unknown>[] = []
    const before = counter.count()
    const response = await app.request(origin + path, {}, env, {
      ...edge.ctx,
      waitUntil: (work: Promise<unknown>) => void late.push(work),
    })
    const trips = counter.count() - before
    // Each byte a letter: what is stored may be a data sheet.
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    while (late.length) await Promise.all(late.splice(0))
    return { text, trips }
  }
}

const idsOf = ({ products }: CatalogueDocument) => products.map(({ id }) => id)

async function publish(edge: Edge, before: CatalogueDocument, after: CatalogueDocument) {
  await startPublication(edge.env, publicationOf(before, after))
  await runPublications(edge.env, forever)
}

test('after a publication every page is what it would be when rendered anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Act, { minLength: 1, maxLength: 3 }), async (acts) => {
      setTime(new Date(began).toISOString())
      openCache()
      const edge = await openEdge({ catalogue })
      const next = changed(catalogue, acts)
      const ids = [...new Set([...idsOf(catalogue), ...idsOf(next)])]
      const pages = [
        '/',
        '/about',
        '/blog/classe-iii-medicale',
        '/products?q=montevigne',
        '/contact',
        '/devis',
        '/blog',
        '/legal',
        '/products',
        ...ids.flatMap((id) => [`/products/${id}`, `/de/products/${id}`]),
        ...ids.slice(0, 2).map((id) => `/products/${id}/fiche.pdf`),
      ]
      const ask = isolateOf(edge)
      for (const path of pages) await ask(path)
      const { changes, ...rest } = publicationOf(catalogue, next)
      if (changes.length === 0 && Object.keys(rest).length === 1) return
      await publish(edge, catalogue, next)
      setTime(new Date(began + 20_000).toISOString())
      const stored = new Map<string, string>()
      for (const path of pages) stored.set(path, (await ask(path)).text)
      openCache()
      const anew = isolateOf(edge)
      for (const path of pages) expect(stored.get(path), path).toBe((await anew(path)).text)
    }),
    { numRuns: 6 },
  )
}, 240_000)

test('a page that names nothing of what was published is not rendered anew', async () => {
  setTime(new Date(began).toISOString())
  openCache()
  const edge = await openEdge({ catalogue })
  const [first] = catalogue.products
  const ids = idsOf(catalogue)
  const pages = ['/contact', ...ids.flatMap((id) => [`/products/${id}`, `/products/${id}/fiche.pdf`])]
  const ask = isolateOf(edge)
  const before = new Map<string, string>()
  for (const path of pages) before.set(path, (await ask(path)).text)
  for (const priceCents of [123_400, 123_500]) {
    const products = catalogue.products.map((one) =>
      one === first ? { ...one, summary: { ...one.summary, fr: `Prix ${priceCents}` } } : one,
    )
    await publish(edge, catalogue, { ...catalogue, products })
  }
  setTime(new Date(began + 20_000).toISOString())
  await ask('/products')
  const isNamed = (path: string) => `${path} ${before.get(path)}`.includes(first?.id ?? '')
  const [named, unnamed] = [pages.filter(isNamed), pages.filter((path) => !isNamed(path))]
  expect(unnamed.length).toBeGreaterThan(6)
  for (const path of unnamed) expect(await ask(path), path).toEqual({ trips: 0, text: before.get(path) })
  for (const path of named) expect((await ask(path)).trips, path).toBeGreaterThan(0)
})

test('of pages that count or rank all products those are drawn anew whose data are others', async () => {
  setTime(new Date(began).toISOString())
  const kept = openCache()
  const edge = await openEdge({ catalogue })
  const [first] = catalogue.products
  const brand = (name = '') => `/products?brand=${encodeURIComponent(name)}`
  const other = catalogue.products.find((product) => product.brand !== first?.brand)
  const staying = ['/about', '/blog/classe-iii-medicale', brand(other?.brand)]
  const changing = ['/products', brand(first?.brand)]
  const ask = isolateOf(edge)
  for (const path of [...staying, ...changing]) await ask(path)
  const mark = '<!-- drawn before -->'
  for (const [url, response] of kept)
    kept.set(url, new Response((await response.text()) + mark, { headers: response.headers }))
  const products = catalogue.products.map((one) =>
    one === first ? { ...one, variants: one.variants.map((model) => ({ ...model, priceCents: 3140 })) } : one,
  )
  await publish(edge, catalogue, { ...catalogue, products })
  setTime(new Date(began + 20_000).toISOString())
  await ask('/legal')
  for (const path of staying) expect((await ask(path)).text, path).toContain(mark)
  for (const path of changing) {
    const { text } = await ask(path)
    expect(text, path).not.toContain(mark)
    expect(text, path).toContain('31,40')
  }
})
