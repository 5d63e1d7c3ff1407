import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { app } from '#functions/app.ts'
import { services } from '#seed/services.ts'
import { contract } from '#src/contract/contracts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { catalogue, openCatalogueEdge, openEdge, origin } from '#test/support/edge.ts'

type Answer = { items: { code: string; name: string; priceCents: number | null; unit: string }[] }

async function listed(query = ''): Promise<Answer['items']> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/services${query}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as Answer).items
}
const codes = (items: Answer['items']) => items.map(({ code }) => code)

test.each(locales)('the services are listed in their order, in %s', async (lang) => {
  const items = await listed(`?lang=${lang}`)
  expect(v.is(contract['GET /services'].answer.schema, { items })).toBe(true)
  expect(items).toEqual(
    services.map((service) => ({
      ...service,
      name: service.name[lang],
      description: service.description[lang],
    })),
  )
})

test('codes are unique and fit the field of a request; each language has its own words', () => {
  expect(new Set(services.map(({ code }) => code)).size).toBe(services.length)
  for (const { code, name, description } of services) {
    expect(code).toMatch(/^[a-z0-9-]{1,60}$/)
    for (const text of [name, description]) expect(new Set(Object.values(text)).size).toBe(3)
  }
})

const variants = catalogue.products.flatMap((product) =>
  product.variants.map((variant) => ({ ...variant, category: product.category })),
)
const find = (wanted: (variant: (typeof variants)[number]) => boolean) => {
  const found = variants.find(wanted)
  if (!found) throw new Error('The catalogue has no such variant')
  return found.reference
}
const maxKg = (variant: (typeof variants)[number]) => (variant.ranges.at(-1)?.maxUg ?? 0) / 1e9
const withDisplay = (variant: (typeof variants)[number]) => variant.ranges[0]?.dUg != null

test('for a verified counter scale each kind of service is offered in its band', async () => {
  const reference = find((one) => one.metrology === 'yes' && maxKg(one) > 1 && maxKg(one) <= 30)
  expect(codes(await listed(`?reference=${reference}`))).toEqual([
    'commissioning-60kg',
    'metrological-logbook',
    'periodic-verification-30kg',
    'on-site-adjustment-60kg',
    'calibration-certificate-60kg',
    'take-back-60kg',
    'training',
  ])
})

test('conformity assessment is offered only where it is an option', async () => {
  const offered = codes(await listed(`?reference=${find((one) => one.metrology === 'optional')}`))
  expect(offered.filter((code) => code.startsWith('conformity-assessment-'))).toHaveLength(1)
})

test('without verification neither logbook nor periodic verification is offered', async () => {
  const never = find((one) => one.metrology === 'no' && withDisplay(one) && maxKg(one) <= 30)
  expect(
    codes(await listed(`?reference=${never}`)).filter((code) => /logbook|verification|conf/.test(code)),
  ).toEqual([])
})

test('for a weighbridge everything that depends on Max is on request', async () => {
  const items = await listed(`?reference=${find((one) => one.metrology === 'yes' && maxKg(one) > 10_000)}`)
  expect(items.filter(({ code }) => code.endsWith('over-3t')).map(({ priceCents }) => priceCents)).toEqual(
    Array(5).fill(null),
  )
})

test('a component without a display gets only services per request', async () => {
  const items = await listed(`?reference=${find((one) => !withDisplay(one))}`)
  expect(items.map(({ unit }) => unit)).toEqual(['per-request'])
})

test.each([
  ['reference=nobody-1', { reference: 'quote.unknown-variant' }],
  ['reference=', { reference: 'form.required' }],
  [`reference=${'x'.repeat(61)}`, { reference: 'form.too-long' }],
  ['reference=%27%20OR%201%3D1', { reference: 'quote.unknown-variant' }],
  ['lang=it', { lang: 'form.choice' }],
  ['colour=red', { colour: 'form.unknown' }],
])('?%s is refused at its field', async (query, fields) => {
  const response = await (await openCatalogueEdge()).request(`/api/services?${query}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid-fields', fields })
})

test('before the first import the services are unavailable', async () => {
  const response = await (await openEdge()).request('/api/services')
  expect(response.status).toBe(503)
})

test('the list is read once per catalogue version, by its index', async () => {
  const edge = await openEdge({ catalogue: { ...catalogue, products: catalogue.products.slice(0, 1) } })
  const { db, meter } = meteredD1(edge.env.DB)
  const env = { ...edge.env, DB: db }
  await app.request(`${origin}/api/services`, {}, env, edge.ctx)
  const read = meter.calls.find(({ sql }) => sql.includes('"services"'))
  const before = meter.rowsRead
  await app.request(`${origin}/api/services?lang=de`, {}, env, edge.ctx)
  expect(meter.rowsRead).toBe(before)
  const plan = await edge.env.DB.prepare(`explain query plan ${read?.sql}`)
    .bind(...(read?.params ?? []))
    .all<{ detail: string }>()
  expect(plan.results.map(({ detail }) => detail).join()).toMatch(/USING INDEX sqlite_autoindex_services/)
})
