import { type SQL, sql } from 'drizzle-orm'
import type { PublicationState } from '#domain/publishing/publication-entry.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'

type Entry = {
  id: string
  action: Extract<AuditAction, 'create' | 'undo' | 'cancel'>
  /** Plain JSON; null: nothing more is to be said. */
  before?: unknown
  after?: unknown
}

/** Condition: the publication is in the state when the statement runs. */
export const isInState = (id: string, state: PublicationState): SQL =>
  sql`exists (select 1 from ${publications} where ${publications.id} = ${id} and ${publications.state} = ${state})`

/** The entry of the journal for the batch that orders a publication or calls it off, behind what does so. */
export const auditPublication = (
  env: { DB: D1Database },
  who: string,
  { id, action, before = null, after = null }: Entry,
) =>
  auditEntry(
    openDb(env.DB),
    { who, at: clock.now().toISOString(), subject: { kind: 'publication', id }, action, before, after },
    action === 'cancel'
      ? isInState(id, 'cancelled')
      : sql`exists (select 1 from ${publications} where ${publications.id} = ${id})`,
  )
