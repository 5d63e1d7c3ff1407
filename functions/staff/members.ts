import { and, asc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import { staffLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { DeskMe, NamesForm, Role, StaffForm, StaffMember } from '#domain/staff/staff-schemas.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile, lastEntry, revisionOf } from '#functions/db/last-entry.ts'
import { contactMessages, quoteRequests, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { type DeskVisitor, nameOfEmail } from '#functions/sessions/desk.ts'

type Visitor = Pick<DeskVisitor, 'who'>

const isAdministrator = sql`exists (select 1 from json_each(${staff.roles}) where value = 'administrator')`

/** Who is at the desk, and the names of those who give roles. */
export async function readMe(
  env: Bindings,
  { who, name, publicName, roles, whole }: DeskVisitor,
): Promise<DeskMe> {
  const rows = await openDb(env.DB)
    .select({ name: staff.name, email: staff.email })
    .from(staff)
    .where(isAdministrator)
    .orderBy(asc(staff.name))
    .limit(staffLimits.members)
  const administrators = rows.map(({ name, email }) => (name ? `${name} (${email})` : email))
  return {
    email: who,
    name,
    publicName,
    roles: [...roles],
    whole,
    administrators: whole ? administrators : [],
  }
}

/** Everybody, by name. */
export async function listStaff(env: Bindings): Promise<{ items: StaffMember[] }> {
  const revision = revisionOf({ kind: 'staff', id: sql`${staff.email}` })
  const query = openDb(env.DB)
    .select({ ...getTableColumns(staff), revision })
    .from(staff)
  return { items: await query.orderBy(asc(staff.name)).limit(staffLimits.members) }
}

/** Changes the names of whoever is at the desk. By a link nobody is there by name: 404. */
export async function changeNames(env: Bindings, { who }: Visitor, names: NamesForm): Promise<void> {
  if (who === '') throw new AppError('not-found')
  await store(env, { who, email: who, change: () => names })
}

/**
 * Adds somebody, or changes name and roles. Throws `invalid-fields` where it would leave the desk without an
 * administrator, `precondition-failed` where somebody else has changed them since the revision that was seen.
 */
export async function storeMember(
  env: Bindings,
  { who }: Visitor,
  { email, name, roles, seen }: StaffForm,
): Promise<{ revision: number }> {
  const change = (before: Row | undefined) => ({
    ...{ name: name || before?.name || nameOfEmail(email), roles, leftAt: null },
  })
  return { revision: await store(env, { who, email, seen, change }) }
}

/**
 * Takes somebody out of the team: the roles end, what waits with them is nobody's, and the name stays beside what they
 * wrote. Throws 404 for who is not in it, `invalid-fields` where it would leave the desk without an administrator.
 */
export async function removeMember(env: Bindings, { who }: Visitor, email: string): Promise<void> {
  const change = (before: Row | undefined) => {
    if (!before || before.leftAt !== null) throw new AppError('not-found')
    return { name: before.name, roles: [], leftAt: clock.now().toISOString() }
  }
  await store(env, { who, email, change })
}

type Row = typeof staff.$inferSelect
type Values = { name: string; publicName?: string; roles?: Role[]; leftAt?: string | null }
type Change = {
  who: string
  email: string
  /** The revision that is changed; without it, whichever is there. */
  seen?: number
  change: (before: Row | undefined) => Values
}

/** Writes a member of staff and the entry of the journal in one batch, unless nothing would change; its revision. */
async function store(env: Bindings, { who, email, seen, change }: Change): Promise<number> {
  const db = openDb(env.DB)
  const subject = { kind: 'staff' as const, id: email }
  const stored = {
    rows: db.select().from(staff).where(eq(staff.email, email)).limit(1),
    last: lastEntry(db, subject),
  }
  const read = await batchByName(db, stored)
  const [before] = read.rows
  const at = clock.now().toISOString()
  const after = { publicName: '', roles: [], addedAt: at, leftAt: null, ...before, email, ...change(before) }
  if (isStored(before, after)) return read.last[0]?.revision ?? 0
  const isSeen = seen === undefined ? sql`true` : sql`${revisionOf(subject)} = ${seen}`
  const isSafe = after.roles.includes('administrator') ? isSeen : sql`${isSeen} and ${isOthersDesk(email)}`
  const entry = {
    ...{ who, at, subject },
    action: after.leftAt ? ('delete' as const) : before ? ('change' as const) : ('create' as const),
    before: before ? facts(before) : null,
    after: after.leftAt ? null : facts(after),
  }
  const written = { ...after, roles: sql`${JSON.stringify(after.roles)}` }
  const { name, publicName, roles, leftAt } = written
  const assignee = leftAt ? '' : name
  const { rows, last } = await batchByName(db, stored, {
    before: [
      ...(before && before.name !== assignee ? reassign(db, before.name, assignee, isSafe) : []),
      insertIf(db, staff, written, isSafe).onConflictDoUpdate({
        target: staff.email,
        set: { name, publicName, roles, leftAt },
      }),
      // Last, because it is the next revision.
      auditEntry(db, entry, isSafe),
    ],
  })
  const [lastChange] = last
  if (isStored(rows[0], after)) return lastChange?.revision ?? 0
  if (seen !== undefined && seen !== (lastChange?.revision ?? 0)) throw await changedMeanwhile(db, lastChange)
  throw new AppError('invalid-fields', { fields: { roles: 'form.choice' } })
}

/** Somebody else has the role of an administrator; local runs have none in the table, and nobody to lose. */
const isOthersDesk = (email: string) => sql`(
  not exists (select 1 from ${staff} where ${staff.email} = ${email} and ${isAdministrator})
  or exists (select 1 from ${staff} where ${staff.email} <> ${email} and ${isAdministrator}))`

const isStored = (row: Row | undefined, after: Row): boolean =>
  row !== undefined && row.leftAt === after.leftAt && isSame(facts(row), facts(after))

const facts = ({ name, publicName, roles }: Pick<Row, 'name' | 'publicName' | 'roles'>) => ({
  name,
  publicName,
  roles,
})

/** Statements: what waits and is assigned to a name of the desk is assigned to another name, or to nobody. */
const reassign = (db: Db, from: string, to: string, condition: SQL): Statement[] => [
  db
    .update(quoteRequests)
    .set({ assignee: to })
    .where(and(eq(quoteRequests.assignee, from), isNotNull(quoteRequests.waitingSince), condition)),
  db
    .update(contactMessages)
    .set({ assignee: to })
    .where(and(eq(contactMessages.assignee, from), eq(contactMessages.state, 'open'), condition)),
]
