import { expect, test } from 'vitest'
import { contactInput } from '#domain/forms/form-input.ts'
import { deliverAll, setTime } from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { openDeskEdge, sendForm } from '#test/support/desk.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

const marie = 'Marie'
const day = (n: number, hour = '09') => `2026-02-${String(n).padStart(2, '0')}T${hour}:00:00.000Z`

test('contact messages and hand-overs wait beside requests, the longest first, with the clock', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(day(4))
  const quote = await sendForm(edge, '/api/quotes', shortQuote)
  setTime(day(3))
  const message = await sendForm(edge, '/api/contact', contactBody)
  setTime(day(5))
  const handedOver = await sendForm(edge, '/api/contact', { ...contactBody, origin: 'assistant' })
  const { json } = await desk('GET', '/waiting')
  expect(json.items.map((row: { reference: string }) => row.reference)).toEqual([message, quote, handedOver])
  expect(json.items).toMatchObject([
    { kind: 'contact', origin: 'form', state: 'open', subject: 'Une balance en panne', dueAt: day(4) },
    { kind: 'request', state: 'received', first: null, offerCents: null },
    { kind: 'contact', origin: 'assistant' },
  ])
})

test('pages of both kinds continue where the last one ended, and the counts say how many there are', async () => {
  const { edge, desk } = await openDeskEdge()
  const sent: string[] = []
  for (let n = 1; n <= 28; n++) {
    setTime(day(n))
    sent.push(
      n % 2
        ? await sendForm(edge, '/api/contact', { ...contactBody, email: `a${n}@example.org` })
        : await sendForm(edge, '/api/quotes', { ...shortQuote, email: `a${n}@example.org` }),
    )
  }
  const first = (await desk('GET', '/waiting')).json
  const second = (await desk('GET', `/waiting?cursor=${first.nextCursor}`)).json
  const seen = [...first.items, ...second.items].map((row: { reference: string }) => row.reference)
  expect([first.items.length, seen, second.nextCursor]).toEqual([25, sent, null])
  expect((await desk('GET', '/counts')).json).toMatchObject({
    ...{ waiting: 28, mine: 0, unassigned: 28, received: 14, offered: 0 },
  })
})

test('what somebody takes is hers and no longer without anybody', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(day(3))
  const message = await sendForm(edge, '/api/contact', contactBody)
  setTime(day(4))
  const quote = await sendForm(edge, '/api/quotes', shortQuote)
  await sendForm(edge, '/api/contact', { ...contactBody, email: 'else@example.org' })
  expect(await desk('POST', `/contacts/${message}/state`, { action: 'mine' })).toMatchObject({ status: 200 })
  expect(await desk('POST', `/requests/${quote}/state`, { action: 'mine' })).toEqual({
    ...{ status: 200, json: { state: 'in-progress' } },
  })
  expect((await desk('GET', '/waiting?view=mine')).json.items).toMatchObject([
    { reference: message, assignee: marie },
    { reference: quote, assignee: marie },
  ])
  expect((await desk('GET', '/waiting?view=unassigned')).json.items).toHaveLength(1)
  expect((await desk('GET', '/counts')).json).toMatchObject({ waiting: 3, mine: 2, unassigned: 1 })
  await desk('PUT', '/me', { name: 'Marie Klein', publicName: '' })
  expect((await desk('GET', '/waiting?view=mine')).json.items).toMatchObject([
    { reference: message, assignee: 'Marie Klein' },
    { reference: quote, assignee: 'Marie Klein' },
  ])
  await desk('POST', `/contacts/${message}/state`, { action: 'assign', name: 'Paul' })
  expect((await desk('GET', '/counts')).json).toMatchObject({ mine: 1, unassigned: 1 })
})

test.each([
  ['fr', 'Réponse à votre message'],
  ['en', 'Our reply to your message'],
  ['de', 'Antwort auf Ihre Nachricht'],
])(
  'an answer in %s reaches the person by mail once, and the message waits no longer',
  async (lang, subject) => {
    const { edge, desk } = await openDeskEdge()
    setTime(day(3))
    const message = await sendForm(edge, '/api/contact', { ...contactBody, lang })
    await desk('PUT', '/me', { name: 'Marie', publicName: 'Marie K.' })
    await deliverAll(edge)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const path = `/contacts/${message}/answers`
    const answers = [
      await desk('POST', path, { text: 'Nous passons demain.' }, key),
      await desk('POST', path, { text: 'Nous passons demain.' }, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.json).toEqual(answers[1]?.json)
    const mails = await deliverAll(edge)
    expect(mails).toMatchObject([{ to: contactBody.email, subject: `[${message}] ${subject}` }])
    for (const part of [mails[0]?.text, mails[0]?.html])
      expect(part).toMatch(/Nous passons demain\.[\s\S]*Marie K\./)
    expect(mails[0]?.replyTo).toBe('office@scales.example')
    const found = (await desk('GET', `/contacts/${message}`)).json
    expect(found).toMatchObject({
      ...{ state: 'answered', assignee: marie, message: contactBody.message, me: marie },
      answers: [{ text: 'Nous passons demain.', by: 'Marie K.' }],
    })
    expect((await desk('GET', '/waiting')).json.items).toEqual([])
    expect((await desk('GET', '/waiting?view=contacts')).json.items).toMatchObject([{ reference: message }])
  },
)

test('a message is closed, and opened again it waits since the day on which it was sent', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(day(3))
  const message = await sendForm(edge, '/api/contact', contactBody)
  const change = (action: string) => desk('POST', `/contacts/${message}/state`, { action })
  expect(await change('close')).toEqual({ status: 200, json: { state: 'closed' } })
  expect((await desk('GET', '/counts')).json).toMatchObject({ waiting: 0 })
  setTime(day(9))
  expect(await change('reopen')).toEqual({ status: 200, json: { state: 'open' } })
  expect((await desk('GET', '/waiting')).json.items).toMatchObject([
    { reference: message, createdAt: day(3) },
  ])
  const unknown = '/contacts/MSG-260201-ZZZZZ'
  expect((await desk('GET', unknown)).status).toBe(404)
  expect((await desk('POST', `${unknown}/state`, { action: 'close' })).status).toBe(404)
  expect((await desk('POST', `${unknown}/answers`, { text: 'x' })).status).toBe(404)
})

test('what the assistant hands over is marked as such, with a script and without', () => {
  const typed = { name: 'Anne', email: 'anne@example.org', subject: 'Suite', message: 'Vous : 15 kg ?' }
  expect(contactInput({ ...typed, origin: 'assistant' }, 'fr')).toMatchObject({ origin: 'assistant' })
  // The field of a form without a script that nobody has filled in.
  expect(contactInput({ ...typed, origin: '' }, 'fr')).not.toHaveProperty('origin')
  expect(contactInput({ ...typed, origin: 'other' }, 'fr')).not.toHaveProperty('origin')
})

test('the journal says who answered and closed, and nothing about the customer', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(day(3))
  const message = await sendForm(edge, '/api/contact', contactBody)
  await desk('POST', `/contacts/${message}/state`, { action: 'mine' })
  await desk('POST', `/contacts/${message}/answers`, { text: 'Bonjour Anne' })
  await desk('POST', `/contacts/${message}/state`, { action: 'close' })
  await desk('POST', '/contacts/MSG-260201-ZZZZZ/state', { action: 'close' })
  const { items } = (await desk('GET', '/audit?kind=contact')).json
  expect(items.map((entry: { action: string }) => entry.action)).toEqual(['close', 'message', 'assign'])
  expect(items[0]).toMatchObject({ name: 'Marie', subject: { kind: 'contact', id: message } })
  expect(JSON.stringify(items)).not.toMatch(/Anne|example\.org.*anne|ERR 4/)
})

test('the board counts what is due within four hours or late, as its view lists it, and sums open offers', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime('2026-01-06T09:00:00.000Z')
  const late = await sendForm(edge, '/api/contact', contactBody)
  setTime('2026-01-07T14:00:00.000Z')
  const soon = await sendForm(edge, '/api/quotes', shortQuote)
  setTime('2026-01-08T08:00:00.000Z')
  await sendForm(edge, '/api/quotes', shortQuote)
  const offered = await sendForm(edge, '/api/quotes', shortQuote)
  const line = { text: 'Balance', quantity: 2, unitCents: 10_000, discountCents: 500, vatPermille: 200 }
  const offer = { after: 0, validUntil: '2026-02-01', delivery: '', conditions: '', note: '' }
  expect((await desk('POST', `/requests/${offered}/offers`, { ...offer, lines: [line] })).status).toBe(201)
  setTime('2026-01-08T10:01:00.000Z')
  expect((await desk('GET', '/counts')).json).toMatchObject({
    ...{ waiting: 3, due: 2, offered: 1, openCents: 19_500 },
  })
  expect((await desk('GET', '/waiting?view=due')).json.items).toMatchObject([
    { reference: late },
    { reference: soon },
  ])
  setTime('2026-01-08T09:59:00.000Z')
  expect((await desk('GET', '/counts')).json).toMatchObject({ due: 1 })
})

test('rows read of each view and of the counts do not grow with what waits', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(day(3))
  await sendForm(edge, '/api/contact', contactBody)
  await sendForm(edge, '/api/quotes', shortQuote)
  const copy = async (table: string, numbers: number[]) => {
    const [row = {}] = await edge.rows<object>(`${table} limit 1`)
    const columns = Object.keys(row)
    const values = columns.map((name) => {
      if (name === 'id' || name === 'reference') return `${name} || n.value`
      if (name === 'created_at' || name === 'waiting_since')
        return "printf('2026-01-%02dT%02d:%02d:00.000Z', 1 + n.value / 1440, n.value / 60 % 24, n.value % 60)"
      return name === 'assignee' ? "case n.value % 2 when 0 then 'Marie' else '' end" : name
    })
    await edge.env.DB.prepare(
      `insert into ${table} (${columns}) select ${values} from (select * from ${table} limit 1), (select value from json_each(?)) n`,
    )
      .bind(JSON.stringify(numbers))
      .run()
  }
  const fill = async (from: number, to: number) => {
    const numbers = Array.from({ length: to - from }, (_, i) => from + i)
    await copy('contact_messages', numbers)
    await copy('quote_requests', numbers)
  }
  await fill(0, 300)
  const { db, meter } = meteredD1(edge.env.DB)
  edge.env.DB = db
  const read = async (path: string) => {
    const before = meter.rowsRead
    expect((await desk('GET', path)).status).toBe(200)
    return meter.rowsRead - before
  }
  const paths = [
    ...['waiting', 'mine', 'unassigned', 'contacts'].map((view) => `/waiting?view=${view}`),
    '/counts',
  ]
  await read('/me')
  const few: number[] = []
  for (const path of paths) few.push(await read(path))
  await fill(300, 1500)
  for (const [i, path] of paths.entries())
    expect([path, (await read(path)) <= (few[i] ?? 0) + 10]).toEqual([path, true])
})
