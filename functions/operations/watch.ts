import { eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { outbox, watch } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { findProblems } from './checks.ts'

type State = typeof watch.$inferSelect

/** The beginning of the hour: looks and mails are counted by it, so that a day of mails does not drift. */
const thisHour = () => `${clock.now().toISOString().slice(0, 13)}:00:00.000Z`

const dayMs = 24 * 3_600_000

/** Records that the cron has come to its end; the last of its chores. */
export async function recordSweep({ DB }: Bindings): Promise<void> {
  const sweptAt = clock.now().toISOString()
  await openDb(DB)
    .insert(watch)
    .values({ id: 1, sweptAt, lookedAt: thisHour() })
    .onConflictDoUpdate({ target: watch.id, set: { sweptAt } })
}

/**
 * Once an hour looks at what the doctor looks at, and tells the operator: of a fault at most once a day, and once that
 * it is over. The mails are rows of the outbox, so a fault of the mail delays them; each is written when it is sent,
 * and one that something newer has overtaken is not.
 */
export async function watchSite(env: Bindings): Promise<void> {
  if (!env.MAIL_OPERATOR) return
  const db = openDb(env.DB)
  const hour = thisHour()
  const state = await db
    .update(watch)
    .set({ lookedAt: hour })
    .where(ne(watch.lookedAt, hour))
    .returning()
    .get()
  if (!state) return
  const told = await findProblems(env)
  if (told.length && isAlertDue(state, hour))
    await tell(db, state, 'operations-alert', { alertedAt: hour, told, isOpen: true })
  else if (told.length === 0 && state.isOpen) await tell(db, state, 'operations-recovered', { isOpen: false })
}

/** Either way round: a clock that was ahead must not silence the site. */
const isAlertDue = ({ alertedAt }: State, hour: string) =>
  alertedAt === null || Math.abs(Date.parse(hour) - Date.parse(alertedAt)) >= dayMs

/** One batch, unless another run has told meanwhile. */
async function tell(
  db: Db,
  state: State,
  kind: 'operations-alert' | 'operations-recovered',
  change: Partial<State>,
): Promise<void> {
  const now = clock.now().toISOString()
  const subjectId = change.alertedAt ?? state.alertedAt ?? ''
  const row = { id: crypto.randomUUID(), kind, subjectId, dueAt: now, createdAt: now }
  const isAsRead = sql`${watch.alertedAt} is ${state.alertedAt} and ${eq(watch.isOpen, state.isOpen)}` as SQL
  await db.batch([
    insertIf(db, outbox, row, sql`exists (select 1 from ${watch} where ${isAsRead})`),
    db.update(watch).set(change).where(isAsRead),
  ])
}
