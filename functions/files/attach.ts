import { and, count, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { fileLimits } from '#config/file-limits.ts'
import type { Attachments, FilePurpose, FileType, ListedFile } from '#domain/files/file.ts'
import type { Db } from '#functions/db/client.ts'
import { files } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { addressOf } from '#src/contract/address.ts'
import { isLoose } from './sweep-files.ts'

/** What files are attached to. */
export type Subject =
  | { quoteId: string; offerVersion?: number }
  | { messageId: string }
  | { contactId: string }
  | { scaleId: string }

/**
 * The files that a request was sent with. `found` is a query for those that can be attached, `attach` makes the
 * statements that attach them; both leave out what is unknown, too old, attached already, uploaded for another purpose,
 * or sent with a wrong key. A request is never refused because of a file.
 */
export async function sentFiles(db: Db, purpose: FilePurpose, attachments: Attachments = []) {
  const sent = new Map(attachments.map(({ id, key }) => [id, key]))
  const named = await Promise.all(
    [...sent].map(async ([id, key]) => and(eq(files.id, id), eq(files.keyHash, await sha256(key)))),
  )
  const now = clock.now().toISOString()
  const usable = and(
    named.length ? or(...named) : sql`0`,
    eq(files.state, 'stored'),
    eq(files.purpose, purpose),
    isLoose,
    gt(files.dueAt, now),
  ) as SQL
  return {
    count: sent.size,
    usableFiles: db.select({ id: files.id }).from(files).where(usable).limit(fileLimits.perSubject),
    /** Once its subject is deleted an attached file is due at once. */
    attach: (subject: Subject, condition?: SQL): BatchItem<'sqlite'>[] =>
      sent.size === 0
        ? []
        : [
            db
              .update(files)
              .set({ ...subject, dueAt: now })
              .where(and(usable, condition)),
          ],
  }
}

/** What the answer of a request says of files that could not be attached; nothing when all were. */
export const missingFiles = (sent: { count: number }, usableFiles: readonly unknown[]) =>
  sent.count > usableFiles.length ? { missingAttachments: sent.count - usableFiles.length } : {}

/** Condition: an instrument has room for so many more files. */
export const hasRoom = (db: Db, scaleId: string, more: number): SQL =>
  sql`${db.select({ n: count() }).from(files).where(eq(files.scaleId, scaleId))} <= ${fileLimits.perSubject - more}`

/** The stored files of subjects, in the order of their upload; the condition names one of the indexed columns. */
export const storedFiles = (db: Db, where: SQL, limit: number) =>
  db
    .select()
    .from(files)
    .where(and(where, eq(files.state, 'stored')))
    .orderBy(files.createdAt, files.id)
    .limit(limit)

/** A file as lists show it. */
export const listedFile = ({ id, name, type, size }: typeof files.$inferSelect): ListedFile => ({
  id,
  name,
  type: type as FileType,
  size: size ?? 0,
  address: addressOf('GET /files/:id', { params: { id } }),
})
