import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { Logbook } from '#domain/scales/logbook-lines.ts'
import { Scale } from '#domain/scales/scale.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { openEdge, origin, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { readCode } from '#test/support/qr-code.ts'
import { scaleBody } from '#test/support/scale-body.ts'
import { createHolder, createScale, requestAs, scalesOf } from '#test/support/scales.ts'

beforeEach(() => setClock('2026-11-20T10:00:00.000Z'))

const bridge = { value: 50, unit: 't' }

test('an instrument is stored in micrograms and returned with its rule, due date and days left', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const response = await requestAs(edge, anne, 'POST', '/profile/scales', scaleBody)
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'private, no-store'])
  const scale = v.parse(v.strictObject(Scale.entries), await response.json())
  expect(scale).toEqual({
    ...scaleBody,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    files: [],
    max: undefined,
    e: undefined,
    maxUg: 15_000_000_000,
    eUg: 5_000_000,
    kind: 'non-automatic',
    prepackages: false,
    weighsPeople: false,
    hospital: null,
    baby: false,
    bed: false,
    farm: false,
    buildingMaterial: false,
    previousDueOn: null,
    lastOverhauledOn: null,
    productId: null,
    verification: {
      rule: 'fr-retail',
      periodYears: 2,
      dueOn: '2027-03-10',
      state: 'valid',
      daysLeft: 110,
    },
  })
  expect(await edge.rows('scales')).toMatchObject([
    { user_id: anne.user.id, max_ug: 15_000_000_000, due_on: '2027-03-10', prepackages: 0 },
  ])
  expect(await scalesOf(edge, anne)).toEqual([scale])
})

test('the register is sorted by due date, instruments without one last', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  for (const [model, lastVerifiedOn] of [
    ['late', '2026-03-10'],
    ['none', null],
    ['expired', '2020-03-10'],
    ['soon', '2024-12-10'],
  ])
    await createScale(edge, anne, { model, lastVerifiedOn })
  expect((await scalesOf(edge, anne)).map(({ model, verification }) => [model, verification.state])).toEqual([
    ['expired', 'expired'],
    ['soon', 'soon'],
    ['late', 'valid'],
    ['none', 'unknown'],
  ])
})

test('updating an instrument updates its due date', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id } = await createScale(edge, anne)
  const response = await requestAs(edge, anne, 'PUT', `/profile/scales/${id}`, {
    ...scaleBody,
    country: 'DE',
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    id,
    verification: { rule: 'de-general', dueOn: '2027-12-31' },
  })
  expect(await edge.rows('scales')).toMatchObject([{ due_on: '2027-12-31', country: 'DE' }])
})

test.each<[object, string, string | null]>([
  [{ country: 'DE', use: 'medical', weighsPeople: true, hospital: true }, 'de-people', '2029-12-31'],
  [{ country: 'DE', use: 'medical', weighsPeople: true, hospital: false }, 'de-people-elsewhere', null],
  [{ country: 'DE', use: 'medical', baby: true }, 'de-baby', '2029-12-31'],
  [{ country: 'DE', use: 'medical', bed: true }, 'de-general', '2027-12-31'],
  [{ country: 'DE', use: 'trade', farm: true }, 'de-farm-livestock', '2029-12-31'],
  [{ country: 'DE', use: 'trade', max: bridge, buildingMaterial: true }, 'de-general', '2027-12-31'],
  [{ country: 'DE', use: 'trade', max: bridge }, 'de-heavy', '2028-12-31'],
  [{ country: 'DE', use: 'trade', kind: 'checkweigher' }, 'de-checkweigher', '2026-12-31'],
  [{ country: 'DE', use: 'trade', kind: 'weights' }, 'de-weights', '2029-12-31'],
  [{ country: 'DE', use: 'trade', kind: 'non-self-indicating' }, 'de-non-self-indicating', '2029-12-31'],
  [{ country: 'FR', use: 'direct-sale', kind: 'automatic' }, 'fr-automatic', '2026-03-10'],
  [{ country: 'DE', use: 'trade', previousDueOn: '2023-12-31' }, 'de-general', '2025-12-31'],
])('%j is stored, and its rule is %s until %s', async (changes, rule, dueOn) => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id, verification } = await createScale(edge, anne, changes)
  expect([verification.rule, verification.dueOn]).toEqual([rule, dueOn])
  const { max: _max, ...stored } = changes as { max?: object }
  expect(await scalesOf(edge, anne)).toMatchObject([{ id, ...stored, verification }])
  expect(await edge.rows('scales')).toMatchObject([{ due_on: dueOn }])
})

test('a French weighbridge is told its overhaul, which stands in the calendar too', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const changes = { use: 'trade', max: bridge, e: { value: 20, unit: 'kg' }, lastOverhauledOn: '2025-09-01' }
  const { id, verification } = await createScale(edge, anne, changes)
  expect(verification).toMatchObject({ rule: 'fr-heavy', overhaul: { years: 2, dueOn: '2027-09-01' } })
  const file = await (await requestAs(edge, anne, 'GET', `/profile/scales/${id}/calendar.ics`)).text()
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20260310',
    'DTSTART;VALUE=DATE:20270901',
  ])
  const response = await requestAs(edge, anne, 'PUT', `/profile/scales/${id}`, {
    ...scaleBody,
    ...changes,
    lastOverhauledOn: '2026-11-21',
  })
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { fields: { lastOverhauledOn: 'scales.date-future' } },
  ])
})

test('deleting an instrument returns 204, a second time 404', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id } = await createScale(edge, anne)
  expect((await requestAs(edge, anne, 'DELETE', `/profile/scales/${id}`)).status).toBe(204)
  expect((await requestAs(edge, anne, 'DELETE', `/profile/scales/${id}`)).status).toBe(404)
  expect(await edge.rows('scales')).toEqual([])
})

test('the instrument of another person cannot be read, changed or deleted: 404', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const bert = await createHolder(edge)
  const scale = await createScale(edge, anne)
  expect(await scalesOf(edge, bert)).toEqual([])
  const answers = [
    await requestAs(edge, bert, 'PUT', `/profile/scales/${scale.id}`, scaleBody),
    await requestAs(edge, bert, 'DELETE', `/profile/scales/${scale.id}`),
    await requestAs(edge, bert, 'GET', `/profile/scales/${scale.id}/calendar.ics`),
    await requestAs(edge, bert, 'GET', '/profile/scales.ics'),
  ]
  const unknown = await requestAs(edge, bert, 'PUT', `/profile/scales/${crypto.randomUUID()}`, scaleBody)
  const unknownBody = await unknown.text()
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, unknownBody])
  expect(await scalesOf(edge, anne)).toEqual([scale])
})

test.each([
  ['GET', '/profile/scales'],
  ['POST', '/profile/scales'],
  ['PUT', '/profile/scales/x'],
  ['DELETE', '/profile/scales/x'],
  ['GET', '/profile/scales.ics'],
  ['GET', '/profile/scales/x/calendar.ics'],
])('%s %s checks the session first', async (method, path) => {
  const edge = await openEdge()
  const response = await edge.request(`/api${path}`, { method })
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }])
})

test('a wrong method gets 405 with Allow, and a dot in the path is literal', async () => {
  const edge = await openEdge()
  const allowed = async (path: string) => {
    const response = await edge.request(`/api${path}`, { method: 'PATCH' })
    return [response.status, response.headers.get('allow')]
  }
  expect(await allowed('/profile/scales')).toEqual([405, 'GET, HEAD, POST'])
  expect(await allowed('/profile/scales/x')).toEqual([405, 'PUT, DELETE'])
  expect(await allowed('/profile/scales/ics')).toEqual([405, 'PUT, DELETE'])
  expect(await allowed('/profile/scales.ics')).toEqual([405, 'GET, HEAD'])
  expect(await allowed('/profile/scales/x/calendar.ics')).toEqual([405, 'GET, HEAD'])
  expect((await allowed('/profile/scalesXics'))[0]).toBe(404)
})

test.each([
  [{ lastVerifiedOn: '2026-11-21' }, { lastVerifiedOn: 'scales.date-future' }],
  [{ max: { value: 0, unit: 'kg' } }, { 'max.value': 'form.mass-range' }],
  [{ userId: 'x' }, { userId: 'form.unknown' }],
])('%j is refused and nothing is stored', async (changes, fields) => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const response = await requestAs(edge, anne, 'POST', '/profile/scales', { ...scaleBody, ...changes })
  expect([response.status, await response.json()]).toMatchObject([422, { code: 'invalid-fields', fields }])
  expect(await edge.rows('scales')).toEqual([])
})

test('the current day is that of Paris', async () => {
  const edge = await openEdge()
  setClock('2026-11-20T23:30:00.000Z')
  const anne = await createHolder(edge)
  const scale = await createScale(edge, anne, { use: 'trade', lastVerifiedOn: '2026-11-21' })
  expect(scale.verification).toMatchObject({ dueOn: '2027-11-21', daysLeft: 365 })
})

test('the same form submitted twenty times at once stores one instrument', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const key = crypto.randomUUID()
  const send = () =>
    edge.post('/api/profile/scales', scaleBody, { cookie: anne.cookie, 'idempotency-key': key })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(await edge.rows('scales')).toHaveLength(1)
})

test('the idempotency key of another person has no effect', async () => {
  const edge = await openEdge()
  const [anne, bert] = [await createHolder(edge), await createHolder(edge)]
  const key = crypto.randomUUID()
  const send = (cookie: string) =>
    edge.post('/api/profile/scales', scaleBody, { cookie, 'idempotency-key': key })
  const ids = [await send(anne.cookie), await send(bert.cookie)].map(async (answer) => {
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: string }).id
  })
  expect(new Set(await Promise.all(ids)).size).toBe(2)
  expect(await scalesOf(edge, bert)).toHaveLength(1)
  const keyless = await edge.post('/api/profile/scales', scaleBody, {
    cookie: bert.cookie,
    'idempotency-key': 'x',
  })
  expect(keyless.status).toBe(400)
})

test('an idempotency key that was used for another instrument is refused', async () => {
  const edge = await openEdge()
  const { cookie } = await createHolder(edge)
  const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
  expect((await edge.post('/api/profile/scales', scaleBody, headers)).status).toBe(201)
  const other = await edge.post('/api/profile/scales', { ...scaleBody, model: 'Another' }, headers)
  expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
    422,
    'idempotency-mismatch',
  ])
})

test('the register enforces its limit under concurrent requests', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const bert = await createHolder(edge)
  await edge.env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${limits.scales - 2})
     insert into scales (id, user_id, make, model, serial, place, country, use, created_at, updated_at)
     select 'id-' || i, ?, '', 'x', '', '', 'FR', 'none', '', '' from n`,
  )
    .bind(anne.user.id)
    .run()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => requestAs(edge, anne, 'POST', '/profile/scales', scaleBody)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = answers.find(({ status }) => status === 422)
  expect(await refused?.json()).toMatchObject({ fields: { model: 'scales.too-many' } })
  expect(await scalesOf(edge, anne)).toHaveLength(limits.scales)
  await createScale(edge, bert)
})

test('the calendar file contains the due dates in the requested language', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const one = await createScale(edge, anne)
  const other = await createScale(edge, anne, { model: 'TR2', country: 'DE' })
  await createScale(edge, anne, { model: 'unregulated', use: 'none' })
  const response = await requestAs(edge, anne, 'GET', '/profile/scales.ics?lang=de')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="verifications.ics"',
    'cache-control': 'private, no-store',
  })
  const text = (await response.text()).replaceAll('\r\n ', '')
  expect(text.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20270310', 'DTSTART;VALUE=DATE:20271231'])
  const host = new URL(origin).host
  expect(text.match(/^UID:.*$/gm)).toEqual([`UID:${one.id}@${host}`, `UID:${other.id}@${host}`])
  expect(text).toContain('liegt beim Verwender')
  const single = await requestAs(edge, anne, 'GET', `/profile/scales/${one.id}/calendar.ics`)
  const file = (await single.text()).replaceAll('\r\n ', '')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).toContain('incombe à son détenteur')
})

test('an instrument without a due date has no calendar file', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id } = await createScale(edge, anne, { use: 'none' })
  for (const path of ['/profile/scales.ics', `/profile/scales/${id}/calendar.ics`])
    expect((await requestAs(edge, anne, 'GET', path)).status).toBe(404)
  expect((await requestAs(edge, anne, 'GET', '/profile/scales.ics?lang=xx')).status).toBe(422)
})

test('a database failure returns an error and does not clear the session', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1 })
  const response = await requestAs(edge, anne, 'GET', '/profile/scales')
  expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
  expect(takeErrors()).toHaveLength(1)
  expect(await scalesOf(edge, anne)).toEqual([])
})

test('erasing the account deletes its instruments', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  await createScale(edge, anne)
  await edge.env.DB.prepare('delete from users where id = ?').bind(anne.user.id).run()
  expect(await edge.rows('scales')).toEqual([])
})

test('the logbook keeps every recorded day; one that the instrument no longer names can be taken out', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id } = await createScale(edge, anne, { lastVerifiedOn: '2024-03-10' })
  const path = `/profile/scales/${id}`
  const logbook = async () => await (await requestAs(edge, anne, 'GET', `${path}/logbook`)).json()
  const verified = (doneOn: string) => ({ event: 'verification', doneOn })
  expect(v.parse(Logbook, await logbook())).toMatchObject({
    scale: { id },
    product: null,
    request: null,
    registeredAt: '2026-11-20T10:00:00.000Z',
    history: [verified('2024-03-10')],
  })
  for (const lastVerifiedOn of ['2026-03-10', '2026-03-10', null, '2025-03-10', '2026-03-01'])
    await requestAs(edge, anne, 'PUT', path, { ...scaleBody, lastVerifiedOn, lastOverhauledOn: '2025-01-02' })
  const days = ['2026-03-10', '2026-03-01', '2025-03-10']
  const overhaul = { event: 'overhaul', doneOn: '2025-01-02' }
  const all = [...days.map(verified), overhaul, verified('2024-03-10')]
  expect(await logbook()).toMatchObject({ history: all })
  const remove = (day: object, who = anne) => requestAs(edge, who, 'POST', `${path}/logbook/removals`, day)
  const left = all.filter(({ doneOn }) => doneOn !== '2025-03-10')
  for (const time of ['once', 'twice']) {
    const response = await remove(verified('2025-03-10'))
    expect([time, response.status, await response.json()]).toMatchObject([time, 200, { history: left }])
  }
  // What the instrument names stays.
  for (const day of [verified('2026-03-01'), overhaul])
    expect(await (await remove(day)).json()).toMatchObject({ history: left })
  expect((await remove(verified('2026-02-30'))).status).toBe(422)
  const bert = await createHolder(edge)
  expect((await remove(verified('2026-03-10'), bert)).status).toBe(404)
  expect(await logbook()).toMatchObject({ history: left })
  await requestAs(edge, anne, 'DELETE', path)
  expect(await edge.rows('scale_verifications')).toEqual([])
})

test('a full history takes no more days, and the instrument is written all the same', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id } = await createScale(edge, anne, { lastVerifiedOn: null })
  await edge.env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${limits.scaleHistory})
     insert into scale_verifications select ?, 'verification', date('2000-01-01', '+' || i || ' days'), '' from n`,
  )
    .bind(id)
    .run()
  const response = await requestAs(edge, anne, 'PUT', `/profile/scales/${id}`, scaleBody)
  expect([response.status, await response.json()]).toMatchObject([200, { lastVerifiedOn: '2025-03-10' }])
  expect(await edge.rows('scale_verifications')).toHaveLength(limits.scaleHistory)
})

test('the QR code is an SVG image of the address of the logbook', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const { id } = await createScale(edge, anne)
  const response = await requestAs(edge, anne, 'GET', `/profile/scales/${id}/code.svg?lang=de`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  const svg = await response.text()
  expect(readCode(svg)).toBe(`${origin}/de/dashboard/appareils/${id}`)
})

test('the export of an account holds the history of its instruments', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const bert = await createHolder(edge)
  const { id } = await createScale(edge, anne)
  await createScale(edge, bert)
  const response = await requestAs(edge, anne, 'GET', '/profile/export')
  expect(((await response.json()) as { scales: object[] }).scales).toMatchObject([
    { id, history: [{ scaleId: id, event: 'verification', doneOn: scaleBody.lastVerifiedOn }] },
  ])
})
