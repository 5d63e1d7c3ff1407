import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson } from '#functions/accounts/erasure.ts'
import { exportPerson } from '#functions/accounts/export.ts'
import {
  type Classification,
  classified,
  columnKinds,
  kindsOf,
  type TableName,
  tables,
} from '#functions/db/personal-columns.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { insertTraces, type LinkedRow } from '#test/support/traces.ts'

/** Rows of one person in every table that holds persons: as a customer, and as a guest under the verified email. */
const rowsOf = (id: string): LinkedRow[] => {
  const email = `${id}@example.org`
  const loose = {
    state: 'stored',
    userId: null,
    quoteId: null,
    messageId: null,
    contactId: null,
    scaleId: null,
  }
  const mail = (of: string, state = 'sent'): LinkedRow => [
    'outbox',
    { subjectId: `${id}-${of}`, state, joinedInto: null },
  ]
  const request = (
    name: string,
    links: Record<string, unknown>,
    offer: Record<string, unknown> = {},
  ): LinkedRow[] => {
    const quoteId = `${id}-${name}`
    return [
      ['quoteRequests', { id: quoteId, acceptedAt: null, archivedAt: null, waitingSince: null, ...links }],
      ['quoteItems', { quoteId }],
      ['requestHistory', { id: `${quoteId}-event`, quoteId, version: 1 }],
      ['requestMessages', { id: `${quoteId}-message`, quoteId }],
      ['requestNotes', { quoteId }],
      ['offerDrafts', { quoteId }],
      ['requestLinks', { id: `${quoteId}-link`, quoteId }],
      ['offers', { quoteId, version: 1, ...offer }],
      ['offerLines', { quoteId, version: 1 }],
      ['files', { ...loose, quoteId, offerVersion: null }],
      ['files', { ...loose, quoteId, offerVersion: 1 }],
      ['files', { ...loose, messageId: `${quoteId}-message` }],
      ...['', '-event', '-message', '-link'].map((part) => mail(`${name}${part}`)),
      mail(name, 'pending'),
    ]
  }
  return [
    ['users', { id, email, emailKey: email }],
    ['passwords', { userId: id }],
    // The export shows the end as an instant.
    ['sessions', { userId: id, expiresAt: 4_000_000_000 }],
    ['accountLinks', { id: `${id}-reset`, userId: id }],
    ['savedLists', { userId: id }],
    ['scales', { id: `${id}-scale`, userId: id }],
    ['scaleReminders', { scaleId: `${id}-scale`, mailId: `${id}-round` }],
    ['scaleVerifications', { scaleId: `${id}-scale` }],
    ...request('quote', { userId: id }),
    ...request('guest', { userId: null, email }),
    ['contactMessages', { id: `${id}-contact`, email }],
    ['contactAnswers', { id: `${id}-answer`, contactId: `${id}-contact` }],
    ['newsletterSubscriptions', { id: `${id}-reader`, email }],
    ['files', { ...loose, userId: id }],
    ['files', { ...loose, contactId: `${id}-contact` }],
    ['files', { ...loose, scaleId: `${id}-scale` }],
    ['outbox', { subjectId: id, state: 'sent', joinedInto: null }],
    ['outbox', { kind: 'joined', recipient: email, joinedInto: null }],
    ...['reset', 'round', 'contact', 'answer', 'reader'].map((of) => mail(of, 'dead')),
  ]
}

const owner = (id: string) => ({
  id,
  emailKey: `${id}@example.org`,
  emailVerifiedAt: '2026-01-05T09:00:00.000Z',
})
const ruleOf = (table: TableName, column: string) => {
  const kind = kindsOf(classified[table] as Classification).get(column)
  if (!kind) throw new Error(`${table}.${column} is not classified`)
  return columnKinds[kind]
}

async function storedText(edge: Edge, table: TableName): Promise<string> {
  return JSON.stringify(await edge.rows(getTableName(tables[table])))
}

test('erasure leaves no personal or withheld column of the person, and everything of others', async () => {
  const edge = await openEdge()
  const traces = await insertTraces(edge, rowsOf('anne'))
  const others = await insertTraces(edge, rowsOf('bernard'))
  await erasePerson(edge.env, owner('anne'))
  const touched = [...new Set(traces.map(({ table }) => table))]
  const texts = new Map<TableName, string>()
  for (const table of touched) texts.set(table, await storedText(edge, table))
  const stays = ({ table, trace }: (typeof traces)[number]) => texts.get(table)?.includes(trace) ?? false
  const named = ({ table, column }: (typeof traces)[number]) => `${table}.${column}`
  const remaining = traces.filter(({ table, column }) => ruleOf(table, column).isErased).filter(stays)
  expect(remaining.map(named)).toEqual([])
  expect(others.filter((trace) => !stays(trace)).map(named)).toEqual([])
  // The search of the desk has no word of it left.
  const words = JSON.stringify([await edge.rows('desk_words'), await edge.rows('offer_words')])
  expect(
    traces
      .filter(({ table, column, trace }) => ruleOf(table, column).isErased && words.includes(trace))
      .map(named),
  ).toEqual([])
  // Nothing points to the account.
  expect([...texts.values()].join()).not.toContain('"anne"')
})

test('erasure keeps of a contract the columns of its kind, archived, and nothing else of the person', async () => {
  const edge = await openEdge()
  const at = '2026-01-05T09:00:00.000Z'
  const contract = rowsOf('anne').filter(([table]) => table !== 'offers' && table !== 'offerLines')
  const traces = await insertTraces(edge, [
    ...contract.map(([table, links]): LinkedRow => [table, links]),
    ...['anne-quote', 'anne-guest'].flatMap((quoteId): LinkedRow[] => [
      ['offers', { quoteId, version: 1, state: 'accepted', decidedAt: at }],
      ['offerLines', { quoteId, version: 1 }],
      ['offers', { quoteId, version: 2, state: 'declined' }],
      ['offerLines', { quoteId, version: 2 }],
    ]),
  ])
  const kept = await erasePerson(edge.env, owner('anne'))
  expect(kept.map(({ keptUntil }) => keptUntil)).toEqual(['2036-12-31', '2036-12-31'])
  const ofContract = new Set<TableName>(['quoteRequests', 'requestHistory', 'offers', 'offerLines', 'files'])
  const wrong: string[] = []
  for (const { table, column, trace } of traces) {
    const stays = (await storedText(edge, table)).includes(trace)
    const { isErased, isKeptInContract } = ruleOf(table, column)
    if (stays && isErased && !(ofContract.has(table) && isKeptInContract))
      wrong.push(`${table}.${column} stays`)
    if (!stays && table === 'quoteRequests' && isKeptInContract) wrong.push(`${table}.${column} is gone`)
  }
  expect(wrong).toEqual([])
  const lines = await edge.rows<{ version: number }>('offer_lines')
  expect(lines.map(({ version }) => version)).toEqual([1, 1])
})

test('the export shows every personal and neutral column, and none that is withheld or internal', async () => {
  const edge = await openEdge()
  const traces = await insertTraces(edge, rowsOf('anne'))
  await insertTraces(edge, rowsOf('bernard'))
  const text = JSON.stringify(await exportPerson(edge.env, owner('anne') as never))
  const wrong = traces.filter(
    ({ table, column, trace }) => text.includes(trace) !== ruleOf(table, column).isExported,
  )
  expect(wrong.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  expect(text).not.toContain('bernard')
})
