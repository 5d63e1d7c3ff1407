import { expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '#config/locales.ts'
import { initialVersion, versionName } from '#domain/content/dated-version.ts'
import { aroundD1 } from '#test/support/around-d1.ts'
import { productOf } from '#test/support/catalogue-reference.ts'
import { catalogue, catalogueOf, openEdge, setClock } from '#test/support/edge.ts'
import { quoteBody, shortQuote } from '#test/support/requests.ts'

const small = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const price = productOf('montevigne-p1')
const reference = /^DEV-\d{6}-[0-9A-HJKMNP-TV-Z]{5}$/

test('a request is stored with its items, its key and two outbox rows, which are put on the queue', async () => {
  const edge = await openEdge({ catalogue: small })
  setClock('2026-11-20T09:30:00.000Z')
  const accessory = price.accessories[0]
  const items = [{ ...quoteBody.items[0], accessories: [accessory?.name.fr ?? ''] }, quoteBody.items[1]]
  const response = await edge.post('/api/quotes', { ...quoteBody, items })
  const answer = (await response.json()) as { reference: string }

  expect(response.status).toBe(201)
  expect(answer).toEqual({ reference: expect.stringMatching(/^DEV-261120-/) })
  expect(await edge.stored()).toEqual({
    quote_requests: 1,
    quote_items: 2,
    contact_messages: 0,
    idempotency_keys: 1,
    outbox: 2,
  })

  const [request] = await edge.rows('quote_requests')
  expect(request).toMatchObject({
    reference: answer.reference,
    locale: 'fr',
    company: 'Boulangerie Klein',
    name: 'Anne Klein',
    email: 'Anne.Klein@example.org',
    phone: '+33 3 88 01 02 03',
    address: '3 rue du Four',
    city: 'Saverne',
    zip_code: '67700',
    country: 'France',
    message: quoteBody.message,
    terms_accepted_at: '2026-11-20T09:30:00.000Z',
    terms_version: versionName(initialVersion),
    created_at: '2026-11-20T09:30:00.000Z',
  })

  const [first, second] = await edge.rows<Record<string, string>>('quote_items order by position')
  const variant = price.variants.find((one) => one.reference === 'MV-P1-6')
  expect(first).toMatchObject({
    quote_id: request?.id,
    position: 0,
    product_id: 'montevigne-p1',
    brand: 'Montevigne',
    variant_reference: 'MV-P1-6',
    quantity: 2,
    price_cents: 27000,
  })
  expect(JSON.parse(first?.product_name ?? '')).toEqual(price.name)
  expect(JSON.parse(first?.variant ?? '')).toEqual({
    accuracyClass: variant?.accuracyClass,
    arrangement: variant?.arrangement,
    ranges: variant?.ranges,
    platform: variant?.platform,
    metrology: 'yes',
  })
  expect(JSON.parse(first?.accessories ?? '')).toEqual([
    { name: accessory?.name, compatibility: accessory?.compatibility, priceCents: accessory?.priceCents },
  ])
  expect(second).toMatchObject({
    position: 1,
    product_id: 'tarnoval-tr2',
    variant_reference: null,
    variant: null,
    accessories: '[]',
    quantity: 1,
    price_cents: null,
  })

  const outbox = await edge.rows('outbox order by kind')
  expect(outbox).toMatchObject([
    {
      kind: 'quote-company',
      subject_id: request?.id,
      recipient: null,
      state: 'pending',
      attempts: 0,
      due_at: '2026-11-20T09:30:00.000Z',
    },
    {
      kind: 'quote-visitor',
      subject_id: request?.id,
      recipient: 'anne.klein@example.org',
      state: 'pending',
      attempts: 0,
    },
  ])
  expect(edge.jobs.map(({ outboxId }) => outboxId).sort()).toEqual(outbox.map(({ id }) => id).sort())
})

test('the reference contains the Paris date', async () => {
  const edge = await openEdge()
  setClock('2026-12-31T23:30:00.000Z')
  const answer = (await (await edge.post('/api/quotes', shortQuote)).json()) as { reference: string }
  expect(answer.reference).toMatch(/^DEV-270101-/)
})

test('a request with only a message or only items is accepted', async () => {
  const edge = await openEdge({ catalogue: small })
  const { message, ...itemsOnly } = quoteBody
  expect(message).not.toBe('')
  expect((await edge.post('/api/quotes', shortQuote)).status).toBe(201)
  expect((await edge.post('/api/quotes', itemsOnly)).status).toBe(201)
  expect(await edge.stored()).toMatchObject({ quote_requests: 2, quote_items: 2 })
})

test.each(locales)('a request in %s is stored with that language', async (lang) => {
  const edge = await openEdge()
  expect((await edge.post('/api/quotes', { ...shortQuote, lang })).status).toBe(201)
  expect(await edge.rows('quote_requests')).toMatchObject([{ locale: lang }])
})

test.each(locales)('an accessory is accepted under its %s name', async (locale) => {
  const edge = await openEdge({ catalogue: small })
  const accessories = [price.accessories[2]?.name[locale]]
  const response = await edge.post('/api/quotes', {
    ...quoteBody,
    items: [{ productId: 'montevigne-p1', variantReference: 'MV-P1-3', accessories }],
  })
  expect(response.status).toBe(201)
  const [item] = await edge.rows<{ accessories: string }>('quote_items')
  expect(JSON.parse(item?.accessories ?? '')).toMatchObject([{ name: price.accessories[2]?.name }])
})

test('a hundred items are accepted in their order', async () => {
  const edge = await openEdge({ catalogue: small })
  const items = Array.from({ length: 100 }, (_, i) => ({
    productId: 'montevigne-p1',
    variantReference: 'MV-P1-6',
    quantity: i + 1,
    accessories: [],
  }))
  expect((await edge.post('/api/quotes', { ...quoteBody, items })).status).toBe(201)
  const rows = await edge.rows<{ quantity: number }>('quote_items order by position')
  expect(rows.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity))
})

test('one request may hold a hundred products with twenty accessories each', async () => {
  const products = catalogue.products.slice(0, 100)
  const edge = await openEdge({ catalogue: { ...catalogue, products } })
  const items = products.map(({ id, variants, accessories }) => ({
    productId: id,
    variantReference: variants[0]?.reference,
    accessories: accessories
      .filter(({ variantReferences }) => variantReferences === null)
      .map(({ name }) => name.de),
  }))
  expect((await edge.post('/api/quotes', { ...quoteBody, items })).status).toBe(201)
  const rows = await edge.rows<{ product_id: string }>('quote_items order by position')
  expect(rows.map(({ product_id }) => product_id)).toEqual(products.map(({ id }) => id))
})

test('the same key replays the response and stores nothing again', async () => {
  const edge = await openEdge()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await edge.post('/api/quotes', shortQuote, key)
  const again = await edge.post('/api/quotes', shortQuote, key)
  expect([again.status, await again.json()]).toEqual([201, await first.json()])
  expect(await edge.stored()).toMatchObject({ quote_requests: 1, idempotency_keys: 1, outbox: 2 })
  expect(edge.jobs).toHaveLength(2)
})

test('the key ignores case, and the body comparison ignores formatting', async () => {
  const edge = await openEdge()
  const key = crypto.randomUUID()
  const first = await edge.post('/api/quotes', shortQuote, { 'idempotency-key': key })
  const again = await edge.post(
    '/api/quotes',
    { lang: 'fr', company: ' ', ...shortQuote, name: ' Anne Klein ' },
    { 'idempotency-key': key.toUpperCase() },
  )
  expect([again.status, await again.json()]).toEqual([201, await first.json()])
  expect(await edge.stored()).toMatchObject({ quote_requests: 1 })
})

test('another body under the same key is refused, and the first response stays valid', async () => {
  const edge = await openEdge()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await edge.post('/api/quotes', shortQuote, key)
  const other = await edge.post('/api/quotes', { ...shortQuote, message: 'Deux balances ?' }, key)
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({ code: 'idempotency-mismatch' })
  const again = await edge.post('/api/quotes', shortQuote, key)
  expect(await again.json()).toEqual(await first.json())
  expect(await edge.stored()).toMatchObject({ quote_requests: 1, outbox: 2 })
})

test('a key of a contact message does not apply to a quote request', async () => {
  const edge = await openEdge()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { name, email, message } = shortQuote
  expect(
    (await edge.post('/api/contact', { name, email, message, subject: 'Une balance' }, key)).status,
  ).toBe(201)
  const response = await edge.post('/api/quotes', shortQuote, key)
  expect([response.status, await response.json()]).toMatchObject([422, { code: 'idempotency-mismatch' }])
  expect(await edge.stored()).toMatchObject({ quote_requests: 0, contact_messages: 1 })
})

test('thirty equal concurrent requests store one, and all get the same response', async () => {
  const edge = await openEdge({ catalogue: small })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => edge.post('/api/quotes', quoteBody, key)),
  )
  const answers = await Promise.all(
    responses.map(async (response) => [
      response.status,
      ((await response.json()) as { reference: string }).reference,
    ]),
  )
  expect(answers[0]).toEqual([201, expect.stringMatching(reference)])
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(await edge.stored()).toEqual({
    quote_requests: 1,
    quote_items: 2,
    contact_messages: 0,
    idempotency_keys: 1,
    outbox: 2,
  })
  expect(edge.jobs).toHaveLength(2)
})

test('thirty different concurrent requests are all stored under different references', async () => {
  const edge = await openEdge()
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      edge.post('/api/quotes', { ...shortQuote, email: `a${i}@example.org` }),
    ),
  )
  const references = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { reference: string }).reference),
  )
  expect(new Set(references).size).toBe(30)
  expect(await edge.stored()).toMatchObject({ quote_requests: 30, outbox: 60 })
})

test('a later import does not change a stored request', async () => {
  const edge = await openEdge({ catalogue: small })
  await edge.post('/api/quotes', quoteBody)
  const before = await edge.rows('quote_items')
  await edge.env.DB.batch([
    edge.env.DB.prepare("update products set brand = 'Other'"),
    edge.env.DB.prepare("update product_texts set name = 'Other'"),
  ])
  expect(await edge.rows('quote_items')).toEqual(before)
})

/** What an isolate sees of an import after it has asked for the version again. */
async function imported(edge: Awaited<ReturnType<typeof openEdge>>, ...statements: string[]) {
  const version = "update catalogue_meta set value = 'next' where key = 'version'"
  await edge.env.DB.batch([...statements, version].map((sql) => edge.env.DB.prepare(sql)))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
}

test('a request after an import is priced by the new catalogue, in an isolate that knows the old one', async () => {
  const edge = await openEdge({ catalogue: small })
  await edge.post('/api/quotes', quoteBody)
  await imported(edge, 'update variants set price_cents = 12345')
  expect((await edge.post('/api/quotes', quoteBody)).status).toBe(201)
  const stored = await edge.rows('quote_items')
  expect(stored.filter((item) => item.price_cents === 12345)).not.toHaveLength(0)
})

test('a model that an import has just brought is accepted by an isolate that knows its product without it', async () => {
  const edge = await openEdge({ catalogue: small })
  await edge.post('/api/quotes', quoteBody)
  await edge.env.DB.prepare("update variants set reference = 'NEW' where reference = 'MV-P1-6'").run()
  const items = [{ ...quoteBody.items[0], variantReference: 'NEW' }]
  expect((await edge.post('/api/quotes', { ...quoteBody, items })).status).toBe(201)
})

test('a repetition is answered like the first when the product has left the catalogue meanwhile', async () => {
  const edge = await openEdge({ catalogue: small })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await (await edge.post('/api/quotes', quoteBody, key)).json()
  await imported(edge, 'delete from products')
  const again = await edge.post('/api/quotes', quoteBody, key)
  expect(again.status).toBe(201)
  expect(await again.json()).toEqual(first)
  expect((await edge.post('/api/quotes', quoteBody)).status).toBe(422)
  expect(await edge.stored()).toMatchObject({ quote_requests: 1, outbox: 2 })
})

test('a request for known products costs one round trip to the database', async () => {
  const edge = await openEdge({ catalogue: small })
  await edge.post('/api/quotes', quoteBody)
  let trips = 0
  edge.env.DB = aroundD1(edge.env.DB, (_, run) => {
    trips++
    return run()
  })
  // The handle of the database is another one: the first request reads again.
  await edge.post('/api/quotes', quoteBody)
  trips = 0
  expect((await edge.post('/api/quotes', quoteBody)).status).toBe(201)
  expect(trips).toBe(1)
})

test('a refusal is not cacheable', async () => {
  const edge = await openEdge()
  const response = await edge.post('/api/quotes', { ...shortQuote, message: '' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a line without a chosen model has no price, as the list of the visitor shows it', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const items = [{ productId: 'montevigne-p1', accessories: [] }]
  expect((await edge.post('/api/quotes', { ...quoteBody, items })).status).toBe(201)
  expect(await edge.rows('quote_items')).toMatchObject([{ variant_reference: null, price_cents: null }])
  const [{ estimate } = { estimate: '' }] = await edge.rows<{ estimate: string }>('quote_requests')
  expect(JSON.parse(estimate)).toMatchObject({ totalCents: null, parts: [] })
})
