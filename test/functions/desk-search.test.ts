import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { quoteRequests, scales } from '#functions/db/schema.ts'
import { insertUser, setTime } from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { openDeskEdge, sendForm } from '#test/support/desk.ts'
import { catalogueOf, type Edge } from '#test/support/edge.ts'
import { contactBody, quoteBody, shortQuote } from '#test/support/requests.ts'

const noon = '2026-02-03T11:00:00.000Z'

async function register(edge: Edge, userId: string, serial: string) {
  await openDb(edge.env.DB)
    .insert(scales)
    .values({
      ...{ id: crypto.randomUUID(), userId, make: 'Bizerba', model: 'KH II', serial, maxUg: 15_000_000_000 },
      ...{
        place: 'Laboratoire',
        country: 'FR',
        use: 'trade',
        lastVerifiedOn: '2026-01-10',
        dueOn: '2027-01-10',
      },
      ...{ createdAt: noon, updatedAt: noon },
    })
}

/** A desk with a request, a note, messages of both sides, a contact message and a registered scale. */
async function openFilled() {
  const { edge, desk } = await openDeskEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  setTime(noon)
  const { user } = await insertUser(edge, { email: 'owner@example.org', emailVerifiedAt: noon })
  await register(edge, user.id, 'SN-4711/2')
  const quote = await sendForm(edge, '/api/quotes', {
    ...quoteBody,
    name: 'Éloïse Müller',
    email: 'owner@example.org',
  })
  const contact = await sendForm(edge, '/api/contact', {
    ...contactBody,
    email: 'paul@example.org',
    name: 'Paul Œttinger',
  })
  await desk('POST', `/requests/${quote}/notes`, { text: 'Préfère être rappelée le jeudi' })
  await desk('POST', `/requests/${quote}/messages`, { text: 'Nous avons un plateau inoxydable.' })
  await desk('POST', `/contacts/${contact}/answers`, { text: 'Un étalonnage suffit.' })
  const find = async (q: string) => {
    const { items, persons } = (await desk('GET', `/search?${new URLSearchParams({ q })}`)).json
    return {
      items: items.map((row: { reference: string }) => row.reference),
      persons: persons.map((person: { email: string }) => person.email),
    }
  }
  return { edge, desk, quote, contact, find, user }
}

test('any word finds: names without accents, references, models, serial numbers, texts of both sides', async () => {
  const { quote, contact, find } = await openFilled()
  const ofQuote = { items: [quote], persons: ['owner@example.org'] }
  for (const q of [
    'eloise',
    'ÉLOÏSE muller',
    'mull',
    quote,
    quote.slice(-5),
    'mv-p1-6',
    'jeudi',
    'inoxydable',
    'noel',
    'boulangerie klein',
    'owner@example',
  ])
    expect([q, await find(q)]).toEqual([q, ofQuote])
  for (const q of ['paul', contact, 'err 4', 'etalonnage', 'panne'])
    expect([q, await find(q)]).toEqual([q, { items: [contact], persons: ['paul@example.org'] }])
  for (const q of ['4711', 'SN-4711/2', 'bizerba kh', 'laboratoire'])
    expect([q, await find(q)]).toEqual([q, { items: [], persons: ['owner@example.org'] }])
  expect((await find('03 88 01 02 03')).items).toEqual([quote])
  for (const q of ['eloise jeudi', 'zzz', '"', '* - :', '🙂', 'NEAR(a b)', "' xor 9=9 --"])
    expect([q, await find(q)]).toEqual([q, { items: [], persons: [] }])
})

test('offers are found by their lines and notes, requests by serial numbers, until they are erased', async () => {
  const { edge, desk, quote, find } = await openFilled()
  await desk('POST', `/requests/${quote}/offers`, {
    ...{ after: 0, validUntil: '2026-03-01', delivery: 'sous huitaine', conditions: 'Acompte' },
    ...{ note: 'Étuve comprise', attachments: [] },
    lines: [
      { text: 'Trémie vibrante', quantity: 1, unitCents: 100, discountCents: 0, vatPermille: 200 },
      { text: 'Housse', quantity: 1, unitCents: 100, discountCents: 0, vatPermille: 200 },
    ],
  })
  for (const q of ['tremie VIBRANTE', 'housse', 'etuve', 'acompte', 'huitaine'])
    expect([q, (await find(q)).items]).toEqual([q, [quote]])
  expect((await find('tremie housse')).items).toEqual([])
  const instruments = JSON.stringify([{ make: 'Soehnle', model: 'S20', serial: 'WX-0815' }])
  await edge.env.DB.prepare('update quote_requests set instruments = ?').bind(instruments).run()
  for (const q of ['wx-0815', 'soehnle s20', 'eloise 0815'])
    expect([q, (await find(q)).items]).toEqual([q, [quote]])
  await edge.env.DB.prepare('update quote_requests set instruments = ?').bind('[]').run()
  expect((await find('wx-0815')).items).toEqual([])
  await edge.env.DB.prepare('delete from quote_requests').run()
  expect(await edge.rows('offer_words')).toEqual([])
})

test('the page of a person with more than it shows says so, and gives the rest', async () => {
  const { edge, desk } = await openFilled()
  const columns = Object.keys((await edge.rows<object>('quote_requests'))[0] ?? {})
  const copied = columns.map((name) =>
    name === 'id' || name === 'reference'
      ? `${name} || n.value`
      : name === 'created_at'
        ? "'2025-01-01T10:' || n.value"
        : name,
  )
  await edge.env.DB.prepare(
    `insert into quote_requests (${columns}) select ${copied} from quote_requests q, (select value from json_each(?)) n`,
  )
    .bind(JSON.stringify(Array.from({ length: 120 }, (_, i) => `-${100 + i}`)))
    .run()
  const page = async (cursor: string) =>
    (await desk('GET', `/person?${new URLSearchParams({ email: 'owner@example.org', cursor })}`)).json
  const [first, second] = [await page(''), await page('1')]
  expect([first.items.length, first.nextCursor]).toEqual([100, '1'])
  expect([second.items.length, second.nextCursor]).toEqual([21, null])
  const references = [...first.items, ...second.items].map((row: { reference: string }) => row.reference)
  expect(new Set(references).size).toBe(121)
  expect([first.messages.length, second.messages.length, second.notes.length]).toEqual([1, 0, 0])
  expect((await desk('GET', '/person?email=a@example.org&cursor=x')).status).toBe(422)
})

test('what was erased, deleted or archived is found no more, and its words are gone from the index', async () => {
  const { edge, desk, quote, contact, find, user } = await openFilled()
  await openDb(edge.env.DB).update(quoteRequests).set({ archivedAt: noon })
  expect(await find('eloise')).toEqual({ items: [], persons: [] })
  await openDb(edge.env.DB).update(quoteRequests).set({ archivedAt: null, name: 'Nouveau Nom' })
  expect((await find('eloise')).items).toEqual([])
  expect((await find('nouveau')).items).toEqual([quote])
  const erased = await edge.env.DB.batch(
    [
      `delete from contact_messages where reference = '${contact}'`,
      `delete from quote_requests where reference = '${quote}'`,
      `delete from users where id = '${user.id}'`,
    ].map((sql) => edge.env.DB.prepare(sql)),
  )
  expect(erased).toHaveLength(3)
  for (const q of ['nouveau', 'jeudi', 'inoxydable', 'paul', 'etalonnage', '4711'])
    expect((await find(q)).items).toEqual([])
  expect(await edge.rows('desk_words')).toEqual([])
  expect((await desk('GET', `/search?q=${quote}`)).json).toEqual({ items: [], persons: [], hasMore: false })
})

test('one page has all requests, messages, notes and instruments of an email, and of a company', async () => {
  const { edge, desk, quote, contact } = await openFilled()
  const second = await sendForm(edge, '/api/quotes', {
    ...{ ...shortQuote, company: 'BOULANGERIE KLEIN', email: 'filiale@example.org', name: 'Jean' },
  })
  const page = async (query: Record<string, string>) =>
    (await desk('GET', `/person?${new URLSearchParams(query)}`)).json
  const one = await page({ email: 'Owner@Example.org' })
  expect(one).toMatchObject({
    persons: [{ email: 'owner@example.org', company: 'Boulangerie Klein' }],
    items: [{ kind: 'request', reference: quote }],
    messages: [{ reference: quote, by: 'Marie', text: 'Nous avons un plateau inoxydable.' }],
    notes: [{ reference: quote, by: 'Marie', text: 'Préfère être rappelée le jeudi' }],
    instruments: [{ make: 'Bizerba', serial: 'SN-4711/2', dueOn: '2027-01-10' }],
  })
  expect((await page({ email: 'paul@example.org' })).items).toMatchObject([
    { kind: 'contact', reference: contact },
  ])
  const firm = await page({ company: 'Boulangerie Klein' })
  expect(firm.items.map((row: { reference: string }) => row.reference).sort()).toEqual([quote, second].sort())
  expect(firm.persons).toHaveLength(2)
  for (const query of ['', 'email=a@example.org&company=b'])
    expect((await desk('GET', `/person?${query}`)).status).toBe(422)
})

test('the page of a person, a company or a telephone has archived contracts too, and says until when', async () => {
  const { edge, desk, quote } = await openFilled()
  await edge.env.DB.prepare('update quote_requests set archived_at = ?, accepted_at = ?')
    .bind(noon, noon)
    .run()
  const { phone } = (await edge.rows<{ phone: string }>('quote_requests'))[0] ?? { phone: '' }
  for (const query of [
    ['email', 'owner@example.org'],
    ['company', 'Boulangerie Klein'],
    ['phone', phone],
  ])
    expect((await desk('GET', `/person?${new URLSearchParams([query])}`)).json).toMatchObject({
      persons: [{ email: 'owner@example.org' }],
      items: [{ reference: quote, archivedUntil: '2036-12-31' }],
    })
})

test('the register of an account whose email is not verified is nobody’s', async () => {
  const { edge, desk } = await openFilled()
  const { user } = await insertUser(edge, { email: 'typed@example.org' })
  await register(edge, user.id, 'FREMD-1')
  expect((await desk('GET', '/person?email=typed@example.org')).json).toMatchObject({
    instruments: [],
    persons: [],
  })
  expect((await desk('GET', '/search?q=fremd')).json.persons).toEqual([])
})

test('the name of a file finds the request, the message or the contact message that it came with', async () => {
  const { edge, quote, contact, find } = await openFilled()
  const filed = async (name: string, column: string, subject: string) => {
    const id = crypto.randomUUID()
    await edge.env.DB.prepare(
      `insert into files (id, key_hash, purpose, state, name, created_at, due_at, ${column})
        select ?1, ?1, 'request', 'stored', ?2, ?3, ?3, id from ${subject}`,
    )
      .bind(id, name, noon)
      .run()
    return id
  }
  const id = await filed('Plaque signalétique_quai-3.jpg', 'quote_id', 'quote_requests')
  await filed('Zeichnung Rampe.pdf', 'message_id', 'request_messages limit 1')
  await filed('IMG_20260203.png', 'contact_id', 'contact_messages')
  expect((await find('signaletique quai')).items).toEqual([quote])
  expect((await find('rampe')).items).toEqual([quote])
  expect((await find('img_2026')).items).toEqual([contact])
  await edge.env.DB.prepare(`update files set name = 'Neu.jpg' where id = '${id}'`).run()
  expect((await find('signaletique')).items).toEqual([])
  await edge.env.DB.prepare('delete from files').run()
  expect(await edge.rows('file_words')).toEqual([])
})

test('archived contracts are found where they are asked for', async () => {
  const { edge, desk, quote, find } = await openFilled()
  await edge.env.DB.prepare('update quote_requests set archived_at = ?').bind(noon).run()
  expect((await find('inoxydable')).items).toEqual([])
  const { items } = (await desk('GET', '/search?q=inoxydable&archived=true')).json
  expect(items).toMatchObject([{ reference: quote }])
})

test('more persons than are listed are said, and come with the next page of a company', async () => {
  const { edge, desk } = await openDeskEdge()
  const { user } = await insertUser(edge, { company: 'Klein', emailVerifiedAt: noon })
  const columns = Object.keys((await edge.rows<object>('users'))[0] ?? {})
  const copied = columns.map((name) => (/^(id|email|email_key)$/.test(name) ? `n.value || ${name}` : name))
  await edge.env.DB.prepare(
    `insert into users (${columns}) select ${copied} from users, (select value from json_each(?)) n where id = '${user.id}'`,
  )
    .bind(JSON.stringify(Array.from({ length: 104 }, (_, i) => `n${i}`)))
    .run()
  const found = (await desk('GET', '/search?q=klein')).json
  expect([found.persons.length, found.hasMore]).toEqual([100, true])
  const { persons, nextCursor } = (await desk('GET', '/person?company=klein')).json
  expect(persons).toHaveLength(100)
  const next = (await desk('GET', `/person?company=klein&cursor=${nextCursor}`)).json
  expect([next.persons.length, next.nextCursor]).toEqual([5, null])
})

test('rows read by a search do not grow with what is found', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(noon)
  await sendForm(edge, '/api/quotes', shortQuote)
  const columns = Object.keys((await edge.rows<object>('quote_requests'))[0] ?? {})
  const copied = columns.map((name) => (name === 'id' || name === 'reference' ? `${name} || n.value` : name))
  const fill = (from: number, to: number) =>
    edge.env.DB.prepare(
      `insert into quote_requests (${columns}) select ${copied} from quote_requests q, (select value from json_each(?)) n where q.id not like '%x'`,
    )
      .bind(JSON.stringify(Array.from({ length: to - from }, (_, i) => `-${from + i}x`)))
      .run()
  await fill(0, 500)
  const { db: metered, meter } = meteredD1(edge.env.DB)
  edge.env.DB = metered
  const rowsRead = async () => {
    const before = meter.rowsRead
    const { items, hasMore } = (await desk('GET', '/search?q=balance')).json
    expect([items.length, hasMore]).toEqual([100, true])
    return meter.rowsRead - before
  }
  const few = await rowsRead()
  await fill(500, 1500)
  expect(await rowsRead()).toBeLessThanOrEqual(few * 1.05)
})
