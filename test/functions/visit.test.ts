import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { openDb } from '#functions/db/client.ts'
import { offerPdf } from '#functions/documents/offer-pdf.ts'
import { readOffer } from '#functions/documents/read-offer.ts'
import { accessTokens, accessVars } from '#test/support/access-tokens.ts'
import { asUser, deliverAll, insertUser, setTime } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { plain } from '#test/support/request-mails.ts'
import { shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>
const start = '2026-02-02T09:00:00.000Z'

const instrument = (n: number, changes: Row = {}) => ({
  ...{ kind: 'non-automatic', make: 'Montevigne', model: `P${n}`, serial: `A-${n}`, maxUg: 15e9, eUg: 5e6 },
  ...{ accuracyClass: 'III', place: 'Saverne', country: 'FR', dueOn: '2027-03-10' },
  ...changes,
})
const many = Array.from({ length: limits.scales }, (_, i) => instrument(i + 1))

/** A visit that a signed-in customer asks for, and the ways to look at it. */
async function openVisit(instruments: readonly Row[], more: Row = {}) {
  const edge = await openEdge({ vars: accessVars })
  setTime(start)
  const anne = await insertUser(edge, { email: 'anne@example.org', emailVerifiedAt: start })
  const answer = await edge.post(
    '/api/quotes',
    { ...shortQuote, message: '', instruments, ...more },
    { cookie: anne.cookie },
  )
  const { reference } = (await answer.clone().json()) as { reference: string }
  const desk = async (path = '', body?: unknown) => {
    const headers = { 'cf-access-jwt-assertion': (await accessTokens(new Date().toISOString())).good }
    const url = `/api/desk/requests${path}`
    return (await (body ? edge.post(url, body, headers) : edge.request(url, { headers })).then((got) =>
      got.json(),
    )) as Row
  }
  return { edge, anne, answer, reference, desk }
}

test('a visit of five hundred instruments is one request: stored, mailed, shown to both sides', async () => {
  const { edge, anne, answer, reference, desk } = await openVisit(many, { message: 'Le matin.' })
  expect(answer.status).toBe(201)
  const mails = await deliverAll(edge)
  const toCompany = mails.find(({ to }) => to === 'office@scales.example')
  for (const part of [toCompany?.text, toCompany?.html]) {
    expect(plain(part ?? '')).toContain('500 instruments à vérifier')
    for (const n of [1, 30, 31, 500]) expect(part).toContain(`A-${n}`)
  }
  const request = (await (
    await asUser(edge, anne.cookie)('GET', `/api/profile/quotes/${reference}?lang=en`)
  ).json()) as Row
  expect(request).toMatchObject({ message: 'Le matin.', visit: { title: '500 instruments to verify' } })
  expect((request.visit as { rows: [string, string][] }).rows.at(-1)).toEqual([
    '500. Montevigne P500',
    expect.stringMatching(/serial no\. A-500.*class III.*Saverne.*2027$/),
  ])
  const atDesk = (await desk(`/${reference}`)).request as Row
  expect((atDesk.visit as { rows: unknown[] }).rows).toHaveLength(500)
  expect((await desk()).items).toMatchObject([{ reference, items: 0, instruments: 500 }])
})

test('the largest visit that the form allows fits into one body; one instrument more is refused at its field', async () => {
  const long = 'é'.repeat(limits.scaleLine)
  const largest = many.map((one) => ({
    ...one,
    make: long,
    model: long,
    serial: long,
    place: 'é'.repeat(limits.lineLength),
  }))
  expect((await openVisit(largest)).answer.status).toBe(201)
  const { answer } = await openVisit([...many, instrument(501)])
  expect([answer.status, ((await answer.json()) as { fields: Row }).fields]).toMatchObject([
    422,
    { instruments: 'form.too-many' },
  ])
})

test('the confirmation holds no free text of whoever typed it', async () => {
  const { edge } = await openVisit([
    instrument(1, { make: 'SPAM-MAKE', model: 'SPAM-MODEL', serial: 'SPAM-SERIAL', place: 'SPAM-PLACE' }),
  ])
  const mail = (await deliverAll(edge)).find(({ to }) => to === 'anne@example.org')
  expect(mail?.text).not.toContain('SPAM')
  expect(plain(mail?.text ?? '')).toContain('1 instrument à vérifier')
  expect(plain(mail?.text ?? '')).toContain('Max 15 kg')
})

test('the document of the offer lists the instruments', async () => {
  const { edge, reference, desk } = await openVisit(many.slice(0, 120))
  await desk(`/${reference}/offers`, {
    ...{ after: 0, validUntil: '2026-03-01', delivery: '', conditions: '', note: '' },
    lines: [{ text: 'Visite', quantity: 1, unitCents: 90_000, discountCents: 0, vatPermille: 200 }],
  })
  const [{ id } = { id: '' }] = await edge.rows<{ id: string }>('quote_requests')
  const data = await readOffer(openDb(edge.env.DB), id, 1)
  if (!data) throw new Error('no offer')
  const { text, pages } = readPdf(await offerPdf(data, edge.env))
  for (const n of [1, 60, 120]) expect(text).toContain(`A-${n}`)
  expect(pages.length).toBeGreaterThan(2)
})

test('kinds, missing facts and Germany are said; what is no instrument is refused at its field', async () => {
  const bare = {
    ...instrument(1),
    serial: '',
    maxUg: null,
    eUg: null,
    accuracyClass: null,
    place: '',
    dueOn: null,
  }
  const { edge, anne, reference } = await openVisit([{ ...bare, kind: 'checkweigher', country: 'DE' }])
  const request = (await (
    await asUser(edge, anne.cookie)('GET', `/api/profile/quotes/${reference}?lang=fr`)
  ).json()) as Row
  const [[, said]] = (request.visit as { rows: [[string, string]] }).rows
  expect(plain(said)).toMatch(/trieuse pondérale.*Échéance inconnue.*autorité allemande/)
  for (const wrong of [
    { maxUg: -1 },
    { kind: 'rocket' },
    { country: 'FRANCE' },
    { dueOn: 'soon' },
    { dueOn: '2027-02-31' },
    { more: 1 },
  ]) {
    const { answer } = await openVisit([instrument(1, wrong)])
    expect([wrong, answer.status]).toEqual([wrong, 422])
  }
})

test('an old visit, whose message lists the instruments, reads as before', async () => {
  const message = 'Bonjour,\n\n1. Montevigne P1, n° de série A-12'
  const { edge, anne, reference } = await openVisit([], { message })
  const request = (await (
    await asUser(edge, anne.cookie)('GET', `/api/profile/quotes/${reference}`)
  ).json()) as Row
  expect(request.message).toBe(message)
  expect(request).not.toHaveProperty('visit')
  expect((await deliverAll(edge))[0]?.text).toContain('n° de série A-12')
})

test('a request needs a message, an item or an instrument', async () => {
  const { answer } = await openVisit([])
  expect(answer.status).toBe(422)
})
