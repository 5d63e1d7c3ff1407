import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backupTables, catalogueTables, passingTables } from '#functions/backup/tables.ts'
import { readCatalogue } from '#scripts/operate/catalogue/read.ts'
import { insertUser } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { importsInto, operatorOf } from '#test/support/operate.ts'
import { quoteBody } from '#test/support/requests.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'

const seed = catalogueOf('montevigne-p1', 'tarnoval-tr2')
let edge: Edge
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  edge = await openEdge({ catalogue: seed })
  const { user } = await insertUser(edge, { email: 'kept@example.org', company: "L'Étoile ; \n INSERT" })
  const response = await edge.post('/api/quotes', { ...quoteBody, message: 'Ligne 1 ;\nINSERT ligne 2' })
  const { reference } = (await response.json()) as { reference: string }
  await operatorOf(edge).run('requests', 'take', reference, '--yes')
  await edge.env.DB.prepare(
    `insert into files (id, key_hash, user_id, purpose, state, name, size, checksum, pieces, created_at, due_at)
     values ('f1', 'h', ?, 'quote', 'stored', 'a.pdf', 600000, 'abc', 2, '2026-11-01', '2026-11-02')`,
  )
    .bind(user.id)
    .run()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every table of the database is in a backup, is written by the import, or is passing', async () => {
  const written = catalogueRows(seed).map(({ table }) => table)
  expect([...catalogueTables].sort()).toEqual([...new Set([...written])].sort())
  const tables = await backupTables(edge.env.DB)
  expect(tables.filter((name) => [...catalogueTables, ...passingTables].includes(name))).toEqual([])
  expect(tables).toEqual(expect.arrayContaining(['users', 'passwords', 'offer_lines', 'outbox', 'files']))
  expect(tables.indexOf('users')).toBeLessThan(tables.indexOf('passwords'))
  expect(tables.indexOf('offers')).toBeLessThan(tables.indexOf('offer_lines'))
})

test('what was saved is restored into an empty database, row by row, with the catalogue', async () => {
  const path = join(folder, 'one')
  const saved = await operatorOf(edge).rows('backup', 'save', path)
  expect(saved).toContainEqual({ table: '(files in the bucket)', rows: 1 })
  expect(statSync(join(path, 'data.sql')).mode & 0o077).toBe(0)
  expect(JSON.parse(readFileSync(join(path, 'backup.json'), 'utf8')).files).toEqual([
    { file: 'f1', pieces: 2, size: 600_000, checksum: 'abc' },
  ])
  expect((await operatorOf(edge).run('backup', 'save', path)).code).toBe(1)

  const fresh = await openEdge()
  const operator = operatorOf(fresh, { run: importsInto(fresh) })
  expect((await operator.run('backup', 'restore', path)).code).toBe(2)
  expect((await operator.run('backup', 'restore', path, '--yes', '--remote')).code).toBe(2)
  expect(await fresh.rows('users')).toEqual([])
  const { code, err } = await operator.run('backup', 'restore', path, '--yes')
  expect([code, err]).toEqual([0, expect.stringContaining('every table')])
  // What brings the catalogue itself.
  await fresh.env.DB.exec("delete from publications where due_at like '1970-%'")
  for (const table of await backupTables(edge.env.DB))
    expect([table, await fresh.rows(table)]).toEqual([table, await edge.rows(table)])
  const catalogueOfEdge = async ({ env }: Edge) => (await readCatalogue(env.DB, () => {})).products
  expect(await catalogueOfEdge(fresh)).toEqual(await catalogueOfEdge(edge))
  expect((await fresh.request('/api/products/montevigne-p1?lang=fr')).status).toBe(200)

  const again = await operator.run('backup', 'restore', path, '--yes')
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not empty')])
})

test('a deployed database is exported by Cloudflare, with the tables of a backup only', async () => {
  const run = vi.fn(async (_: string, args: string[]) => {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(args[args.indexOf('--output') + 1] ?? '', '')
    return { status: 0, stdout: '', stderr: '' }
  })
  await operatorOf(edge, { run }).run('backup', 'save', join(folder, 'two'), '--remote')
  const args = run.mock.calls[0]?.[1] ?? []
  expect(args.slice(0, 4)).toEqual(['d1', 'export', 'haut-barr-pesage', '--remote'])
  expect(args).toContain('quote_requests')
  expect(args).not.toContain('sessions')
  expect(args).not.toContain('product_search')
})

test('a backup that lost rows is told, and a folder without one', async () => {
  const path = join(folder, 'three')
  await operatorOf(edge).run('backup', 'save', path)
  const fresh = await openEdge()
  const loses = async (command: string, args: string[]) => {
    const answer = await importsInto(fresh)(command, args)
    await fresh.env.DB.exec('delete from passwords')
    return answer
  }
  const { code, err } = await operatorOf(fresh, { run: loses }).run('backup', 'restore', path, '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining('passwords 0/1')])
  expect((await operatorOf(fresh).run('backup', 'restore', join(folder, 'none'), '--yes')).code).toBe(1)
  expect((await operatorOf(fresh).run('backup')).code).toBe(2)
})
