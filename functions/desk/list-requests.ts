import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import type { DeskFilter, DeskRows } from '#domain/quote-requests/desk-schemas.ts'
import { type RequestState, requestStates } from '#domain/quote-requests/request-state.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { phoneDigits, quoteRequests } from '#functions/db/schema.ts'
import { countWaiting } from '#functions/db/waiting.ts'
import type { Bindings } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { readPhoneSearch } from '#functions/platform/phones.ts'
import { beyond, mergedPage, readCursor } from './places.ts'
import { type Order, presentRow, rowsOf } from './rows.ts'

type Given = { state: DeskFilter; q: string; cursor: string }

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
    const [listedRow, waiting, { opening }] = await Promise.all([search(db, q, state), counting, calendar])
    return { items: listedRow.map(presentRow(opening)), nextCursor: null, waiting: inOrder(waiting) }
  }
  const order = orderOf(state)
  const after = readCursor(cursor)
  const [first, ...others] = partsOf(state).map((part) =>
    rowsOf(db, and(part, beyond(after, { ...order, id: quoteRequests.id })), order).limit(
      deskLimits.pageSize + 1,
    ),
  )
  if (!first) return { items: [], nextCursor: null, waiting: inOrder(await counting) }
  const at = state === 'waiting' ? 'waitingSince' : 'createdAt'
  const [pages, waiting, { opening }] = await Promise.all([db.batch([first, ...others]), counting, calendar])
  const rows = pages.flat().map((row) => ({ ...row, at: row[at] ?? row.createdAt }))
  const { shown, nextCursor } = mergedPage(rows, order.ascending)
  const items = shown.map(({ at: _, ...row }) => presentRow(opening)(row))
  return { items, nextCursor, waiting: inOrder(waiting) }
}

const inOrder = (counts: DeskRows['waiting']) =>
  requestStates.flatMap((state) => counts.filter((count) => count.state === state))

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
  const matchedIds = new Set((await db.batch([first, ...others])).flat().map((row) => row.id))
  const some = [...matchedIds].slice(0, deskLimits.matches - 1)
  return rowsOf(db, inArray(id, some), orderOf(filter)).limit(deskLimits.matches)
}
