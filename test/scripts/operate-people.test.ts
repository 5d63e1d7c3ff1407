import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { idOfToken } from '#functions/platform/links.ts'
import { remoteDatabase } from '#scripts/operate/remote-database.ts'
import { asUser, insertUser } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { operatorOf } from '#test/support/operate.ts'
import { quoteBody, shortQuote } from '#test/support/requests.ts'

let edge: Edge
let operator: ReturnType<typeof operatorOf>

beforeAll(async () => {
  edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  operator = operatorOf(edge)
})
afterEach(() => vi.unstubAllEnvs())

const statusOf = async (cookie: string) => (await asUser(edge, cookie)('GET', '/api/profile')).status

test('an account is found by the beginning of its address, in any case', async () => {
  const { user } = await insertUser(edge, { email: 'lea.weber@example.org', company: 'Weber SARL' })
  await insertUser(edge, { email: 'leb@example.org' })
  const row = { email: user.email, company: 'Weber SARL', accountStatus: 'active' }
  expect(await operator.rows('accounts', 'find', 'LEA.')).toMatchObject([row])
  expect(await operator.rows('accounts')).toContainEqual(expect.objectContaining(row))
  expect(await operator.rows('accounts', 'find', 'nobody')).toEqual([])
})

test('a disabled account is shut out at once, and let in again', async () => {
  const { user, cookie } = await insertUser(edge, { email: 'out@example.org' })
  expect(await statusOf(cookie)).toBe(200)
  expect((await operator.run('accounts', 'disable', user.email)).code).toBe(2)
  expect(await statusOf(cookie)).toBe(200)
  expect((await operator.run('accounts', 'disable', 'OUT@example.org', '--yes')).code).toBe(0)
  expect(await statusOf(cookie)).toBe(401)
  expect((await operator.run('accounts', 'disable', user.email, '--yes')).err).toContain('already')
  await operator.run('accounts', 'enable', user.email, '--yes')
  expect(await operator.rows('accounts', 'find', 'out@')).toMatchObject([{ accountStatus: 'active' }])
})

test('an erased account takes along what the customer’s own deletion takes, and no one else’s', async () => {
  const verified = { emailVerifiedAt: '2026-01-05T09:00:00.000Z' }
  const { user, cookie } = await insertUser(edge, { email: 'gone@example.org', ...verified })
  await insertUser(edge, { email: 'gone2@example.org', ...verified })
  for (const email of ['gone@example.org', 'gone2@example.org'])
    await edge.post('/api/quotes', { ...shortQuote, email })
  const shown = await operator.rows('accounts', 'erase', 'gone@example.org', '--yes')
  expect(shown).toMatchObject([{ email: user.email, 'requests made anonymous': 1, 'messages deleted': 0 }])
  expect(await statusOf(cookie)).toBe(401)
  expect(await edge.rows("quote_requests where email = 'gone@example.org'")).toEqual([])
  expect(await edge.rows("quote_requests where email = 'gone2@example.org'")).toHaveLength(1)
  expect((await operator.run('accounts', 'erase', 'gone@example.org', '--yes')).code).toBe(1)
  expect((await operator.run('accounts', 'erase')).code).toBe(2)
})

test('the request of a guest is erased by its reference, with nothing else of that mailbox', async () => {
  const email = 'guest@example.org'
  const sent = await Promise.all(
    [1, 2].map(
      async () =>
        (await (await edge.post('/api/quotes', { ...shortQuote, email })).json()) as { reference: string },
    ),
  )
  const [{ reference = '' } = {}] = sent
  expect((await operator.run('requests', 'erase', reference, '--yes')).code).toBe(0)
  const rows = await edge.rows<{ reference: string; name: string; email: string }>('quote_requests')
  expect(rows.find((row) => row.reference === reference)).toMatchObject({ name: '', email: '' })
  expect(rows.filter((row) => row.email === email)).toHaveLength(1)

  const { user, cookie } = await insertUser(edge, { email: 'owner@example.org' })
  const theirs = await edge.post('/api/quotes', { ...shortQuote, email: user.email }, { cookie })
  const refused = await operator.run(
    'requests',
    'erase',
    ((await theirs.json()) as { reference: string }).reference,
    '--yes',
  )
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('accounts erase')])
})

const subscribe = (email: string, locale: string, state: string) =>
  edge.env.DB.prepare(
    'insert into newsletter_subscriptions (id, email, locale, state, requested_at, confirmed_at) values (?, ?, ?, ?, ?, ?)',
  ).bind(crypto.randomUUID(), email, locale, state, '2026-11-01', state === 'confirmed' ? '2026-11-02' : null)

test('the export holds the confirmed readers with links that the site accepts, and no formula', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://scales.example')
  vi.stubEnv('LINK_SECRET', edge.env.LINK_SECRET)
  await edge.env.DB.batch([
    subscribe('=cmd@example.org', 'fr', 'confirmed'),
    subscribe('reader@example.org', 'de', 'confirmed'),
    subscribe('waiting@example.org', 'fr', 'pending'),
  ])
  const { code, out } = await operator.run('newsletter', 'export', '--remote')
  const lines = out.split('\n')
  expect([code, lines.length, lines[0]]).toEqual([
    0,
    3,
    '"email","language","confirmed","unsubscribe_page","list_unsubscribe"',
  ])
  expect(lines[1]).toMatch(/^"'=cmd@example\.org","fr"/)
  const reader = (await operator.rows('newsletter', 'export')).find(({ language }) => language === 'de')
  const token = new URL(String(reader?.list_unsubscribe)).searchParams.get('token') ?? ''
  const [{ id } = { id: '' }] = await edge.rows<{ id: string }>(
    "newsletter_subscriptions where locale = 'de'",
  )
  expect(await idOfToken(edge.env, 'newsletter-unsubscribe', token)).toBe(id)
  expect(await operator.rows('newsletter')).toContainEqual({
    ...{ state: 'pending', language: 'fr', subscriptions: 1 },
  })
})

test('the export refuses to sign links of the deployed site without its secret', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://scales.example')
  vi.stubEnv('LINK_SECRET', '')
  const { code, err, out } = await operator.run('newsletter', 'export', '--remote')
  expect([code, out, err]).toEqual([1, '', expect.stringContaining('LINK_SECRET')])
})

test('demand counts what was asked for, and names what was never answered', async () => {
  await edge.env.DB.exec('delete from quote_requests')
  setClock('2026-11-20T10:00:00.000Z')
  const body = { ...quoteBody, items: quoteBody.items.slice(0, 1) }
  const references: string[] = []
  for (const one of [quoteBody, body, { ...shortQuote }]) {
    const response = await edge.post('/api/quotes', one)
    references.push(((await response.json()) as { reference: string }).reference)
  }
  expect(await operator.rows('demand')).toEqual([
    { product: 'montevigne-p1', requests: 2, pieces: 4, won: 0, unanswered: 2 },
    { product: 'tarnoval-tr2', requests: 1, pieces: 1, won: 0, unanswered: 1 },
  ])
  expect((await operator.run('demand', 'unanswered')).code).toBe(0)
  setClock('2026-11-26T10:00:00.000Z')
  await operator.run('requests', 'close', references[0] ?? '', 'Sans suite', '--yes')
  const late = await operator.rows('demand', 'unanswered')
  expect(late.map(({ reference }) => reference).sort()).toEqual(references.slice(1).sort())
  expect((await operator.run('demand', 'unanswered')).code).toBe(1)
  setClock('2027-11-26T10:00:00.000Z')
  expect(await operator.rows('demand')).toEqual([])
  expect(await operator.rows('demand', 'asked', '500')).toHaveLength(2)
  expect((await operator.run('demand', 'asked', 'many')).code).toBe(2)
})

test('demand names what was searched without a result, with nothing that may name a person', async () => {
  await edge.env.DB.exec('delete from search_misses')
  let asked = 0
  const search = async (q: string, lang = 'fr', more = '') => {
    const query = `${new URLSearchParams({ q, lang })}${more}`
    const headers = { 'cf-connecting-ip': `203.0.113.${++asked % 3}` }
    expect((await edge.request(`/api/products?${query}`, { headers })).status).toBe(200)
  }
  setClock('2026-11-20T10:00:00.000Z')
  for (const q of [
    'Zzyzzx',
    ' zzyzzx ',
    'ZZYZZX',
    'anne.zzyzzx@example.org',
    'zzyzzx 03 53 01 12 34',
    'z'.repeat(61),
  ])
    await search(q)
  await search('zzyzzx', 'de')
  await search('montevigne')
  setClock('2026-11-24T10:00:00.000Z')
  await search('zzyzzx')
  expect(await operator.rows('demand', 'searched')).toEqual([
    { query: 'zzyzzx', language: 'fr', times: 4, last: '2026-11-24' },
    { query: 'zzyzzx', language: 'de', times: 1, last: '2026-11-20' },
  ])
  expect(await operator.rows('demand', 'searched', '2')).toMatchObject([{ language: 'fr', times: 1 }])
})

/** Wrangler’s part: runs statements on a database in memory, and answers as `wrangler d1 execute --json` does. */
function scriptedWrangler() {
  const db = new DatabaseSync(':memory:')
  for (const name of readdirSync('migrations')
    .filter((one) => one.endsWith('.sql'))
    .sort())
    db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  const calls: string[][] = []
  const run = async (_: string, args: string[]) => {
    calls.push(args)
    const statements = (args.at(-1) ?? '').split(';\n')
    const results = statements.map((sql) => ({ results: db.prepare(sql).all(), success: true, meta: {} }))
    return { status: 0, stdout: `a warning\n${JSON.stringify(results)}`, stderr: '' }
  }
  return { run, calls, db }
}

test('the deployed database is reached through wrangler by the same statements, with any value', async () => {
  const { run, calls, db } = scriptedWrangler()
  const DB = remoteDatabase(run, 'scales')
  const hostile = 'O\'Neill ? "?"\'); drop table users; --'
  const insert = `insert into newsletter_subscriptions (id, email, locale, state, requested_at) values (?, ?, 'fr', 'pending', '?')`
  await DB.prepare(insert).bind('1', hostile).run()
  expect(await DB.prepare('select email, requested_at from newsletter_subscriptions').first()).toEqual({
    ...{ email: hostile, requested_at: '?' },
  })
  await expect(DB.prepare(insert).bind('2').run()).rejects.toThrow('value')
  db.exec(`insert into users (id, email, email_key, email_domain, first_name, last_name, company, phone, address, city, postal_code, country, locale, created_at, updated_at)
    values ('u', 'far@example.org', 'far@example.org', '', '', '', '', '', '', '', '', '', 'fr', '', '')`)
  const remote = operatorOf(edge, { bindings: async () => ({ ...edge.env, DB }) })
  expect(await remote.rows('accounts', 'find', 'far', '--remote')).toMatchObject([
    { email: 'far@example.org' },
  ])
  expect((await remote.run('accounts', 'erase', 'far@example.org', '--yes', '--remote')).code).toBe(0)
  expect(db.prepare('select * from users').all()).toEqual([])
  expect(calls.at(-1)).toEqual([
    ...['d1', 'execute', 'scales', '--remote', '--yes', '--json', '--command', expect.any(String)],
  ])
})

test('a deployed database that does not answer is a problem with wrangler’s own words', async () => {
  const run = async () => ({ status: 1, stdout: '', stderr: 'You are not logged in' })
  const remote = operatorOf(edge, { bindings: async () => ({ ...edge.env, DB: remoteDatabase(run, 'x') }) })
  expect(await remote.run('accounts', 'find', 'a', '--remote')).toMatchObject({
    ...{ code: 1, err: expect.stringContaining('You are not logged in') },
  })
})
