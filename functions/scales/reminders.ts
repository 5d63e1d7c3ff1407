import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { features } from '#config/features.ts'
import { firstGermanReminderDays, reminderDays } from '#domain/scales/periodic-verification.ts'
import { addDays } from '#domain/time/business-hours.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { outbox, scaleReminders, scales, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { today } from './scale-rows.ts'

const [farElsewhere, ...nearer] = reminderDays

/** Instruments checked per run; about six rows each; the next minute looks at the next ones. */
const roundSize = 15

/** The distance under which the one mail after a missed date is recorded. */
const missed = -1

/**
 * Enqueues a mail to each person of whom an instrument has come within one of `reminderDays` of its due date, and one
 * after a date that was missed. A
 * reminder at this distance or a nearer one is not repeated, so a late cron sends the nearest reminder and skips those
 * that it missed. Each instrument holds the day on which to look at it next, so that a minute with nothing to do reads
 * one row of an index, whatever the number of instruments.
 */
export async function enqueueReminders(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const day = today()
  const looked = await db
    .select({ id: scales.id, userId: scales.userId, isDue: sql<number>`coalesce(${isReminderDue(day)}, 0)` })
    .from(scales)
    .innerJoin(users, eq(users.id, scales.userId))
    .where(lte(scales.remindOn, day))
    .orderBy(asc(scales.remindOn))
    .limit(roundSize)
  if (looked.length === 0) return
  const people = new Set(looked.filter(({ isDue }) => isDue).map(({ userId }) => userId))
  const ids = looked.map(({ id }) => id)
  await db.batch([
    db
      .update(scales)
      .set({ remindOn: nextLook(day) })
      .where(inArray(scales.id, ids)),
    ...[...people].flatMap((id) => roundFor(db, id, day)),
  ])
}

/**
 * The day of the next reminder, at last that after the due date; the next day while its owner wants none; null once the
 * date was missed. A changed instrument, and those of a person who has switched reminders on, are looked at again at
 * once.
 */
const nextLook = (day: string) => sql`case
  when ${scales.dueOn} is null then null
  when ${scales.dueOn} < ${day} then case when ${isEnteredLate(day)} then ${addDays(day, 1)} else null end
  when date(${scales.dueOn}, ${`-${farthest} days`}) > ${day} and ${scales.country} = 'DE' then date(${scales.dueOn}, ${`-${firstGermanReminderDays} days`})
  when date(${scales.dueOn}, ${`-${farElsewhere} days`}) > ${day} and ${scales.country} <> 'DE' then date(${scales.dueOn}, ${`-${farElsewhere} days`})
  when not exists (select 1 from ${users} where ${users.id} = ${scales.userId} and ${remindersAllowed()}) then ${addDays(day, 1)}
  ${sql.join(
    nearer.map((days) => {
      const on = sql`date(${scales.dueOn}, ${`-${days} days`})`
      return sql`when ${on} > ${day} then ${on}`
    }),
    sql` `,
  )}
  else date(${scales.dueOn}, '+1 day') end`

/**
 * Everything that is due of one person in one mail. Of two concurrent rounds the second finds nothing left and enqueues
 * no mail.
 */
function roundFor(db: Db, userId: string, day: string) {
  const round = crypto.randomUUID()
  const now = clock.now().toISOString()
  return [
    db
      .insert(scaleReminders)
      .select(
        sql`select ${scales.id}, ${scales.dueOn}, ${marked(day)}, ${round}, ${now} from ${scales} inner join ${users} on ${users.id} = ${scales.userId} where ${scales.userId} = ${userId} and ${isReminderDue(day)}`,
      ),
    db
      .insert(outbox)
      .select(
        sql`select ${crypto.randomUUID()}, 'scale-reminder', ${round}, null, 'pending', 0, ${now}, null, null, ${now}, null, null where exists (select 1 from ${scaleReminders} where ${scaleReminders.mailId} = ${round})`,
      ),
  ]
}

const far = sql`case when ${scales.country} = 'DE' then ${firstGermanReminderDays} else ${farElsewhere} end`
const farthest = Math.max(firstGermanReminderDays, farElsewhere)

/** The nearest of the distances that an instrument has come within. */
const distance = (day: string) =>
  nearer.reduce(
    (farther, days) =>
      sql`case when ${scales.dueOn} <= ${addDays(day, days)} then ${days} else (${farther}) end`,
    far,
  )

/** The distance to record: `missed` after the due date. */
const marked = (day: string) =>
  sql`case when ${scales.dueOn} < ${day} then ${missed} else (${distance(day)}) end`

/** Entered or changed today with a date that had passed: its holder has just been told on the page. */
const isEnteredLate = (day: string) => sql`(${scales.dueOn} < ${day} and date(${scales.updatedAt}) >= ${day})`

function isReminderDue(day: string): SQL | undefined {
  return and(
    sql`${scales.dueOn} <= ${addDays(day, farthest)}`,
    sql`not ${isEnteredLate(day)}`,
    sql`(${scales.country} = 'DE' or ${scales.dueOn} <= ${addDays(day, farElsewhere)})`,
    remindersAllowed(),
    sql`not exists (select 1 from ${scaleReminders} where ${scaleReminders.scaleId} = ${scales.id} and ${scaleReminders.dueOn} = ${scales.dueOn} and ${scaleReminders.daysBefore} <= ${marked(day)})`,
  )
}

/**
 * Condition: the person switched reminders on and verified the email; otherwise an account could send text of its own
 * to a stranger.
 */
export function remindersAllowed(): SQL | undefined {
  return and(
    eq(users.scaleReminders, true),
    eq(users.isActive, true),
    eq(users.accountStatus, 'active'),
    features.emailVerification ? isNotNull(users.emailVerifiedAt) : undefined,
  )
}

/** Stops all reminders, pending ones included; repetitions succeed. */
export async function stopReminders(env: Bindings, userId: string): Promise<void> {
  const db = openDb(env.DB)
  const rounds = db
    .select({ id: scaleReminders.mailId })
    .from(scaleReminders)
    .innerJoin(scales, eq(scales.id, scaleReminders.scaleId))
    .where(eq(scales.userId, userId))
  await db.batch([
    db.update(users).set({ scaleReminders: false }).where(eq(users.id, userId)),
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.kind, 'scale-reminder'),
          eq(outbox.state, 'pending'),
          sql`${outbox.subjectId} in ${rounds}`,
        ),
      ),
  ])
}
