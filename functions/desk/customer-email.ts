import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { CustomerEmail } from '#domain/quote-requests/start-form.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { outbox, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { requestLinkAddress } from '#functions/sessions/request-links.ts'
import { auditRequest } from './audit-request.ts'

/**
 * Adds the email of a customer who had only telephoned: from now on mails about the request go there, the first with
 * the link. Returns the outbox rows to publish. Throws `conflict` where there is an email, and for an erased request.
 */
export async function addCustomerEmail(
  env: Bindings,
  { quoteId, who }: { quoteId: string; who: string },
  { email }: CustomerEmail,
): Promise<{ id: string }[]> {
  const db = openDb(env.DB)
  const at = clock.now().toISOString()
  const { id, name, archivedAt } = quoteRequests
  const lacksEmail = and(eq(id, quoteId), eq(quoteRequests.email, ''), ne(name, ''), isNull(archivedAt))
  const condition = sql`exists (select 1 from ${quoteRequests} where ${lacksEmail})`
  const mail = { id: crypto.randomUUID(), kind: 'request-started', subjectId: quoteId } as const
  const { added } = await batchByName(
    db,
    { added: db.update(quoteRequests).set({ email }).where(lacksEmail).returning({ id }) },
    {
      before: [
        auditRequest(db, quoteId, { who, at, action: 'change', after: { email: true } }, condition),
        insertIf(db, outbox, { ...mail, dueAt: at, createdAt: at }, condition),
      ],
    },
  )
  if (added.length === 0) throw new AppError('conflict')
  return [{ id: mail.id }]
}

/**
 * The link to a request for who has only telephoned, which the company passes on. Whoever has an email gets it there,
 * and nobody of the company does: with it an offer is accepted. Throws `conflict` for those.
 */
export async function customerLink(
  env: Bindings,
  { quoteId, who }: { quoteId: string; who: string },
): Promise<{ address: string }> {
  const db = openDb(env.DB)
  const { id, locale, email, name, archivedAt } = quoteRequests
  const isReachedOtherwise = and(eq(id, quoteId), eq(email, ''), isNull(archivedAt))
  const [row] = await db.select({ id, locale, name }).from(quoteRequests).where(isReachedOtherwise).limit(1)
  // Of an erased request neither name nor email is left.
  if (!row?.name) throw new AppError('conflict')
  // Before the link exists: nobody has it without its entry in the journal.
  await auditRequest(db, quoteId, { who, at: clock.now().toISOString(), action: 'link' })
  return { address: await requestLinkAddress(env, row) }
}
