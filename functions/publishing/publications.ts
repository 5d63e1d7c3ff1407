import { desc, eq } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'

/** The publication that made the live generation, while it can be taken back; null: there is none. */
export const lastPublication = async (db: Db) =>
  (await db
    .select()
    .from(publications)
    .where(eq(publications.state, 'live'))
    .orderBy(desc(publications.generation))
    .limit(1)
    .get()) ?? null
