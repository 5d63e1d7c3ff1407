import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { actorOf, type RequestEvent, transitionsOf } from '#domain/quote-requests/request-state.ts'
import type { Db } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { quoteRequests, requestHistory } from '#functions/db/schema.ts'
import { waitingSince } from '#functions/db/waiting.ts'

type Given = {
  quoteId: string
  event: RequestEvent
  /** ISO instant. */
  at: string
  /** The version of the offer that it is about. */
  version?: number
  note?: string
  /** What must hold beside the state of the request. */
  condition?: SQL
}

/**
 * The statements of an event: its entry in the timeline, inserted only in a state that allows it, and the new state,
 * written only with that entry. Of concurrent batches that begin with them one inserts its entry; every further
 * statement of the batch tests `happened`.
 */
export function transition(db: Db, { quoteId, event, at, version, note = '', condition }: Given) {
  const id = crypto.randomUUID()
  const steps = transitionsOf(event)
  const before = sql.join(
    steps.map(([state]) => sql`${state}`),
    sql`, `,
  )
  const isPossible = sql`exists (select 1 from ${quoteRequests} where ${and(
    eq(quoteRequests.id, quoteId),
    sql`${quoteRequests.state} in (${before})`,
    // Nothing happens to an archived contract, but that it is carried out.
    event === 'order-processed' ? undefined : isNull(quoteRequests.archivedAt),
  )}) and ${condition ?? sql`true`}`
  const happened = sql`exists (select 1 from ${requestHistory} where ${requestHistory.id} = ${id})`
  const row = { id, quoteId, at, event, actor: actorOf(event), version: version ?? null, note }
  const moves = steps.map(([from, to]) => sql`when ${from} then ${to}`)
  const entry: BatchItem<'sqlite'> = insertIf(db, requestHistory, row, isPossible)
  const move: BatchItem<'sqlite'> = db
    .update(quoteRequests)
    .set({
      state: sql`case ${quoteRequests.state} ${sql.join(moves, sql` `)} end`,
      ...(event === 'accepted' ? { acceptedAt: at } : null),
      waitingSince: event === 'closed' ? null : waitingSince,
    })
    .where(and(eq(quoteRequests.id, quoteId), happened))
  return { id, happened, writes: [entry, move] as const }
}
