import { type SQL, sql } from 'drizzle-orm'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { operatorPrefix } from '#domain/staff/audit.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { productDrafts, products, publicationChanges, publications } from '#functions/db/schema.ts'
import { kindsOf } from './changes.ts'
import { Refusal, type Run } from './progress.ts'

/** The kinds of products that are live and not changed by the publication, of drafts and of planned changes. */
const uses = (publicationId: string): SQL =>
  sql`select ${products.subcategory} as kind from ${products}
    where ${isIn(products)} and ${products.id} not in (
      select subject from publication_changes where publication_id = ${publicationId})
  union select ${productDrafts.document} ->> 'subcategory' from ${productDrafts}
  union select ${publicationChanges.after} ->> 'subcategory' from ${publicationChanges}
    join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
    where ${publications.state} = 'waiting' and ${publicationChanges.subject} not like '#%'`

/** The keys of kinds of which there are products, drafts or planned changes. */
export async function usedKinds(db: Db): Promise<string[]> {
  const rows = await db.all<{ kind: string | null }>(uses(''))
  return rows.flatMap(({ kind }) => kind ?? [])
}

/**
 * Refuses to take away kinds of which there are products, drafts or planned changes by now. An import replaces the
 * whole catalogue: drafts of a kind that it takes away are told so as their problem.
 */
export async function refuseUsedKinds(run: Run): Promise<void> {
  const { db, publication } = run
  if (!publication.undoes && publication.author.startsWith(operatorPrefix)) return
  const { before, after } = await kindsOf(run)
  const stays = new Set(after.map(({ key }: SubcategoryDocument) => key))
  const removed = JSON.stringify(before.map(({ key }) => key).filter((key) => !stays.has(key)))
  if (removed === '[]') return
  const [used] = await db.all<{ kind: string }>(
    sql`select kind from (${uses(publication.id)}) where kind in (select value from json_each(${removed})) limit 1`,
  )
  if (used) throw new Refusal(`kinds: ${used.kind} is used`)
}
