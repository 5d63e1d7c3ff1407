import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { staff } from '#functions/db/schema.ts'
import { deliverAll, setTime, tokenOf } from '#test/support/accounts.ts'
import { openDeskEdge, sendForm } from '#test/support/desk.ts'
import { catalogueOf } from '#test/support/edge.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { plain } from '#test/support/request-mails.ts'
import { shortQuote } from '#test/support/requests.ts'

const noon = '2026-02-03T11:00:00.000Z'
const line = { text: 'Balance', quantity: 1, unitCents: 100_000, discountCents: 0, vatPermille: 200 }
const option = { ...line, text: 'Housse', unitCents: 10_000, optional: true }
const other = { ...line, text: 'Formation', unitCents: 30_000, optional: true }
const offer = {
  ...{ after: 0, lines: [line, option, other], validUntil: '2026-03-01' },
  ...{ delivery: '', conditions: '', note: '' },
}

async function openOffered(lang = 'fr', options: Parameters<typeof openDeskEdge>[0] = {}) {
  const { edge, desk } = await openDeskEdge(options)
  setTime(noon)
  const reference = await sendForm(edge, '/api/quotes', { ...shortQuote, lang })
  await deliverAll(edge)
  const path = `/requests/${reference}`
  const sendOffer = async (changes: object = {}) => {
    const answer = await desk('POST', `${path}/offers`, { ...offer, ...changes })
    const mail = (await deliverAll(edge)).at(-1)
    return { ...answer, authorization: mail ? `Bearer ${tokenOf(mail.text)}` : '' }
  }
  const decide = (authorization: string, body: object) =>
    edge.post(
      '/api/request/decision',
      { version: 1, decision: 'accept', name: 'Anne', ...body },
      { authorization },
    )
  const follow = async (authorization: string) =>
    (await (await edge.request('/api/request', { headers: { authorization } })).json()) as {
      state: string
      offers: { totals: object; pdf: string; lines: { text: string; optional: boolean; chosen: boolean }[] }[]
    }
  return { edge, desk, path, sendOffer, decide, follow }
}

test('options are outside of the sums until the customer accepts with some of them, which the record keeps', async () => {
  const { edge, desk, path, sendOffer, decide, follow } = await openOffered()
  const { authorization } = await sendOffer()
  const before = await follow(authorization)
  expect(before.offers[0]).toMatchObject({
    totals: { netCents: 100_000, vatCents: 20_000, grossCents: 120_000 },
  })
  expect(before.offers[0]?.lines.map(({ optional }) => optional)).toEqual([false, true, true])
  const document = async () => (await edge.request(before.offers[0]?.pdf ?? '')).arrayBuffer()
  const pdf = new Uint8Array(await document())
  const text = plain(JSON.stringify(await readPdf(pdf)))
  expect(text).toContain('En option, non compris')
  expect(text).toContain('1 200,00')
  expect(text).not.toContain('1 680,00')
  expect((await decide(authorization, { options: [2] })).status).toBe(200)
  const after = await follow(authorization)
  expect(after.offers[0]).toMatchObject({ totals: { netCents: 130_000, grossCents: 156_000 } })
  expect(after.offers[0]?.lines.map(({ chosen }) => chosen)).toEqual([false, false, true])
  const mails = await deliverAll(edge)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(plain(mail.text)).toContain('Formation')
    expect(plain(mail.text)).not.toContain('Housse')
    expect(plain(mail.text)).toContain('1 560,00')
  }
  expect(new Uint8Array(await document())).toEqual(pdf)
  expect((await desk('GET', path)).json.request.offers[0].lines[2]).toMatchObject({ chosen: true })
  expect((await desk('GET', '/waiting')).json.items).toMatchObject([
    { state: 'accepted', offerCents: 130_000 },
  ])
})

test('what is no option cannot be chosen, and without options the acceptance is as before', async () => {
  const { edge, sendOffer, decide, follow } = await openOffered()
  const { authorization } = await sendOffer()
  for (const options of [[0], [3], [1, 0]])
    expect((await decide(authorization, { options })).status).toBe(409)
  expect((await decide(authorization, { options: [-1] })).status).toBe(422)
  expect((await follow(authorization)).state).toBe('offered')
  expect((await decide(authorization, {})).status).toBe(200)
  expect(await edge.rows('offer_lines where chosen')).toEqual([])
})

test('an offer of options alone is refused, and one that options could make negative', async () => {
  const { sendOffer } = await openOffered()
  const credit = { ...option, unitCents: -100_001 }
  for (const lines of [[option], [line, credit]]) {
    const { status, json } = await sendOffer({ lines })
    expect([status, Object.keys(json.fields)]).toEqual([422, ['lines']])
  }
  expect((await sendOffer({ lines: [line, { ...credit, unitCents: -100_000 }] })).status).toBe(201)
})

test('a draft opens on another machine; of two editors the second is told who and when, and overwrites nothing', async () => {
  const { edge, desk, path, sendOffer } = await openOffered()
  await desk('GET', '/me')
  await openDb(edge.env.DB)
    .insert(staff)
    .values({ email: 'paul@example.org', name: 'Paul', roles: ['sales'], addedAt: noon })
  const keep = (revision: number, delivery: string) =>
    desk('PUT', `${path}/draft`, { revision, after: 0, content: { delivery } })
  expect((await desk('GET', path)).json.offerDraft).toBe(null)
  expect(await keep(0, 'un')).toEqual({ status: 200, json: { revision: 1, at: noon } })
  expect((await desk('GET', path)).json.offerDraft).toEqual({
    ...{ revision: 1, after: 0, content: { delivery: 'un' }, by: 'Marie', at: noon },
  })
  setTime('2026-02-03T11:05:00.000Z')
  expect((await keep(1, 'deux')).status).toBe(200)
  for (const revision of [0, 1, 7]) {
    const { status, json } = await keep(revision, 'trois')
    expect([status, json]).toMatchObject([
      ...[412, { code: 'precondition-failed', changed: { by: 'Marie', at: '2026-02-03T11:05:00.000Z' } }],
    ])
  }
  expect((await desk('GET', path)).json.offerDraft.content).toEqual({ delivery: 'deux' })
  await sendOffer()
  expect((await desk('GET', path)).json.offerDraft).toBe(null)
  expect((await keep(2, 'quatre')).json).toMatchObject({ code: 'state-changed', state: 'offered' })
})

test('of ten who write at once one is kept, and nine are told', async () => {
  const { desk, path } = await openOffered()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      desk('PUT', `${path}/draft`, { revision: 0, after: 0, content: { note: `${n}` } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(9)
  const kept = answers.findIndex(({ status }) => status === 200)
  expect((await desk('GET', path)).json.offerDraft.content).toEqual({ note: `${kept}` })
})

test('texts are stored in three languages, changed, deleted and written in the journal', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(noon)
  const id = crypto.randomUUID()
  const block = { title: 'Paiement', fr: 'À 30 jours', en: '30 days', de: '30 Tage' }
  let seen = 0
  const put = async (changes: object = {}) => {
    const { status, json } = await desk('PUT', `/blocks/${id}`, { ...block, ...changes, seen })
    if (status === 200) seen = json.revision
    return status
  }
  expect(await put()).toBe(200)
  expect(await put({ de: '30 Tage netto' })).toBe(200)
  expect((await desk('GET', '/blocks')).json.items).toEqual([
    { id, ...block, de: '30 Tage netto', revision: seen },
  ])
  expect(await put({ title: '' })).toBe(422)
  await put({ de: '' })
  for (const [lang, expected] of [
    ['en', [{ id, title: 'Paiement', text: '30 days' }]],
    ['de', []],
  ] as const) {
    const reference = await sendForm(edge, '/api/quotes', { ...shortQuote, lang })
    expect((await desk('GET', `/requests/${reference}`)).json.blocks).toEqual(expected)
  }
  expect((await desk('DELETE', `/blocks/${id}?seen=${seen}`)).status).toBe(204)
  expect((await desk('DELETE', `/blocks/${id}?seen=${seen}`)).status).toBe(204)
  expect((await desk('GET', '/blocks')).json.items).toEqual([])
  const { items } = (await desk('GET', '/audit?kind=text-block')).json
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'delete',
    'change',
    'change',
    'create',
  ])
})

test('of two editors of a text the second is told who was first, by the name chosen at the desk, and when', async () => {
  const { edge, desk } = await openDeskEdge()
  setTime(noon)
  await desk('PUT', '/me', { name: 'Marie Klein', publicName: '' })
  const path = `/blocks/${crypto.randomUUID()}`
  const block = { title: 'Paiement', fr: 'À 30 jours', en: '30 days', de: '30 Tage' }
  const { json: first } = await desk('PUT', path, { ...block, seen: 0 })
  // A repetition whose answer was lost.
  expect((await desk('PUT', path, { ...block, seen: 0 })).json).toEqual(first)
  const changes = ['net', 'comptant'].map((fr) => desk('PUT', path, { ...block, fr, seen: first.revision }))
  const answers = await Promise.all(changes)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  const changed = { by: 'Marie Klein', at: noon }
  expect(answers.find(({ status }) => status === 412)?.json).toMatchObject({ changed })
  const deletion = await desk('DELETE', `${path}?seen=${first.revision}`)
  expect([deletion.status, deletion.json]).toMatchObject([412, { changed }])
  const [stored] = await edge.rows<{ fr: string }>('text_blocks')
  expect(['net', 'comptant']).toContain(stored?.fr)
  const { items } = (await desk('GET', '/audit?kind=text-block')).json
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['change', 'create'])
  const [{ revision }] = (await desk('GET', '/blocks')).json.items
  await desk('DELETE', `${path}?seen=${revision}`)
  // What was deleted meanwhile does not come back by an editor that was open.
  expect((await desk('PUT', path, { ...block, fr: 'net', seen: revision })).status).toBe(412)
  expect(await edge.rows('text_blocks')).toEqual([])
})

test('a model of the catalogue that was not requested comes with its data plate, and stays out of what was asked', async () => {
  const { edge, desk, path, sendOffer, follow } = await openOffered('fr', {
    catalogue: catalogueOf('montevigne-p1'),
  })
  const asked = (await edge.rows('quote_items')).length
  const model = { productId: 'montevigne-p1', variantReference: 'MV-P1-6' }
  const unknown = { ...line, model: { ...model, variantReference: 'MV-P1-99' } }
  const refused = await sendOffer({ lines: [line, unknown] })
  expect(refused).toMatchObject({ status: 422, json: { fields: { 'lines.1.model': 'form.choice' } } })
  expect(await edge.rows('quote_items')).toHaveLength(asked)

  const { authorization } = await sendOffer({ lines: [line, { ...line, quantity: 2, model }] })
  const brought = (await edge.rows('quote_items where offer_version = 1')) as { position: number }[]
  expect(brought).toMatchObject([{ variant_reference: 'MV-P1-6', quantity: 2, position: asked }])
  const shown = await follow(authorization)
  expect((shown as unknown as { items: object[] }).items).toHaveLength(asked)
  const pdf = await (await edge.request(shown.offers[0]?.pdf ?? '')).arrayBuffer()
  const text = plain(JSON.stringify(await readPdf(new Uint8Array(pdf))))
  expect(text).toContain('MV-P1-6')
  expect(text).toContain('Calendrier de vérification')

  const { json } = await desk('GET', path)
  expect(json.instruments.at(-1)).toMatchObject({ position: asked })
  expect(json.draft.at(-1)).toMatchObject({ item: asked })
  const again = await sendOffer({ after: 1, lines: [line, { ...line, item: asked }] })
  expect(again.status).toBe(201)
  expect(await edge.rows('quote_items')).toHaveLength(asked + 1)
})
