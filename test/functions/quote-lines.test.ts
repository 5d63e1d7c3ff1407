import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { type CurrentLine, readLineModels, writeLineModels } from '#domain/quote-list/current-line.ts'
import { currentLines } from '#functions/quote-list/current-lines.ts'
import { contract } from '#src/contract/contracts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'

type Edge = Awaited<ReturnType<typeof openCatalogueEdge>>

async function linesOf(edge: Edge, lines: string, lang: string): Promise<(CurrentLine | null)[]> {
  const response = await edge.request(`/api/quote-lines?${new URLSearchParams({ lines, lang })}`)
  expect(response.status).toBe(200)
  const answer: unknown = await response.json()
  return v.parse(contract['GET /quote-lines'].answer.schema, answer).items
}

test.each(locales)('lines say what the page of their product says (%s)', async (lang) => {
  const edge = await openCatalogueEdge()
  const [first, second] = catalogue.products.filter(({ variants }) => variants.length > 1)
  const reference = first?.variants[1]?.reference ?? null
  const models = [
    { productId: first?.id ?? '', reference },
    { productId: second?.id ?? '', reference: null },
    { productId: 'left-the-catalogue', reference: null },
    { productId: second?.id ?? '', reference },
  ]
  const found = await linesOf(edge, writeLineModels(models), lang)
  const detail = (await (
    await edge.request(`/api/products/${first?.id}?lang=${lang}`)
  ).json()) as ProductDetail
  const variant = detail.variants.find((one) => one.reference === reference)
  expect(found.map((line) => line !== null)).toEqual([true, true, false, false])
  expect(found[0]).toMatchObject({ productName: detail.name, productImage: detail.image })
  expect(variant).toMatchObject(found[0]?.variant ?? { missing: true })
  expect(found[0]?.variant).toMatchObject({ price: variant?.price, inStock: variant?.inStock })
  expect(found[0]?.accessories.map(({ name }) => name)).toEqual(detail.accessories.map(({ name }) => name))
  expect(found[1]?.variant).toBeNull()
})

test('a full list is read in one round trip, by indexes', async () => {
  const edge = await openCatalogueEdge()
  const { db, meter } = meteredD1(edge.env.DB)
  const models = catalogue.products.slice(0, limits.quoteItems).map(({ id, variants }) => ({
    productId: id,
    reference: variants[0]?.reference ?? null,
  }))
  const lines = await currentLines({ DB: db }, 'fr', models)
  expect(lines.filter((line) => line?.variant)).toHaveLength(models.length)
  expect([meter.trips, meter.calls.length]).toEqual([1, 3])
  for (const { sql, params } of meter.calls) {
    const plan = await edge.env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const scanned = plan.results.filter(({ detail }) => /^SCAN (?!value|json_each)/.test(detail))
    expect(scanned).toEqual([])
  }
})

test.each([
  '',
  'A b',
  'x:',
  'x:y,',
  Array(limits.quoteItems + 1)
    .fill('x')
    .join(),
])('refuses the lines « %.20s »', async (lines) => {
  expect(readLineModels(lines)).toBeNull()
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/quote-lines?${new URLSearchParams({ lines })}`)
  expect(response.status).toBe(422)
})
