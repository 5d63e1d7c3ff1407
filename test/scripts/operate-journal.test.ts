import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightlyTables } from '#functions/backup/tables.ts'
import { commands } from '#scripts/operate/commands.ts'
import { readTables } from '#scripts/operate/table-rows.ts'
import { insertUser } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { importsInto, operatorOf } from '#test/support/operate.ts'
import { shortQuote } from '#test/support/requests.ts'

const seed = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const reference = seed.products[0]?.variants[0]?.reference ?? ''
const person = { email: 'anne.klein@example.org', company: 'Klein Waagen' }
const guest = 'guest@example.org'
let edge: Edge
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
  edge = await openEdge({ catalogue: seed })
  await insertUser(edge, { id: 'anne', ...person })
  const due = "'2026-11-01T08:00:00.000Z'"
  await edge.env.DB.exec(
    `insert into outbox (id, kind, subject_id, state, due_at, created_at) values ('mail-1', 'digest', '-', 'dead', ${due}, ${due}), ('mail-2', 'digest', '-', 'dead', ${due}, ${due})`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newRequest = async () => {
  const sent = await edge.post('/api/quotes', { ...shortQuote, email: guest })
  return ((await sent.json()) as { reference: string }).reference
}
const file = (changes = {}) => {
  const path = join(folder, 'catalogue.json')
  const products = seed.products.map((product) => ({ ...product, ...changes }))
  writeFileSync(path, JSON.stringify({ ...seed, products }))
  return path
}
const summary = { fr: 'Une balance.', en: 'A scale.', de: 'Eine Waage.' }

type Run = () => string[] | Promise<string[]>
const ofRequest =
  (...more: string[]): Run =>
  async () => [await newRequest(), ...more]
/** A request in that state, with an offer. */
const ofOffered =
  (state: 'offered' | 'accepted', ...more: string[]): Run =>
  async () => {
    const request = await newRequest()
    await edge.env.DB.batch([
      edge.env.DB.prepare('update quote_requests set state = ? where reference = ?').bind(state, request),
      edge.env.DB.prepare(
        "insert into request_links (id, quote_id, created_at) select 'link-' || id, id, '2026-11-02' from quote_requests where reference = ?",
      ).bind(request),
      edge.env.DB.prepare(
        "insert into offers (quote_id, version, sent_at, valid_until) select id, 1, '2026-11-02', '2099-12-31' from quote_requests where reference = ?",
      ).bind(request),
    ])
    return [request, ...more]
  }
const nothing: Run = () => []
/** The checkout has another title than the site. */
const editedFiles: Run = async () => {
  await edge.env.DB.exec("update article_texts set title = 'Old' where locale = 'fr'")
  return []
}

/** Every action that writes → its arguments, and what its row of the journal says. */
const writing: Record<string, { args: Run; row: string }> = {
  'requests take': { args: ofRequest(), row: 'request take' },
  'requests process': { args: ofOffered('accepted'), row: 'request process' },
  'requests withdraw': { args: ofOffered('offered', '1'), row: 'request withdraw' },
  'requests assign': { args: ofRequest('Claire'), row: 'request assign' },
  'requests close': { args: ofRequest('Sans suite'), row: 'request close' },
  'requests revoke-links': { args: ofOffered('offered'), row: 'request revoke-links' },
  'requests erase': { args: ofRequest(), row: 'request erase' },
  'outbox retry': { args: () => ['mail-1'], row: 'mail change' },
  'outbox discard': { args: () => ['mail-2'], row: 'mail delete' },
  'accounts disable': { args: () => [person.email], row: 'account change' },
  'accounts enable': { args: () => [person.email], row: 'account change' },
  'accounts erase': { args: () => [person.email], row: 'account erase' },
  'catalogue price': { args: () => [reference, '99.50'], row: 'publication create' },
  'catalogue undo': { args: nothing, row: 'publication undo' },
  'catalogue import': { args: () => [file({ summary })], row: 'publication create' },
  'catalogue reindex': { args: nothing, row: 'publication create' },
  'articles publish': { args: editedFiles, row: 'article create' },
}

/** Every other action: it writes nothing, or (`restore`) into an empty database alone, with its own journal. */
const reading: Record<string, Run> = {
  'requests due': nothing,
  'requests list': () => ['all'],
  'requests find': () => ['a'],
  'requests one': ofRequest(),
  'outbox pending': nothing,
  'outbox dead': nothing,
  'outbox sent': nothing,
  'accounts find': () => ['anne'],
  'catalogue export': () => [join(folder, 'all.json')],
  'catalogue check': nothing,
  'catalogue diff': () => [file()],
  'catalogue product': () => ['montevigne-p1'],
  'articles check': nothing,
  'newsletter export': nothing,
  'demand asked': nothing,
  'demand searched': nothing,
  'demand unanswered': nothing,
  'backup save': () => [join(folder, 'backup')],
  'backup verify': nothing,
  'backup fetch': () => ['2026-11-01', join(folder, 'night')],
  'backup restore': () => [join(folder, 'none')],
}

/** The actions that the help names: the words of the usage that are no values and no switches. */
const actionsOf = (name: string) =>
  [...(commands[name]?.usage ?? '').replaceAll(/<[^>]*>|--[a-z]+/g, '').matchAll(/[a-z][a-z-]*/g)].map(
    ([action]) => `${name} ${action}`,
  )

const operator = () => operatorOf(edge, { run: (...given) => importsInto(edge)(...given) })
const everything = async () => readTables(edge.env.DB, await nightlyTables(edge.env.DB))
const journal = () => edge.rows<Record<string, string>>("audit_log where who like 'operator:_%'")

test('every action of the command line is known to be recorded, or to write nothing', () => {
  const known = [...Object.keys(writing), ...Object.keys(reading)].sort()
  expect(known).toEqual(Object.keys(commands).flatMap(actionsOf).sort())
})

test.each(Object.entries(writing))('%s stands in the journal as the operator’s', async (name, given) => {
  const args = await given.args()
  const before = await journal()
  const { code, err } = await operator().run(...name.split(' '), ...args, '--yes')
  expect([code, err]).toEqual([0, expect.any(String)])
  const rows = (await journal()).slice(before.length)
  const said = rows.map((row) => `${row.subject_kind} ${row.action}`)
  expect(new Set(said)).toEqual(new Set([given.row]))
  const texts = JSON.stringify(rows)
  for (const personal of [...Object.values(person), guest, shortQuote.name])
    expect(texts).not.toContain(personal)
})

test.each(Object.entries(reading))('%s changes nothing', async (name, args) => {
  const given = await args()
  const before = await everything()
  const { code } = await operator().run(...name.split(' '), ...given, '--yes')
  expect(code).not.toBe(2)
  expect(await everything()).toEqual(before)
})

test('a change that is made already, or undone by nothing, adds no row', async () => {
  await insertUser(edge, { email: 'still@example.org' })
  const before = await journal()
  await operator().run('accounts', 'enable', 'still@example.org', '--yes')
  await operator().run('outbox', 'retry', 'all', '--yes')
  expect(await journal()).toEqual(before)
})

test('the first catalogue of a database stands in the journal', async () => {
  const fresh = await openEdge()
  const { run } = operatorOf(fresh, { run: importsInto(fresh) })
  expect((await run('catalogue', 'import', file(), '--yes')).code).toBe(0)
  expect(await fresh.rows('audit_log')).toMatchObject([
    { who: expect.stringMatching(/^operator:/), subject_kind: 'publication', action: 'create' },
  ])
})
