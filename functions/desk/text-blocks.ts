import { asc, count, eq, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { each } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { TextBlock, TextBlockChange } from '#domain/quote-requests/offer-drafts.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile, lastEntry, revisionOf } from '#functions/db/last-entry.ts'
import { textBlocks } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'

const { id, title } = textBlocks
const texts = each((locale) => textBlocks[locale])

const subjectOf = (block: string) => ({ kind: 'text-block' as const, id: block })

/** Queries: a text as it is stored, and its last change. */
const stored = (db: Db, block: string) => ({
  rows: db
    .select({ title, ...texts })
    .from(textBlocks)
    .where(eq(id, block))
    .limit(1),
  last: lastEntry(db, subjectOf(block)),
})

/** Query: the texts that offers use again, by title. */
export const selectBlocks = (db: Db) =>
  db
    .select({ id, title, ...texts, revision: revisionOf({ kind: 'text-block', id: sql`${id}` }) })
    .from(textBlocks)
    .orderBy(asc(title), asc(id))
    .limit(deskLimits.textBlocks)

/** The texts that offers use again. */
export const listBlocks = async (env: Bindings): Promise<{ items: TextBlock[] }> => ({
  items: await selectBlocks(openDb(env.DB)),
})

/**
 * Stores a text under that id, with its entry in the journal. Throws `precondition-failed` where somebody else has
 * changed it meanwhile, 429 when there are as many as there may be.
 */
export async function storeBlock(
  env: Bindings,
  who: string,
  block: string,
  { seen, ...form }: TextBlockChange,
): Promise<{ revision: number }> {
  const db = openDb(env.DB)
  const read = await batchByName(db, {
    ...stored(db, block),
    counts: db.select({ n: count() }).from(textBlocks),
  })
  const [before] = read.rows
  if (!before && (read.counts[0]?.n ?? 0) >= deskLimits.textBlocks)
    throw new AppError('too-many-requests', { retryAfterSeconds: 86_400 })
  // Also a repetition whose answer was lost.
  if (before && isSame(before, form)) return { revision: read.last[0]?.revision ?? 0 }
  const updatedAt = clock.now().toISOString()
  const action = before ? ('change' as const) : ('create' as const)
  const isSeen = sql`${revisionOf(subjectOf(block))} = ${seen}`
  const { rows, last } = await batchByName(db, stored(db, block), {
    before: [
      insertIf(db, textBlocks, { id: block, ...form, updatedAt }, isSeen).onConflictDoUpdate({
        target: id,
        set: { ...form, updatedAt },
      }),
      // Last, because it is the next revision.
      auditEntry(
        db,
        { ...{ who, at: updatedAt, action, before, after: form }, subject: subjectOf(block) },
        isSeen,
      ),
    ],
  })
  if (last[0] && isSame(rows[0], form)) return { revision: last[0].revision }
  throw await changedMeanwhile(db, last[0])
}

/** Deletes a text; a second time nothing happens. `precondition-failed` where somebody else has changed it. */
export async function deleteBlock(env: Bindings, who: string, block: string, seen: number): Promise<void> {
  const db = openDb(env.DB)
  const [before] = await stored(db, block).rows
  const isSeen = sql`exists (select 1 from ${textBlocks} where ${eq(id, block)}) and ${revisionOf(subjectOf(block))} = ${seen}`
  const entry = { who, at: clock.now().toISOString(), action: 'delete' as const, before }
  const deleted = db.delete(textBlocks).where(sql`${eq(id, block)} and ${isSeen}`)
  const { rows, last } = await batchByName(db, stored(db, block), {
    before: [deleted, auditEntry(db, { ...entry, subject: subjectOf(block) }, sql`changes() > 0`)],
  })
  if (rows[0]) throw await changedMeanwhile(db, last[0])
}
