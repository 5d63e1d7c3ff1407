import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { RequestEvent, RequestState } from '#domain/quote-requests/request-state.ts'
import type { Db } from './client.ts'
import { quoteRequests, requestHistory } from './schema.ts'

const answers: readonly RequestEvent[] = ['company-message', 'offer-sent']
/** A withdrawn offer leaves the customer where she was before it. */
const questions: readonly RequestEvent[] = ['customer-message', 'offer-withdrawn']

const listOf = (events: readonly RequestEvent[]) =>
  sql.join(
    events.map((event) => sql`${event}`),
    sql`, `,
  )
const requestId = sql`${quoteRequests}.${sql.identifier('id')}`
const rowid = sql.identifier('rowid')
const ofRequest = sql`from ${requestHistory} where ${requestHistory.quoteId} = ${requestId}`
const isAnswer = sql`${requestHistory.event} in (${listOf(answers)})`
const isQuestion = sql`(${requestHistory.event} in (${listOf(questions)})
  or (${requestHistory.event} = 'declined' and ${requestHistory.note} <> ''))`

/**
 * Since when the customer waits, by the timeline; null: not. She waits from the first that she wrote since the company
 * wrote last (the request itself, a message, a reason to decline), and from an acceptance until the order is processed
 * or the request closed. An expression of an update of `quote_requests`, after the entry of the event.
 */
export const waitingSince: SQL = sql`case when ${quoteRequests.state} = 'closed' then null else (select min(at) from (
  select case when exists (select 1 ${ofRequest} and ${isAnswer})
    then (select min(${requestHistory.at}) ${ofRequest} and ${isQuestion}
      and ${requestHistory}.${rowid} > (select max(${requestHistory}.${rowid}) ${ofRequest} and ${isAnswer}))
    else ${quoteRequests.createdAt} end as at
  union all
  select ${requestHistory.at} ${ofRequest} and ${requestHistory.event} = 'accepted'
    and not exists (select 1 ${ofRequest} and ${requestHistory.event} = 'order-processed'))) end`

/**
 * Statement: requests after that instant (ISO) that a version of the Worker before the column has stored, while a new
 * one was being deployed. What was erased has no address and waits for nothing.
 */
export const findWaiting = (db: Db, after: string) =>
  db
    .update(quoteRequests)
    .set({ waitingSince: quoteRequests.createdAt })
    .where(
      and(
        gt(quoteRequests.createdAt, after),
        eq(quoteRequests.state, 'received'),
        isNull(quoteRequests.waitingSince),
        ne(quoteRequests.email, ''),
      ),
    )

/** Who waits: the states of those who wait longest, so many at most, each with its count. */
export const countWaiting = (db: Db, limit: number) =>
  db.all<{ state: RequestState; count: number }>(
    sql`select state, count(*) as count from (select ${quoteRequests.state} as state from ${quoteRequests}
      where ${quoteRequests.waitingSince} is not null order by ${quoteRequests.waitingSince} limit ${limit}) group by state`,
  )
