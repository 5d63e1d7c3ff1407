import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { readDocument } from '#domain/publishing/document.ts'
import { rebased } from '#domain/publishing/rebase.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { productDrafts, publicationChanges, publications } from '#functions/db/schema.ts'
import { baseDocuments } from './base-documents.ts'
import { isProductSubject } from './publication.ts'

/** Drafts that are merged at once with what comes back: each is read with two documents. */
const maxMerged = 400

/** What comes back as drafts: the changes of a publication, all of them or those of some products. */
type Restored = {
  publicationId: string
  ids?: readonly string[]
  /** ISO instant. */
  at: string
  /** The statements do nothing unless it holds. */
  condition: SQL
}

/**
 * Statements that make changes of a publication drafts of its author again. A draft that somebody has begun since gets
 * the changes too; the two do not contradict each other, or it would not have been saved, but for prices: those of the
 * draft were typed last.
 */
export async function restoredDrafts(
  db: Db,
  { publicationId, ids, at, condition }: Restored,
): Promise<[Statement, ...Statement[]]> {
  const isChosen = and(
    eq(publicationChanges.publicationId, publicationId),
    isProductSubject(publicationChanges.subject),
    // Products of a renamed kind are changes that change nothing.
    sql`${publicationChanges.before} is not ${publicationChanges.after}`,
    ids && inArray(publicationChanges.subject, [...ids]),
  )
  const merged = JSON.stringify(await mergedDrafts(db, isChosen))
  const version = Date.parse(at)
  return [
    db
      .insert(productDrafts)
      .select(
        sql`select ${publicationChanges.subject}, ${version}, ${publicationChanges.baseRevision}, ${publicationChanges.after},
          coalesce(${publicationChanges.after} ->> '$.name.fr', ${publicationChanges.subject}), '[]', ${publications.author}, ${at}, 1
          from ${publicationChanges} join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
          where ${isChosen} and ${condition}`,
      )
      .onConflictDoNothing(),
    db
      .update(productDrafts)
      .set({
        document: sql`(select value ->> 'document' from json_each(${merged}) where value ->> 'id' = ${productDrafts.id})`,
        version: sql`max(${productDrafts.version} + 1, ${version})`,
        changedAt: at,
      })
      .where(
        and(
          sql`(${productDrafts.id}, ${productDrafts.version}) in (select value ->> 'id', value ->> 'version' from json_each(${merged}))`,
          condition,
        ),
      ),
  ]
}

/** The drafts of products whose changes come back, with those changes. */
async function mergedDrafts(db: Db, isChosen: SQL | undefined) {
  const rows = await db
    .select({
      ...{ id: productDrafts.id, version: productDrafts.version, draft: productDrafts.document },
      ...{ revision: publicationChanges.baseRevision, after: publicationChanges.after },
    })
    .from(publicationChanges)
    .innerJoin(productDrafts, eq(productDrafts.id, publicationChanges.subject))
    .where(isChosen)
    .limit(maxMerged)
  const bases = await baseDocuments(
    db,
    rows.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }])),
  )
  return rows.flatMap(({ id, version, draft, after }) => {
    const base = bases.get(id)
    const document = base && draft && after ? rebased(base, readDocument(after), draft, true) : null
    return document ? [{ id, version, document: JSON.stringify(document) }] : []
  })
}
