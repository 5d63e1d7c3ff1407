import { expect, test } from 'vitest'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { DraftEntry, EditedRows } from '#domain/publishing/editing-schemas.ts'
import { openDeskEdge } from '#test/support/desk.ts'
import { catalogueOf } from '#test/support/edge.ts'

const demonstration = catalogueOf('montevigne-p1', 'velmoreau-p2', 'brivalis-p3', 'montevigne-p4')
const [sound, ...others] = demonstration.products
const edits: ((product: ProductDocument) => ProductDocument)[] = [
  // As a rule that a later version brings finds it.
  (product) => ({ ...product, summary: { ...product.summary, de: ' ' } }),
  (product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, priceCents: null, inStock: true })),
  }),
]

test('the problems of the list are faulty drafts, and what is published and broken or doubtful', async () => {
  if (!sound) throw new Error('The demonstration has no products')
  const edited = others.map((product, i) => edits[i]?.(product) ?? product)
  const [broken, doubtful, last] = edited.map(({ id }) => id)
  const { desk } = await openDeskEdge({ catalogue: { ...demonstration, products: [sound, ...edited] } })
  const problems = async (query = ''): Promise<EditedRows['items']> =>
    (await desk('GET', `/catalogue/products?filter=problems${query}`)).json.items
  const ids = (rows: EditedRows['items']) => rows.map(({ id }) => id)

  const published = await problems()
  expect(ids(published).toSorted()).toEqual([broken, doubtful].toSorted())
  expect(published.find(({ id }) => id === doubtful)?.doubts[0]).toMatchObject({
    code: 'in-stock-without-price',
  })
  expect(ids(await problems(`&cursor=${published[0]?.id}`))).toEqual([published[1]?.id])

  const wrong = { ...edited.find(({ id }) => id === last), name: { fr: 'Sans', en: ' ', de: ' ' } }
  await desk('PUT', `/catalogue/products/${last}`, { version: null, document: wrong })
  expect(ids(await problems())).toEqual([last, ...ids(published)])
  expect(ids(await problems(`&cursor=${last}`))).toEqual(ids(published))
})

test('a price with a digit too many is said of the draft that is published, and in the list', async () => {
  if (!sound) throw new Error('The demonstration has no products')
  const { desk } = await openDeskEdge({ catalogue: demonstration })
  const [first] = sound.variants
  const { reference = '', priceCents = 0, inStock = false } = first ?? {}
  const changes = [
    { id: sound.id, reference, seen: { priceCents, inStock }, priceCents: (priceCents ?? 0) * 100, inStock },
  ]
  const doubts = [{ code: 'unusual-price', about: reference }]
  expect((await desk('POST', '/catalogue/prices', { changes })).status).toBe(200)
  const { items } = (await desk('GET', '/catalogue/drafts')).json as { items: DraftEntry[] }
  expect(items).toMatchObject([{ id: sound.id, problems: [], doubts }])
  const list = (await desk('GET', '/catalogue/products?filter=problems')).json as EditedRows
  expect(list.items).toMatchObject([{ id: sound.id, doubts }])
})

test('a percentage and a file say the doubts that they bring', async () => {
  if (!sound) throw new Error('The demonstration has no products')
  const { desk } = await openDeskEdge({ catalogue: demonstration })
  const [first] = sound.variants
  const median = (await desk('GET', `/catalogue/products?q=${sound.id}`)).json.items[0].medianCents
  const near = { ...sound, variants: [{ ...first, priceCents: median * 6 }] }
  const said = await desk('POST', '/catalogue/documents', { documents: [near], save: true })
  expect(said.json.doubts).toEqual([])
  const rise = { q: sound.id, percentHundredths: 9000, step: 100 }
  const doubt = { product: sound.id, code: 'unusual-price', about: first?.reference }
  const priceOf = async () =>
    (await desk('GET', `/catalogue/products?q=${sound.id}`)).json.items[0].models[0].priceCents
  // First what it would bring, and then the same again to store it.
  expect((await desk('POST', '/catalogue/price-change', { ...rise, save: false })).json).toMatchObject({
    ...{ products: 1, models: 1, doubts: [doubt] },
  })
  expect(await priceOf()).toBe(median * 6)
  expect((await desk('POST', '/catalogue/price-change', rise)).json.doubts).toEqual([doubt])
  expect(await priceOf()).toBeGreaterThan(median * 11)
  expect(
    (await desk('POST', '/catalogue/price-change', { ...rise, percentHundredths: 100 })).json.doubts,
  ).toEqual([])
  const far = { ...near, variants: near.variants.map((variant) => ({ ...variant, priceCents: median * 20 })) }
  const body = { documents: [far], save: false }
  expect((await desk('POST', '/catalogue/documents', body)).json.doubts).toEqual([doubt])
})
