import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { contactMessages, files } from '#functions/db/schema.ts'
import { deliverAll, insertUser, setTime, tokenOf } from '#test/support/accounts.ts'
import { openDeskEdge, sendForm } from '#test/support/desk.ts'
import { catalogueOf } from '#test/support/edge.ts'
import { contactBody } from '#test/support/requests.ts'

const noon = '2026-02-03T11:00:00.000Z'
const start = {
  ...{ name: 'Otto Weiß', company: 'Metzgerei Weiß', email: 'otto@example.org', phone: '+49 781 12345' },
  ...{ address: 'Hauptstraße 1', city: 'Kehl', zipCode: '77694', country: 'Deutschland' },
  items: [{ productId: 'montevigne-p1', variantReference: 'MV-P1-6', quantity: 2 }],
  services: [{ code: 'commissioning-60kg', quantity: 1 }],
  message: 'Am Telefon: Lieferung bis März.',
  lang: 'de',
}
const catalogue = catalogueOf('montevigne-p1', 'tarnoval-tr2')

test('a request for somebody who telephoned opens by its mail, which thanks for nothing and says who wrote it', async () => {
  const { edge, desk } = await openDeskEdge({ catalogue })
  setTime(noon)
  await desk('PUT', '/me', { name: 'Marie', publicName: 'Marie K.' })
  const { status, json } = await desk('POST', '/requests', start)
  expect([status, json]).toEqual([201, { reference: expect.stringMatching(/^DEV-260203-/) }])
  const [mail, ...others] = await deliverAll(edge)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'otto@example.org',
    subject: `[${json.reference}] Ihre Anfrage ist aufgenommen`,
  })
  expect(mail?.text).toContain('MV-P1-6')
  expect(mail?.text).toContain('hat Marie K. Ihre Anfrage')
  expect(mail?.text).not.toMatch(/dank|eingegangen/i)
  const authorization = `Bearer ${tokenOf(mail?.text ?? '')}`
  const seen = await edge.request('/api/request', { headers: { authorization } })
  expect(await seen.json()).toMatchObject({
    ...{ reference: json.reference, state: 'in-progress', name: 'Otto Weiß', message: start.message },
    items: [{ productId: 'montevigne-p1', quantity: 2 }],
    services: [{ code: 'commissioning-60kg' }],
    timeline: [{ event: 'started', text: 'Anfrage von unserem Team aufgenommen' }],
    ...{ startedBy: 'Marie K.', asGuest: false },
  })
  expect((await desk('GET', `/requests/${json.reference}`)).json).toMatchObject({
    ...{ startedBy: 'Marie K.', assignee: 'Marie', me: 'Marie' },
    request: { state: 'in-progress' },
  })
  const [row] = await edge.rows<{ terms_accepted_at: string; terms_version: string | null }>('quote_requests')
  expect([row?.terms_accepted_at, row?.terms_version]).toEqual(['', null])
  expect((await desk('GET', '/waiting?view=mine')).json.items).toMatchObject([
    { kind: 'request', first: { name: expect.stringContaining('MV-P1-6') }, waitingSince: noon },
  ])
})

test('the same request is stored and mailed once, its mail counts no limit of a mailbox, and it belongs to the account', async () => {
  const { edge, desk } = await openDeskEdge({ catalogue })
  setTime(noon)
  const { user } = await insertUser(edge, { emailVerifiedAt: noon })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { ...start, email: user.email }
  const [one, two] = [await desk('POST', '/requests', body, key), await desk('POST', '/requests', body, key)]
  expect([one.status, two.json]).toEqual([201, one.json])
  expect(await edge.rows('quote_requests')).toHaveLength(1)
  expect(await edge.rows('outbox')).toMatchObject([{ kind: 'request-started', recipient: null }])
})

test('a contact message becomes a request, and waits no longer', async () => {
  const { edge, desk } = await openDeskEdge({ catalogue })
  setTime(noon)
  const contact = await sendForm(edge, '/api/contact', contactBody)
  const db = openDb(edge.env.DB)
  const [message] = await db.select().from(contactMessages)
  const file = {
    keyHash: 'x',
    purpose: 'contact' as const,
    state: 'stored' as const,
    createdAt: noon,
    dueAt: noon,
  }
  await db.insert(files).values({
    ...{ ...file, id: 'plate', name: 'plate.png', type: 'image/png', size: 9 },
    contactId: message?.id,
  })
  const { json } = await desk('POST', '/requests', { ...start, contact })
  expect((await desk('GET', `/contacts/${contact}`)).json).toMatchObject({
    ...{ state: 'answered', requestReference: json.reference },
  })
  expect((await desk('GET', '/waiting')).json.items).toMatchObject([{ reference: json.reference }])
  expect((await desk('GET', `/requests/${json.reference}`)).json.request.attachments).toMatchObject([
    { name: 'plate.png' },
  ])
})

test('nothing asked for, an unknown model and a wrong address are refused at their field', async () => {
  const { desk } = await openDeskEdge({ catalogue })
  setTime(noon)
  const refused = async (changes: object) => {
    const { status, json } = await desk('POST', '/requests', { ...start, ...changes })
    return [status, Object.keys(json.fields)]
  }
  expect(await refused({ items: [], services: [], message: '' })).toEqual([422, ['message']])
  expect(await refused({ items: [{ productId: 'nothing', quantity: 1 }] })).toEqual([
    422,
    ['items.0.productId'],
  ])
  expect(await refused({ email: 'otto@' })).toEqual([422, ['email']])
  expect(await refused({ email: '', phone: '' })).toEqual([422, ['email']])
})

test('who has only a telephone gets no mail, and their link from the desk; nobody else’s is told', async () => {
  const { edge, desk } = await openDeskEdge({ catalogue })
  setTime(noon)
  const { email: _, ...called } = start
  const { reference } = (await desk('POST', '/requests', called)).json
  const other = (await desk('POST', '/requests', start)).json.reference
  expect((await deliverAll(edge)).map(({ to }) => to)).toEqual(['otto@example.org'])
  expect((await desk('POST', `/requests/${other}/link`)).status).toBe(409)
  const { status, json } = await desk('POST', `/requests/${reference}/link`)
  expect(status).toBe(201)
  expect(await edge.rows('audit_log')).toContainEqual(
    expect.objectContaining({ action: 'link', subject_id: reference }),
  )
  const authorization = `Bearer ${tokenOf(json.address)}`
  const seen = await edge.request('/api/request', { headers: { authorization } })
  expect(await seen.json()).toMatchObject({ reference, name: 'Otto Weiß', isMailed: false })

  const offer = {
    ...{ after: 0, validUntil: '2026-03-01', delivery: '', conditions: '', note: '' },
    lines: [{ text: 'Waage', quantity: 1, unitCents: 27_000, discountCents: 0, vatPermille: 200 }],
  }
  expect(await desk('POST', `/requests/${reference}/offers`, offer)).toMatchObject({ status: 201 })
  await desk('POST', `/requests/${reference}/messages`, { text: 'Bis März.' })
  expect(await deliverAll(edge)).toEqual([])
  expect(await edge.rows('outbox')).toMatchObject([{ kind: 'request-started', state: 'sent' }])
  const said = await edge.request('/api/request/messages', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ text: 'Danke!' }),
  })
  expect(said.status).toBe(201)
  const [mail] = await deliverAll(edge)
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail).toMatchObject({ subject: expect.stringContaining('Message du client') })
  expect(mail?.text).not.toContain('sera adressée')

  const { items, persons } = (await desk('GET', `/person?phone=${encodeURIComponent('+49 781-12345')}`)).json
  expect(items.map((row: { reference: string }) => row.reference).sort()).toEqual([reference, other].sort())
  expect(persons).toMatchObject([{ email: 'otto@example.org' }])
})

test('an email that is named later is added once, brings the link, and stands in no journal', async () => {
  const { edge, desk } = await openDeskEdge({ catalogue })
  setTime(noon)
  const { email: _, ...called } = start
  const { reference } = (await desk('POST', '/requests', called)).json
  const address = `/requests/${reference}/email`
  expect(await desk('PUT', address, { email: 'otto@' })).toMatchObject({ status: 422 })
  const answers = await Promise.all(
    ['otto@example.org', 'other@example.org'].map((email) => desk('PUT', address, { email })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const [{ email = '' } = {}] = await edge.rows<{ email: string }>('quote_requests')
  const mails = await deliverAll(edge)
  expect(mails.map(({ to }) => to)).toEqual([email])
  expect(mails[0]?.text).toContain(reference)
  expect((await desk('POST', `/requests/${reference}/link`)).status).toBe(409)
  const journal = await edge.rows<{ action: string; after: string }>('audit_log')
  expect(journal.filter(({ action }) => action === 'change')).toHaveLength(1)
  expect(JSON.stringify(journal)).not.toContain('example.org"')
})
