import { and, eq, isNull, sql } from 'drizzle-orm'
import { requestLimits } from '#config/request-limits.ts'
import { emailKey } from '#domain/accounts/account.ts'
import type { LinkForm } from '#domain/quote-requests/request-forms.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { outbox, quoteRequests, requestLinks } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/**
 * Makes a new link and enqueues its mail when reference and address belong together; otherwise does the same work and
 * nothing comes of it. Older links stay valid, so that a stranger who knows both cannot void them.
 */
export async function askForLink(env: Bindings, { reference, email }: LinkForm): Promise<{ id: string }[]> {
  const db = openDb(env.DB)
  const now = clock.now()
  const at = now.toISOString()
  const id = crypto.randomUUID()
  const mail = {
    id: crypto.randomUUID(),
    kind: 'request-link' as const,
    subjectId: id,
    recipient: emailKey(email),
  }
  const recent = sql`(select count(*) from ${requestLinks} where ${requestLinks.quoteId} = ${quoteRequests.id} and ${requestLinks.side} = 'customer' and ${requestLinks.createdAt} > ${isoAfter(now, -3600)})`
  const { rows } = await batchByName(db, {
    link: db
      .insert(requestLinks)
      .select(
        sql`select ${id}, ${quoteRequests.id}, null, ${at}, null, null, 'customer' from ${quoteRequests} where ${and(
          eq(quoteRequests.reference, reference),
          isNull(quoteRequests.archivedAt),
          isEmail(sql`lower(${quoteRequests.email})`, email),
        )} and ${recent} < ${requestLimits.linksPerHour}`,
      ),
    mail: insertIf(
      db,
      outbox,
      { ...mail, dueAt: at, createdAt: at },
      sql`exists (select 1 from ${requestLinks} where ${requestLinks.id} = ${id})`,
    ),
    rows: db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, mail.id)),
  })
  return rows
}
