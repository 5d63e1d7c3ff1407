import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { mediaObject } from '#domain/catalogue/media.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { media } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { unnamedSeconds } from './store-media.ts'

/** Files that one run deletes; R2 takes the keys of a thousand in one call. */
const together = 500

/** What names files: products of any generation, drafts, publications that can be taken back. */
const documents = `
  select json_object('photos', json(photos), 'documents', json(documents)) as document from products
    where photos <> '[]' or documents <> '[]'
  union all select document from product_drafts
  union all select before from publication_changes where subject not like '#%'
  union all select after from publication_changes where subject not like '#%'`
const named = sql.raw(`(select json_tree.value from (${documents}) as each,
  json_tree(json_array(each.document -> '$.photos', each.document -> '$.documents')) where json_tree.key in ('key', 'jpeg'))`)

/** An article names a picture by its address. */
const isInArticle = sql`exists (select 1 from article_versions where instr(content, ${media.key}))`

/**
 * Deletes what nothing names since a day: first it is marked, so that it is not stored anew meanwhile, then its objects
 * go, then its rows. Whatever fails is done by the next run. What is named is asked about again a day later, all of it
 * at once, because the question reads every product.
 */
export async function sweepMedia(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const now = clock.now()
  const isDue = lt(media.dueAt, now.toISOString())
  const isNamed = sql`(${media.key} in ${named} or ${isInArticle})`
  const due = await db.select({ key: media.key }).from(media).where(isDue).limit(1)
  if (due.length === 0) return
  const { marked } = await batchByName(
    db,
    { marked: db.select({ key: media.key }).from(media).where(eq(media.isDeleting, true)).limit(together) },
    {
      before: [
        db
          .update(media)
          .set({ dueAt: isoAfter(now, unnamedSeconds) })
          .where(and(isDue, eq(media.isDeleting, false), isNamed)),
        db
          .update(media)
          .set({ isDeleting: true })
          .where(and(isDue, eq(media.isDeleting, false))),
      ],
    },
  )
  const keys = marked.map(({ key }) => key)
  if (keys.length === 0) return
  await env.FILES.delete(keys.map(mediaObject))
  await db
    .delete(media)
    .where(inArray(media.key, sql`(select value from json_each(${JSON.stringify(keys)}))`))
}
