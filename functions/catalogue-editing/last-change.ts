import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Changed } from '#domain/errors/error.ts'
import type { Db } from '#functions/db/client.ts'
import { publicationChanges, publications, staff } from '#functions/db/schema.ts'

/** Who has published the services or kinds that are live, and when; undefined: an import has. */
export async function lastChange(db: Db, subject: string): Promise<Changed | undefined> {
  const [row] = await db
    .select({ author: publications.author, name: staff.name, at: publications.liveAt })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .leftJoin(staff, eq(staff.email, publications.author))
    .where(and(eq(publicationChanges.subject, subject), inArray(publications.state, ['live', 'undone'])))
    .orderBy(desc(publications.liveAt))
    .limit(1)
  return row?.at ? { by: row.name || row.author, at: row.at } : undefined
}
