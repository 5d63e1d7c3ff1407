import { type SQL, sql } from 'drizzle-orm'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isIn } from '#functions/db/generations.ts'
import { productDrafts, products, publicationChanges, publications } from '#functions/db/schema.ts'
import { kindsOf } from './changes.ts'
import { Refusal, type Run } from './progress.ts'

/** Refuses an undo that takes away kinds of which there are products, drafts or planned changes by now. */
export async function refuseUsedKinds(run: Run): Promise<void> {
  const { db, publication } = run
  if (!publication.undoes) return
  const { before, after } = await kindsOf(run)
  const stays = new Set(after.map(({ key }: SubcategoryDocument) => key))
  const removed = JSON.stringify(before.map(({ key }) => key).filter((key) => !stays.has(key)))
  if (removed === '[]') return
  const isRemoved = (kind: SQL) => sql`${kind} in (select value from json_each(${removed}))`
  const [used] = await db.all<{ kind: string }>(
    sql`select ${products.subcategory} as kind from ${products}
      where ${isRemoved(sql`${products.subcategory}`)} and ${isIn(products)} and ${products.id} not in (
        select subject from publication_changes where publication_id = ${publication.id})
      union all select ${productDrafts.document} ->> 'subcategory' from ${productDrafts}
        where ${isRemoved(sql`${productDrafts.document} ->> 'subcategory'`)}
      union all select ${publicationChanges.after} ->> 'subcategory' from ${publicationChanges}
        join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
        where ${publications.state} = 'waiting' and ${publicationChanges.subject} not like '#%'
          and ${isRemoved(sql`${publicationChanges.after} ->> 'subcategory'`)}
      limit 1`,
  )
  if (used) throw new Refusal(`kinds: ${used.kind} is used`)
}
