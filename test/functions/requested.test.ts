import { expect, test } from 'vitest'
import { app } from '#functions/app.ts'
import { requestedProducts } from '#functions/catalogue/requested.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { catalogue, type Edge, importCatalogue, openEdge, origin, setClock } from '#test/support/edge.ts'
import { shortQuote } from '#test/support/requests.ts'

const now = '2026-11-23T10:00:00Z'

/** A new isolate has cached nothing. */
const inNewIsolate = (edge: Edge) => ({ ...edge.env, DB: meteredD1(edge.env.DB).db })

/** What a search for a word of many descriptions finds. */
async function found(edge: Edge): Promise<string[]> {
  const response = await app.request(
    `${origin}/api/products?q=clavier&limit=48`,
    {},
    inNewIsolate(edge),
    edge.ctx,
  )
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

async function ask(edge: Edge, productId: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const items = [{ productId, quantity: 1, accessories: [] }]
    const response = await edge.post('/api/quotes', { ...shortQuote, items })
    expect(response.status).toBe(201)
  }
}

test('of products that a search finds alike, those asked for most come first', async () => {
  setClock(now)
  const edge = await openEdge({ catalogue })
  const before = await found(edge)
  expect(before.length).toBeGreaterThan(10)
  const [seldom = '', often = ''] = before.slice(-2)
  await ask(edge, often, 3)
  await ask(edge, seldom, 1)
  await sweep(edge.env)

  expect([...(await requestedProducts(inNewIsolate(edge))).values()]).toEqual([3, 1])
  const others = before.filter((id) => ![seldom, often].includes(id))
  expect(await found(edge)).toEqual([often, seldom, ...others])
})

test('products are counted once a day, and again when an import has renumbered them', async () => {
  setClock(now)
  const edge = await openEdge({ catalogue })
  const [product] = catalogue.products
  await ask(edge, product?.id ?? '', 1)
  const stored = async () => (await edge.rows("catalogue_meta where key = 'requested'")).length
  await sweep(edge.env)
  expect(await stored()).toBe(1)
  await importCatalogue(edge.env.DB, catalogue)
  expect(await stored()).toBe(0)
  await sweep(edge.env)
  expect(await stored()).toBe(1)
})
