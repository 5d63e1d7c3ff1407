import { aliasedTable, and, eq, gt, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/**
 * Anybody may type anybody's email into every form, so what a mailbox gets is limited where all mail passes: so many in
 * any hour, whatever began them. The rest waits an hour and becomes one mail (docs/decisions/0062).
 */
export const mailsPerHour = 10
const waitSeconds = 3600
/** The outbox a second time in one statement: the other mails beside a row. */
const other = aliasedTable(outbox, 'other')
/** Mails that one joined mail may say; each is written by some queries. */
const maxJoined = 40
/** No mail is retried for longer, so that older rows need not be read. */
const retriedSeconds = 2 * 24 * 3600

/** Condition on a row of the outbox: it is due, nobody sends it, and no joined mail says it. */
export function isDue(): SQL {
  const now = clock.now().toISOString()
  return and(
    eq(outbox.state, 'pending'),
    isNull(outbox.joinedInto),
    lte(outbox.dueAt, now),
    or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, now)),
  ) as SQL
}

/** Condition on a row of the outbox: its mailbox has room for it, and no joined mail waits that could say it. */
export const hasRoomInMailbox = (): SQL =>
  sql`(${isNull(outbox.recipient)} or (${sentLately()} < ${mailsPerHour} and (${eq(outbox.kind, 'joined')} or not exists ${openJoined()})))`

/** The mails that the mailbox of a row got in the last hour, or is getting now; what a joined one says counts once. */
function sentLately(): SQL {
  const now = clock.now()
  return sql`(select count(*) from ${outbox} as ${other} where ${and(
    eq(other.recipient, outbox.recipient),
    gt(other.createdAt, isoAfter(now, -retriedSeconds)),
    isNull(other.joinedInto),
    or(gt(other.sentAt, isoAfter(now, -waitSeconds)), gt(other.leaseUntil, now.toISOString())),
  )})`
}

/** The joined mail to the mailbox of a row that was not tried yet and has room. */
const openJoined = (): SQL =>
  sql`(select ${other.id} from ${outbox} as ${other} where ${and(
    eq(other.recipient, outbox.recipient),
    eq(other.kind, 'joined'),
    eq(other.state, 'pending'),
    eq(other.attempts, 0),
  )} and (select count(*) from ${outbox} as "said" where "said"."joined_into" = ${other.id}) < ${maxJoined} order by ${other.createdAt} limit 1)`

/** Has a due mail whose mailbox has no room said by a joined mail, which is made where none waits. */
export async function joinPastLimit(env: Bindings, id: string): Promise<void> {
  const db = openDb(env.DB)
  const isPastLimit = and(
    eq(outbox.id, id),
    isDue(),
    isNotNull(outbox.recipient),
    not(eq(outbox.kind, 'joined')),
    not(hasRoomInMailbox()),
  ) as SQL
  await db.batch([
    insertJoined(db, id, isPastLimit),
    db.update(outbox).set({ joinedInto: openJoined() }).where(isPastLimit),
  ])
}

function insertJoined(db: Db, ofRow: string, isPastLimit: SQL) {
  const id = crypto.randomUUID()
  const now = clock.now()
  const recipient = sql`(select ${outbox.recipient} from ${outbox} where ${outbox.id} = ${ofRow})`
  const row = { id, kind: 'joined' as const, subjectId: id, recipient, createdAt: now.toISOString() }
  return insertIf(
    db,
    outbox,
    { ...row, dueAt: isoAfter(now, waitSeconds) },
    sql`exists (select 1 from ${outbox} where ${isPastLimit} and not exists ${openJoined()})`,
  )
}
