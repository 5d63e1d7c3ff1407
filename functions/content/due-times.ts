import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { calendarOf } from '#domain/content/present-opening.ts'
import { isAwaited, requestStates } from '#domain/quote-requests/request-state.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { type announcements, quoteRequests } from '#functions/db/schema.ts'

/** Upper bound of requests without an answer. */
const maxTimes = 5000

/** Requests whose answer is still awaited. */
export const awaited = (db: Db) =>
  db
    .select({ id: quoteRequests.id, createdAt: quoteRequests.createdAt, dueAt: quoteRequests.dueAt })
    .from(quoteRequests)
    .where(
      and(inArray(quoteRequests.state, requestStates.filter(isAwaited)), isNull(quoteRequests.archivedAt)),
    )
    .limit(maxTimes)
type OpenRequest = Awaited<ReturnType<typeof awaited>>[number]

/**
 * Moves the promises of open requests to where the calendar of these announcements has them, if the condition holds:
 * the clock does not run while nobody is there, whether that was known when the request came or not.
 */
export function moveDueTimes(
  db: Db,
  requests: readonly OpenRequest[],
  rows: readonly (typeof announcements.$inferSelect)[],
  condition: SQL,
): Statement[] {
  const calendar = calendarOf(rows)
  const moved = requests.flatMap(({ id, createdAt, dueAt }) => {
    const next = replyDueAt(new Date(createdAt), calendar).toISOString()
    return next === dueAt ? [] : [{ id, next }]
  })
  if (moved.length === 0) return []
  const due = sql`(select value ->> 'next' from json_each(${JSON.stringify(moved)}) where value ->> 'id' = ${quoteRequests.id})`
  return [
    db
      .update(quoteRequests)
      .set({ dueAt: due })
      .where(
        and(
          sql`${quoteRequests.id} in (select value ->> 'id' from json_each(${JSON.stringify(moved)}))`,
          inArray(quoteRequests.state, requestStates.filter(isAwaited)),
          condition,
        ),
      ),
  ]
}
