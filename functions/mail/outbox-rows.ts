import { sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { insertEachIf } from '#functions/db/insert-if.ts'
import { type mailKinds, outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'

type MailKind = (typeof mailKinds)[number]

/** Anyone may enter anyone's email in a form, so confirmations per address are limited. */
const confirmationsPerHour = 5

/** Condition: the email was sent fewer confirmations in the last hour than the limit. */
const mayBeConfirmed = (email: string) =>
  sql`(select count(*) from ${outbox} where ${outbox.recipient} = ${email} and ${outbox.createdAt} > ${isoAfter(clock.now(), -3600)}) < ${confirmationsPerHour}`

/**
 * The outbox rows of a request: one mail to the company, and the visitor's confirmation. The confirmation is inserted
 * only below the hourly limit, which its own statement tests, so that concurrent requests cannot exceed it. `mails` are
 * the rows to publish; one that was not inserted is ignored by the consumer.
 */
export function requestMails(
  db: Db,
  kinds: { company: MailKind; visitor: MailKind },
  { subjectId, email, now }: { subjectId: string; email: string; now: string },
) {
  const recipient = email.toLowerCase()
  const row = { subjectId, dueAt: now, createdAt: now }
  const company = { ...row, id: crypto.randomUUID(), kind: kinds.company }
  const visitor = { ...row, id: crypto.randomUUID(), kind: kinds.visitor, recipient }
  return {
    mails: [{ id: company.id }, { id: visitor.id }],
    writes: [
      insertEachIf(db, outbox, [
        { row: company, condition: sql`true` },
        { row: visitor, condition: mayBeConfirmed(recipient) },
      ]),
    ],
  }
}

/**
 * Publishes the rows to the queue (which refuses an empty batch). When it fails nothing is lost: the sweep finds the
 * rows.
 */
export async function publishOutboxRows(env: Bindings, mails: readonly { id: string }[]): Promise<void> {
  if (mails.length === 0) return
  try {
    await env.JOBS.sendBatch(mails.map(({ id }) => ({ body: { outboxId: id } })))
  } catch (error) {
    logWarning('queue', error, { outbox: mails.map(({ id }) => id) })
  }
}
