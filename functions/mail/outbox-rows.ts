import { sql } from 'drizzle-orm'
import { emailKey } from '#domain/accounts/account.ts'
import type { Db } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { insertEachIf } from '#functions/db/insert-if.ts'
import { type mailKinds, outbox, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { logWarning } from '#functions/platform/log.ts'

type MailKind = (typeof mailKinds)[number]

/** The key of an email that is limited; null for that of the customer who is signed in, once it is verified. */
const limitedRecipient = (email: string, userId: string | null) =>
  sql`(select ${emailKey(email)} where not exists (select 1 from ${users} where ${users.id} = ${userId} and ${isEmail(users.emailKey, email)} and ${users.emailVerifiedAt} is not null))`

/**
 * The outbox rows of a request: one mail to the company, and the visitor's confirmation, which counts against the limit
 * of its mailbox (`mailbox-limit.ts`) unless who is signed in has sent it to himself. `mails` are the rows to publish.
 */
export function requestMails(
  db: Db,
  kinds: { company: MailKind; visitor: MailKind },
  { subjectId, email, now, userId }: { subjectId: string; email: string; now: string; userId: string | null },
) {
  const recipient = limitedRecipient(email, userId)
  const row = { subjectId, dueAt: now, createdAt: now }
  const company = { ...row, id: crypto.randomUUID(), kind: kinds.company }
  const visitor = { ...row, id: crypto.randomUUID(), kind: kinds.visitor, recipient }
  return {
    mails: [{ id: company.id }, { id: visitor.id }],
    writes: [
      insertEachIf(db, outbox, [
        { row: company, condition: sql`true` },
        { row: visitor, condition: sql`true` },
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
