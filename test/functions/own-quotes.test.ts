import { expect, test } from 'vitest'
import { asUser, insertUser, setTime } from '#test/support/accounts.ts'
import { catalogueOf, openEdge } from '#test/support/edge.ts'
import { quoteBody, shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>
type Listed = {
  items: { reference: string; asGuest: boolean; items: Row[]; message: string; offer: unknown }[]
  nextCursor: string | null
}

const verified = { email: 'anne.klein@example.org', emailVerifiedAt: '2026-01-05T09:00:00.000Z' }

test('a request sent while signed in is listed with its items as sent', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  const { cookie } = await insertUser(edge)
  const sent = await edge.post('/api/quotes', quoteBody, { cookie })
  const { reference } = (await sent.json()) as { reference: string }
  const as = asUser(edge, cookie)
  const { items, nextCursor } = (await (await as('GET', '/api/profile/quotes?lang=de')).json()) as Listed
  expect([items.length, nextCursor]).toEqual([1, null])
  expect(items[0]).toMatchObject({
    reference,
    asGuest: false,
    state: 'received',
    company: 'Boulangerie Klein',
  })
  const one = (await (
    await as('GET', `/api/profile/quotes/${reference}?lang=fr`)
  ).json()) as Listed['items'][number]
  expect(one.items).toMatchObject([
    {
      productId: 'montevigne-p1',
      quantity: 2,
      maxUg: expect.any(Number),
      eUg: expect.any(Number),
      item: {
        productId: 'montevigne-p1',
        productImage: '/drawings/montevigne-p1.svg',
        quantity: 2,
        lang: 'fr',
        variant: { reference: 'MV-P1-6', plate: { max: expect.any(String) }, porteeMax: expect.any(String) },
      },
    },
    { productId: 'tarnoval-tr2', maxUg: null, item: { variant: null } },
  ])
})

test('a listed request says what its newest offer comes to and until when it holds', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  const { cookie } = await insertUser(edge)
  for (const body of [quoteBody, shortQuote]) await edge.post('/api/quotes', body, { cookie })
  const run = (text: string) => edge.env.DB.prepare(text).run()
  const id = "(select id from quote_requests where company = 'Boulangerie Klein')"
  for (const version of [1, 2]) {
    await run(
      `insert into offers (quote_id, version, sent_at, valid_until) values (${id}, ${version}, '2026-11-20T10:00:00.000Z', '2026-12-1${version}')`,
    )
    for (const optional of [0, 1])
      await run(
        `insert into offer_lines (quote_id, version, position, text, quantity, unit_cents, discount_cents, vat_permille, optional) values (${id}, ${version}, ${optional}, 'P1', 2, ${version}00, 0, 200, ${optional})`,
      )
  }
  const { items } = (await (await asUser(edge, cookie)('GET', '/api/profile/quotes')).json()) as Listed
  const offers = items.map(({ message, offer }) => [message === shortQuote.message, offer])
  expect(new Map(offers as [boolean, unknown][])).toEqual(
    new Map<boolean, unknown>([
      [true, null],
      [false, { grossCents: 480, validUntil: '2026-12-12' }],
    ]),
  )
})

test('the items for « order again » are valid for the list and for the edge', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  const { cookie } = await insertUser(edge)
  await edge.post('/api/quotes', quoteBody, { cookie })
  const as = asUser(edge, cookie)
  const { items } = (await (await as('GET', '/api/profile/quotes')).json()) as Listed
  const again = (items[0]?.items ?? []).map(({ item }, i) => ({
    ...(item as Row),
    id: `quote-item-${i + 1}`,
    addedAt: '2026-02-01T10:00:00.000Z',
  }))
  const saved = await as('PUT', '/api/profile/list', { items: again })
  expect([saved.status, ((await saved.json()) as { items: unknown }).items]).toEqual([200, again])
})

test('a guest request is listed once the same address is verified, in any case', async () => {
  const edge = await openEdge()
  await edge.post('/api/quotes', { ...shortQuote, email: 'Anne.KLEIN@example.org' })
  await edge.post('/api/quotes', { ...shortQuote, email: 'other@example.org' })
  const unverified = await insertUser(edge, { email: verified.email })
  const listed = async (cookie: string) =>
    (await (await asUser(edge, cookie)('GET', '/api/profile/quotes')).json()) as Listed
  expect((await listed(unverified.cookie)).items).toEqual([])
  await edge.env.DB.prepare('update users set email_verified_at = created_at').run()
  const found = await listed(unverified.cookie)
  expect(found.items.map(({ asGuest }) => asGuest)).toEqual([true])
})

test('a request of another customer under my address belongs to that customer', async () => {
  const edge = await openEdge()
  const me = await insertUser(edge, verified)
  const other = await insertUser(edge)
  await edge.post('/api/quotes', { ...shortQuote, email: verified.email }, { cookie: other.cookie })
  const found = (await (await asUser(edge, me.cookie)('GET', '/api/profile/quotes')).json()) as Listed
  expect(found.items).toEqual([])
})

test('paging returns every request once', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  for (let i = 0; i < 25; i++) {
    setTime(new Date(Date.parse('2026-02-01T10:00:00Z') + i * 60_000))
    await edge.post('/api/quotes', { ...shortQuote, message: `Nr ${i}` }, { cookie })
  }
  const as = asUser(edge, cookie)
  const first = (await (await as('GET', '/api/profile/quotes')).json()) as Listed
  const second = (await (
    await as('GET', `/api/profile/quotes?cursor=${encodeURIComponent(first.nextCursor ?? '')}`)
  ).json()) as Listed
  const messages = [...first.items, ...second.items].map(({ message }) => message)
  expect(messages).toEqual(Array.from({ length: 25 }, (_, i) => `Nr ${24 - i}`))
  expect(second.nextCursor).toBeNull()
})

test('a saved list is returned as saved, and sending a quote empties it', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  const as = asUser(edge, cookie)
  expect(await (await as('GET', '/api/profile/list')).json()).toEqual({ items: [], savedAt: null })
  const item = { id: 'quote-item-1', productId: 'x', productName: 'X', addedAt: '2026-02-01T10:00:00.000Z' }
  setTime('2026-01-10T10:00:00Z')
  await as('PUT', '/api/profile/list', { items: [item] })
  const kept = (await (await as('GET', '/api/profile/list')).json()) as { items: Row[]; savedAt: string }
  expect([kept.items[0], kept.savedAt]).toMatchObject([item, '2026-01-10T10:00:00.000Z'])
  const bad = await as('PUT', '/api/profile/list', {
    items: [{ ...item, productImage: '//evil.example/x.svg' }],
  })
  expect(bad.status).toBe(422)
  await edge.post('/api/quotes', shortQuote, { cookie })
  expect(await (await as('GET', '/api/profile/list')).json()).toEqual({ items: [], savedAt: null })
})
