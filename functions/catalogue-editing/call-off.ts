import { and, count, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { publicationChanges, publications } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { auditPublication, isInState } from '#functions/publishing/audit-publication.ts'
import { restoredDrafts } from '#functions/publishing/restored-drafts.ts'
import { cancelPublication } from '#functions/publishing/start.ts'
import { isProduct } from '#functions/publishing/subjects.ts'

/** Calls a publication off that has not begun; its changes are drafts again. Throws `state-changed` when it has. */
export async function callOff(env: Bindings, who: string, id: string): Promise<void> {
  const restored = await restoredDrafts(openDb(env.DB), {
    publicationId: id,
    at: clock.now().toISOString(),
    condition: isInState(id, 'cancelled'),
  })
  await cancelPublication(env, id, [...restored, auditPublication(env, who, { id, action: 'cancel' })])
}

/**
 * Takes the change of one product out of a publication that has not begun: it is a draft again, and the rest is
 * published. The last one calls the whole publication off. Throws `state-changed` when it has begun, 404 where it
 * lacks the product.
 */
export async function withdrawProduct(
  env: Bindings,
  who: string,
  { id, product }: { id: string; product: string },
): Promise<void> {
  const db = openDb(env.DB)
  const isOfPublication = eq(publicationChanges.publicationId, id)
  const isWithdrawn = and(isOfPublication, eq(publicationChanges.subject, product))
  const at = clock.now().toISOString()
  const isWaiting = isInState(id, 'waiting')
  const [[present], restored] = await Promise.all([
    db
      .select({
        state: publications.state,
        all: count(),
        is: count(sql`case when ${isWithdrawn} then 1 end`),
      })
      .from(publications)
      .innerJoin(publicationChanges, eq(publicationChanges.publicationId, publications.id))
      .where(isOfPublication),
    restoredDrafts(db, { publicationId: id, ids: [product], at, condition: isWaiting }),
  ])
  if (!present?.is || !isProduct(product)) throw new AppError('not-found')
  if (present.all === 1) return callOff(env, who, id)
  const subject = { kind: 'product' as const, id: product }
  await db.batch([
    ...restored,
    auditEntry(db, { who, at, subject, action: 'withdraw' }, isWaiting),
    db.delete(publicationChanges).where(and(isWithdrawn, isWaiting)),
    db
      .update(publications)
      .set({ total: db.$count(publicationChanges, isOfPublication) })
      .where(and(eq(publications.id, id), eq(publications.state, 'waiting'))),
  ])
  if (present.state !== 'waiting') throw new AppError('state-changed', { state: present.state })
}
