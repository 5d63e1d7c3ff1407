import { asc, gt, sql } from 'drizzle-orm'
import { editingLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import { documentChanges } from '#domain/publishing/differences.ts'
import type { DraftEntry, DropForm } from '#domain/publishing/editing-schemas.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { auditLog, productDrafts, products } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { storedProducts } from '#functions/publishing/stored-products.ts'
import { doubterOf, type Edited, namedDraft, onWhatIsLive, selectDrafts, stateOf } from './documents.ts'
import { fieldProblem } from './product.ts'
import { untouchedBatch } from './save-drafts.ts'

/** Of the prices of a draft the first are listed. */
const pricesListed = 5

/** A page of drafts in the order of their ids, each with what it changes. */
export async function listDrafts(
  env: Bindings,
  who: string,
  cursor: string,
): Promise<{ items: DraftEntry[]; nextCursor: string | null }> {
  const db = openDb(env.DB)
  const { productsAtOnce } = editingLimits
  const ids = db
    .select({ id: productDrafts.id })
    .from(productDrafts)
    .where(gt(productDrafts.id, cursor))
    .orderBy(asc(productDrafts.id))
    .limit(productsAtOnce)
  const [drafts, stored] = await Promise.all([
    selectDrafts(db)
      .where(gt(productDrafts.id, cursor))
      .orderBy(asc(productDrafts.id))
      .limit(productsAtOnce + 1),
    storedProducts(db, sql`${products.id} in ${ids}`),
  ])
  const published = new Map(
    stored.map(({ product, revision }) => [product.id, { document: product, revision }]),
  )
  const page = drafts.slice(0, productsAtOnce).map(namedDraft)
  const edited = await onWhatIsLive(
    db,
    page.map((draft) => ({ id: draft.id, draft, published: published.get(draft.id) ?? null })),
  )
  const doubted = await doubterOf(env)
  return {
    items: edited.flatMap(({ draft, ...product }) =>
      draft ? [{ ...entryOf(who, { ...product, draft }), doubts: doubted(draft.document).doubts }] : [],
    ),
    nextCursor: drafts.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

function entryOf(
  who: string,
  edited: Edited & { draft: NonNullable<Edited['draft']> },
): Omit<DraftEntry, 'doubts'> {
  const { id, draft, published } = edited
  const { document, name, version, by, changedAt: at, author, problems, isHeld } = draft
  const changes = published && document ? documentChanges(published.document, document) : []
  const before = new Map(published?.document.variants.map((variant) => [variant.reference, variant]))
  const prices = (document?.variants ?? []).flatMap(({ reference, priceCents }) => {
    const old = before.get(reference)
    return old && old.priceCents !== priceCents
      ? [{ reference, before: old.priceCents, after: priceCents }]
      : []
  })
  return {
    ...{ id, name, state: stateOf(edited), draft: { version, by, at }, isMine: author === who, isHeld },
    ...{ prices: prices.slice(0, pricesListed), pricesChanged: prices.length },
    otherChanges: [...new Set(changes.map(({ change }) => change))].filter((change) => change !== 'price'),
    problems: problems.map(fieldProblem),
  }
}

/**
 * Drops drafts, all or none; what is published stays. Throws `precondition-failed` with who has changed one of them
 * meanwhile.
 */
export async function dropDrafts(
  env: Bindings,
  who: string,
  { drafts }: DropForm,
): Promise<{ products: number }> {
  const db = openDb(env.DB)
  const seen = drafts.map(({ id, version }) => ({ id, seen: version }))
  const rows = JSON.stringify(seen)
  const isChosen = sql`${productDrafts.id} in (select value ->> 'id' from json_each(${rows}))`
  const action: AuditAction = 'drop-draft'
  await untouchedBatch(db, seen, (untouched) =>
    db.batch([
      untouched,
      db.insert(auditLog).select(
        sql`select null, ${clock.now().toISOString()}, ${who}, 'product', ${productDrafts.id}, ${action},
          json_object('name', ${productDrafts.name}), null from ${productDrafts} where ${isChosen}`,
      ),
      db.delete(productDrafts).where(isChosen),
    ]),
  )
  return { products: drafts.length }
}

/** Drops the draft of one product as it is now; 404 where there is none. */
export async function dropDraft(env: Bindings, who: string, id: string): Promise<void> {
  const draft = await openDb(env.DB)
    .select({ version: productDrafts.version })
    .from(productDrafts)
    .where(sql`${productDrafts.id} = ${id}`)
    .get()
  if (!draft) throw new AppError('not-found')
  await dropDrafts(env, who, { drafts: [{ id, version: draft.version }] })
}
