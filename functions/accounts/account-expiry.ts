import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { retention } from '#config/retention.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { outbox, quoteRequests, requestMessages, savedLists, scales, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { erasePerson } from './erasure.ts'

/** Accounts per run; the next run takes the others. An erasure is some twenty statements. */
const maxWarned = 20
const maxErased = 5

/** The instant so many years ago, and so many days after that (ISO). */
function yearsAgo(years: number, days = 0): string {
  const then = new Date(clock.now())
  then.setUTCFullYear(then.getUTCFullYear() - years)
  then.setUTCDate(then.getUTCDate() + days)
  return then.toISOString()
}

/**
 * The day from which an account is erased after its last contact (ISO instants), at least the warning's days after it.
 */
export function erasedFrom(lastContactAt: string): string {
  const then = new Date(lastContactAt)
  then.setUTCFullYear(then.getUTCFullYear() + retention.account.years)
  const afterWarning = new Date(clock.now().getTime() + retention.account.warningDays * 86_400_000)
  return new Date(Math.max(then.getTime(), afterWarning.getTime())).toISOString()
}

/**
 * Erases accounts three years after the last contact, as the CNIL recommends, and warns by mail thirty days before
 * (docs/decisions/0041). Whoever signs in or is otherwise active keeps the account. With nothing to do it is two
 * look-ups in one index.
 */
export async function expireAccounts(env: Pick<Bindings, 'DB'>): Promise<void> {
  const db = openDb(env.DB)
  await warn(db)
  await erase(env, db)
}

const isSilent = (before: string) => lt(users.lastContactAt, before)

/** Accounts inactive for nearly three years get the mail; it is written for who may sign in only. */
async function warn(db: Db): Promise<void> {
  const silentSince = yearsAgo(retention.account.years, retention.account.warningDays)
  const isDue = and(isNull(users.expiryWarnedAt), isSilent(silentSince))
  const ids = await idsWhere(db, isDue, maxWarned)
  if (ids.length === 0) return
  await refreshContact(db, ids)
  const now = clock.now().toISOString()
  const [first, ...more] = ids.flatMap((id) => {
    const mail = { id: crypto.randomUUID(), kind: 'account-expiring', subjectId: id } as const
    const isStillDue = and(eq(users.id, id), isDue)
    return [
      insertIf(
        db,
        outbox,
        { ...mail, dueAt: now, createdAt: now },
        sql`exists (select 1 from ${users} where ${isStillDue})`,
      ),
      db.update(users).set({ expiryWarnedAt: now }).where(isStillDue),
    ]
  })
  if (first) await db.batch([first, ...more])
}

/**
 * Accounts that were warned thirty days ago and stayed silent. Each is disabled first, by a statement that fails when
 * somebody has just signed in; one that was shut and not erased, because the run was cut off, is found again.
 */
async function erase(env: Pick<Bindings, 'DB'>, db: Db): Promise<void> {
  const warnedBefore = new Date(
    clock.now().getTime() - retention.account.warningDays * 86_400_000,
  ).toISOString()
  const isDue = and(
    isNotNull(users.expiryWarnedAt),
    lte(users.expiryWarnedAt, warnedBefore),
    isSilent(yearsAgo(retention.account.years)),
    // A mail that could not be sent yet has warned nobody.
    sql`not exists (select 1 from ${outbox} where ${outbox.subjectId} = ${users.id} and ${outbox.kind} = 'account-expiring' and ${outbox.state} = 'pending')`,
  )
  const ids = await idsWhere(db, isDue, maxErased)
  if (ids.length === 0) return
  await refreshContact(db, ids)
  for (const id of ids) {
    const [person] = await db
      .update(users)
      .set({ isActive: false })
      .where(and(eq(users.id, id), isDue))
      .returning({ id: users.id, emailKey: users.emailKey, emailVerifiedAt: users.emailVerifiedAt })
    if (person) await erasePerson(env, person)
  }
}

async function idsWhere(db: Db, condition: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(asc(users.lastContactAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Moves the last contact on to what other tables know of it: a sign-in, a changed profile, a request and its messages,
 * the saved list, the register of instruments. Where it moves, an earlier warning is void.
 */
async function refreshContact(db: Db, ids: readonly string[]): Promise<void> {
  const latest = sql`max(
    ${users.lastContactAt}, ${users.createdAt}, coalesce(${users.lastLoginAt}, ''), ${users.updatedAt},
    coalesce((select max(${quoteRequests.createdAt}) from ${quoteRequests} where ${quoteRequests.userId} = ${users.id}), ''),
    coalesce((select max(${requestMessages.createdAt}) from ${requestMessages} inner join ${quoteRequests} on ${quoteRequests.id} = ${requestMessages.quoteId} where ${quoteRequests.userId} = ${users.id} and ${requestMessages.sender} = 'customer'), ''),
    coalesce((select ${savedLists.savedAt} from ${savedLists} where ${savedLists.userId} = ${users.id}), ''),
    coalesce((select max(${scales.updatedAt}) from ${scales} where ${scales.userId} = ${users.id}), '')
  )`
  await db
    .update(users)
    .set({
      expiryWarnedAt: sql`case when ${latest} > ${users.lastContactAt} then null else ${users.expiryWarnedAt} end`,
      lastContactAt: latest,
    })
    .where(inArray(users.id, [...ids]))
}
