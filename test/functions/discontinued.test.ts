import { beforeAll, expect, test } from 'vitest'
import type { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'
import { answerByRules } from '#functions/assistant/answer.ts'
import { withCatalogue } from '#functions/catalogue/snapshot.ts'
import { openDb } from '#functions/db/client.ts'
import { refusedChanges } from '#functions/publishing/check-changes.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { author, forever } from './publishing-support.ts'

const catalogue = catalogueOf('montevigne-p1', 'montevigne-b8', 'tarnoval-tr2')
const [old, successor, other] = catalogue.products as [ProductDocument, ProductDocument, ProductDocument]
let edge: Edge

beforeAll(async () => {
  edge = await openEdge({ catalogue })
})

async function publish(...changes: { id: string; document: ProductDocument | null }[]) {
  await startPublication(edge.env, { author, changes })
  await runPublications(edge.env, forever)
  // An isolate asks for the version every few seconds.
  await withCatalogue(edge.env, {}, { anew: true })
}
const read = async <Answer>(path: string) => (await (await edge.request(path)).json()) as Answer
const ending = (id: string | null): ProductDocument => ({ ...old, discontinued: { successor: id } })

test('a discontinued product keeps its page, which names its successor, and leaves everything that lists', async () => {
  await publish({ id: old.id, document: ending(successor.id) })
  const list = await read<ProductList>('/api/products?lang=fr')
  expect(list.items.map(({ id }) => id).sort()).toEqual([successor.id, other.id].sort())
  const reference = old.variants[0]?.reference
  expect((await read<ProductList>(`/api/products?q=${reference}&lang=fr`)).items).toEqual([])
  for (const q of [reference, `kaufe ${reference?.toLowerCase()}`, reference?.replaceAll('-', ' ')])
    expect((await read<ProductList>(`/api/products?q=${q}&lang=de`)).discontinued, q).toEqual({
      ...{ id: old.id, name: old.name.de, reference },
      successor: { id: successor.id, name: successor.name.de },
    })
  expect(
    (await read<ProductList>(`/api/products?q=${successor.variants[0]?.reference}`)).discontinued,
  ).toBeNull()
  const { reply } = await answerByRules(
    edge.env,
    { lang: 'en', messages: [{ from: 'visitor', text: `Do you still have the ${reference}?` }] },
    { today: '2026-11-22', calendar: usualCalendar },
  )
  expect(reply.text).toContain(`${reference} (${old.name.en}) is no longer offered.\nIt is replaced by:`)
  expect(reply.products.map(({ id }) => id)).toEqual([successor.id])
  const results = await (await edge.request(`/en/products?q=${reference}`)).text()
  expect(results).toContain(`${reference} (${old.name.en}) is no longer offered.`)
  expect(results).toContain(`Replaced by ${successor.name.en}`)
  expect(await (await edge.request('/sitemap.xml')).text()).not.toContain(`/${old.id}<`)
  const product = await read<ProductDetail>(`/api/products/${old.id}?lang=de`)
  expect(product).toMatchObject({
    discontinued: { successor: { id: successor.id, name: successor.name.de } },
    price: null,
    inStock: false,
  })
  const page = await (await edge.request(`/products/${old.id}`)).text()
  expect(page).toContain('N’est plus proposé')
  expect(page).toContain(`/products/${successor.id}`)
  expect(page).not.toContain('data-buy')
})

test('taken away, it leads to its successor while that is there, and is gone after it', async () => {
  await publish({ id: old.id, document: null })
  const moved = await edge.request(`/de/products/${old.id}`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/de/products/${successor.id}`])
  expect((await edge.request(`/api/products/${old.id}`)).status).toBe(410)
  await publish({ id: successor.id, document: null })
  const gone = await edge.request(`/products/${old.id}`, { redirect: 'manual' })
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('plus au catalogue')
  expect((await edge.request('/products/never-was')).status).toBe(404)
})

test('it comes back where it is published again', async () => {
  await publish({ id: old.id, document: old })
  expect((await edge.request(`/products/${old.id}`)).status).toBe(200)
  expect((await read<ProductList>('/api/products')).items.map(({ id }) => id)).toContain(old.id)
})

test.each([
  ['that is not there', 'never-was'],
  ['that is itself', old.id],
])('a successor %s is refused', async (_, id) => {
  const refused = await refusedChanges(openDb(edge.env.DB), {
    author,
    changes: [{ id: old.id, document: ending(id) }],
  })
  expect(refused).toEqual({ [`changes.${old.id}`]: `there is no product ${id} to take its place` })
})
