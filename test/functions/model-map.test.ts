import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bandOf, capacityBands, precisionBands } from '#domain/catalogue/facets.ts'
import { ModelMap } from '#domain/catalogue/model-map.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'

async function ask<Answer = ModelMap>(address: string): Promise<Answer> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api${address}`)
  expect([address, response.status]).toEqual([address, 200])
  return (await response.json()) as Answer
}

const variants = catalogue.products.flatMap((product) =>
  product.variants
    .filter(({ ranges }) => ranges.some(({ dUg }) => dUg !== null))
    .map((variant) => ({ product, variant })),
)

test('the map holds every model that weighs, as its schema says', async () => {
  const map = await ask('/model-map')
  expect(v.parse(v.strictObject(ModelMap.entries), map)).toEqual(map)
  expect([map.considered, map.fitting]).toEqual([variants.length, variants.length])
  expect(map.region).toEqual({ maxG: null, dG: null })
})

test.each([
  ['category=laboratory', (own: (typeof variants)[number]) => own.product.category === 'laboratory'],
  [
    'capacity=6-15kg&precision=1-10g',
    ({ variant: { ranges } }: (typeof variants)[number]) =>
      capacityBands[bandOf(capacityBands, ranges.at(-1)?.maxUg ?? null)]?.value === '6-15kg' &&
      precisionBands[bandOf(precisionBands, ranges[0]?.dUg ?? null)]?.value === '1-10g',
  ],
  ['metrology=optional', ({ variant }: (typeof variants)[number]) => variant.metrology === 'optional'],
])('%s leaves the models that match it', async (query, matches) => {
  const { fitting } = await ask(`/model-map?${query}`)
  expect(fitting).toBe(variants.filter(matches).length)
  expect(fitting).toBeGreaterThan(0)
})

test('a search leaves the models of what it finds', async () => {
  const { fitting, points } = await ask('/model-map?q=MV-C3-15')
  expect(fitting).toBeGreaterThan(0)
  const named = points.flatMap(({ models }) => models.filter(({ fits }) => fits))
  expect(named.map(({ productId }) => productId)).toContain('montevigne-c3')
})

test('of a use those models fit that GET /fit counts', async () => {
  const query = 'use=direct-sale&load=6kg&smallest=100g&tolPct=5'
  const [map, { total, required }] = [await ask(`/fit/map?${query}`), await ask<FitAnswer>(`/fit?${query}`)]
  expect(map.fitting).toBe(total)
  expect(map.region).toEqual({ maxG: required.maxHardG, dG: required.eMaxG })
})

test('use and load may be open', async () => {
  const [all, use, load] = [
    await ask('/fit/map'),
    await ask('/fit/map?use=direct-sale'),
    await ask('/fit/map?use=direct-sale&load=20kg'),
  ]
  expect(all.fitting).toBe(all.considered)
  expect(use.fitting).toBeLessThan(all.fitting)
  expect(load.fitting).toBeLessThan(use.fitting)
})

test.each([
  ['/fit/map?use=sale', 422],
  ['/fit/map?load=five', 422],
  ['/fit/map?use=trade&load=1kg&smallest=2kg', 422],
  ['/model-map?category=garden', 422],
  ['/model-map?sort=newest', 422],
  ['/model-map?q=a&q=b', 400],
])('%s is refused with %i', async (address, status) => {
  const edge = await openCatalogueEdge()
  expect((await edge.request(`/api${address}`)).status).toBe(status)
})

test('once the models are in memory a map reads no rows', async () => {
  const edge = await openCatalogueEdge()
  await ask('/model-map')
  const { db, meter } = meteredD1(edge.env.DB)
  const before = edge.env.DB
  edge.env.DB = db
  try {
    await ask('/fit/map?use=trade&load=17kg')
    const first = meter.rowsRead
    await ask('/fit/map?use=trade&load=17kg')
    await ask('/model-map?category=medical')
    expect(meter.rowsRead).toBe(first)
  } finally {
    edge.env.DB = before
  }
})

test('the page shows the map as a view that is not indexed', async () => {
  const edge = await openCatalogueEdge()
  const html = await (await edge.request('/products?view=map&category=medical')).text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toContain('class="figure-plot map-plot"')
  expect(html).not.toContain('class="card"')
  expect(
    html.match(/class="map-point fits"[^>]* tabindex="0"|tabindex="0"[^>]*class="map-point/g)?.length ?? 0,
  ).toBeLessThanOrEqual(1)
})
