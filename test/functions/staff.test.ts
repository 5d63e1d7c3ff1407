import { beforeEach, expect, test } from 'vitest'
import { retention } from '#config/retention.ts'
import type { AuditEntries } from '#domain/staff/audit.ts'
import type { DeskMe, StaffMember } from '#domain/staff/staff-schemas.ts'
import { type Role, roles } from '#domain/staff/staff-schemas.ts'
import { auditEntries } from '#functions/db/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { staff } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { deleteExpired } from '#functions/queue/retention.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { contract } from '#src/contract/contracts.ts'
import { type Endpoint, type EndpointName, methodAndPath } from '#src/contract/endpoint.ts'
import { accessTable } from '#test/support/access-table.ts'
import { accessTokens, accessVars, keyPairs, signed } from '#test/support/access-tokens.ts'
import { insertUser, setTime } from '#test/support/accounts.ts'
import { exampleAddress } from '#test/support/contract-cases.ts'
import { sendForm } from '#test/support/desk.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { makeDeskLinks, makeDeskSubject } from '#test/support/owned.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

const noon = '2026-11-16T11:00:00.000Z'
const marie = 'marie@haut-barr-pesage.example'
let edge: Edge

beforeEach(async () => {
  edge = await openEdge({ catalogue: catalogueOf('montevigne-p1'), vars: accessVars })
  setTime(noon)
  await accessTokens(noon)
})

/** The headers of whoever Access lets in with that address. */
async function as(email: string): Promise<Record<string, string>> {
  const [own] = await keyPairs()
  return { 'cf-access-jwt-assertion': await signed(own, clock.now().toISOString(), { email }) }
}

const insert = (email: string, granted: readonly Role[]) =>
  openDb(edge.env.DB)
    .insert(staff)
    .values({ email, name: email, roles: [...granted], addedAt: noon })

const ask = async (email: string, path: string, init: RequestInit = {}) =>
  edge.request(path, {
    ...init,
    headers: { ...(await as(email)), 'content-type': 'application/json', ...init.headers },
  })
const put = (email: string, path: string, body: object) =>
  ask(email, path, { method: 'PUT', body: JSON.stringify(body) })
/** Stores a member of staff as `by` sees the team. */
async function putMember(by: string, member: { email: string; name: string; roles: readonly string[] }) {
  const { items } = (await (await ask(by, '/api/desk/staff')).json()) as { items: StaffMember[] }
  const seen = items.find(({ email }) => email === member.email.toLowerCase())?.revision ?? 0
  return put(by, '/api/desk/staff', { ...member, seen })
}
const me = async (email: string) => (await (await ask(email, '/api/desk/me')).json()) as DeskMe
const journal = async (query = '') =>
  ((await (await ask(marie, `/api/desk/audit?${query}`)).json()) as AuditEntries).items

const deskEndpoints = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access === 'desk',
)

test('every endpoint of the desk names its roles', () => {
  expect(deskEndpoints.length).toBeGreaterThan(5)
  for (const [name, endpoint] of deskEndpoints)
    expect([name, endpoint.roles]).toEqual([name, expect.any(Array)])
})

const savePrices = () =>
  ask(marie, '/api/desk/catalogue/price-change', {
    method: 'POST',
    body: JSON.stringify(contract['POST /desk/catalogue/price-change'].body.example),
  })

test.each<[Role[]]>([
  ...roles.map((role) => [[role]] as [Role[]]),
  [['sales', 'content']],
  [['catalogue', 'content']],
])(
  'the roles %j reach the endpoints that name one of them, and get the 404 of strangers from all others',
  async (granted) => {
    await insert(marie, ['administrator'])
    await insert('nadia@example.org', granted)
    const { reference } = (await (await edge.post('/api/quotes', shortQuote)).json()) as { reference: string }
    const message = await sendForm(edge, '/api/contact', contactBody)
    for (const [name, { roles: needed = [], query, body }] of deskEndpoints) {
      // Something to publish, whatever was dropped before.
      if (name === 'POST /desk/publications') await savePrices()
      const id = name.includes(':reference') ? reference : await makeDeskSubject(edge, name, message)
      const response = await ask('nadia@example.org', exampleAddress(name, query, id), {
        method: methodAndPath(name).method,
        ...(body ? { body: JSON.stringify(body.example) } : {}),
      })
      const { code } = (await response.json().catch(() => ({}))) as { code?: string }
      const isNamed = needed.length === 0 || needed.some((role) => granted.includes(role))
      // What is reached may still refuse the example; what exists is never « not found » there.
      expect([name, code !== 'not-found']).toEqual([name, isNamed || granted.includes('administrator')])
    }
  },
)

test('the link of a mail reaches its request alone, whatever an endpoint names beside it', async () => {
  setTime('2026-02-01T12:00:00Z')
  const owner = await insertUser(edge)
  const { reference, tokens } = await makeDeskLinks(edge, owner)
  const reached: EndpointName[] = []
  for (const [name, { query, body }] of deskEndpoints) {
    const id = name.includes(':reference') ? reference : await makeDeskSubject(edge, name)
    const response = await edge.request(exampleAddress(name, query, id), {
      method: methodAndPath(name).method,
      headers: { authorization: `Bearer ${tokens.good}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body.example) } : {}),
    })
    if (response.status !== 404) reached.push(name)
  }
  const named = deskEndpoints.filter(
    ([name, { roles: needed }]) =>
      needed?.length === 0 || (name.includes(':reference') && needed?.includes('sales')),
  )
  expect(reached).toEqual(named.map(([name]) => name))
})

test('the table of access in the documentation is that of the contract', async () => {
  await expect(accessTable()).toMatchFileSnapshot('../../docs/architecture/access.md')
})

test('no statement alters a row of the journal', async () => {
  await me(marie)
  const before = await edge.rows('audit_log')
  expect(before).toHaveLength(1)
  await expect(edge.env.DB.prepare("update audit_log set who = 'nobody'").run()).rejects.toThrow(
    'not altered',
  )
  expect(await edge.rows('audit_log')).toEqual(before)
})

test('the first one in becomes administrator, and only the first', async () => {
  const [one, two] = await Promise.all([me(marie), me('paul@example.org')])
  const administrators = [one, two].filter((each) => each.roles.includes('administrator'))
  expect(administrators).toHaveLength(1)
  expect(await edge.rows('staff')).toHaveLength(1)
  const [first] = administrators
  expect(await me('late@example.org')).toEqual({
    email: 'late@example.org',
    name: 'late@example.org',
    publicName: '',
    roles: [],
    whole: true,
    administrators: [`${first?.name} (${first?.email})`],
  })
  expect((await ask('late@example.org', '/api/desk/requests')).status).toBe(404)
})

test('an administrator gives and takes roles, in any case of the address; the last one stays', async () => {
  await me(marie)
  const given = { email: 'Paul@Example.org', name: '', roles: ['sales', 'content'] }
  expect((await putMember(marie, given)).status).toBe(200)
  expect(await me('PAUL@example.org')).toMatchObject({ name: 'Paul', roles: ['sales', 'content'] })
  expect((await ask('paul@example.org', '/api/desk/requests')).status).toBe(200)
  await putMember(marie, { ...given, roles: [] })
  expect((await ask('paul@example.org', '/api/desk/requests')).status).toBe(404)
  const last = await putMember(marie, { email: marie, name: '', roles: ['sales'] })
  expect([last.status, await last.json()]).toMatchObject([422, { fields: { roles: 'form.choice' } }])
  expect(await me(marie)).toMatchObject({ roles: ['administrator'] })
  await putMember(marie, { ...given, roles: ['administrator'] })
  expect((await putMember(marie, { email: marie, name: '', roles: ['sales'] })).status).toBe(200)
  const { items } = (await (await ask('paul@example.org', '/api/desk/staff')).json()) as {
    items: StaffMember[]
  }
  expect(items.map(({ email, roles }) => [email, roles])).toEqual([
    [marie, ['sales']],
    ['paul@example.org', ['administrator']],
  ])
})

test('who has left is out of the team, keeps the name, and what waited with them is unassigned; the last one stays', async () => {
  await me(marie)
  const leave = async (email: string) => {
    const response = await ask(marie, `/api/desk/staff?email=${email}`, { method: 'DELETE' })
    return response.status
  }
  expect(await leave(marie)).toBe(422)
  expect(await leave('nobody@example.org')).toBe(404)
  const paul = { email: 'paul@example.org', name: 'Paul', roles: ['sales'] }
  await putMember(marie, paul)
  const { reference } = (await (await edge.post('/api/quotes', shortQuote)).json()) as { reference: string }
  const state = `/api/desk/requests/${reference}/state`
  await ask(paul.email, state, { method: 'POST', body: JSON.stringify({ action: 'mine' }) })
  expect(await leave('PAUL@example.org')).toBe(204)
  expect(await leave(paul.email)).toBe(404)
  expect((await ask(paul.email, '/api/desk/requests')).status).toBe(404)
  expect(await edge.rows('quote_requests')).toMatchObject([{ assignee: '' }])
  const [entry, mine] = await journal()
  expect(entry).toMatchObject({
    ...{ who: marie, action: 'delete', subject: { kind: 'staff', id: paul.email, name: 'Paul' } },
    ...{ before: { name: 'Paul', roles: ['sales'] }, after: null },
  })
  expect(mine).toMatchObject({ action: 'assign', name: 'Paul' })
  await putMember(marie, { ...paul, name: '' })
  expect(await me(paul.email)).toMatchObject({ name: 'Paul', roles: ['sales'] })
})

test('of two who change the roles of somebody the second is told who was first, and when', async () => {
  await me(marie)
  await put(marie, '/api/desk/me', { name: 'Marie Klein', publicName: '' })
  const paul = { email: 'paul@example.org', name: 'Paul', roles: ['administrator'] }
  const { revision } = (await (await putMember(marie, paul)).json()) as { revision: number }
  const answers = [
    await put(marie, '/api/desk/staff', { ...paul, roles: ['sales'], seen: revision }),
    await put(marie, '/api/desk/staff', { ...paul, roles: ['content'], seen: revision }),
    // Nobody new: the address is in the team.
    await put(marie, '/api/desk/staff', { ...paul, roles: ['content'], seen: 0 }),
    // A repetition whose answer was lost.
    await put(marie, '/api/desk/staff', { ...paul, roles: ['sales'], seen: revision }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 412, 412, 200])
  expect(await answers[1]?.json()).toMatchObject({ changed: { by: 'Marie Klein', at: noon } })
  expect(await me(paul.email)).toMatchObject({ roles: ['sales'] })
  expect(await journal(`subject=${paul.email}`)).toHaveLength(2)
})

test('of two administrators who take the role from each other at once one stays', async () => {
  await insert(marie, ['administrator'])
  await insert('paul@example.org', ['administrator'])
  const taken = { name: '', roles: [] }
  await Promise.all([
    putMember(marie, { ...taken, email: 'paul@example.org' }),
    putMember('paul@example.org', { ...taken, email: marie }),
  ])
  const rows = await edge.rows<{ roles: string }>('staff')
  expect(rows.filter((row) => row.roles.includes('administrator')).length).toBeGreaterThanOrEqual(1)
})

test('every change writes a row of the journal with author, before and after; what changes nothing writes none', async () => {
  await me(marie)
  await putMember(marie, { email: 'paul@example.org', name: 'Paul', roles: ['sales'] })
  await putMember(marie, { email: 'paul@example.org', name: 'Paul', roles: ['sales'] })
  setTime('2026-11-16T23:30:00.000Z')
  await put('paul@example.org', '/api/desk/me', { name: 'Paul Weber', publicName: 'Paul' })
  const entries = await journal()
  expect(entries.map(({ who, action, subject }) => [who, action, subject.id])).toEqual([
    ['paul@example.org', 'change', 'paul@example.org'],
    [marie, 'create', 'paul@example.org'],
    [marie, 'create', marie],
  ])
  expect(entries[0]).toMatchObject({
    name: 'Paul Weber',
    before: { name: 'Paul', publicName: '' },
    after: { name: 'Paul Weber', publicName: 'Paul' },
  })
  // In Paris the last one was written on the next day.
  expect(await journal('day=2026-11-16')).toHaveLength(2)
  expect(await journal('day=2026-11-17')).toHaveLength(1)
  expect(await journal(`who=${marie}`)).toHaveLength(2)
  expect(await journal('kind=request')).toEqual([])
  expect(await journal('subject=paul@example.org')).toHaveLength(2)
})

/**
 * They compute, or keep what is typed of an offer, whose version that is sent is the change; the version that the
 * example calls off is not there.
 */
const unrecorded: readonly string[] = [
  ...['POST /desk/articles/preview', 'POST /desk/catalogue/products/:id/check', 'POST /desk/media'],
  ...['POST /desk/catalogue/documents', 'PUT /desk/requests/:reference/draft', 'DELETE /desk/versions'],
]

test('each endpoint that does what it is asked for writes into the journal, in its own batch', async () => {
  await insert(marie, ['administrator'])
  const done: string[] = []
  for (const [name, { query, body }] of deskEndpoints) {
    const { method } = methodAndPath(name)
    if (method === 'GET' || unrecorded.includes(name)) continue
    const { reference } = (await (await edge.post('/api/quotes', shortQuote)).json()) as { reference: string }
    const message = await sendForm(edge, '/api/contact', contactBody)
    if (name === 'POST /desk/publications') await savePrices()
    const id = name.includes(':reference') ? reference : await makeDeskSubject(edge, name, message)
    const before = (await edge.rows('audit_log')).length
    const response = await ask(marie, exampleAddress(name, query, id), {
      method,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(body ? { body: JSON.stringify(body.example) } : {}),
    })
    if (!response.ok) continue
    expect([name, (await edge.rows('audit_log')).length > before]).toEqual([name, true])
    done.push(name)
  }
  expect(done.length).toBeGreaterThan(20)
})

test('the journal has pages', async () => {
  await insert(marie, ['administrator'])
  for (let i = 0; i < 51; i++) await putMember(marie, { email: `n${i}@example.org`, name: '', roles: [] })
  const first = (await (await ask(marie, '/api/desk/audit')).json()) as AuditEntries
  const rest = (await (await ask(marie, `/api/desk/audit?cursor=${first.nextCursor}`)).json()) as AuditEntries
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([50, 1, null])
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(51)
  expect((await ask(marie, '/api/desk/audit?cursor=x')).status).toBe(422)
})

test('a publication of many products is named by the first, with the number of the others', async () => {
  await insert(marie, ['administrator'])
  const at = '2026-12-01T10:00:00Z'
  const { DB } = edge.env
  await DB.batch([
    DB.prepare(`insert into publications (id, author, created_at, due_at) values ('p', ?, ?, ?)`).bind(
      marie,
      at,
      at,
    ),
    ...['A', 'B', 'C', 'D', 'E'].map((name) =>
      DB.prepare(`insert into publication_changes (publication_id, subject, after) values ('p', ?, ?)`).bind(
        name,
        JSON.stringify({ name: { fr: name } }),
      ),
    ),
    DB.prepare(
      `insert into audit_log (at, who, subject_kind, subject_id, action) values (?, ?, 'publication', 'p', 'create')`,
    ).bind(at, marie),
  ])
  const { items } = (await (await ask(marie, '/api/desk/audit?kind=publication')).json()) as AuditEntries
  expect(items.map(({ subject }) => subject.name)).toEqual(['A, B, C +2'])
})

test('offers, messages and changes of a request name their author: at the desk by name, to the customer as chosen', async () => {
  await me(marie)
  await put(marie, '/api/desk/me', { name: 'Marie Klein', publicName: 'Marie K.' })
  const quote = { ...shortQuote, email: 'anne@example.org' }
  const { reference } = (await (await edge.post('/api/quotes', quote)).json()) as { reference: string }
  const path = `/api/desk/requests/${reference}`
  const post = async (to: string, body: object) =>
    edge.request(`${path}/${to}`, {
      method: 'POST',
      headers: {
        ...(await as(marie)),
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
  await post('state', { action: 'take' })
  await post('messages', { text: 'Bonjour' })
  await post('offers', {
    after: 0,
    lines: [{ text: 'Balance', quantity: 1, unitCents: 100, discountCents: 0, vatPermille: 200 }],
    validUntil: '2026-12-16',
    delivery: '',
    conditions: '',
    note: '',
  })
  const found = (await (await ask(marie, path)).json()) as {
    request: { messages: { by: string }[]; offers: { by: string }[] }
  }
  expect([found.request.messages[0]?.by, found.request.offers[0]?.by]).toEqual(['Marie Klein', 'Marie Klein'])
  expect((await journal(`subject=${reference}`)).map(({ who, action }) => [who, action])).toEqual([
    [marie, 'offer'],
    [marie, 'message'],
    [marie, 'take'],
  ])
  expect(JSON.stringify(await edge.rows('audit_log'))).not.toContain('anne@example.org')
})

test('a link to the local desk has the role that it was signed with', async () => {
  const local = await openEdge({
    catalogue: catalogueOf('montevigne-p1'),
    vars: { SITE_ORIGIN: 'http://localhost:8787' },
  })
  setTime(noon)
  for (const role of roles) {
    const token = await wholeDeskToken(local.env, new Date('2026-11-16T12:00:00Z'), [role])
    const headers = { authorization: `Bearer ${token}` }
    const answer: DeskMe = (await (
      await local.request('http://localhost:8787/api/desk/me', { headers })
    ).json()) as DeskMe
    expect(answer).toMatchObject({ email: `${role}@localhost`, roles: [role], whole: true })
  }
})

test('strangers, customers and forged tokens are not told who works here', async () => {
  const { refused } = await accessTokens(noon)
  const answers = [await edge.request('/api/desk/me')]
  for (const token of refused)
    answers.push(await edge.request('/api/desk/me', { headers: { 'cf-access-jwt-assertion': token } }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(await edge.rows('staff')).toEqual([])
})

test('the journal is kept as long as the privacy page says, and its lines of the command line are found together', async () => {
  await insert(marie, ['administrator'])
  const kept = new Date(noon)
  kept.setUTCFullYear(kept.getUTCFullYear() - retention.audit.years)
  const entry = { action: 'change', subject: { kind: 'hours', id: '1' } } as const
  const rows = [
    { ...entry, who: marie, at: new Date(kept.getTime() - 1000).toISOString() },
    { ...entry, who: 'operator:anna', at: new Date(kept.getTime() + 1000).toISOString() },
    { ...entry, who: 'operator:otto', at: noon },
    { ...entry, who: 'operators@example.org', at: noon },
  ]
  const db = openDb(edge.env.DB)
  await auditEntries(db, rows)
  await deleteExpired(db)
  expect((await journal()).map(({ who }) => who)).toEqual([
    'operators@example.org',
    'operator:otto',
    'operator:anna',
  ])
  expect((await journal('who=operator:')).map(({ who }) => who)).toEqual(['operator:otto', 'operator:anna'])
  expect((await journal('who=operator:anna')).map(({ who }) => who)).toEqual(['operator:anna'])
})
