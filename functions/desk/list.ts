import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { DeskFilter, DeskRow, DeskRows } from '#domain/quote-requests/desk-schemas.ts'
import { type RequestState, requestStates } from '#domain/quote-requests/request-state.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { quoteItems, quoteRequests, requestMessages } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { archivedUntil } from './archive.ts'

type Given = { state: DeskFilter; q: string; cursor: string }
type Place = { createdAt: string; id: string }

/** What waits for the company comes with the least time left first, everything else with the newest first. */
const isAscending = (filter: DeskFilter) =>
  filter === 'open' || filter === 'received' || filter === 'in-progress'

function statesOf(filter: DeskFilter): readonly RequestState[] {
  if (filter === 'open') return ['received', 'in-progress']
  return filter === 'all' || filter === 'archived' ? requestStates : [filter]
}

/** What a page of the filter is merged from: each is read in the order of an index. */
function partsOf(filter: DeskFilter): SQL[] {
  if (filter === 'archived') return [isNotNull(quoteRequests.archivedAt)]
  return statesOf(filter).map(
    (state) => and(isNull(quoteRequests.archivedAt), eq(quoteRequests.state, state)) as SQL,
  )
}

/**
 * A page of the requests of a filter. What was sent first is due first, so the order is that of sending: each state is
 * read in it from its index, and the pages of the states are merged. Rows read do not grow with the table.
 */
export async function listRequests(env: Bindings, { state, q, cursor }: Given): Promise<DeskRows> {
  const db = openDb(env.DB)
  if (q) return { items: (await search(db, q, state)).map(present), nextCursor: null }
  const ascending = isAscending(state)
  const after = cursor === '' ? null : readCursor(cursor)
  const [first, ...others] = partsOf(state).map((part) =>
    rowsOf(db, and(part, after ? beyond(after, ascending) : undefined), ascending).limit(
      deskLimits.pageSize + 1,
    ),
  )
  if (!first) return { items: [], nextCursor: null }
  const found = (await db.batch([first, ...others])).flat().sort(byPlace(ascending))
  const shown = found.slice(0, deskLimits.pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map(present),
    nextCursor: found.length > shown.length && last ? `${last.createdAt}_${last.id}` : null,
  }
}

const byPlace = (ascending: boolean) => (a: Place, b: Place) => {
  const before = a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt
  return before === ascending ? -1 : 1
}

function readCursor(cursor: string): Place {
  const [, createdAt, id] = cursor.match(/^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-z-]{1,40})$/) ?? []
  if (!createdAt || !id) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  return { createdAt, id }
}

function beyond({ createdAt, id }: Place, ascending: boolean): SQL | undefined {
  const past = ascending ? gt : lt
  return and(
    // SQLite enters the index at this bound; by the alternatives alone it would read everything before them.
    (ascending ? gte : lte)(quoteRequests.createdAt, createdAt),
    or(past(quoteRequests.createdAt, createdAt), past(quoteRequests.id, id)),
  )
}

function rowsOf(db: Db, where: SQL | undefined, ascending: boolean) {
  const order = ascending ? asc : desc
  const { id, reference, state, createdAt, dueAt, name, company, city, locale, assignee, estimate } =
    quoteRequests
  const { archivedAt, acceptedAt } = quoteRequests
  // Columns of a select from one table are written without it, and would mean those of the inner table.
  const own = sql`${quoteRequests}.${sql.identifier('id')}`
  const items = sql<number>`(select count(*) from ${quoteItems} where ${quoteItems.quoteId} = ${own})`
  const lastMessage = sql<DeskRow['lastMessage']>`(select ${requestMessages.sender} from ${requestMessages}
    where ${requestMessages.quoteId} = ${own} order by ${requestMessages.createdAt} desc limit 1)`
  return db
    .select({
      ...{ id, reference, state, createdAt, dueAt, name, company, city, locale, assignee, estimate },
      ...{ archivedAt, acceptedAt },
      items,
      lastMessage,
    })
    .from(quoteRequests)
    .where(where)
    .orderBy(order(createdAt), order(id))
}

/** `lower()` of SQLite knows ASCII only, so a search begins with a small or a capital letter of other alphabets. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const beginnings = (q: string) => [...new Set([q, q.charAt(0).toUpperCase() + q.slice(1)].map(asciiLower))]
const last = '\u{10FFFF}'

/**
 * The requests whose reference, name, company or address begins with the words, in any case: four ranges of indexes.
 * Archived contracts are found in the archive only.
 */
async function search(db: Db, q: string, filter: DeskFilter) {
  const { id, reference, email, name, company, archivedAt } = quoteRequests
  const isInView = filter === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt)
  const ids = (where: SQL | undefined) =>
    db.select({ id }).from(quoteRequests).where(and(where, isInView)).limit(deskLimits.matches)
  const within = (column: SQL | typeof reference, from: string) =>
    and(sql`${column} >= ${from}`, sql`${column} < ${from + last}`)
  const [first, ...others] = [
    ids(within(reference, q.toUpperCase())),
    ...beginnings(q).flatMap((from) =>
      [email, name, company].map((column) => ids(within(sql`lower(${column})`, from))),
    ),
  ]
  if (!first) return []
  const found = new Set((await db.batch([first, ...others])).flat().map((row) => row.id))
  const some = [...found].slice(0, deskLimits.matches - 1)
  const ascending = isAscending(filter)
  const rows = await rowsOf(db, inArray(id, some), ascending).limit(deskLimits.matches)
  return rows.filter(({ state }) => statesOf(filter).includes(state))
}

const present = ({
  id: _,
  dueAt,
  estimate,
  archivedAt,
  acceptedAt,
  ...row
}: Awaited<ReturnType<typeof rowsOf>>[number]): DeskRow => ({
  ...row,
  dueAt: dueAt ?? replyDueAt(new Date(row.createdAt)).toISOString(),
  estimateCents: estimate?.totalCents ?? null,
  archivedUntil: archivedUntil({ archivedAt, acceptedAt }),
})
