import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { files, quoteRequests } from '#functions/db/schema.ts'

/** The one file of the condition, and whether it is part of an archived contract. */
export async function withArchive(db: Db, where: SQL | undefined) {
  const row = await db
    .select({ ...getTableColumns(files), archivedAt: quoteRequests.archivedAt })
    .from(files)
    .leftJoin(quoteRequests, eq(quoteRequests.id, files.quoteId))
    .where(where)
    .get()
  if (!row) return undefined
  const { archivedAt, ...file } = row
  return { ...file, isArchived: archivedAt !== null }
}
