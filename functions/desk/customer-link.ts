import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { requestLinkAddress } from '#functions/sessions/request-links.ts'
import { auditRequest } from './audit-request.ts'

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
