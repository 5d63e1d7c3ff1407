import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { staffLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { AuditEntries, AuditQuery } from '#domain/staff/audit.ts'
import { fromParis } from '#domain/time/business-hours.ts'
import { openDb } from '#functions/db/client.ts'
import { auditLog, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'

const dayMs = 86_400_000

/** A page of the journal, newest first, by day (in Paris), person and subject. */
export async function listAudit(
  env: Bindings,
  { day, who, kind, subject, cursor }: AuditQuery,
): Promise<AuditEntries> {
  const rows = await openDb(env.DB)
    .select({ entry: auditLog, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.email, auditLog.who))
    .where(
      and(
        day === '' ? undefined : within(day),
        who === '' ? undefined : eq(auditLog.who, who.toLowerCase()),
        kind === '' ? undefined : eq(auditLog.subjectKind, kind),
        subject === '' ? undefined : eq(auditLog.subjectId, subject),
        cursor === '' ? undefined : lt(auditLog.id, readCursor(cursor)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(staffLimits.pageSize + 1)
  const items = rows.slice(0, staffLimits.pageSize).map(({ entry, name }) => ({
    ...{ id: entry.id, at: entry.at, who: entry.who, name: name ?? '', action: entry.action },
    subject: { kind: entry.subjectKind, id: entry.subjectId },
    ...{ before: entry.before, after: entry.after },
  }))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > items.length && last ? String(last.id) : null }
}

/** From midnight to midnight in Paris. */
function within(day: string): SQL | undefined {
  const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
  const [from, to] = [day, next].map((each) => fromParis(each, 0).toISOString())
  return and(gte(auditLog.at, from ?? ''), lt(auditLog.at, to ?? ''))
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  return Number(cursor)
}
