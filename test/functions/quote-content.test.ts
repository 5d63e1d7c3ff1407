import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { services } from '#seed/services.ts'
import { asUser, insertUser, password, signUp } from '#test/support/accounts.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { catalogue, catalogueOf, openEdge, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { expectRefused } from '#test/support/refusals.ts'
import { configuredQuote, quoteBody, shortQuote } from '#test/support/requests.ts'

const small = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const openSmall = () => openEdge({ catalogue: small })

type Row = { services: string; configuration: string | null; estimate: string | null }
type Edge = Awaited<ReturnType<typeof openSmall>>

async function storedContent(edge: Edge) {
  const [row] = await edge.rows<Row>('quote_requests')
  const read = (text: string | null | undefined) => JSON.parse(text ?? 'null')
  return {
    services: read(row?.services),
    configuration: read(row?.configuration),
    estimate: read(row?.estimate),
  }
}

test('services, answers, what the rules say and the amount are stored with the request', async () => {
  const edge = await openSmall()
  setClock('2026-11-20T09:30:00.000Z')
  expect((await edge.post('/api/quotes', configuredQuote)).status).toBe(201)
  const content = await storedContent(edge)
  const [first] = services.filter(({ code }) => code === 'commissioning-60kg')
  expect(content.services).toEqual([
    {
      code: 'commissioning-60kg',
      name: first?.name,
      unit: 'per-instrument',
      onSite: true,
      quantity: 2,
      priceCents: first?.priceCents,
    },
    expect.objectContaining({ code: 'metrological-logbook', quantity: 1 }),
  ])
  expect(content.configuration.answers).toMatchObject(configuredQuote.configuration)
  expect(content.configuration.result).toMatchObject({
    requirement: {
      fr: expect.stringMatching(/^classe.III, Max.≥.5/),
      de: expect.stringMatching(/^Klasse.III, Max.≥.5/),
    },
    models: [
      { reference: 'MV-P1-6', failed: [], nextDue: '2028-11-20', errorAtSmallestG: expect.any(Number) },
    ],
  })
  expect(content.estimate).toEqual({
    parts: [
      { part: 'instruments', cents: 54_000 },
      { part: 'services', cents: 18_800 },
      { part: 'travel', cents: 4_500 },
    ],
    totalCents: 77_300,
    missing: ['instruments-on-request', 'delivery', 'vat'],
  })
})

test('a request without them stores none of them', async () => {
  const edge = await openSmall()
  await edge.post('/api/quotes', shortQuote)
  expect(await storedContent(edge)).toEqual({ services: [], configuration: null, estimate: null })
})

test('answers without items are judged without models', async () => {
  const edge = await openSmall()
  const { configuration } = configuredQuote
  expect((await edge.post('/api/quotes', { ...shortQuote, configuration })).status).toBe(201)
  expect((await storedContent(edge)).configuration.result.models).toEqual([])
})

test('when the rules cannot be asked, the request is stored with its answers', async () => {
  const edge = await openSmall()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1, only: /catalogue_models/ })
  expect((await edge.post('/api/quotes', configuredQuote)).status).toBe(201)
  expect(takeErrors()).toHaveLength(1)
  const { configuration, estimate } = await storedContent(edge)
  expect(configuration).toMatchObject({ answers: configuredQuote.configuration, result: null })
  expect(estimate.totalCents).toBe(77_300)
})

test('before the first import a request with answers is stored', async () => {
  const edge = await openEdge()
  const { configuration } = configuredQuote
  expect((await edge.post('/api/quotes', { ...shortQuote, configuration })).status).toBe(201)
  expect(takeErrors()).toHaveLength(1)
  expect((await storedContent(edge)).configuration.result).toBeNull()
})

test('the same key replays a request with services and answers, and stores it once', async () => {
  const edge = await openSmall()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await edge.post('/api/quotes', configuredQuote, key)
  const again = await edge.post('/api/quotes', configuredQuote, key)
  expect([again.status, await again.json()]).toEqual([201, await first.json()])
  expect(await edge.stored()).toMatchObject({ quote_requests: 1, outbox: 2 })
  const other = await edge.post('/api/quotes', { ...configuredQuote, services: [] }, key)
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency-mismatch' }])
})

const line = { code: 'training', quantity: 1 }
test.each([
  ['an unknown service', { services: [{ code: 'magic' }] }, { 'services.0.code': 'quote.unknown-service' }],
  [
    'a service in other letters',
    { services: [line, { code: 'TRAINING' }] },
    { 'services.1.code': 'quote.unknown-service' },
  ],
  [
    'SQL for a service',
    { services: [{ code: "' OR 1=1 --" }] },
    { 'services.0.code': 'quote.unknown-service' },
  ],
  [
    'an unknown product and an unknown service',
    { items: [{ productId: 'nobody' }], services: [{ code: 'magic' }] },
    { 'items.0.productId': 'quote.unknown-product', 'services.0.code': 'quote.unknown-service' },
  ],
  ['a hundred services', { services: Array(100).fill(line) }, { services: 'form.too-many' }],
  [
    'a negative quantity',
    { services: [{ ...line, quantity: -1 }] },
    { 'services.0.quantity': 'form.number' },
  ],
  [
    'a quantity as text',
    { services: [{ ...line, quantity: '2' }] },
    { 'services.0.quantity': 'form.number' },
  ],
  ['a price', { services: [{ ...line, priceCents: 1 }] }, { 'services.0.priceCents': 'form.unknown' }],
  ['services as text', { services: 'training' }, { services: 'form.type' }],
  [
    'a sentence of the browser',
    { configuration: { ...configuredQuote.configuration, requirement: 'I' } },
    { 'configuration.requirement': 'form.unknown' },
  ],
  [
    'a script for a load',
    { configuration: { use: 'trade', load: '<script>' } },
    { 'configuration.load': 'form.mass' },
  ],
  [
    'a header in an interface',
    { configuration: { ...configuredQuote.configuration, interface: ['x\r\nBcc: a@example.org'] } },
    { 'configuration.interface.0': 'form.invalid-characters' },
  ],
  ['an estimate', { estimate: { totalCents: 1 } }, { estimate: 'form.unknown' }],
])('%s is refused at its field', async (_, change, fields) => {
  const edge = await openSmall()
  const response = await edge.post('/api/quotes', { ...quoteBody, ...change })
  await expectRefused(edge, response, { status: 422, code: 'invalid-fields', fields })
})

test('the largest request that is allowed is stored', async () => {
  const edge = await openSmall()
  const items = Array.from({ length: 100 }, () => ({
    productId: 'montevigne-p1',
    variantReference: 'MV-P1-6',
    quantity: 9999,
  }))
  const lines = Array.from({ length: 20 }, () => ({ code: 'training', quantity: 9999 }))
  const response = await edge.post('/api/quotes', { ...configuredQuote, items, services: lines })
  expect(response.status).toBe(201)
  const { estimate, configuration } = await storedContent(edge)
  expect(estimate.totalCents).toBe(100 * 9999 * 27_000 + 20 * 9999 * 19_000 + 4_500)
  expect(configuration.result.models).toHaveLength(1)
})

test('a hundred models are judged and stored within a quarter of what a row of D1 may hold', async () => {
  const products = catalogue.products.slice(0, 100)
  const edge = await openEdge({ catalogue: { ...catalogue, products } })
  const items = products.map(({ id, variants }) => ({
    productId: id,
    variantReference: variants.at(-1)?.reference,
  }))
  const { configuration } = configuredQuote
  const demanding = { ...configuration, tolPct: '0.001', cleaning: 'immersed', zone: '0', budget: '1' }
  const response = await edge.post('/api/quotes', { ...shortQuote, items, configuration: demanding })
  expect(response.status).toBe(201)
  const [row] = await edge.rows<Row>('quote_requests')
  expect(JSON.parse(row?.configuration ?? '').result.models.length).toBeGreaterThan(80)
  expect(new TextEncoder().encode(row?.configuration ?? '').length).toBeLessThan(500_000)
})

test.each(locales)('the customer reads it in the language of the page (%s)', async (lang) => {
  const edge = await openSmall()
  const { cookie } = await insertUser(edge)
  const sent = await edge.post('/api/quotes', configuredQuote, { cookie })
  const { reference } = (await sent.json()) as { reference: string }
  const quote = await (
    await asUser(edge, cookie)('GET', `/api/profile/quotes/${reference}?lang=${lang}`)
  ).json()
  const [commissioning] = services.filter(({ code }) => code === 'commissioning-60kg')
  expect(quote).toMatchObject({
    services: [{ code: 'commissioning-60kg', name: commissioning?.name[lang], quantity: 2 }, { quantity: 1 }],
    configuration: {
      answers: configuredQuote.configuration,
      use: nameOfUse('price-computing', lang),
      result: {
        requirement: expect.stringMatching(/^(?:classe|class|Klasse)\u00a0III,/),
        models: [{ reference: 'MV-P1-6', failed: [] }],
      },
    },
    estimate: { totalCents: 77_300 },
  })
})

test('a request from before this version is read with nothing beside its items', async () => {
  const edge = await openSmall()
  const { cookie } = await insertUser(edge)
  await edge.post('/api/quotes', quoteBody, { cookie })
  await edge.env.DB.prepare('update quote_requests set estimate = null').run()
  const listed = await (await asUser(edge, cookie)('GET', '/api/profile/quotes')).json()
  expect(listed).toMatchObject({ items: [{ services: [], configuration: null, estimate: null }] })
})

test('the export contains it, and erasure keeps services and amount without the answers', async () => {
  const edge = await openSmall()
  const { cookie } = await signUp(edge)
  await edge.post('/api/quotes', configuredQuote, { cookie })
  const as = asUser(edge, cookie)
  const exported = await (await as('GET', '/api/profile/export')).json()
  expect(exported).toMatchObject({
    quoteRequests: [
      {
        services: [{ code: 'commissioning-60kg' }, { code: 'metrological-logbook' }],
        configuration: { answers: configuredQuote.configuration },
        estimate: { totalCents: 77_300 },
      },
    ],
  })
  expect((await as('DELETE', '/api/profile', { password })).status).toBe(204)
  const { services: kept, configuration, estimate } = await storedContent(edge)
  expect([kept.length, configuration, estimate.totalCents]).toEqual([2, null, 77_300])
})
