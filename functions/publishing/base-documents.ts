import { sql } from 'drizzle-orm'
import { type ProductDocument, readDocument } from '#domain/publishing/document.ts'
import type { Db } from '#functions/db/client.ts'
import { products, publicationChanges, publications } from '#functions/db/schema.ts'
import { storedProducts } from './stored-products.ts'

/** A product as it was published once. */
export type Revision = { id: string; revision: number }

/**
 * The documents of revisions, by the ids of their products: the live ones, and those that a publication has replaced,
 * which are kept with it. Revisions of publications that were deleted are left out.
 */
export async function baseDocuments(
  db: Db,
  revisions: readonly Revision[],
): Promise<Map<string, ProductDocument>> {
  if (revisions.length === 0) return new Map()
  const wanted = JSON.stringify(revisions)
  const [replaced, live] = await Promise.all([
    db.all<{ id: string; document: string }>(
      sql`select change.subject as id, change.before as document
        from json_each(${wanted}) as past
        cross join ${publications} as whole
        join ${publicationChanges} as change on change.publication_id = whole.id and change.subject = past.value ->> 'id'
        where whole.state in ('live', 'undone') and change.base_revision = past.value ->> 'revision'
          and change.before is not null
        limit ${revisions.length}`,
    ),
    storedProducts(
      db,
      sql`(${products.id}, ${products.fromGeneration}) in (
        select value ->> 'id', value ->> 'revision' from json_each(${wanted}))`,
    ),
  ])
  return new Map([
    ...replaced.map(({ id, document }) => [id, readDocument(document)] as const),
    ...live.map(({ product }) => [product.id, product] as const),
  ])
}
