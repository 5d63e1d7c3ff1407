import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import type { NewsletterRequest } from '#domain/forms/forms.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isEmail, keyInUse } from '#functions/db/email-spellings.ts'
import { outbox, newsletterSubscriptions as subscriptions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/** An unconfirmed subscription is deleted after this time and its link is void. */
export const pendingSeconds = 7 * 24 * 3600
/** The same mail again helps nobody: a subscription gets one an hour and five a week. */
const pauseSeconds = 3600
const mailsPerWeek = 5

type OutboxId = { id: string }

/**
 * Stores the subscription and enqueues one mail in one batch: of equal concurrent requests the first wins. A confirmed
 * address gets a mail that says so; the answer is the same, so that nobody learns who is subscribed.
 */
export async function subscribe(env: Bindings, { email, lang }: NewsletterRequest): Promise<OutboxId[]> {
  const db = openDb(env.DB)
  const now = clock.now()
  const row = { email: keyInUse(subscriptions.email, email), locale: lang, requestedAt: now.toISOString() }
  const mailed = (seconds: number) =>
    sql`(select count(*) from ${outbox} where ${outbox.subjectId} = ${subscriptions.id} and ${outbox.createdAt} > ${isoAfter(now, -seconds)})`
  const mailId = crypto.randomUUID()
  const kind = sql`case ${subscriptions.state} when 'confirmed' then 'newsletter-welcome' else 'newsletter-confirm' end`
  const { mails } = await batchByName(db, {
    subscription: db
      .insert(subscriptions)
      .values({ id: crypto.randomUUID(), ...row })
      .onConflictDoNothing(),
    mails: enqueueMail(
      db,
      { id: mailId, kind, recipient: emailKey(email) },
      sql`${isEmail(subscriptions.email, email)} and ${mailed(pauseSeconds)} = 0 and ${mailed(pendingSeconds)} < ${mailsPerWeek}`,
    ),
    // The week restarts with each mail that is sent, not with requests that send none.
    renewed: db
      .update(subscriptions)
      .set({ locale: row.locale, requestedAt: row.requestedAt })
      .where(
        and(
          isEmail(subscriptions.email, email),
          eq(subscriptions.state, 'pending'),
          sql`exists (select 1 from ${outbox} where ${outbox.id} = ${mailId})`,
        ),
      ),
  })
  return mails
}

/** Confirms once and enqueues the mail with the unsubscribe link; repetitions succeed. */
export async function confirm(env: Bindings, id: string) {
  const db = openDb(env.DB)
  const now = clock.now()
  const { confirmed, mails, rows } = await batchByName(db, {
    confirmed: db
      .update(subscriptions)
      .set({ state: 'confirmed', confirmedAt: now.toISOString() })
      .where(
        and(
          eq(subscriptions.id, id),
          eq(subscriptions.state, 'pending'),
          gt(subscriptions.requestedAt, isoAfter(now, -pendingSeconds)),
        ),
      )
      .returning({ id: subscriptions.id }),
    mails: enqueueMail(
      db,
      { id: crypto.randomUUID(), kind: sql`'newsletter-welcome'`, recipient: null },
      sql`${subscriptions.id} = ${id} and ${subscriptions.state} = 'confirmed' and not exists (select 1 from ${outbox} where ${outbox.subjectId} = ${id} and ${outbox.kind} = 'newsletter-welcome')`,
    ),
    rows: db.select({ state: subscriptions.state }).from(subscriptions).where(eq(subscriptions.id, id)),
  })
  if (rows[0]?.state !== 'confirmed') throw new AppError('invalid-token')
  return { state: confirmed.length ? ('confirmed' as const) : ('already-confirmed' as const), mails }
}

/** Deletes the subscription and its pending mails; repetitions succeed. */
export async function unsubscribe(env: Bindings, id: string): Promise<void> {
  await forget(openDb(env.DB), eq(subscriptions.id, id))
}

export const deleteUnconfirmed = (db: Db) =>
  forget(
    db,
    and(
      eq(subscriptions.state, 'pending'),
      lt(subscriptions.requestedAt, isoAfter(clock.now(), -pendingSeconds)),
    ),
  )

async function forget(db: Db, whom: SQL | undefined): Promise<void> {
  const ids = db.select({ id: subscriptions.id }).from(subscriptions).where(whom)
  await db.batch([
    db.delete(outbox).where(sql`${outbox.subjectId} in ${ids}`),
    db.delete(subscriptions).where(whom),
  ])
}

/** Inserts an outbox row for the subscription that `where` finds, if any; columns in the order of the table. */
function enqueueMail(
  db: Db,
  { id, kind, recipient }: { id: string; kind: SQL; recipient: string | null },
  where: SQL,
) {
  const now = clock.now().toISOString()
  return db
    .insert(outbox)
    .select(
      sql`select ${id}, ${kind}, ${subscriptions.id}, ${recipient}, 'pending', 0, ${now}, null, null, ${now}, null, null from ${subscriptions} where ${where}`,
    )
    .returning({ id: outbox.id })
}
