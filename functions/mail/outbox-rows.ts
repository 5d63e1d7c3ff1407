import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { type mailKinds, outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'

type MailKind = (typeof mailKinds)[number]
export type OutboxRow = { id: string; kind: MailKind; subjectId: string; recipient: string | null }

/** Anyone may enter anyone's email in a form, so confirmations per address are limited. */
const confirmationsPerHour = 5

/** Number of confirmations sent to the email in the last hour. */
export const countConfirmations = (db: Db, email: string) =>
  db
    .select({ sent: count() })
    .from(outbox)
    .where(and(eq(outbox.recipient, email.toLowerCase()), gt(outbox.createdAt, isoAfter(clock.now(), -3600))))
    .limit(1)

/** The outbox rows of a request: one mail to the company, and the visitor's confirmation below the hourly limit. */
export function requestMails(
  kinds: { company: MailKind; visitor: MailKind },
  subjectId: string,
  email: string,
  confirmed: number,
): OutboxRow[] {
  const company: OutboxRow = { id: crypto.randomUUID(), kind: kinds.company, subjectId, recipient: null }
  if (confirmed >= confirmationsPerHour) return [company]
  return [
    company,
    { id: crypto.randomUUID(), kind: kinds.visitor, subjectId, recipient: email.toLowerCase() },
  ]
}

export const insertOutboxRows = (db: Db, mails: OutboxRow[], now: string) =>
  db.insert(outbox).values(mails.map((mail) => ({ ...mail, dueAt: now, createdAt: now })))

/**
 * Publishes the rows to the queue (which refuses an empty batch). When it fails nothing is lost: the sweep finds the
 * rows.
 */
export async function publishOutboxRows(env: Bindings, mails: Pick<OutboxRow, 'id'>[]): Promise<void> {
  if (mails.length === 0) return
  try {
    await env.JOBS.sendBatch(mails.map(({ id }) => ({ body: { outboxId: id } })))
  } catch (error) {
    console.warn(JSON.stringify({ at: 'queue', error: errorText(error), outbox: mails.map(({ id }) => id) }))
  }
}
