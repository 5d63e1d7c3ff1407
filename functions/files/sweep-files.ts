import { and, eq, gt, inArray, isNull, lt, not, or, type SQL } from 'drizzle-orm'
import { type Db, openDb } from '#functions/db/client.ts'
import { files } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { deletePieces } from './pieces.ts'

/** Files that one run deletes; R2 takes the keys of their objects in one call. */
const batchSize = 40

/** Condition: the file belongs to nothing. The words of the partial index `files_loose`. */
export const isLoose: SQL = and(
  isNull(files.quoteId),
  isNull(files.messageId),
  isNull(files.contactId),
  isNull(files.scaleId),
) as SQL

/**
 * Condition: the file is complete, and belongs to something or may still be attached. What is loosened and due cannot
 * be read from then on, long before its objects are gone.
 */
export const isReadable = (): SQL =>
  and(eq(files.state, 'stored'), or(not(isLoose), gt(files.dueAt, clock.now().toISOString()))) as SQL

/** What makes a file one that the sweep deletes: it belongs to nobody and nothing, and is due. */
export const released = (at: string) =>
  ({
    userId: null,
    quoteId: null,
    offerVersion: null,
    messageId: null,
    contactId: null,
    scaleId: null,
    dueAt: at,
  }) as const

/**
 * Deletes files: first they are marked, so that nothing is attached to them any more, then their objects go, then their
 * rows. Whatever fails is done by the next sweep.
 */
async function deleteFiles(env: Bindings, db: Db, ids: readonly string[]): Promise<void> {
  await deletePieces(env, ids)
  await db.delete(files).where(and(inArray(files.id, [...ids]), eq(files.state, 'deleting')))
}

/** Deletes one file at once. */
export async function discardFile(env: Bindings, id: string): Promise<void> {
  const db = openDb(env.DB)
  const mark = { state: 'deleting' as const, ...released(clock.now().toISOString()) }
  await db.update(files).set(mark).where(eq(files.id, id))
  await deleteFiles(env, db, [id])
}

/**
 * Deletes files that nobody attached in time, whose upload was interrupted, and whose request, message or instrument
 * was erased; a few in each run.
 */
export async function sweepFiles(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const due = db
    .select({ id: files.id })
    .from(files)
    .where(and(isLoose, lt(files.dueAt, clock.now().toISOString())))
    .orderBy(files.dueAt)
    .limit(batchSize)
  const marked = await db
    .update(files)
    .set({ state: 'deleting' })
    .where(and(inArray(files.id, due), isLoose))
    .returning({ id: files.id })
  if (marked.length)
    await deleteFiles(
      env,
      db,
      marked.map(({ id }) => id),
    )
}
