import { asc, count, eq, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { TextBlock, TextBlockForm } from '#domain/quote-requests/offer-drafts.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { textBlocks } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'

const { id, title, fr, en, de } = textBlocks

const stored = (db: Db, block: string) =>
  db.select({ title, fr, en, de }).from(textBlocks).where(eq(id, block)).limit(1)

/** Query: the texts that offers use again, by title. */
export const selectBlocks = (db: Db) =>
  db
    .select({ id, title, fr, en, de })
    .from(textBlocks)
    .orderBy(asc(title), asc(id))
    .limit(deskLimits.textBlocks)

/** The texts that offers use again. */
export const listBlocks = async (env: Bindings): Promise<{ items: TextBlock[] }> => ({
  items: await selectBlocks(openDb(env.DB)),
})

/** Stores a text under that id, with its entry in the journal. Throws 429 when there are as many as there may be. */
export async function storeBlock(
  env: Bindings,
  who: string,
  block: string,
  form: TextBlockForm,
): Promise<void> {
  const db = openDb(env.DB)
  const { before, counts } = await batchByName(db, {
    before: stored(db, block),
    counts: db.select({ n: count() }).from(textBlocks),
  })
  if (!before[0] && (counts[0]?.n ?? 0) >= deskLimits.textBlocks)
    throw new AppError('too-many-requests', { retryAfterSeconds: 86_400 })
  const updatedAt = clock.now().toISOString()
  const action = before[0] ? ('change' as const) : ('create' as const)
  await db.batch([
    db
      .insert(textBlocks)
      .values({ id: block, ...form, updatedAt })
      .onConflictDoUpdate({ target: id, set: { ...form, updatedAt } }),
    auditEntry(db, {
      ...{ who, at: updatedAt, action, before: before[0] ?? null, after: form },
      subject: { kind: 'text-block', id: block },
    }),
  ])
}

/** Deletes a text; a second time nothing happens. */
export async function deleteBlock(env: Bindings, who: string, block: string): Promise<void> {
  const db = openDb(env.DB)
  const [before] = await stored(db, block)
  const isThere = sql`exists (select 1 from ${textBlocks} where ${eq(id, block)})`
  const entry = { who, at: clock.now().toISOString(), action: 'delete' as const, before }
  await db.batch([
    auditEntry(db, { ...entry, subject: { kind: 'text-block', id: block } }, isThere),
    db.delete(textBlocks).where(eq(id, block)),
  ])
}
