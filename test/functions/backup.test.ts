import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { backUp } from '#functions/backup/nightly.ts'
import { nightlyTables } from '#functions/backup/tables.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { readCatalogue } from '#scripts/operate/catalogue/read.ts'
import { deliverAll, insertUser, setTime } from '#test/support/accounts.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge, importCatalogue, openEdge } from '#test/support/edge.ts'
import { faultyBucket } from '#test/support/faulty-bucket.ts'
import { memoryBucket } from '#test/support/memory-bucket.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { importsInto, operatorOf } from '#test/support/operate.ts'
import { quoteBody } from '#test/support/requests.ts'
import { openWellEdge } from '#test/support/well-edge.ts'

const key = btoa('k'.repeat(32))
const night = '2026-11-20'
const at = (minutes: number) => setTime(new Date(Date.parse(`${night}T02:05:00.000Z`) + minutes * 60_000))

afterEach(() => {
  delete process.env.BACKUP_KEY
})

/** A site with a request, a customer, and messages that make several parts. */
async function openWithData() {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  const { objects, bucket } = memoryBucket()
  Object.assign(edge.env, { BACKUP: bucket, BACKUP_KEY: key })
  process.env.BACKUP_KEY = key
  at(0)
  await insertUser(edge, { email: 'kept@example.org', company: "L'Étoile\n« Ω »" })
  expect((await edge.post('/api/quotes', quoteBody)).status).toBe(201)
  await edge.env.DB.prepare(
    `insert into contact_messages (id, reference, locale, name, email, phone, subject, message, created_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
     select 'm' || i, 'r' || i, 'fr', 'Anne', 'anne@example.org', '', 's', printf('%020000d', i), '${night}' from n`,
  ).run()
  return { edge, objects, bucket }
}

const verify = (edge: Edge, ...args: string[]) => operatorOf(edge).run('backup', 'verify', ...args)

test('a night is stored encrypted, restored, compared, and fetched as a folder that can be restored', async () => {
  const { edge, objects } = await openWithData()
  await backUp(edge.env)
  expect(objects.size).toBeGreaterThan(4)
  expect([...objects.keys()].at(-1)).toBe(`${night}/manifest`)
  for (const object of objects.values())
    expect(Buffer.from(object).toString('latin1')).not.toMatch(/example|table/)
  const rows = await operatorOf(edge).rows('backup', 'verify')
  expect(rows).toContainEqual({ table: 'contact_messages', rows: 250, restored: 250 })
  expect(rows.map(({ table }) => table).sort()).toEqual((await nightlyTables(edge.env.DB)).sort())
  expect((await verify(edge)).err).toContain(`The backup of ${night} is whole.`)

  const folder = mkdtempSync(join(tmpdir(), 'night-'))
  expect((await operatorOf(edge).run('backup', 'fetch', night, join(folder, 'a'))).code).toBe(0)
  const fresh = await openEdge()
  const restored = await operatorOf(fresh, { run: importsInto(fresh) }).run(
    'backup',
    'restore',
    join(folder, 'a'),
    '--yes',
  )
  expect([restored.code, restored.err]).toEqual([0, expect.stringContaining('every table')])
  for (const table of ['users', 'quote_requests', 'quote_items', 'contact_messages', 'outbox'])
    expect([table, await fresh.rows(table)]).toEqual([table, await edge.rows(table)])
  const models = async ({ env }: Edge) =>
    (await readCatalogue(env.DB, () => {})).products.flatMap(({ variants }) => variants)
  expect(await models(fresh)).toEqual(await models(edge))
  rmSync(folder, { recursive: true })
})

test.each([
  ['before an object is stored', 'before'],
  ['after it', 'after'],
] as const)('a backup that dies %s goes on where it was', async (_, when) => {
  const { edge, bucket, objects } = await openWithData()
  edge.env.BACKUP = faultyBucket(bucket, { method: 'put', when, from: 2, times: 1 })
  await expect(backUp(edge.env)).rejects.toThrow('R2')
  const begun = objects.size
  expect([...objects.keys()].some((name) => name.endsWith('manifest'))).toBe(false)
  edge.env.BACKUP = bucket
  // Its lease is not over yet.
  await backUp(edge.env)
  expect(objects.size).toBe(begun)
  const first = objects.get(`${night}/000000`)
  at(3)
  await backUp(edge.env)
  expect(objects.get(`${night}/000000`)).toBe(first)
  expect((await verify(edge, night)).code).toBe(0)
  const done = objects.size
  await backUp(edge.env)
  expect(objects.size).toBe(done)
})

test('a backup that dies before its position is stored writes that part again', async () => {
  const { edge } = await openWithData()
  const { DB } = edge.env
  edge.env.DB = faultyD1(DB, { when: 'before', times: 1, only: /update "backups" set "position"/ })
  await expect(backUp(edge.env)).rejects.toThrow()
  edge.env.DB = DB
  at(3)
  await backUp(edge.env)
  expect((await verify(edge)).code).toBe(0)
})

test('a run ends in time, and the next goes on', async () => {
  const { edge, objects, bucket } = await openWithData()
  let minutes = 0
  const put = bucket.put.bind(bucket)
  const slow = { ...bucket, put: (...args: Parameters<typeof put>) => at(++minutes) ?? put(...args) }
  edge.env.BACKUP = slow as typeof bucket
  await backUp(edge.env)
  expect(objects.size).toBe(1)
  for (let run = 0; run < 10; run++) await backUp(edge.env)
  expect((await verify(edge)).code).toBe(0)
})

test('a deployed backup is read through wrangler, under the key that it was written with', async () => {
  const { edge, objects } = await openWithData()
  await backUp(edge.env)
  const run = async (_: string, args: string[]) => {
    const [name = '', file = ''] = [args[3], args[args.indexOf('--file') + 1]]
    writeFileSync(file, objects.get(name.replace('haut-barr-pesage-backup/', '')) ?? '')
    return { status: 0, stdout: '', stderr: '' }
  }
  const { code, err } = await operatorOf(edge, { run }).run('backup', 'verify', '--remote')
  expect([code, err]).toEqual([0, expect.stringContaining('is whole')])
})

test('another key, changed bytes, exchanged and missing objects are refused', async () => {
  const { edge, objects } = await openWithData()
  await backUp(edge.env)
  const [one, two] = [`${night}/000000`, `${night}/000001`]
  const whole = new Map(objects)
  const refused = async (change: () => void) => {
    change()
    const { code, err } = await verify(edge)
    for (const [name, object] of whole) objects.set(name, object)
    process.env.BACKUP_KEY = key
    return [code, err]
  }
  const notAsWritten = [1, expect.stringContaining('is not as it was written')]
  expect(await refused(() => (process.env.BACKUP_KEY = btoa('x'.repeat(32))))).toEqual(notAsWritten)
  expect(await refused(() => (process.env.BACKUP_KEY = 'short'))).toEqual([
    1,
    expect.stringContaining('32 bytes'),
  ])
  expect(
    await refused(() =>
      objects.set(one, objects.get(one)?.map((byte, i) => (i === 40 ? byte ^ 1 : byte)) ?? new Uint8Array()),
    ),
  ).toEqual(notAsWritten)
  expect(await refused(() => objects.set(one, whole.get(two) ?? new Uint8Array()))).toEqual(notAsWritten)
  expect(await refused(() => objects.delete(two))).toEqual([1, expect.stringContaining(`no ${two}`)])
  expect((await verify(edge)).code).toBe(0)
})

test('what is deleted while a backup is made leaves nothing loose, and what is new waits for the next', async () => {
  const { edge, bucket } = await openWithData()
  edge.env.BACKUP = faultyBucket(bucket, { method: 'put', when: 'before', from: 1, times: 1 })
  await expect(backUp(edge.env)).rejects.toThrow('R2')
  edge.env.BACKUP = bucket
  await edge.env.DB.prepare('delete from quote_requests').run()
  expect((await edge.post('/api/quotes', quoteBody)).status).toBe(201)
  at(3)
  await backUp(edge.env)
  expect((await verify(edge)).code).toBe(0)
})

test('an import meanwhile begins the night again, so that no catalogue is mixed', async () => {
  const { edge, bucket } = await openWithData()
  edge.env.BACKUP = faultyBucket(bucket, { method: 'put', when: 'before', from: 1, times: 1 })
  await expect(backUp(edge.env)).rejects.toThrow('R2')
  edge.env.BACKUP = bucket
  await importCatalogue(edge.env.DB, catalogueOf('montevigne-p1'))
  await edge.env.DB.prepare("update catalogue_meta set value = value || 'x'").run()
  at(3)
  await backUp(edge.env)
  expect(await edge.rows('backups')).toEqual([])
  await backUp(edge.env)
  expect(await operatorOf(edge).rows('backup', 'verify')).toContainEqual({
    table: 'products',
    rows: 1,
    restored: 1,
  })
})

test('thirty days and twelve months are kept', async () => {
  const { edge, objects } = await openWithData()
  const days = Array.from({ length: 420 }, (_, i) =>
    new Date(Date.parse(night) - (i + 1) * 86_400_000).toISOString().slice(0, 10),
  )
  const insert = edge.env.DB.prepare("insert into backups (night, position, finished_at) values (?, '{}', ?)")
  // One night of each month, the first, was never whole.
  await edge.env.DB.batch(days.map((day) => insert.bind(day, day.endsWith('-01') ? null : day)))
  for (const day of days)
    for (const part of ['0', '1', 'manifest']) objects.set(`${day}/${part}`, new Uint8Array())
  for (let run = 0; run < 6; run++) {
    setTime(new Date(Date.parse(`${night}T02:05:00.000Z`)))
    await edge.env.DB.prepare('delete from backups where night = ?').bind(night).run()
    await backUp(edge.env)
  }
  const kept = [...new Set([...objects.keys()].map((name) => name.slice(0, 10)))].sort()
  const monthly = kept.filter((day) => day < '2026-10-21')
  expect(kept.length - monthly.length).toBe(31)
  expect(monthly).toEqual([
    '2025-11-20',
    ...['2025-12', ...Array.from({ length: 10 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`)].map(
      (m) => `${m}-02`,
    ),
  ])
  expect((await edge.rows<{ night: string }>('backups')).map((row) => row.night).sort()).toEqual(kept)
})

test('a broken night is in the mail to the operator, and its end too', async () => {
  const edge = await openWellEdge()
  const { bucket } = memoryBucket()
  Object.assign(edge.env, { BACKUP: bucket, BACKUP_KEY: key })
  const subjects = async (minutes: number) => {
    at(minutes - 1)
    await edge.env.DB.prepare('update watch set swept_at = ?')
      .bind(`${new Date(Date.parse(`${night}T02:04:00Z`) + minutes * 60_000).toISOString()}`)
      .run()
    at(minutes)
    await sweep(edge.env)
    return (await deliverAll(edge)).map(({ subject }) => subject)
  }
  expect(await subjects(0)).toEqual([])
  expect(await subjects(60)).toEqual([])
  const day = 24 * 60
  edge.env.BACKUP = { put: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
  expect(await subjects(day)).toEqual([])
  expect(await subjects(day + 60)).toEqual([])
  expect(await subjects(day + 120)).toEqual(['[scales.example] Something is wrong: backup'])
  expect(takeErrors().flat().join()).toContain('"at":"backup"')
  edge.env.BACKUP = bucket
  await subjects(day + 130)
  expect(await subjects(day + 180)).toEqual(['[scales.example] All is well again'])
})

test('without a bucket nothing is done, and the doctor says so; without a key it is a problem', async () => {
  const edge = await openWellEdge()
  await backUp(edge.env)
  expect(await edge.rows('backups')).toEqual([])
  expect(await operatorOf(edge).rows('doctor')).toContainEqual(
    expect.objectContaining({ check: 'backup', state: 'none' }),
  )
  edge.env.BACKUP = memoryBucket().bucket
  await expect(backUp(edge.env)).rejects.toThrow('BACKUP_KEY')
  expect(await operatorOf(edge).rows('doctor')).toContainEqual(
    expect.objectContaining({ check: 'backup', state: 'problem' }),
  )
})
