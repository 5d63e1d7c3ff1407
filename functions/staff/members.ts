import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { staffLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { DeskMe, NamesForm, StaffForm, StaffMember } from '#domain/staff/staff-schemas.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
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
  const { members } = staffLimits
  return { items: await openDb(env.DB).select().from(staff).orderBy(asc(staff.name)).limit(members) }
}

/** Changes the names of whoever is at the desk. By a link nobody is there by name: 404. */
export async function changeNames(env: Bindings, { who }: Visitor, names: NamesForm): Promise<void> {
  if (who === '') throw new AppError('not-found')
  await store(env, { who, email: who, change: () => names })
}

/**
 * Adds somebody, or changes name and roles. Throws `invalid-fields` where it would leave the desk without an
 * administrator.
 */
export async function storeMember(env: Bindings, { who }: Visitor, form: StaffForm): Promise<void> {
  const { email, name, roles } = form
  await store(env, {
    who,
    email,
    change: (before) => ({ name: name || before?.name || nameOfEmail(email), roles, leftAt: null }),
  })
}

/**
 * Takes somebody out of the team: the roles end, what waits with them is nobody's, and the name stays beside what they
 * wrote. Throws 404 for who is not in it, `invalid-fields` where it would leave the desk without an administrator.
 */
export const removeMember = (env: Bindings, { who }: Visitor, email: string): Promise<void> =>
  store(env, {
    who,
    email,
    change: (before) => {
      if (!before || before.leftAt !== null) throw new AppError('not-found')
      return { name: before.name, roles: [], leftAt: clock.now().toISOString() }
    },
  })

type Row = typeof staff.$inferSelect
type Values = { name: string; publicName?: string; roles?: Role[]; leftAt?: string | null }
type Change = { who: string; email: string; change: (before: Row | undefined) => Values }

/** Writes a member of staff and the entry of the journal in one batch, unless nothing would change. */
async function store(env: Bindings, { who, email, change }: Change): Promise<void> {
  const db = openDb(env.DB)
  const row = db.select().from(staff).where(eq(staff.email, email)).limit(1)
  const [before] = await row
  const at = clock.now().toISOString()
  const after = { publicName: '', roles: [], addedAt: at, leftAt: null, ...before, email, ...change(before) }
  if (before && before.leftAt === after.leftAt && isSame(facts(before), facts(after))) return
  const isSafe = after.roles.includes('administrator')
    ? sql`true`
    : // Local runs have no administrator in the table, and nobody to lose.
      sql`not exists (select 1 from ${staff} where ${staff.email} = ${email} and ${isAdministrator})
        or exists (select 1 from ${staff} where ${staff.email} <> ${email} and ${isAdministrator})`
  const entry = {
    ...{ who, at, subject: { kind: 'staff' as const, id: email } },
    action: after.leftAt ? ('delete' as const) : before ? ('change' as const) : ('create' as const),
    before: before ? facts(before) : null,
    after: after.leftAt ? null : facts(after),
  }
  const written = { ...after, roles: sql`${JSON.stringify(after.roles)}` }
  const { name, publicName, roles, leftAt } = written
  const assignee = leftAt ? '' : name
  const { rows } = await batchByName(
    db,
    { rows: row },
    {
      before: [
        auditEntry(db, entry, isSafe),
        insertIf(db, staff, written, isSafe).onConflictDoUpdate({
          target: staff.email,
          set: { name, publicName, roles, leftAt },
        }),
        ...(before && before.name !== assignee ? reassign(db, before.name, assignee, isSafe) : []),
      ],
    },
  )
  if (JSON.stringify(rows[0]?.roles) !== JSON.stringify(after.roles))
    throw new AppError('invalid-fields', { fields: { roles: 'form.choice' } })
}

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
