import { expect, test } from 'vitest'
import { asUser, deliverAll, hashOf, insertUser, password, setTime } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'
import { scaleBody } from '#test/support/scale-body.ts'
import { uploaded } from '#test/support/uploads.ts'

type Row = Record<string, unknown>
const start = '2026-02-02T09:00:00.000Z'

/** A customer with two instruments, one of them with a file, and a colleague. */
async function openTwo() {
  const edge = await openEdge()
  setTime(start)
  const anne = await insertUser(edge, { email: 'anne@example.org', emailVerifiedAt: start })
  const bernard = await insertUser(edge, { email: 'bernard@example.org' })
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  const photo = await uploaded(edge, { purpose: 'scale', headers: { cookie: anne.cookie } })
  const attachments = [{ id: photo.id, key: photo.key }]
  for (const body of [
    { ...scaleBody, attachments },
    { ...scaleBody, model: 'TR2' },
  ])
    expect((await edge.post('/api/profile/scales', body, { cookie: anne.cookie })).status).toBe(201)
  const offer = (email = 'bernard@example.org', secret = password) =>
    asUser(edge, anne.cookie)('POST', '/api/profile/handover', { email, password: secret })
  const confirm = async ({ cookie }: { cookie: string }, token: string) => {
    const answer = await asUser(edge, cookie)('POST', '/api/profile/handover/confirm', { token })
    return [answer.status, (await answer.json()) as Row] as const
  }
  const scalesOf = async ({ cookie }: { cookie: string }) =>
    ((await (await asUser(edge, cookie)('GET', '/api/profile/scales')).json()) as { items: Row[] }).items
  return { edge, anne, bernard, photo, offer, confirm, scalesOf }
}

const tokens = (mails: { to: string; text: string }[]) =>
  Object.fromEntries(mails.map(({ to, text }) => [to, text.match(/#handover=(\S+)/)?.[1] ?? 'none']))

test.each(['owner first', 'receiver first'])(
  'the register moves once both have opened the link (%s)',
  async (order) => {
    const { edge, anne, bernard, photo, offer, confirm, scalesOf } = await openTwo()
    const before = (await scalesOf(anne)).map(({ id }) => id)
    expect((await offer()).status).toBe(202)
    const sent = tokens(await deliverAll(edge))
    expect(Object.keys(sent).sort()).toEqual(['anne@example.org', 'bernard@example.org'])
    const [first, second] = order === 'owner first' ? ([anne, bernard] as const) : ([bernard, anne] as const)
    expect(await confirm(first, sent[first.user.email] ?? '')).toMatchObject([200, { state: 'waiting' }])
    expect(await scalesOf(bernard)).toEqual([])
    expect(await confirm(second, sent[second.user.email] ?? '')).toMatchObject([
      200,
      { state: 'handed-over', count: 2 },
    ])
    expect((await scalesOf(bernard)).map(({ id }) => id)).toEqual(before)
    expect(await scalesOf(anne)).toEqual([])
    expect((await deliverAll(edge)).map(({ to }) => to).sort()).toEqual([
      'anne@example.org',
      'bernard@example.org',
    ])
    expect((await asUser(edge, bernard.cookie)('GET', `/api/files/${photo.id}`)).status).toBe(200)
    expect((await asUser(edge, anne.cookie)('GET', `/api/files/${photo.id}`)).status).toBe(404)
    expect(await confirm(bernard, sent['bernard@example.org'] ?? '')).toMatchObject([
      422,
      { code: 'invalid-token' },
    ])
  },
)

test('what was handed over outlives the account that gave it', async () => {
  const { edge, anne, bernard, photo, offer, confirm, scalesOf } = await openTwo()
  await offer()
  const sent = tokens(await deliverAll(edge))
  await confirm(anne, sent['anne@example.org'] ?? '')
  await confirm(bernard, sent['bernard@example.org'] ?? '')
  expect((await asUser(edge, anne.cookie)('DELETE', '/api/profile', { password })).status).toBe(204)
  expect(await scalesOf(bernard)).toHaveLength(2)
  expect((await asUser(edge, bernard.cookie)('GET', `/api/files/${photo.id}`)).status).toBe(200)
  const [scale] = await edge.rows<Row>('scale_verifications')
  expect(scale).toBeDefined()
})

test('neither a stranger nor one of both alone can move it, and the password is needed', async () => {
  const { edge, anne, offer, confirm, scalesOf } = await openTwo()
  expect((await offer('bernard@example.org', 'Falsch-1!Falsch')).status).toBe(401)
  expect((await offer('anne@example.org')).status).toBe(422)
  await offer()
  const sent = tokens(await deliverAll(edge))
  const stranger = await insertUser(edge, { emailVerifiedAt: start })
  for (const token of Object.values(sent))
    expect(await confirm(stranger, token)).toMatchObject([401, { code: 'unauthenticated' }])
  for (let n = 0; n < 2; n++)
    expect(await confirm(anne, sent['bernard@example.org'] ?? '')).toMatchObject([200, { state: 'waiting' }])
  expect(await scalesOf(anne)).toHaveLength(2)
})

test('a register that would become too long is not moved, and both are told why', async () => {
  const { edge, anne, bernard, offer, confirm, scalesOf } = await openTwo()
  await edge.env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 499)
     insert into scales (id, user_id, make, model, serial, place, country, use, created_at, updated_at)
     select 's' || i, '${bernard.user.id}', 'm', 'm', '', '', 'FR', 'none', '${start}', '${start}' from n`,
  ).run()
  await offer()
  const sent = tokens(await deliverAll(edge))
  await confirm(anne, sent['anne@example.org'] ?? '')
  expect(await confirm(bernard, sent['bernard@example.org'] ?? '')).toMatchObject([
    422,
    { code: 'invalid-fields' },
  ])
  expect(await scalesOf(anne)).toHaveLength(2)
})

test('a link lives for a week, a new one voids it, and three an hour are sent', async () => {
  const { edge, anne, offer, confirm } = await openTwo()
  await offer()
  const first = tokens(await deliverAll(edge))
  await offer()
  const second = tokens(await deliverAll(edge))
  expect(await confirm(anne, first['anne@example.org'] ?? '')).toMatchObject([422, { code: 'invalid-token' }])
  setTime('2026-02-08T09:00:00.000Z')
  expect(await confirm(anne, second['anne@example.org'] ?? '')).toMatchObject([200, { state: 'waiting' }])
  setTime('2026-02-09T09:01:00.000Z')
  expect((await confirm(anne, second['anne@example.org'] ?? ''))[0]).toBe(422)
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await offer()).status)
  expect(statuses).toEqual([202, 202, 202, 429])
})
