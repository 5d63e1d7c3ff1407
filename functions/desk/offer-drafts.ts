import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { DraftForm } from '#domain/quote-requests/offer-drafts.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile } from '#functions/db/last-entry.ts'
import { offerDrafts, offers, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'

/**
 * Keeps what is typed of the next version, where nobody else has written since the revision that it continues. Throws
 * `precondition-failed` with who and when otherwise, and `state-changed` when a version was sent meanwhile.
 */
export async function storeDraft(
  env: Bindings,
  { quoteId, who }: DeskVisitor,
  { revision, after, content }: DraftForm,
): Promise<{ revision: number; at: string }> {
  const db = openDb(env.DB)
  const at = clock.now().toISOString()
  const newest = sql`(select coalesce(max(${offers.version}), 0) from ${offers} where ${offers.quoteId} = ${quoteId})`
  const isNext = sql`${newest} = ${after}`
  const isNone = sql`not exists (select 1 from ${offerDrafts} where ${eq(offerDrafts.quoteId, quoteId)})`
  const row = { quoteId, revision: revision + 1, after, content, author: who, updatedAt: at }
  const { changed, inserted, now } = await batchByName(db, {
    changed: db
      .update(offerDrafts)
      .set({ revision: revision + 1, after, content, author: who, updatedAt: at })
      .where(and(eq(offerDrafts.quoteId, quoteId), eq(offerDrafts.revision, revision), isNext))
      .returning({ revision: offerDrafts.revision }),
    inserted: insertIf(
      db,
      offerDrafts,
      { ...row, content: sql`${JSON.stringify(content)}` },
      sql`${isNone} and ${isNext}`,
    ).returning({ revision: offerDrafts.revision }),
    now: db
      .select({
        state: quoteRequests.state,
        isNext: sql<number>`${isNext}`,
        revision: offerDrafts.revision,
        author: offerDrafts.author,
        content: offerDrafts.content,
        at: offerDrafts.updatedAt,
      })
      .from(quoteRequests)
      .leftJoin(offerDrafts, eq(offerDrafts.quoteId, quoteRequests.id))
      .where(eq(quoteRequests.id, quoteId)),
  })
  const [request] = now
  if (!request) throw new AppError('not-found')
  if (!request.isNext) throw new AppError('state-changed', { state: request.state })
  // A repetition of what was kept, whose answer was lost.
  const isKept =
    request.author === who &&
    request.revision === revision + 1 &&
    JSON.stringify(request.content) === JSON.stringify(content)
  if (changed.length + inserted.length > 0 || isKept) return { revision: revision + 1, at }
  throw await changedMeanwhile(db, { by: request.author ?? '', at: request.at ?? at })
}
