import { and, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { requestStates } from '#domain/quote-requests/request-state.ts'
import type {
  ContactRow,
  DeskCounts,
  DeskView,
  WaitingRow,
  WaitingRows,
} from '#domain/quote-requests/waiting-rows.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import { urgentSince } from '#domain/time/reply-clock.ts'
import type { Calendar } from '#domain/time/work-calendar.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { contactMessages, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'
import { beyond, mergedPage, type Place, readCursor } from './places.ts'
import { offerCents, presentRow, rowsOf } from './rows.ts'

type Given = { view: DeskView; cursor: string }

const isOpen = eq(contactMessages.state, 'open')
const isWaiting = isNotNull(quoteRequests.waitingSince)

const ofRequest = { assignee: quoteRequests.assignee, since: quoteRequests.waitingSince }
const ofContact = { assignee: contactMessages.assignee, since: contactMessages.createdAt }
/** What is due is decided by the opening hours; the other views are read beside them. */
type Scope = { me: string } & (
  | { view: 'due'; calendar: Calendar }
  | { view: Exclude<DeskView, 'due'>; calendar?: Calendar }
)

/** Condition: it is in the view. Who comes by a link has no name, and nothing of his own. */
function inView({ assignee, since }: typeof ofRequest | typeof ofContact, scope: Scope): SQL | undefined {
  const { view, me } = scope
  if (view === 'mine') return me === '' ? sql`0` : eq(assignee, me)
  if (scope.view === 'due') return lte(since, urgentSince(clock.now(), scope.calendar).toISOString())
  return view === 'unassigned' ? eq(assignee, '') : undefined
}

/**
 * A page of what waits for the company, requests and contact messages merged: who waits longest comes first. Each part
 * is read in the order of an index.
 */
export async function listWaiting(
  env: Bindings,
  desk: DeskVisitor,
  { view, cursor }: Given,
): Promise<WaitingRows> {
  const db = openDb(env.DB)
  const ascending = view !== 'contacts'
  const after = readCursor(cursor)
  const me = desk.name
  const current = currentOpening(env)
  const scope: Scope = view === 'due' ? { view, me, calendar: (await current).opening } : { view, me }
  const reading = batchByName(db, {
    requests: waitingRequests(
      db,
      and(inView(ofRequest, scope), view === 'contacts' ? sql`0` : undefined),
      after,
    ),
    contacts: contactRows(
      db,
      and(
        view === 'contacts' ? undefined : isOpen,
        inView(ofContact, scope),
        beyond(after, { column: contactMessages.createdAt, id: contactMessages.id, ascending }),
      ),
      ascending,
    ).limit(deskLimits.pageSize + 1),
  })
  const [{ requests, contacts }, { opening }] = await Promise.all([reading, current])
  const present = { request: presentRow(opening), contact: presentContact(opening) }
  const placed: (Place & { row: WaitingRow })[] = [
    ...requests.map((row) => ({
      at: row.waitingSince ?? row.createdAt,
      id: row.id,
      row: { kind: 'request' as const, ...present.request(row) },
    })),
    ...contacts.map((row) => ({ at: row.createdAt, id: row.id, row: present.contact(row) })),
  ]
  const { shown, nextCursor } = mergedPage(placed, ascending)
  return { items: shown.map(({ row }) => row), nextCursor }
}

function waitingRequests(db: Db, where: SQL | undefined, after: Place | null) {
  const order = { column: quoteRequests.waitingSince, ascending: true }
  const behind = beyond(after, { ...order, id: quoteRequests.id })
  return rowsOf(db, and(isWaiting, where, behind), order).limit(deskLimits.pageSize + 1)
}

/** Contact messages by their instant. */
export const contactRows = (db: Db, where: SQL | undefined, ascending: boolean) =>
  db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(
      ascending ? contactMessages.createdAt : desc(contactMessages.createdAt),
      ascending ? contactMessages.id : desc(contactMessages.id),
    )

/** A contact message in a list. */
export const presentContact =
  (calendar: Calendar) =>
  ({
    reference,
    state,
    origin,
    createdAt,
    name,
    locale,
    subject,
    assignee,
  }: typeof contactMessages.$inferSelect): ContactRow => ({
    kind: 'contact',
    dueAt: replyDueAt(new Date(createdAt), calendar).toISOString(),
    ...{ reference, state, origin, createdAt, name, locale, subject, assignee },
  })

/** How many rows the views and states have; each is counted along an index, up to a limit. */
export async function countViews(env: Bindings, desk: DeskVisitor): Promise<DeskCounts> {
  const db = openDb(env.DB)
  const limit = deskLimits.waitingCounted
  const rows = (table: SQL) => sql`(select count(*) from (select 1 from ${table} limit ${limit}))`
  const waiting = (view: 'waiting' | 'mine' | 'unassigned') => sql`min(${limit},
    ${rows(sql`${quoteRequests} where ${and(isWaiting, inView(ofRequest, { view, me: desk.name }))}`)} +
    ${rows(sql`${contactMessages} where ${and(isOpen, inView(ofContact, { view, me: desk.name }))}`)})`
  const isInState = (state: (typeof requestStates)[number]) =>
    sql`${quoteRequests} where ${and(eq(quoteRequests.state, state), isNull(quoteRequests.archivedAt))}`
  const openCents = sql`(select coalesce(sum(cents), 0) from
    (select ${offerCents} as cents from ${isInState('offered')} limit ${limit}))`
  const longest = (since: SQL, table: SQL) => sql`(select json_group_array(since) from
    (select ${since} as since from ${table} order by 1 limit ${limit}))`
  const counted = [
    ...(['waiting', 'mine', 'unassigned'] as const).map((view) => ({ name: view, count: waiting(view) })),
    { name: 'contacts' as const, count: rows(sql`${contactMessages} where ${isOpen}`) },
    ...requestStates.map((state) => ({ name: state, count: rows(isInState(state)) })),
    { name: 'openCents' as const, count: openCents },
    {
      name: 'requestsSince' as const,
      count: longest(sql`${quoteRequests.waitingSince}`, sql`${quoteRequests} where ${isWaiting}`),
    },
    {
      name: 'contactsSince' as const,
      count: longest(sql`${contactMessages.createdAt}`, sql`${contactMessages} where ${isOpen}`),
    },
  ]
  const selected = counted.map(({ name, count }) => sql`${count} as ${sql.identifier(name)}`)
  const reading = db.all<Counted>(sql`select ${sql.join(selected, sql`, `)}`)
  const [[row], { opening }] = await Promise.all([reading, currentOpening(env)])
  if (!row) return {}
  const { requestsSince, contactsSince, ...counts } = row
  // What is due depends on the opening hours, which are read beside the counts.
  const urgent = urgentSince(clock.now(), opening).toISOString()
  const since = [requestsSince, contactsSince].flatMap((list) => JSON.parse(list) as string[])
  return { ...counts, due: Math.min(limit, since.filter((at) => at <= urgent).length) }
}
type Counted = DeskCounts & { requestsSince: string; contactsSince: string }
