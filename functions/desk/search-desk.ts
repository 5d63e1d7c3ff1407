import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { deskLimits } from '#config/desk-settings.ts'
import type { DeskFindings } from '#domain/quote-requests/person-page.ts'
import type { Calendar } from '#domain/time/work-calendar.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import {
  contactAnswers,
  contactMessages,
  files,
  offerLines,
  offers,
  phoneDigits,
  quoteItems,
  quoteRequests,
  requestMessages,
  requestNotes,
  scales,
  users,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { readPhoneSearch } from '#functions/platform/phones.ts'
import { inLists, isMoreThanListed, personsOf } from './listed-persons.ts'
import { presentRow, rowsOf, type StoredRow } from './rows.ts'
import { contactRows, presentContact } from './waiting-list.ts'

/** The tables whose words are indexed, as the triggers of the migration number them. */
const kinds = { request: 0, contact: 1, message: 2, note: 3, scale: 4, user: 5, item: 6, answer: 7 } as const
const maxWords = 8
const maxRows = 400
const lastSign = '\u{10FFFF}'

/** The same of offers and their lines. */
const offerKinds = { offer: 0, line: 1 } as const

/** The words as a query of the index: each the beginning of one, all of them in one text. */
const matchOf = (q: string): string =>
  (q.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => `"${word}"*`)
    .join(' ')

type Index = { name: string; kinds: Readonly<Record<string, number>>; factor: number }
const ofRequests: Index = { name: 'desk_words', kinds, factor: 8 }
const ofOffers: Index = { name: 'offer_words', kinds: offerKinds, factor: 2 }
const ofFiles: Index = { name: 'file_words', kinds: { file: 0 }, factor: 1 }

/** Query: the rows of a table in whose words the text is found; the newest of all tables of the index together. */
function rowids(match: string, { name, kinds, factor }: Index, kind: string): SQL {
  const index = sql.identifier(name)
  return sql`(select row / ${sql.raw(`${factor}`)} from (select rowid as row from ${index} where ${index} match ${match}
    order by rowid desc limit ${maxRows}) where row % ${sql.raw(`${factor}`)} = ${kinds[kind]})`
}

/** Query: whether an index has more rows with the words than are looked at. */
const isCut = (match: string, { name }: Index): SQL<number> => {
  const index = sql.identifier(name)
  return sql<number>`(select count(*) from (select 1 from ${index} where ${index} match ${match}
    limit ${maxRows + 1})) > ${maxRows}`
}

const rowid = sql.identifier('rowid')

type OfRequest =
  | typeof requestMessages
  | typeof requestNotes
  | typeof quoteItems
  | typeof offers
  | typeof offerLines

/** Condition: the request has one of these rows of a table. */
const quotesOf = (table: OfRequest, rows: SQL) =>
  sql`${quoteRequests}.${sql.identifier('id')} in (select ${table.quoteId} from ${table} where ${table}.${rowid} in ${rows})`

/** Condition: a file belongs to the row in whose name the words are. */
const filedUnder = (
  table: typeof quoteRequests | typeof requestMessages | typeof contactMessages,
  subject: AnySQLiteColumn,
  match: string,
) =>
  sql`${table}.${sql.identifier('id')} in (select ${subject} from ${files}
    where ${files}.${rowid} in ${rowids(match, ofFiles, 'file')})`

/** Conditions: what the words, or a telephone in any spelling, are found in. */
async function conditionsOf(q: string, archived: boolean) {
  const match = matchOf(q)
  const of = (kind: keyof typeof kinds) => rowids(match, ofRequests, kind)
  const phones = (await readPhoneSearch(q)).map((from) =>
    and(
      sql`${phoneDigits(quoteRequests.phone)} >= ${from}`,
      sql`${phoneDigits(quoteRequests.phone)} < ${from + lastSign}`,
    ),
  )
  return {
    requests: and(
      archived ? undefined : isNull(quoteRequests.archivedAt),
      or(
        sql`${quoteRequests}.${rowid} in ${of('request')}`,
        quotesOf(requestMessages, of('message')),
        quotesOf(requestNotes, of('note')),
        quotesOf(quoteItems, of('item')),
        quotesOf(offers, rowids(match, ofOffers, 'offer')),
        quotesOf(offerLines, rowids(match, ofOffers, 'line')),
        filedUnder(quoteRequests, files.quoteId, match),
        sql`${quoteRequests}.${sql.identifier('id')} in (select ${requestMessages.quoteId} from ${requestMessages}
          where ${filedUnder(requestMessages, files.messageId, match)})`,
        ...phones,
      ),
    ) as SQL,
    contacts: or(
      sql`${contactMessages}.${rowid} in ${of('contact')}`,
      sql`${contactMessages}.${sql.identifier('id')} in (select ${contactAnswers.contactId} from ${contactAnswers}
        where ${contactAnswers}.${rowid} in ${of('answer')})`,
      filedUnder(contactMessages, files.contactId, match),
    ) as SQL,
    users: and(
      isNotNull(users.emailVerifiedAt),
      or(
        sql`${users}.${rowid} in ${of('user')}`,
        sql`${users}.${sql.identifier('id')} in (select ${scales.userId} from ${scales} where ${scales}.${rowid} in ${of('scale')})`,
      ),
    ) as SQL,
  }
}

/** Requests, contact messages and persons in which the desk finds every word; archived contracts on demand. */
export async function searchDesk(env: Bindings, q: string, archived: boolean): Promise<DeskFindings> {
  if (matchOf(q) === '') return { persons: [], items: [], hasMore: false }
  const db = openDb(env.DB)
  const where = await conditionsOf(q, archived)
  const match = matchOf(q)
  const reading = batchByName(db, {
    cut: db
      .select({
        requests: isCut(match, ofRequests),
        offers: isCut(match, ofOffers),
        files: isCut(match, ofFiles),
      })
      .from(sql`(select 1)`),
    requests: rowsOf(db, where.requests, { column: quoteRequests.createdAt, ascending: false }).limit(
      deskLimits.matches + 1,
    ),
    contacts: contactRows(db, where.contacts, false).limit(deskLimits.matches + 1),
    ...personsOf(db, where),
  })
  const [{ cut, requests, contacts, ...persons }, { opening }] = await Promise.all([
    reading,
    currentOpening(env),
  ])
  const [shown, messages] = [requests.slice(0, deskLimits.matches), contacts.slice(0, deskLimits.matches)]
  return {
    persons: inLists(persons),
    items: newestFirst(shown, messages, opening),
    hasMore:
      requests.length > shown.length ||
      contacts.length > messages.length ||
      isMoreThanListed(persons) ||
      cut.some(({ requests, offers, files }) => requests + offers + files > 0),
  }
}

/** Both kinds of rows together. */
export const newestFirst = (
  requests: readonly StoredRow[],
  contacts: readonly (typeof contactMessages.$inferSelect)[],
  calendar: Calendar,
): DeskFindings['items'] =>
  [
    ...requests.map((row) => ({ kind: 'request' as const, ...presentRow(calendar)(row) })),
    ...contacts.map(presentContact(calendar)),
  ].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
