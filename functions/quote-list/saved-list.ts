import { eq } from 'drizzle-orm'
import type { SavedList } from '#domain/quote-list/quote-stored.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { savedLists } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'

export async function readList(env: Bindings, userId: string): Promise<SavedList> {
  const row = await openDb(env.DB).select().from(savedLists).where(eq(savedLists.userId, userId)).get()
  return row ? { items: row.items, savedAt: row.savedAt } : { items: [], savedAt: null }
}

/** Replaces the saved list; merging happens in the browser (`#domain/quote-list/quote-merge.ts`). */
export async function saveList(env: Bindings, userId: string, items: SavedList['items']): Promise<SavedList> {
  const row = { items, savedAt: clock.now().toISOString() }
  await openDb(env.DB)
    .insert(savedLists)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: savedLists.userId, set: row })
  return row
}

export const dropSavedList = (db: Db, userId: string) =>
  db.delete(savedLists).where(eq(savedLists.userId, userId))

export async function deleteList(env: Bindings, userId: string): Promise<void> {
  await dropSavedList(openDb(env.DB), userId)
}
