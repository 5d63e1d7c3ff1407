import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { AppError, type Changed } from '#domain/errors/error.ts'
import type { AuditSubject } from '#domain/staff/audit.ts'
import type { Db } from './client.ts'
import { auditLog, staff } from './schema.ts'

const { id, who, at, subjectKind, subjectId } = auditLog

type Subject = { kind: AuditSubject; id: string | SQL }

const isAbout = (subject: Subject) => and(eq(subjectKind, subject.kind), eq(subjectId, subject.id))

/** Which change of a subject is the last one: the number of its entry in the journal; 0: there is none. */
export const revisionOf = (subject: Subject): SQL<number> =>
  sql<number>`coalesce((select max(${id}) from ${auditLog} where ${isAbout(subject)}), 0)`

/** Query: the last change of a subject, by whom and when. */
export const lastEntry = (db: Db, subject: Subject) =>
  db.select({ revision: id, by: who, at }).from(auditLog).where(isAbout(subject)).orderBy(desc(id)).limit(1)

/** The refusal of somebody who has not seen what is stored: who has written that, by name where there is one. */
export async function changedMeanwhile(db: Db, written: Changed | null | undefined): Promise<AppError> {
  if (!written) return new AppError('precondition-failed')
  const { by, at } = written
  const [member] = await db.select({ name: staff.name }).from(staff).where(eq(staff.email, by)).limit(1)
  return new AppError('precondition-failed', { changed: { by: member?.name || by, at } })
}
