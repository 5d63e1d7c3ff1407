import { and, count, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { PublishForm } from '#domain/publishing/publish-schemas.ts'
import { fromParis } from '#domain/time/business-hours.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { productDrafts, publicationChanges, publications } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { isProduct } from '#functions/publishing/publication.ts'
import { restoredDrafts } from '#functions/publishing/restored-drafts.ts'
import { auditPublication, cancelPublication, isInState } from '#functions/publishing/start.ts'
import { untouchedBatch } from './save-drafts.ts'

const isFaulty = sql`${productDrafts.problems} <> '[]'`

/**
 * Orders the publication of drafts, all that are not held or those that are named, and takes them over in the same
 * batch. Throws `invalid-fields` at those that break a rule and for a time that is over, `precondition-failed` where
 * one was changed since it was seen; 404 where there are none.
 */
export async function publishDrafts(
  env: Bindings,
  who: string,
  form: PublishForm,
): Promise<{ id: string; products: number }> {
  const db = openDb(env.DB)
  const now = clock.now()
  const [id, at, dueAt] = [crypto.randomUUID(), now.toISOString(), dueInstant(form, now).toISOString()]
  const isChosen = form.ids
    ? sql`${productDrafts.id} in (select value from json_each(${JSON.stringify(form.ids.map(idOf))}))`
    : sql`not ${productDrafts.isHeld}`
  const seen = (form.ids ?? []).flatMap((each) =>
    typeof each === 'string' ? [] : [{ id: each.id, seen: each.version }],
  )
  const isReady = sql`not exists (select 1 from ${productDrafts} where ${and(isChosen, isFaulty)})
    and exists (select 1 from ${productDrafts} where ${isChosen})`
  const total = sql`(select count(*) from ${productDrafts} where ${isChosen})`
  const isOrdered = sql`exists (select 1 from ${publications} where ${publications.id} = ${id})`
  const { ordered, faulty } = await untouchedBatch(db, seen, (untouched) =>
    batchByName(
      db,
      {
        ordered: db.select({ total: publications.total }).from(publications).where(eq(publications.id, id)),
        faulty: db
          .select({ id: productDrafts.id })
          .from(productDrafts)
          .where(and(isChosen, isFaulty))
          .limit(maxNamed),
      },
      {
        before: [
          untouched,
          insertIf(db, publications, { id, author: who, createdAt: at, dueAt, total }, isReady),
          db.insert(publicationChanges).select(
            sql`select ${id}, ${productDrafts.id}, null, ${productDrafts.baseRevision}, null, ${productDrafts.document}
            from ${productDrafts} where ${isChosen} and ${isOrdered}`,
          ),
          endDrafts(db, id),
          auditPublication(env, who, { id, action: 'create', after: { dueAt } }),
        ],
      },
    ),
  )
  if (ordered[0]) return { id, products: ordered[0].total }
  if (faulty.length === 0) throw new AppError('not-found')
  throw new AppError('invalid-fields', {
    fields: Object.fromEntries(faulty.map(({ id }) => [`ids.${id}`, 'form.choice'])),
  })
}

const idOf = (each: NonNullable<PublishForm['ids']>[number]) => (typeof each === 'string' ? each : each.id)

/** Of many drafts that break a rule the first are named. */
const maxNamed = 50

const subjectsOf = (db: Db, publicationId: string) =>
  db
    .select({ subject: publicationChanges.subject })
    .from(publicationChanges)
    .where(eq(publicationChanges.publicationId, publicationId))

const endDrafts = (db: Db, id: string): Statement =>
  db.delete(productDrafts).where(sql`${productDrafts.id} in ${subjectsOf(db, id)}`)

/** Longest time ahead of a publication: a year and a day or two. */
const maxAheadMs = 367 * 86_400_000

/** Now, or a day and time in Paris that is not over. */
export function dueInstant({ day, time }: Pick<PublishForm, 'day' | 'time'>, now: Date): Date {
  if (day === '') return now
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const due = fromParis(day, hours * 60 + minutes)
  if (due < now || due.getTime() > now.getTime() + maxAheadMs)
    throw new AppError('invalid-fields', { fields: { day: 'form.choice' } })
  return due
}

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
