import { sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/staff/audit.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'

type Entry = { id: string; action: Extract<AuditAction, 'create' | 'undo'>; after: object }

/** The entry of the journal for the batch that orders a publication, if it does. */
export const auditPublication = (env: { DB: D1Database }, who: string, { id, action, after }: Entry) =>
  auditEntry(
    openDb(env.DB),
    { who, at: clock.now().toISOString(), subject: { kind: 'publication', id }, action, after },
    sql`exists (select 1 from ${publications} where ${publications.id} = ${id})`,
  )
