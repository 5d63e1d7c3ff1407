import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type ProductDocument, readDocument } from '#domain/publishing/document.ts'
import type { Ordered } from '#domain/publishing/editing-schemas.ts'
import { rebased } from '#domain/publishing/rebase.ts'
import type { Db } from '#functions/db/client.ts'
import { publicationChanges, publications, staff } from '#functions/db/schema.ts'
import { baseDocuments } from '#functions/publishing/base-documents.ts'

/** Changes that are read at once: a product may wait for several publications. */
const maxChanges = 1000

/** Condition: a change of one of the products is ordered and not live yet. */
const isOrdered = (ids: readonly string[]) =>
  and(
    sql`${publicationChanges.subject} in (select value from json_each(${JSON.stringify(ids)}))`,
    inArray(publications.state, ['waiting', 'running']),
  )

/**
 * Condition on a change that is ordered: its product cannot be edited meanwhile, because it is new, or taken away. Any
 * other change is merged with what is published before it (`rebased`).
 */
const isLocking = sql<number>`${publicationChanges.after} is null or ${publicationChanges.baseRevision} is null`

/** The publications that will change products, the next ones first, with the names of those who ordered them. */
export async function orderedWith(db: Db, ids: readonly string[]): Promise<Map<string, Ordered>> {
  const rows = await db
    .select({
      ...{ product: publicationChanges.subject, id: publications.id, dueAt: publications.dueAt },
      ...{ author: publications.author, name: staff.name, isLocking: isLocking.as('is_locking') },
    })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .leftJoin(staff, eq(staff.email, publications.author))
    .where(isOrdered(ids))
    .orderBy(asc(publications.dueAt))
    .limit(maxChanges)
  const ordered = rows.map(({ product, id, dueAt, name, author, isLocking }) => {
    return [product, { id, dueAt, by: name || author, isLocking: Boolean(isLocking) }] as const
  })
  return new Map(ordered.reverse())
}

/** The documents of products whose publication is ordered. */
export async function plannedDocuments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ProductDocument>> {
  const rows = await orderedChanges(db, ids)
  return new Map(rows.flatMap(({ id, document }) => (document ? [[id, document]] : [])))
}

/**
 * The products whose drafts cannot be published beside a change of them that is ordered: both change the same value, or
 * one of them takes the product away or creates it. Prices do not contradict each other: that of the later day counts
 * from then on. `withPrices` finds them too.
 */
export async function contradicting(
  db: Db,
  drafts: readonly { edited: { id: string }; document: ProductDocument | null }[],
  withPrices = false,
): Promise<Set<string>> {
  const draftOf = new Map(drafts.map(({ edited, document }) => [edited.id, document]))
  const ordered = await orderedChanges(db, [...draftOf.keys()])
  const bases = await baseDocuments(
    db,
    ordered.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }])),
  )
  const contradicted = ordered.filter(({ id, revision, document }) => {
    const [base, draft] = [bases.get(id), draftOf.get(id)]
    return (
      revision === null ||
      !base ||
      !draft ||
      !document ||
      rebased(base, draft, document, !withPrices) === null
    )
  })
  return new Set(contradicted.map(({ id }) => id))
}

async function orderedChanges(db: Db, ids: readonly string[]) {
  const { subject: id, baseRevision: revision, after } = publicationChanges
  const rows = await db
    .select({ id, revision, after })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .where(isOrdered(ids))
    .limit(maxChanges)
  return rows.map(({ after, ...row }) => ({
    ...row,
    document: after === null ? null : readDocument(after),
  }))
}
