import { beforeAll, expect, test, vi } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { quoteRequests } from '#functions/db/schema.ts'
import { sweep } from '#functions/queue/sweep.ts'
import {
  accessTokens,
  accessVars,
  keyPairs,
  published,
  serveKeys,
  signed,
} from '#test/support/access-tokens.ts'
import { deliverAll, setTime, tokenOf } from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { insertLink } from '#test/support/owned.ts'
import { plain } from '#test/support/request-mails.ts'
import { configuredQuote, shortQuote } from '#test/support/requests.ts'
import { uploaded } from '#test/support/uploads.ts'

/** One database for the whole file; each test sends requests of its own and counts only those. */
type Row = Record<string, unknown>
type Offer = Row & { version: number; lines: Row[]; totals: Row }
type Found = Row & {
  request: Row & { reference: string; state: string; offers: Offer[]; timeline: Row[]; messages: Row[] }
  draft: (Row & { unitCents: number | null })[]
  extras: Record<string, Row>
  instruments: { position: number; name: string }[]
  notes: Row[]
}

let edge: Edge
const noon = '2026-11-16T11:00:00.000Z'

beforeAll(async () => {
  edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2'), vars: accessVars })
})

/** The headers of Marie, whom Cloudflare Access lets in at that instant. */
async function enter(at = noon): Promise<Record<string, string>> {
  setTime(at)
  return { 'cf-access-jwt-assertion': (await accessTokens(at)).good }
}

async function send(body: Row, at = noon): Promise<{ reference: string; path: string }> {
  setTime(at)
  const { reference } = (await (await edge.post('/api/quotes', body)).json()) as { reference: string }
  await deliverAll(edge)
  return { reference, path: `/api/desk/requests/${reference}` }
}

const find = async (path: string, headers: Record<string, string>) =>
  (await (await edge.request(path, { headers })).json()) as Found
const line = { text: 'Balance', quantity: 2, unitCents: 27_000, discountCents: 4_000, vatPermille: 200 }
const offer = {
  after: 0,
  lines: [line],
  validUntil: '2026-12-16',
  delivery: '3 semaines',
  conditions: 'Paiement à 30 jours',
  note: 'Bonjour',
}
const answerOf = async (response: Response) => [response.status, await response.json()]
const list = async (query: string, headers: Record<string, string>) =>
  (await (await edge.request(`/api/desk/requests?${query}`, { headers })).json()) as {
    items: Row[]
    nextCursor: string | null
  }

test('a request opens with customer, lines at catalogue prices, services and travel by the postcode', async () => {
  const { path, reference } = await send(configuredQuote)
  const found = await find(path, await enter())
  expect((await list(`q=${reference}`, await enter())).items).toMatchObject([{ lastMessage: null, items: 2 }])
  expect(found).toMatchObject({
    locale: 'fr',
    whole: true,
    customer: { name: 'Anne Klein', company: 'Boulangerie Klein', zipCode: '67700' },
    request: { state: 'received', attachments: [] },
    notes: [],
  })
  expect(found.draft[0]).toMatchObject({ quantity: 2, discountCents: 0, vatPermille: 200 })
  expect(String(found.draft[0]?.text)).toContain('MV-P1-6')
  expect(found.draft.map(({ item }) => item).filter((item) => item !== null)).toEqual(
    found.instruments.map(({ position }) => position),
  )
  expect(found.instruments[0]).toMatchObject({
    ...{ position: 0, name: found.draft[0]?.text },
    ...{ productId: 'montevigne-p1', reference: 'MV-P1-6' },
  })
  const prices = await edge.rows<{ price_cents: number; variant_reference: string }>('quote_items')
  expect(found.draft[0]?.unitCents).toBe(
    prices.find((item) => item.variant_reference === 'MV-P1-6')?.price_cents,
  )
  expect(found.draft.at(-1)).toMatchObject({ text: 'Déplacement, zone jusqu’à 30\u00a0km', unitCents: 4_500 })
  expect(found.extras).toMatchObject({
    travel: { unitCents: 4_500 },
    'take-back': { unitCents: null },
    free: { text: '', unitCents: null },
  })
})

test('an offer reaches the customer in their language with sums, terms and a mail, and can be accepted', async () => {
  const { path } = await send({ ...shortQuote, lang: 'de', email: 'de@example.org' })
  const headers = await enter()
  expect(await answerOf(await edge.post(`${path}/offers`, offer, headers))).toEqual([201, { version: 1 }])
  const [mail, ...others] = await deliverAll(edge)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'de@example.org' })
  expect(mail?.subject).toContain('Ihr Angebot')
  const link = { authorization: `Bearer ${tokenOf(mail?.text ?? '')}` }
  const seen = (await (await edge.request('/api/request', { headers: link })).json()) as Found['request']
  expect(seen).toMatchObject({
    state: 'offered',
    offers: [
      {
        version: 1,
        validUntil: '2026-12-16',
        delivery: '3 semaines',
        conditions: 'Paiement à 30 jours',
        note: 'Bonjour',
        lines: [{ text: 'Balance', netCents: 50_000, vatPercent: 20 }],
        totals: { netCents: 50_000, vatCents: 10_000, grossCents: 60_000 },
      },
    ],
  })
  const decision = { version: 1, decision: 'accept', name: 'Otto Weiß', orderNumber: 'B-7' }
  expect((await edge.post('/api/request/decision', decision, link)).status).toBe(200)
  const mails = await deliverAll(edge)
  expect(mails.map(({ to }) => to)).toEqual(['office@scales.example', 'de@example.org'])
  expect(plain(mails[1]?.text ?? '')).toContain('Bestellnummer B-7')
  expect((await find(path, headers)).request.offers[0]?.decision).toEqual({
    ...{ at: expect.any(String), by: 'Otto Weiß', orderNumber: 'B-7' },
  })
})

test('a line keeps which requested instrument it offers, under another name too; an unknown one is refused', async () => {
  const { path } = await send(configuredQuote)
  const headers = await enter()
  const lines = [{ ...line, text: 'Neuf, avec housse', item: 0 }, line]
  expect((await edge.post(`${path}/offers`, { ...offer, lines }, headers)).status).toBe(201)
  expect((await find(path, headers)).draft.map(({ text, item }) => [text, item])).toEqual([
    ['Neuf, avec housse', 0],
    ['Balance', null],
  ])
  for (const item of [99, -1, 0.5, '0']) {
    const wrong = { ...offer, after: 1, lines: [line, { ...line, item }] }
    expect(await answerOf(await edge.post(`${path}/offers`, wrong, headers))).toMatchObject([
      422,
      { fields: { 'lines.1.item': 'form.choice' } },
    ])
  }
})

test('a new version replaces the one before, and begins with its lines', async () => {
  const { path } = await send(shortQuote)
  const headers = await enter()
  await edge.post(`${path}/offers`, offer, headers)
  const { draft, terms } = await find(path, headers)
  expect(draft).toEqual([{ ...line, item: null, optional: false }])
  expect(terms).toEqual({ delivery: '3 semaines', conditions: 'Paiement à 30 jours', note: 'Bonjour' })
  expect((await edge.post(`${path}/offers`, { ...offer, after: 1 }, headers)).status).toBe(201)
  const { request } = await find(path, headers)
  expect(request.offers.map(({ version, state }) => [version, state])).toEqual([
    [2, 'sent'],
    [1, 'superseded'],
  ])
  expect(request.timeline.map(({ event }) => event)).toEqual([
    'received',
    'offer-sent',
    'offer-sent',
    'offer-superseded',
  ])
  await deliverAll(edge)
})

test('a sign that the document cannot show is named with its field before anything is sent', async () => {
  const { path } = await send({ ...shortQuote, company: 'Καφέ Ωμέγα' })
  const headers = await enter()
  const texts = { delivery: '3 semaines 😀', conditions: 'Paiement à 30 jours', note: 'Bonjour 王' }
  const lines = [
    { ...line, text: '1000 Ω, ±0,5 ℃' },
    { ...line, text: '√2' },
  ]
  expect(
    await answerOf(await edge.post(`${path}/offers`, { ...offer, ...texts, lines }, headers)),
  ).toMatchObject([
    422,
    {
      code: 'invalid-fields',
      fields: {
        delivery: 'form.unprintable 😀',
        note: 'form.unprintable 王',
        'lines.1.text': 'form.unprintable √',
      },
    },
  ])
  expect((await find(path, headers)).request.offers).toEqual([])
  const chinese = await send({ ...shortQuote, name: '王小明' })
  expect(await answerOf(await edge.post(`${chinese.path}/offers`, offer, headers))).toMatchObject([
    422,
    { fields: { customer: 'form.unprintable 王' } },
  ])
  await deliverAll(edge)
})

test('of ten offers sent at once one wins, and the others learn the state; nothing is mixed', async () => {
  const { path, reference } = await send(shortQuote)
  const headers = await enter()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      edge.post(`${path}/offers`, { ...offer, lines: Array(i + 1).fill(line) }, headers),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const lost = answers.find(({ status }) => status !== 201)
  expect(await answerOf(lost as Response)).toMatchObject([409, { code: 'state-changed', state: 'offered' }])
  const { request } = await find(path, headers)
  expect(request.offers).toHaveLength(1)
  expect(request.offers[0]?.lines).toHaveLength(answers.findIndex(({ status }) => status === 201) + 1)
  const ids = await edge.rows<{ id: string; reference: string }>('quote_requests')
  const id = ids.find((row) => row.reference === reference)?.id
  const events = (await edge.rows<Row>('request_events')).filter((row) => row.quote_id === id)
  const mails = (await edge.rows<Row>('outbox')).filter((row) =>
    events.some((event) => event.id === row.subject_id),
  )
  expect(mails).toHaveLength(1)
  await deliverAll(edge)
})

test.each<[field: string, change: Row]>([
  ['lines', { lines: [] }],
  ['lines', { lines: [{ ...line, unitCents: -100, discountCents: 0 }] }],
  ['lines', { lines: Array(11).fill({ ...line, unitCents: 100_000_000 }) }],
  ['lines.0.text', { lines: [{ ...line, text: ' ' }] }],
  ['lines.0.quantity', { lines: [{ ...line, quantity: 1.5 }] }],
  ['lines.0.unitCents', { lines: [{ ...line, unitCents: 0.1 }] }],
  ['lines.0.discountCents', { lines: [{ ...line, discountCents: 54_001 }] }],
  ['lines.0.vatPermille', { lines: [{ ...line, vatPermille: 196 }] }],
  ['validUntil', { validUntil: '2026-11-15' }],
  ['validUntil', { validUntil: '2028-01-01' }],
  ['validUntil', { validUntil: 'tomorrow' }],
  ['after', { after: -1 }],
  ['other', { other: 1 }],
])('an offer with an invalid %s is refused at its field (%#)', async (field, change) => {
  const { path } = await send(shortQuote)
  const answer = await edge.post(`${path}/offers`, { ...offer, ...change }, await enter())
  expect([answer.status, Object.keys(((await answer.json()) as { fields: Row }).fields)[0]]).toEqual([
    422,
    field,
  ])
})

test('messages, notes and the assignee: the customer gets the messages only', async () => {
  const { path } = await send({ ...shortQuote, lang: 'en' })
  const headers = await enter()
  const key = { ...headers, 'idempotency-key': crypto.randomUUID() }
  const first = await answerOf(await edge.post(`${path}/messages`, { text: 'Three weeks.' }, key))
  expect(await answerOf(await edge.post(`${path}/messages`, { text: 'Three weeks.' }, key))).toEqual(first)
  expect((await edge.post(`${path}/notes`, { text: 'Rappeler lundi' }, headers)).status).toBe(201)
  const assigned = await edge.post(`${path}/state`, { action: 'assign', name: 'Marie' }, headers)
  expect(await answerOf(assigned)).toEqual([200, { state: 'in-progress' }])
  const found = await find(path, headers)
  expect((await list(`state=all&q=${found.request.reference}`, headers)).items).toMatchObject([
    { assignee: 'Marie', lastMessage: 'company', items: 0 },
  ])
  expect(found).toMatchObject({
    assignee: 'Marie',
    notes: [{ author: 'marie@haut-barr-pesage.example', text: 'Rappeler lundi' }],
    request: { state: 'in-progress', messages: [{ from: 'company', text: 'Three weeks.' }] },
  })
  const [mail, ...others] = await deliverAll(edge)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('New message')
  const link = { authorization: `Bearer ${tokenOf(mail?.text ?? '')}` }
  const seen = await (await edge.request('/api/request', { headers: link })).text()
  expect(seen).toContain('Three weeks.')
  expect(seen).not.toMatch(/Rappeler|Marie/)
})

test('a withdrawn offer cannot be accepted; a closed request withdraws it and mails the reason', async () => {
  const { path } = await send(shortQuote)
  const headers = await enter()
  await edge.post(`${path}/offers`, offer, headers)
  const [mail] = await deliverAll(edge)
  const link = { authorization: `Bearer ${tokenOf(mail?.text ?? '')}` }
  const decide = () =>
    edge.post('/api/request/decision', { version: 1, decision: 'accept', name: 'Anne Klein' }, link)
  const withdraw = () => edge.post(`${path}/state`, { action: 'withdraw', version: 1 }, headers)
  expect(await answerOf(await withdraw())).toEqual([200, { state: 'in-progress' }])
  expect(await answerOf(await withdraw())).toMatchObject([409, { state: 'in-progress' }])
  expect(await answerOf(await decide())).toMatchObject([409, { state: 'in-progress' }])
  await edge.post(`${path}/offers`, { ...offer, after: 1 }, headers)
  await deliverAll(edge)
  const close = await edge.post(`${path}/state`, { action: 'close', reason: 'Produit arrêté' }, headers)
  expect(await answerOf(close)).toEqual([200, { state: 'closed' }])
  const [closed] = await deliverAll(edge)
  expect(closed?.text).toContain('Produit arrêté')
  const { request } = await find(path, headers)
  expect(request.offers.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  for (const [part, body] of [
    ['offers', { ...offer, after: 2 }],
    ['messages', { text: 'x' }],
    ['state', { action: 'close', reason: 'x' }],
    ['state', { action: 'take' }],
  ] as const)
    expect(await answerOf(await edge.post(`${path}/${part}`, body, headers))).toMatchObject([
      409,
      { code: 'state-changed', state: 'closed' },
    ])
})

test('the desk opens the files of a request and its messages; the link of another request opens none of them', async () => {
  const marie = await enter()
  const [sent, note, other] = [
    await uploaded(edge),
    await uploaded(edge, { purpose: 'message' }),
    await uploaded(edge),
  ]
  const pair = ({ id, key }: { id: string; key: string }) => [{ id, key }]
  const ask = async (file: { id: string; key: string }) => {
    const response = await edge.post('/api/quotes', { ...shortQuote, attachments: pair(file) })
    const { reference } = (await response.json()) as { reference: string }
    const mail = (await deliverAll(edge)).find(({ to }) => to === 'office@scales.example')
    return {
      path: `/api/desk/requests/${reference}`,
      token: tokenOf(mail?.text.split('/desk/lien')[1] ?? ''),
    }
  }
  const { path, token: good } = await ask(sent)
  const { token: wrong } = await ask(other)
  const answer = await edge.post(
    `${path}/messages`,
    { text: 'Voici la fiche.', attachments: pair(note) },
    { authorization: `Bearer ${good}` },
  )
  expect(answer.status).toBe(201)
  const found = await find(path, marie)
  expect(found.request).toMatchObject({
    attachments: [{ id: sent.id }],
    messages: [{ from: 'company', attachments: [{ id: note.id }] }],
  })
  for (const { id } of [sent, note]) {
    const status = async (headers: Record<string, string>) =>
      (await edge.request(`/api/files/${id}`, { headers })).status
    expect(await status(marie)).toBe(200)
    expect(await status({ authorization: `Bearer ${good}` })).toBe(200)
    expect(await status({ authorization: `Bearer ${wrong}` })).toBe(404)
  }
  const loose = await uploaded(edge)
  expect((await edge.request(`/api/files/${loose.id}`, { headers: marie })).status).toBe(404)
})

test('the mail to the company opens its request for 30 days, until the links are revoked', async () => {
  setTime(noon)
  const { reference } = (await (await edge.post('/api/quotes', shortQuote)).json()) as { reference: string }
  const mail = (await deliverAll(edge)).find(({ to }) => to === 'office@scales.example')
  expect(mail?.text).toContain(`/desk/lien?request=${reference}#token=`)
  const headers = { authorization: `Bearer ${tokenOf(mail?.text ?? '')}` }
  const path = `/api/desk/requests/${reference}`
  const status = async () => (await edge.request(path, { headers })).status
  expect(await find(path, headers)).toMatchObject({ whole: false })
  setClock('2026-12-16T10:59:59Z')
  expect(await status()).toBe(200)
  setClock('2026-12-16T11:00:00Z')
  expect(await status()).toBe(404)
  setClock(noon)
  const revoked = await edge.post(`${path}/state`, { action: 'revoke-links' }, headers)
  expect([revoked.status, await status()]).toEqual([200, 404])
})

test('the end of validity is told once, three days before, and expires the offer after it', async () => {
  const { path } = await send({ ...shortQuote, lang: 'en' })
  await edge.post(`${path}/offers`, offer, await enter())
  await deliverAll(edge)
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue: the sweep delivers'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const run = async (at: string) => {
    setClock(at)
    const before = edge.mails.length
    await sweep(edge.env)
    return edge.mails.slice(before).filter(({ subject }) => subject.includes('expires soon'))
  }
  expect(await run('2026-12-12T11:00:00Z')).toEqual([])
  const [reminder, ...others] = await run('2026-12-13T11:00:00Z')
  expect([reminder?.subject, others]).toEqual([expect.stringContaining('Your quote expires soon'), []])
  expect(plain(reminder?.text ?? '')).toContain('until December 16, 2026')
  expect(await run('2026-12-14T11:00:00Z')).toEqual([])
  expect(await run('2026-12-17T00:00:00Z')).toEqual([])
  expect((await find(path, await enter('2026-12-17T00:00:00Z'))).request.state).toBe('expired')
})

test('keys are read once, again for a new one, and their absence is 503 only for a token of this team', async () => {
  setTime(noon)
  const [own, other] = await keyPairs()
  const keys = [await published(own, 'one')]
  const served = serveKeys(() => keys)
  const status = async (token: string) =>
    (await edge.request('/api/desk/requests', { headers: { 'cf-access-jwt-assertion': token } })).status
  const good = await signed(own, noon)
  expect([await status(good), await status(good), served.reads]).toEqual([200, 200, 1])
  serveKeys(() => [...keys])
  keys.push(await published(other, 'two'))
  expect(await status(await signed(other, noon, {}, 'two'))).toBe(200)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serveKeys(() => Promise.reject(new Error('down')))
  expect(await status(good)).toBe(503)
  expect(await status(await signed(own, noon, { aud: 'x' }))).toBe(404)
})

test('the page opens by Access and for links only, is kept by nobody, and is unknown to strangers', async () => {
  const headers = await enter()
  const unknown = await edge.request('/does-not-exist')
  const closed = await edge.request('/desk')
  expect([closed.status, (await closed.text()).replaceAll('/desk', '/does-not-exist')]).toEqual([
    404,
    await unknown.text(),
  ])
  for (const response of [await edge.request('/desk', { headers }), await edge.request('/desk/lien')]) {
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(await response.text()).toContain('desk-entry')
  }
  const unconfigured = await openEdge({ vars: { LINK_SECRET: '' } })
  for (const path of ['/desk', '/desk/lien', '/api/desk/requests'])
    expect([path, (await unconfigured.request(path, { headers })).status]).toEqual([path, 404])
})

/** One number as the edge keeps it, one as it was typed without a country. */
const phoneOf = (i: number) =>
  i === 43 ? '03.54.01.00.43' : `+33 3 53 01 ${String(i).padStart(4, '0').replace(/(..)$/, ' $1')} poste 12`
const spellings = ['03 53 01 00 42', '+33 (0)3 53 01 00 42', '0033353010042', '03.53.01.00.42', '33353010042']

test('the list pages by who waits longest, filters, and finds by beginnings; rows read stay flat', async () => {
  const crowd = await openEdge({ vars: accessVars })
  const db = openDb(crowd.env.DB)
  const instants = (i: number) => {
    const at = new Date(Date.parse('2026-11-01T08:00:00Z') + Math.floor(i / 2) * 60_000).toISOString()
    return { createdAt: at, waitingSince: i % 3 || i % 2 ? at : null }
  }
  const rowOf = (i: number): typeof quoteRequests.$inferInsert => ({
    ...{ id: `id-${String(i).padStart(5, '0')}`, reference: `DEV-261101-${String(i).padStart(5, '0')}` },
    ...{
      locale: 'fr',
      name: `Nom ${i}`,
      company: `Écluse ${i}`,
      email: `p${i}@example.org`,
      phone: phoneOf(i),
    },
    ...{ address: '', city: '', zipCode: '', country: '', message: 'x' },
    state: i % 3 ? 'received' : i % 2 ? 'in-progress' : 'accepted',
    termsAcceptedAt: noon,
    // Pairs of equal instants: the cursor must not lose one.
    ...instants(i),
  })
  const fill = async (from: number, to: number) => {
    for (let i = from; i < to; i += 4)
      await db
        .insert(quoteRequests)
        .values(Array.from({ length: Math.min(4, to - i) }, (_, n) => rowOf(i + n)))
  }
  await fill(0, 120)
  const headers = await enter()
  const own = edge
  edge = crowd
  try {
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(`cursor=${cursor}`, headers)
      found.push(...page.items.map(({ reference }) => String(reference)))
      cursor = page.nextCursor
    }
    const open = Array.from({ length: 120 }, (_, i) => rowOf(i)).filter(({ state }) => state !== 'accepted')
    expect(found).toEqual(open.map(({ reference }) => reference))
    expect((await list('state=accepted', headers)).items[0]).toMatchObject({
      reference: rowOf(114).reference,
    })
    for (const q of ['dev-261101-00042', 'NOM 42', 'écluse 42', 'p42@', ...spellings])
      expect([q, (await list(`state=all&q=${encodeURIComponent(q)}`, headers)).items]).toMatchObject([
        q,
        [{ reference: 'DEV-261101-00042' }],
      ])
    for (const q of ['03 54', '03 54 01 00 43', '+33 3 54 01 00 43', '0354/010043'])
      expect([q, (await list(`state=all&q=${encodeURIComponent(q)}`, headers)).items]).toMatchObject([
        q,
        [{ reference: 'DEV-261101-00043' }],
      ])
    expect((await list('state=received&q=p42%40', headers)).items).toEqual([])
    const { db: metered, meter } = meteredD1(crowd.env.DB)
    crowd.env.DB = metered
    const rowsRead = async () => {
      const before = meter.rowsRead
      await list('', headers)
      await list('state=all&q=p11', headers)
      await list('state=all&q=0353010042', headers)
      return meter.rowsRead - before
    }
    const few = await rowsRead()
    await fill(120, 400)
    expect(await rowsRead()).toBeLessThanOrEqual(few + 10)
    expect((await crowd.request('/api/desk/requests?cursor=x', { headers })).status).toBe(422)
  } finally {
    edge = own
  }
})

test('a version carries its own files, which the customer, the desk and nobody else can open', async () => {
  const { path, reference } = await send(shortQuote)
  const key = await uploaded(edge, { purpose: 'offer' })
  const wrong = await uploaded(edge, { purpose: 'message' })
  const attachments = [key, wrong].map(({ id, key }) => ({ id, key }))
  const sent = await edge.post(`${path}/offers`, { ...offer, attachments }, await enter())
  expect(await answerOf(sent)).toEqual([201, { version: 1, missingAttachments: 1 }])
  await sweep(edge.env)
  const mail = edge.mails.findLast(({ subject }) => subject.startsWith(`[${reference}]`))
  expect(plain(mail?.text ?? '')).toContain(`Joint au devis, à télécharger sur la même page : ${key.name} (`)
  expect(mail?.html).toContain(key.name)
  // Addresses of files end after ten minutes: the mail holds none.
  expect(mail?.text).not.toMatch(/\/files\//)
  const file = expect.objectContaining({ id: key.id, name: key.name, address: `/api/files/${key.id}` })
  const { request } = await find(path, await enter())
  expect([request.attachments, request.offers[0]?.attachments]).toEqual([[], [file]])
  const quoteId = (await edge.rows<Row>('quote_requests')).find((row) => row.reference === reference)?.id
  const token = await insertLink(edge, String(quoteId), { expiresAt: '2026-12-31T10:00:00.000Z' })
  const other = (await send(shortQuote)).reference
  const otherId = (await edge.rows<Row>('quote_requests')).find((row) => row.reference === other)?.id
  const stranger = await insertLink(edge, String(otherId), { expiresAt: '2026-12-31T10:00:00.000Z' })
  const open = async (headers: Record<string, string>) =>
    (await edge.request(`/api/files/${key.id}`, { headers })).status
  const bearers = [token, stranger, 'x'].map((each) => open({ authorization: `Bearer ${each}` }))
  expect(await Promise.all([...bearers, open(await enter()), open({})])).toEqual([200, 404, 404, 200, 404])
  // Making the document adds a file that is none of them, and a new version begins without.
  const [{ pdf = '' } = {}] = (await find(path, await enter())).request.offers as { pdf?: string }[]
  expect((await edge.request(pdf)).status).toBe(200)
  await edge.post(`${path}/offers`, { ...offer, after: 1 }, await enter())
  const again = await find(path, await enter())
  expect(again.request.offers.map((version) => version.attachments)).toEqual([[], [file]])
  // A version that was not sent leaves the file to another one.
  const late = await uploaded(edge, { purpose: 'offer' })
  const body = { ...offer, after: 1, attachments: [{ id: late.id, key: late.key }] }
  expect((await edge.post(`${path}/offers`, body, await enter())).status).toBe(409)
  expect((await edge.rows<Row>('files')).find(({ id }) => id === late.id)?.quote_id).toBeNull()
})
