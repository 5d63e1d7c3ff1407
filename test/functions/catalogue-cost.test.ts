import { expect, test } from 'vitest'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { app } from '#functions/app.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { catalogue, openCatalogueEdge, origin } from '#test/support/edge.ts'

/** Finds nothing, and is too long to be counted among the searches without a result. */
const uncounted = 'xylophonquartett'.repeat(4)

/** D1 bills rows read; they grow with the catalogue when a query scans. */
async function cost(path: string, warm: boolean, before = `/api/products?q=${uncounted}`) {
  const edge = await openCatalogueEdge()
  const { db, meter } = meteredD1(edge.env.DB)
  const env = { ...edge.env, DB: db }
  const load = async (address: string) => {
    const response = await app.request(origin + address, {}, env, edge.ctx)
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  }
  // Loads only the index: no card is cached yet.
  if (warm) await load(before)
  const start = { rowsRead: meter.rowsRead, trips: meter.trips }
  await load(path)
  return { rowsRead: meter.rowsRead - start.rowsRead, trips: meter.trips - start.trips, calls: meter.calls }
}

const lists = [
  ['/api/products', 150],
  ['/api/products?lang=de&sort=name-desc', 150],
  ['/api/products?category=industrial&capacity=6-15kg&precision=1-10g&metrology=yes&sort=price-asc', 150],
  ['/api/products?brand=Montevigne&limit=48&lang=en', 150],
] as const
const searches = [
  ['/api/products?q=hubwagen', 100],
  ['/api/products?q=B3-15', 100],
  ['/api/products?q=microbalance', 100],
  ['/api/products?q=transpalete', 100],
  ['/api/products?q=balance%20boulangerie%2015%20kg', 100],
  ['/api/products?q=T4', 100],
] as const
const details = [
  ['/api/products/montevigne-p1', 40],
  ['/api/products/tarnoval-b1?lang=de', 40],
  ['/api/products/tarnoval-pb3?lang=en', 40],
  ['/api/products/lumivanne-pr9', 40],
] as const

test.each([...lists, ...details, ...searches])(
  '%s reads at most %i rows in an isolate that has the index',
  async (path, most) => {
    const { rowsRead, trips } = await cost(path, true)
    if (process.env.SHOW_COST) console.log(`${path} warm: ${rowsRead} rows, ${trips} round trips`)
    expect(rowsRead).toBeLessThanOrEqual(most)
  },
)

/** Each statement asks for the version, or the generation that is live; a word is one of 17 at most. */
const [versionRows, rowsOfWord] = [20, 17]

test.each([...lists, ...details, ...searches])(
  '%s in a new isolate reads only the catalogue in addition, and the words of a search',
  async (path) => {
    const edge = await openCatalogueEdge()
    const [parts, services] = [await edge.rows('catalogue_index'), await edge.rows('services')]
    const words = wordsOf(new URL(path, origin).searchParams.get('q') ?? '')
    const [cold, warm] = [await cost(path, false), await cost(path, true)]
    console.log(path, cold.rowsRead - warm.rowsRead, parts.length, services.length, words.length)
    expect(cold.rowsRead - warm.rowsRead).toBeLessThanOrEqual(
      versionRows + parts.length + services.length + words.length * rowsOfWord,
    )
  },
)

test('a search by quantity reads the cards of its page alone once the isolate has the models', async () => {
  const { rowsRead, trips } = await cost(
    '/api/products?q=15+kg+e%3D5+g',
    true,
    '/api/products?q=60+t&limit=1',
  )
  expect(rowsRead).toBeLessThanOrEqual(100)
  expect(trips).toBe(1)
})

test.each([
  ['balance', 'a common word'],
  ['b', 'one letter'],
  ['ba', 'a common beginning'],
  ['der die das mit und für bei von', 'eight common words'],
  ['baalnce', 'a typo'],
  ['qbalnace vahe inxo affichag prtable alimntation plateua ecrna', 'eight typos'],
])('a search for « %s » (%s) reads at most 300 rows, however many products have it', async (q) => {
  const { rowsRead } = await cost(`/api/products?q=${encodeURIComponent(q)}`, true)
  expect(rowsRead).toBeLessThanOrEqual(300)
})

test('a repeated list in the same isolate reads no rows', async () => {
  const edge = await openCatalogueEdge()
  const { db, meter } = meteredD1(edge.env.DB)
  const env = { ...edge.env, DB: db }
  const first = await (await app.request(`${origin}/api/products`, {}, env, edge.ctx)).text()
  const before = meter.rowsRead
  expect(await (await app.request(`${origin}/api/products`, {}, env, edge.ctx)).text()).toBe(first)
  expect(meter.rowsRead).toBe(before)
})

/** The products with the most rows of their own: what else is read for a product is the same for each. */
const largest = catalogue.products
  .toSorted((a, b) => b.variants.length + b.accessories.length - a.variants.length - a.accessories.length)
  .slice(0, 40)

test('no product of the catalogue costs more than 40 rows', async () => {
  const costs = new Map<string, number>()
  for (const { id } of largest) costs.set(id, (await cost(`/api/products/${id}`, true)).rowsRead)
  if (process.env.SHOW_COST)
    console.log(`details: ${Math.min(...costs.values())} to ${Math.max(...costs.values())} rows`)
  expect([...costs].filter(([, rows]) => rows > 40)).toEqual([])
}, 60_000)

test.each([...lists, ...details, ...searches])('%s scans no table of the catalogue', async (path) => {
  const edge = await openCatalogueEdge()
  const { calls } = await cost(path, false)
  const reads = calls.filter(({ sql }) => /^\s*(select|with)/i.test(sql))
  expect(reads.length).toBeGreaterThan(0)
  for (const { sql, params } of reads) {
    const plan = await edge.env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const steps = plan.results.map(({ detail }) => detail)
    const scans = steps.filter(
      (step) =>
        /\bSCAN (products|product_texts|variants|lead|french|own)\b/.test(step) &&
        !/USING .*INDEX/.test(step),
    )
    expect(scans, sql).toEqual([])
    expect(steps.length).toBeGreaterThan(0)
  }
})

test('these tests run on a catalogue of at least 150 products', () => {
  expect(catalogue.products.length).toBeGreaterThanOrEqual(150)
})
