import { and, desc, eq } from 'drizzle-orm'
import type { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { liveGeneration } from '#functions/db/generations.ts'
import { publications, staff } from '#functions/db/schema.ts'
import { contents } from './publication-contents.ts'

/** The publication that made the live generation, while it can be taken back; null: there is none. */
export const lastPublication = async (db: Db) =>
  (await db
    .select()
    .from(publications)
    .where(and(eq(publications.state, 'live'), eq(publications.generation, liveGeneration)))
    .limit(1)
    .get()) ?? null

const most = 50
/** Each change is worked on three times, and then the whole catalogue once. */
const shareOf = ({
  state,
  done,
  total,
}: Pick<typeof publications.$inferSelect, 'state' | 'done' | 'total'>) =>
  state === 'live' || state === 'undone' ? 1 : Math.min(0.9, done / (3 * total + 1))

/** The last publications, the newest first. */
export async function listPublications(env: { DB: D1Database }): Promise<{ items: PublicationEntry[] }> {
  const rows = await openDb(env.DB)
    .select({ publication: publications, name: staff.name, ...contents })
    .from(publications)
    .leftJoin(staff, eq(staff.email, publications.author))
    .orderBy(desc(publications.createdAt))
    .limit(most)
  return {
    items: rows.map(({ publication, name, products, ...counts }) => {
      const { id, state, author, createdAt, dueAt, liveAt, undoes, error } = publication
      return {
        ...{ id, state, author, name: name ?? '', createdAt, dueAt, liveAt, undoes, error },
        ...{ ...counts, progress: shareOf(publication) },
        products: JSON.parse(products) as PublicationEntry['products'],
      }
    }),
  }
}
