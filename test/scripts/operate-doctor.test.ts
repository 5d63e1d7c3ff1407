import { beforeAll, expect, test } from 'vitest'
import { recordSweep } from '#functions/operations/watch.ts'
import { aroundD1 } from '#test/support/around-d1.ts'
import { type Edge, setClock } from '#test/support/edge.ts'
import { operatorOf } from '#test/support/operate.ts'
import { openWellEdge } from '#test/support/well-edge.ts'

const healthy = { status: 'ok', mail: 'ok', links: 'ok', files: 'ok', desk: 'ok' }
let edge: Edge

beforeAll(async () => {
  edge = await openWellEdge()
  await recordSweep(edge.env)
})

type Found = { env?: object; health?: object | null; remote?: boolean; location?: string | null }

const secure = 'https://scales.example/assets/'

/** What the doctor finds wrong, by the name of the check. */
async function problems({ env = {}, health = healthy, remote = false, location = secure }: Found = {}) {
  const operator = operatorOf(edge, {
    bindings: async () => ({ ...edge.env, ...env }),
    read: async () => health && JSON.stringify(health),
    locationOf: async (url) => (url === 'http://scales.example/assets/' ? location : null),
  })
  const argv = remote ? ['doctor', '--remote'] : ['doctor']
  const rows = await operator.rows(...argv)
  const wrong = rows.filter(({ state }) => state === 'problem')
  expect((await operator.run(...argv)).code).toBe(wrong.length ? 1 : 0)
  return Object.fromEntries(wrong.map(({ check, what }) => [String(check), String(what)]))
}

test('a healthy site has no problem, running or not', async () => {
  expect(await problems()).toEqual({})
  expect(await problems({ health: null })).toEqual({})
  expect(await problems({ remote: true })).toEqual({})
})

test('what the running site says of itself is a problem, and so is its silence', async () => {
  const mail = 'Variables manquantes'
  expect(await problems({ health: { ...healthy, mail }, remote: true })).toEqual({ mail })
  expect(Object.keys(await problems({ health: null, remote: true }))).toEqual(['site'])
  expect(Object.keys(await problems({ health: {} }))).toEqual(['mail', 'links', 'files', 'desk'])
})

test.each([null, 'http://scales.example/'])(
  'a zone that answers http is a problem (redirects to %s)',
  async (location) => {
    expect(Object.keys(await problems({ remote: true, location }))).toEqual(['https'])
    expect(await problems({ location })).toEqual({})
  },
)

test('a missing binding and a broken one are found', async () => {
  const { KV: _, ...bound } = edge.env
  const operator = operatorOf(edge, { bindings: async () => bound as typeof edge.env })
  expect(await operator.rows('doctor')).toContainEqual(
    expect.objectContaining({ check: 'bindings', what: 'Missing in wrangler.toml: KV' }),
  )
  const FILES = { head: () => Promise.reject(new Error('no bucket')) }
  expect(await problems({ env: { FILES } })).toEqual({ bindings: 'Error: no bucket' })
})

test('missing migrations, an empty catalogue, a wrong clock and mails that wait are found', async () => {
  const exec = (sql: string) => edge.env.DB.prepare(sql).run()
  await exec("delete from d1_migrations where name like '0013%'")
  expect((await problems()).migrations).toContain('0013_desk.sql')
  await exec("insert into d1_migrations values ('0013_desk.sql')")
  await exec("update catalogue_meta set key = 'other' where key = 'version'")
  expect(Object.keys(await problems())).toEqual(['catalogue'])
  await exec("update catalogue_meta set key = 'version' where key = 'other'")
  const now = Date.now()
  const behind = aroundD1(edge.env.DB, async <T>(calls: readonly { sql: string }[], run: () => Promise<T>) =>
    /strftime/.test(calls[0]?.sql ?? '') ? ({ at: new Date(now - 300_000).toISOString() } as T) : run(),
  )
  expect(Object.keys(await problems({ env: { DB: behind } }))).toEqual(['clock'])
  setClock(new Date(now + 3_600_000))
  expect(Object.keys(await problems())).toEqual(['cron'])
  expect(await problems({ health: null })).toEqual({})
  setClock(new Date(now))
  expect(Object.keys(await problems({ env: { MAIL_OPERATOR: '' } }))).toEqual(['operator'])
  await exec("insert into d1_migrations values ('9999_later.sql')")
  expect((await problems()).checkout).toContain('9999_later.sql')
  await exec("delete from d1_migrations where name like '9999%'")
  const insert = (id: string, state: string) =>
    exec(`insert into outbox (id, kind, subject_id, state, due_at, created_at) values
      ('${id}', 'account-welcome', 'x', '${state}', '${new Date(now - 4_000_000).toISOString()}', '')`)
  await insert('a', 'pending')
  await insert('b', 'dead')
  expect(Object.keys(await problems())).toEqual(['dead mails', 'waiting mails'])
  await exec('delete from outbox')
})

const secretList = (...names: string[]) => ({
  run: async () => ({ status: 0, stdout: JSON.stringify(names.map((name) => ({ name }))), stderr: '' }),
})

test('secrets names what the deployed site lacks, and no value', async () => {
  const lacking = await operatorOf(edge, secretList('RATE_LIMIT_SECRET')).run('secrets', '--remote')
  expect([lacking.code, lacking.err]).toEqual([1, expect.stringContaining('LINK_SECRET')])
  expect(lacking.err).not.toContain('SMTP')
  const complete = secretList('RATE_LIMIT_SECRET', 'LINK_SECRET', 'SMTP_HOST')
  expect((await operatorOf(edge, complete).run('secrets', '--remote')).code).toBe(0)
  expect(await operatorOf(edge, complete).rows('secrets', '--remote')).toContainEqual({
    ...{ secret: 'SMTP_HOST', needed: 'no', set: 'yes' },
  })
  expect((await operatorOf(edge).run('secrets')).code).toBe(0)
  expect((await operatorOf(edge).run('secrets', 'all')).code).toBe(2)
})
