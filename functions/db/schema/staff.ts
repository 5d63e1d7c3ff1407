import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditAction, AuditSubject } from '#domain/staff/audit.ts'
import type { Role } from '#domain/staff/staff-schemas.ts'

/** Who works at the desk: the addresses that Cloudflare Access vouches for, with what they may do. */
export const staff = sqliteTable('staff', {
  /** In lower case. */
  email: text().primaryKey(),
  name: text().notNull(),
  /** As customers read it; empty: only the name of the company. */
  publicName: text().notNull().default(''),
  roles: text({ mode: 'json' }).$type<Role[]>().notNull(),
  addedAt: text().notNull(),
  /** When they left the team (ISO instant): the row stays, because it names who wrote offers and changes. */
  leftAt: text(),
})

/** Every change at the desk and by the command line. Rows are added, never changed; the sweep deletes old ones. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    /** Counts up, so that it is also the order in which changes were made. */
    id: integer().primaryKey(),
    /** ISO instant. */
    at: text().notNull(),
    /** An address, `operator:` and a login, or empty for the link of a mail. */
    who: text().notNull(),
    subjectKind: text().$type<AuditSubject>().notNull(),
    /** Such as the reference of a request, the id of a product, the address of a member of staff. */
    subjectId: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** JSON of what was there and of what is there now; null: nothing. */
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_who').on(t.who),
    index('audit_log_subject').on(t.subjectKind, t.subjectId),
  ],
)
