import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { publicationChanges, publications, staff } from '#functions/db/schema.ts'
import { contents } from './publication-contents.ts'
import { everythingSubject } from './subjects.ts'

/** Neither the first one of a database nor what derives everything anew has something before it to bring back. */
const isChange = sql`${publications.generation} is not 1 and not exists (select 1 from ${publicationChanges}
  where ${publicationChanges.publicationId} = ${publications.id} and ${publicationChanges.subject} = ${everythingSubject})`

/** The last publication, while it can be taken back; null: there is none. */
export async function lastPublication(db: Db) {
  const last = await db
    .select()
    .from(publications)
    .where(and(inArray(publications.state, ['live', 'undone']), isChange))
    .orderBy(desc(publications.generation))
    .limit(1)
    .get()
  return last?.state === 'live' ? last : null
}

const maxListed = 50
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
    .where(isChange)
    .orderBy(desc(publications.createdAt))
    .limit(maxListed)
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
