import { desc, eq, inArray } from 'drizzle-orm'
import { indexKeySql } from '#domain/catalogue/catalogue-pack.ts'
import { openDb } from '#functions/db/client.ts'
import { forever, generationTables } from '#functions/db/generations.ts'
import { publications } from '#functions/db/schema.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/** Longer than any isolate shows a catalogue that it has in memory, and than a page is rendered. */
const graceSeconds = 120
/** How long the documents stay that bring back what was before. */
const kept = { publications: 20, days: 90 }

/** Deletes the rows that only generations before the live one have, and the publications that are long past. */
export async function sweepPublications({ DB }: { DB: D1Database }): Promise<void> {
  await deletePast(DB)
  const db = openDb(DB)
  const [newest] = await db
    .select()
    .from(publications)
    .where(inArray(publications.state, ['live', 'undone']))
    .orderBy(desc(publications.generation))
    .limit(1)
  const isDue = newest?.liveAt != null && newest.liveAt < isoAfter(clock.now(), -graceSeconds)
  if (!isDue || newest.sweptAt) return
  const isPast = `to_generation < ${forever} and to_generation <= ?1`
  const results = await DB.batch(
    [
      ...generationTables.map(
        ({ table, keys, together }) =>
          `delete from ${table} where (${keys}) in (select ${keys} from ${table} where ${isPast} limit ${together})`,
      ),
      ...partsOfBefore,
      ...generationTables.map(({ table }) => `select 1 from ${table} where ${isPast} limit 1`),
    ].map((sql) => DB.prepare(sql).bind(newest.generation)),
  )
  if (results.every((rest) => rest.results.length === 0))
    await db
      .update(publications)
      .set({ sweptAt: clock.now().toISOString() })
      .where(eq(publications.id, newest.id))
}

/** While another publication runs its parts are there already. */
const isQuiet = `not exists (select 1 from publications where state = 'running')
  and (select generation from catalogue_meta where key = 'version') = ?1`
/** An index in another form names the kinds until there is one in this form (`derived-index.ts`). */
const isIndexed = `exists (select 1 from catalogue_index where version = ${indexKeySql})`
const partsOfBefore = ['catalogue_models', 'catalogue_index'].map(
  (table) => `delete from ${table} where version <> ${indexKeySql} and ${isIndexed} and ${isQuiet}`,
)

/** What is planned is merged with what was published since it was ordered, by the document of its revision. */
const isNeeded = `exists (select 1 from publications as planned
    join publication_changes as wanted on wanted.publication_id = planned.id
    join publication_changes as past on past.subject = wanted.subject and past.base_revision = wanted.base_revision
  where planned.state = 'waiting' and past.publication_id = publications.id)`

async function deletePast(DB: D1Database): Promise<void> {
  await DB.prepare(
    `delete from publications where state not in ('waiting', 'running') and created_at < ?1 and not ${isNeeded}
      and id not in (select id from publications where state in ('live', 'undone') order by generation desc limit ${kept.publications})`,
  )
    .bind(isoAfter(clock.now(), -kept.days * 86_400))
    .run()
}
