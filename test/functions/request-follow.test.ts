import { expect, test, vi } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { outbox, requestHistory, requestMessages, requestNotes } from '#functions/db/schema.ts'
import { deliver } from '#functions/queue/deliver.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { asUser, deliverAll, hashOf, insertUser, password, setTime, tokenOf } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { insertLink, makeLinks } from '#test/support/owned.ts'
import { bothParts } from '#test/support/request-mails.ts'
import { quoteBody, shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>
type Answer = Row & { timeline: Row[]; messages: Row[]; items: Row[]; offers: Row[] }

const email = 'anne@example.org'

/** Sends a request and returns the token of the link in its confirmation. */
async function sendAndOpen(edge: Edge, changes: Row = {}) {
  const answer = await edge.post('/api/quotes', { ...shortQuote, ...changes })
  const { reference } = (await answer.json()) as { reference: string }
  const mails = await deliverAll(edge)
  const mail = mails.find(({ to }) => to !== 'office@scales.example')
  const token = tokenOf(mail?.text ?? '')
  return { reference, mail, token, headers: { authorization: `Bearer ${token}` } }
}

const read = (edge: Edge, token: string, query = '') =>
  edge.request(`/api/request${query}`, { headers: { authorization: `Bearer ${token}` } })
const say = (edge: Edge, token: string, text: unknown, key: string = crypto.randomUUID()) =>
  edge.post('/api/request/messages', { text }, { authorization: `Bearer ${token}`, 'idempotency-key': key })
const askLink = (edge: Edge, body: Row) => edge.post('/api/request/link', body)

test.each([
  ['fr', '/devis/suivi', 'Suivre ma demande'],
  ['en', '/en/devis/suivi', 'Follow my request'],
  ['de', '/de/devis/suivi', 'Anfrage verfolgen'],
])('the confirmation in %s carries a link to %s that opens the request', async (lang, path, button) => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  setClock('2026-11-23T14:30:00Z')
  const { mail, token, reference } = await sendAndOpen(edge, { ...quoteBody, lang })
  for (const part of bothParts(mail ?? (null as never))) expect(part).toContain(button)
  expect(mail?.text).toContain(`https://scales.example${path}#token=${token}`)
  const answer = await read(edge, token)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const request = (await answer.json()) as Answer
  expect(request).toMatchObject({
    reference,
    state: 'received',
    createdAt: '2026-11-23T14:30:00.000Z',
    dueAt: '2026-11-24T14:30:00.000Z',
    messages: [],
    offers: [],
    attachments: [],
  })
  expect(request.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['montevigne-p1', 2],
    ['tarnoval-tr2', 1],
  ])
  const received = { fr: 'Demande reçue', en: 'Request received', de: 'Anfrage eingegangen' }[lang]
  expect(request.timeline).toMatchObject([{ event: 'received', text: received }])
  const german = (await (await read(edge, token, '?lang=de')).json()) as Answer
  expect(german.timeline[0]?.text).toBe('Anfrage eingegangen')
})

test('the database holds neither the token nor what it could be made of', async () => {
  const edge = await openEdge()
  const { token } = await sendAndOpen(edge)
  const all = JSON.stringify(
    await Promise.all(['request_links', 'outbox', 'idempotency_keys', 'quote_requests'].map(edge.rows)),
  )
  expect(all).not.toContain(token.split('.')[1])
})

test('the 180 days of a link run from the sending of its mail', async () => {
  const edge = await openEdge()
  setTime('2026-01-01T10:00:00Z')
  await edge.post('/api/quotes', shortQuote)
  expect(await edge.rows('request_links'), 'a link is made with its mail').toEqual([])
  setTime('2026-01-03T10:00:00Z')
  const token = tokenOf((await deliverAll(edge)).find(({ to }) => to !== 'office@scales.example')?.text ?? '')
  setTime('2026-07-02T09:59:59Z')
  expect((await read(edge, token)).status).toBe(200)
  setTime('2026-07-02T10:00:00Z')
  expect((await read(edge, token)).status).toBe(404)
})

test('without a configured secret a request is accepted and confirmed, without a link', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const edge = await openEdge({ vars: { LINK_SECRET: '' } })
  expect((await edge.post('/api/quotes', shortQuote)).status).toBe(201)
  const mails = await deliverAll(edge)
  expect(mails.map(({ to }) => to)).toEqual(['office@scales.example', email])
  expect(mails[1]?.text).not.toContain('#token')
})

test('a link opens its own request and no other', async () => {
  const edge = await openEdge()
  const first = await sendAndOpen(edge)
  const second = await sendAndOpen(edge, { email: 'other@example.org', message: 'Une autre' })
  const seen = (await (await read(edge, first.token)).json()) as Answer
  expect([seen.reference, seen.message]).toEqual([first.reference, shortQuote.message])
  expect(((await (await read(edge, second.token)).json()) as Answer).message).toBe('Une autre')
  await say(edge, first.token, 'Bonjour')
  expect(((await (await read(edge, second.token)).json()) as Answer).messages).toEqual([])
})

test('a message is stored once per key, shown, and mailed to the company', async () => {
  const edge = await openEdge()
  setClock('2026-11-23T14:30:00Z')
  const { token, reference } = await sendAndOpen(edge)
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => say(edge, token, 'Livrez-vous ?\nMerci', key)),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  const request = (await (await read(edge, token)).json()) as Answer
  expect(request.messages).toMatchObject([{ from: 'customer', text: 'Livrez-vous ?\nMerci' }])
  expect(request.timeline.map(({ event }) => event)).toEqual(['received', 'customer-message'])
  const [mail, ...others] = await deliverAll(edge)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'office@scales.example', replyTo: email })
  for (const part of bothParts(mail ?? (null as never))) expect(part).toMatch(/Livrez-vous \? ?Merci/)
  expect(mail?.subject).toContain(reference)
  expect((await say(edge, token, 'Autre', key)).status).toBe(422)
})

test('the key of a message belongs to its request', async () => {
  const edge = await openEdge()
  const first = await sendAndOpen(edge)
  const second = await sendAndOpen(edge, { email: 'other@example.org' })
  const key = crypto.randomUUID()
  expect((await say(edge, first.token, 'Bonjour', key)).status).toBe(201)
  expect((await say(edge, second.token, 'Bonjour', key)).status).toBe(422)
  expect(await edge.rows('request_messages')).toHaveLength(1)
})

test.each([
  ['', 'form.required'],
  [' \n ', 'form.required'],
  ['x'.repeat(5001), 'form.too-long'],
  ['a\u0007b', 'form.invalid-characters'],
])('the message %j is refused at its field', async (text, message) => {
  const edge = await openEdge()
  const { token } = await sendAndOpen(edge)
  const answer = await say(edge, token, text)
  expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { text: message } }])
  expect((await edge.post('/api/request/messages', { text: 'Oui' }, { authorization: '' })).status).toBe(404)
})

test('a closed request takes no message and says so', async () => {
  const edge = await openEdge()
  const { token } = await sendAndOpen(edge)
  await edge.env.DB.prepare("update quote_requests set state = 'closed'").run()
  const answer = await say(edge, token, 'Encore là ?')
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'state-changed', state: 'closed' },
  ])
  expect(await edge.rows('request_messages')).toEqual([])
})

test('a new link goes to the address of the request only, and the old one still works', async () => {
  const edge = await openEdge()
  setTime('2026-01-01T10:00:00Z')
  const { reference, token } = await sendAndOpen(edge)
  setTime('2026-03-01T10:00:00Z')
  const wrong = await askLink(edge, { reference, email: 'stranger@example.org' })
  const unknown = await askLink(edge, { reference: 'DEV-260101-ZZZZZ', email })
  expect(await deliverAll(edge)).toEqual([])
  const right = await askLink(edge, { reference: ` ${reference.toLowerCase()} `, email: 'ANNE@Example.org' })
  const texts = await Promise.all([wrong, unknown, right].map((answer) => answer.text()))
  expect([wrong.status, unknown.status, right.status, new Set(texts).size]).toEqual([202, 202, 202, 1])
  const [mail, ...others] = await deliverAll(edge)
  expect([mail?.to, others]).toEqual([email, []])
  const fresh = tokenOf(mail?.text ?? '')
  expect(fresh).not.toBe(token)
  expect([(await read(edge, fresh)).status, (await read(edge, token)).status]).toEqual([200, 200])
})

test('a request gets three new links an hour at most', async () => {
  const edge = await openEdge()
  setTime('2026-01-01T10:00:00Z')
  const { reference } = await sendAndOpen(edge)
  setTime('2026-01-01T12:00:00Z')
  const answers = await Promise.all(Array.from({ length: 10 }, () => askLink(edge, { reference, email })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202))
  expect(await deliverAll(edge)).toHaveLength(4)
  setTime('2026-01-01T13:00:01Z')
  await askLink(edge, { reference, email })
  expect(await deliverAll(edge)).toHaveLength(1)
})

test.each([
  [{ reference: 'x', email }, { reference: 'form.reference' }],
  [{ reference: 'DEV-260101-AAAAA', email: 'anne@' }, { email: 'form.invalid-email' }],
])('%j is refused at its field', async (body, fields) => {
  const edge = await openEdge()
  const answer = await askLink(edge, body)
  expect([answer.status, await answer.json()]).toMatchObject([422, { fields }])
})

test('links are asked for ten times an hour from one network at most', async () => {
  setClock('2026-11-20T10:05:00.000Z')
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const ask = () =>
    edge.post(
      '/api/request/link',
      { reference: 'DEV-260101-AAAAA', email },
      { 'cf-connecting-ip': '192.0.2.1' },
    )
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await ask()).status)
  expect(statuses).toEqual([...Array(10).fill(202), 429])
})

test.each([
  ['fr', 'Nouveau message', 'Votre devis', '31 mars 2026'],
  ['en', 'New message', 'Your quote', 'March 31, 2026'],
  ['de', 'Neue Nachricht', 'Ihr Angebot', '31. März 2026'],
] as const)(
  'messages and offers of the company are mailed in %s with the link',
  async (locale, message, offer, until) => {
    const edge = await openEdge()
    setTime('2026-02-01T12:00:00Z')
    const { quoteId } = await makeLinks(edge, await insertUser(edge))
    await edge.env.DB.prepare('update quote_requests set locale = ?').bind(locale).run()
    const at = '2026-02-01T12:00:00.000Z'
    const ids = { message: crypto.randomUUID(), event: crypto.randomUUID() }
    const mails = [
      { id: crypto.randomUUID(), kind: 'request-message-customer', subjectId: ids.message },
      { id: crypto.randomUUID(), kind: 'request-offer-customer', subjectId: ids.event },
    ] as const
    const db = openDb(edge.env.DB)
    await db.batch([
      db
        .insert(requestMessages)
        .values({ id: ids.message, quoteId, sender: 'company', text: 'Oui, <jeudi>.', createdAt: at }),
      db
        .insert(requestHistory)
        .values({ id: ids.event, quoteId, at, event: 'offer-sent', actor: 'company', version: 1 }),
      db.insert(outbox).values(mails.map((mail) => ({ ...mail, dueAt: at, createdAt: at }))),
    ])
    for (const { id } of mails) await deliver(edge.env, id)
    const [first, second] = edge.mails
    expect([first?.subject, first?.to]).toEqual([`[DEV-260201-AAAAA] ${message}`, 'a@example.org'])
    for (const part of bothParts(first ?? (null as never))) expect(part).toContain('Oui, <jeudi>.')
    expect(second?.subject).toBe(`[DEV-260201-AAAAA] ${offer}`)
    for (const part of bothParts(second ?? (null as never))) expect(part).toContain(until)
    expect((await read(edge, tokenOf(second?.text ?? ''))).status).toBe(200)
  },
)

test('export holds what happened to a request, and erasure deletes all of it with its mails', async () => {
  const edge = await openEdge()
  setTime('2026-02-01T12:00:00Z')
  const a = await insertUser(edge)
  const { quoteId, tokens } = await makeLinks(edge, a)
  await say(edge, tokens.good, 'Une question')
  const note = {
    id: 'n',
    quoteId,
    author: 'marie@example.org',
    text: 'Rappeler',
    createdAt: '2026-02-01T12:00:00.000Z',
  }
  await openDb(edge.env.DB).insert(requestNotes).values(note)
  const as = asUser(edge, a.cookie)
  const data = (await (await as('GET', '/api/profile/export')).json()) as {
    quoteRequests: Row[]
    mails: Row[]
  }
  expect(data.quoteRequests).toMatchObject([
    {
      timeline: [{ event: 'customer-message' }],
      messages: [{ sender: 'customer', text: 'Une question' }],
      offers: [{ version: 1, lines: [{ text: 'Balance' }] }],
      links: expect.any(Array),
      notes: [{ text: 'Rappeler' }],
    },
  ])
  expect(data.mails).toMatchObject([{ kind: 'request-message-company' }])
  expect(JSON.stringify(data)).not.toContain('marie@')
  expect(JSON.stringify(data)).not.toContain((await edge.rows<Row>('request_links'))[0]?.hash)
  const hash = await hashOf(password)
  await edge.env.DB.prepare('update passwords set hash = ?').bind(hash).run()
  expect((await as('DELETE', '/api/profile', { password })).status).toBe(204)
  for (const table of [
    'request_events',
    'request_messages',
    'request_notes',
    'request_links',
    'offers',
    'offer_lines',
    'outbox',
  ])
    expect([table, await edge.rows(table)]).toEqual([table, []])
  expect(await edge.rows('quote_requests')).toMatchObject([{ id: quoteId, email: '' }])
  expect((await read(edge, tokens.good)).status).toBe(404)
})

test('the retention of requests deletes what happened to them, and ended links go at once', async () => {
  const edge = await openEdge()
  setTime('2026-02-01T12:00:00Z')
  const { quoteId, tokens } = await makeLinks(edge, await insertUser(edge))
  await insertLink(edge, quoteId, { expiresAt: '2026-03-01T00:00:00.000Z' })
  await say(edge, tokens.good, 'Une question')
  setTime('2026-04-01T12:00:00Z')
  await sweep(edge.env)
  const ends = (await edge.rows<Row>('request_links')).map(({ expires_at }) => expires_at)
  expect(ends.filter((end) => end !== null && String(end) < '2026-04-01')).toEqual([])
  // The offer expired in that first sweep.
  setTime('2029-04-01T12:00:01Z')
  await sweep(edge.env)
  for (const table of [
    'quote_requests',
    'request_events',
    'request_messages',
    'request_links',
    'offers',
    'offer_lines',
  ])
    expect([table, await edge.rows(table)]).toEqual([table, []])
})
