import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditSubject } from '#domain/staff/audit.ts'
import type { Statement } from './batch-by-name.ts'
import type { Db } from './client.ts'
import { insertIf } from './insert-if.ts'
import { auditLog } from './schema.ts'

/** A change that is recorded. Personal data of customers does not belong in it: it outlives an erasure. */
export type Audited = {
  /** An address of staff, `operator:` and a login, or empty for the link of a mail. */
  who: string
  /** ISO instant. */
  at: string
  subject: { kind: AuditSubject; id: string | SQL }
  action: AuditAction
  /** Plain JSON; null: nothing was, or is, there. */
  before?: unknown
  after?: unknown
}

/** The statement that records a change, for its batch; only where the condition holds when it runs. */
export const auditEntry = (
  db: Db,
  { who, at, subject, action, before = null, after = null }: Audited,
  condition: SQL = sql`true`,
): Statement =>
  insertIf(
    db,
    auditLog,
    {
      ...{ at, who, action, subjectKind: subject.kind, subjectId: subject.id },
      before: json(before),
      after: json(after),
    },
    condition,
  )

/** The statement that records a change of every row that a query finds; the id of the subject is a column of it. */
export const auditEach = (
  db: Db,
  { who, at, subject, action, before = null, after = null }: Audited,
  rows: SQL,
): Statement =>
  db
    .insert(auditLog)
    .select(
      sql`select null, ${at}, ${who}, ${subject.kind}, ${subject.id}, ${action}, ${json(before)}, ${json(after)} from ${rows}`,
    )

/** The statement that records many changes at once. */
export const auditEntries = (db: Db, entries: readonly Audited[]): Statement =>
  db.insert(auditLog).select(
    sql`select null, value ->> 'at', value ->> 'who', value ->> 'kind', value ->> 'id', value ->> 'action',
      value ->> 'before', value ->> 'after' from json_each(${JSON.stringify(
        entries.map(({ subject, before, after, ...entry }) => ({
          ...entry,
          ...subject,
          before: before == null ? null : JSON.stringify(before),
          after: after == null ? null : JSON.stringify(after),
        })),
      )})`,
  )

/** Already written as JSON, because a `null` of JSON and of SQL must not be mixed up. */
const json = (value: unknown): SQL | null => (value === null ? null : sql`${JSON.stringify(value)}`)
