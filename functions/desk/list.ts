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
import type { Calendar } from '#domain/time/work-calendar.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { phoneDigits, quoteItems, quoteRequests, requestMessages } from '#functions/db/schema.ts'
import { countWaiting } from '#functions/db/waiting.ts'
import type { Bindings } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { readPhoneSearch } from '#functions/platform/phones.ts'
import { archivedUntil } from './archive.ts'

type Given = { state: DeskFilter; q: string; cursor: string }
type Place = { at: string; id: string }
/** The column by whose instants a view is ordered, and its direction. */
type Order = {
  column: typeof quoteRequests.createdAt | typeof quoteRequests.waitingSince
  ascending: boolean
}

/** Who waits longest comes first, then what has the least time left; everything else with the newest first. */
const orderOf = (filter: DeskFilter): Order => ({
  column: filter === 'waiting' ? quoteRequests.waitingSince : quoteRequests.createdAt,
  ascending: filter === 'waiting' || filter === 'received' || filter === 'in-progress',
})

/** What a view is merged from: each part is read in the order of an index. */
function partsOf(filter: DeskFilter): SQL[] {
  if (filter === 'waiting') return [isNotNull(quoteRequests.waitingSince)]
  if (filter === 'archived') return [isNotNull(quoteRequests.archivedAt)]
  const states: readonly RequestState[] = filter === 'all' ? requestStates : [filter]
  return states.map((state) => and(isNull(quoteRequests.archivedAt), eq(quoteRequests.state, state)) as SQL)
}

/**
 * A page of the requests of a filter, and how many wait: each part of it is read from an index, and the pages of the
 * parts are merged. Rows read do not grow with the table.
 */
export async function listRequests(env: Bindings, { state, q, cursor }: Given): Promise<DeskRows> {
  const db = openDb(env.DB)
  const counting = countWaiting(db, deskLimits.waitingCounted)
  const calendar = currentOpening(env)
  if (q) {
    const [found, waiting, { opening }] = await Promise.all([search(db, q, state), counting, calendar])
    return { items: found.map(presentBy(opening)), nextCursor: null, waiting: inOrder(waiting) }
  }
  const order = orderOf(state)
  const after = cursor === '' ? null : readCursor(cursor)
  const [first, ...others] = partsOf(state).map((part) =>
    rowsOf(db, and(part, after ? beyond(after, order) : undefined), order).limit(deskLimits.pageSize + 1),
  )
  if (!first) return { items: [], nextCursor: null, waiting: inOrder(await counting) }
  const at = state === 'waiting' ? 'waitingSince' : 'createdAt'
  const [pages, waiting, { opening }] = await Promise.all([db.batch([first, ...others]), counting, calendar])
  const found = pages
    .flat()
    .map((row) => ({ ...row, at: row[at] ?? row.createdAt }))
    .sort(byPlace(order))
  const shown = found.slice(0, deskLimits.pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map(({ at: _, ...row }) => row).map(presentBy(opening)),
    nextCursor: found.length > shown.length && last ? `${last.at}_${last.id}` : null,
    waiting: inOrder(waiting),
  }
}

const inOrder = (counts: DeskRows['waiting']) =>
  requestStates.flatMap((state) => counts.filter((count) => count.state === state))

const byPlace =
  ({ ascending }: Order) =>
  (a: Place, b: Place) => {
    const before = a.at === b.at ? a.id < b.id : a.at < b.at
    return before === ascending ? -1 : 1
  }

function readCursor(cursor: string): Place {
  const [, at, id] = cursor.match(/^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-z-]{1,40})$/) ?? []
  if (!at || !id) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  return { at, id }
}

function beyond({ at, id }: Place, { column, ascending }: Order): SQL | undefined {
  const past = ascending ? gt : lt
  return and(
    // SQLite enters the index at this bound; by the alternatives alone it would read everything before them.
    (ascending ? gte : lte)(column, at),
    or(past(column, at), past(quoteRequests.id, id)),
  )
}

function rowsOf(db: Db, where: SQL | undefined, { column, ascending }: Order) {
  const order = ascending ? asc : desc
  const { id, reference, state, createdAt, dueAt, name, company, city, locale, assignee, estimate } =
    quoteRequests
  const { archivedAt, acceptedAt, waitingSince } = quoteRequests
  // Columns of a select from one table are written without it, and would mean those of the inner table.
  const own = sql`${quoteRequests}.${sql.identifier('id')}`
  const items = sql<number>`(select count(*) from ${quoteItems} where ${quoteItems.quoteId} = ${own})`
  const lastMessage = sql<DeskRow['lastMessage']>`(select ${requestMessages.sender} from ${requestMessages}
    where ${requestMessages.quoteId} = ${own} order by ${requestMessages.createdAt} desc limit 1)`
  return db
    .select({
      ...{ id, reference, state, createdAt, dueAt, name, company, city, locale, assignee, estimate },
      ...{ archivedAt, acceptedAt, waitingSince },
      items,
      instruments: sql<number>`json_array_length(${quoteRequests.instruments})`.as('visited'),
      lastMessage,
    })
    .from(quoteRequests)
    .where(where)
    .orderBy(order(column), order(id))
}

/** `lower()` of SQLite knows ASCII only, so a search begins with a small or a capital letter of other alphabets. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const beginnings = (q: string) => [...new Set([q, q.charAt(0).toUpperCase() + q.slice(1)].map(asciiLower))]
const last = '\u{10FFFF}'

/**
 * The requests whose reference, name, company or email begins with the words, in any case, or whose telephone begins
 * with the number, in any spelling: ranges of indexes. Archived contracts are found in the archive only.
 */
async function search(db: Db, q: string, filter: DeskFilter) {
  const { id, reference, email, name, company, phone, state, archivedAt, waitingSince } = quoteRequests
  const isInView = and(
    filter === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt),
    filter === 'waiting' ? isNotNull(waitingSince) : undefined,
    requestStates.some((state) => state === filter) ? eq(state, filter as RequestState) : undefined,
  )
  const ids = (where: SQL | undefined) =>
    db.select({ id }).from(quoteRequests).where(and(where, isInView)).limit(deskLimits.matches)
  const within = (column: SQL | typeof reference, from: string) =>
    and(sql`${column} >= ${from}`, sql`${column} < ${from + last}`)
  const [first, ...others] = [
    ids(within(reference, q.toUpperCase())),
    ...beginnings(q).flatMap((from) =>
      [email, name, company].map((column) => ids(within(sql`lower(${column})`, from))),
    ),
    ...(await readPhoneSearch(q)).map((from) => ids(within(phoneDigits(phone), from))),
  ]
  if (!first) return []
  const found = new Set((await db.batch([first, ...others])).flat().map((row) => row.id))
  const some = [...found].slice(0, deskLimits.matches - 1)
  return rowsOf(db, inArray(id, some), orderOf(filter)).limit(deskLimits.matches)
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const presentBy =
  (calendar: Calendar) =>
  ({ id: _, dueAt, estimate, archivedAt, acceptedAt, ...row }: Row): DeskRow => ({
    ...row,
    dueAt: dueAt ?? replyDueAt(new Date(row.createdAt), calendar).toISOString(),
    estimateCents: estimate?.totalCents ?? null,
    archivedUntil: archivedUntil({ archivedAt, acceptedAt }),
  })
