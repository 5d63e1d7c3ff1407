import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products, publicationChanges, publications, staff, variants } from '#functions/db/schema.ts'
import { everythingSubject } from './publication.ts'

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

/** Of the products of a publication the first are named. */
const maxNamed = 3
/** Documents of more changes are not compared while somebody waits for a list. */
const maxCompared = 20

const change = sql`${publicationChanges} as change`
const isOf = (id: SQL) => sql`change.publication_id = ${id} and change.subject not like '#%'`
const count = (condition: SQL) => sql<number>`(select count(*) from ${change} where ${condition})`

/** The first products of a publication with their French names, as JSON. */
const namedProducts = (id: SQL) =>
  sql<string>`(select json_group_array(json_object('id', subject, 'name', name)) from (
    select change.subject as subject,
      coalesce(change.after ->> '$.name.fr', change.before ->> '$.name.fr', change.subject) as name
    from ${change} where ${isOf(id)} order by change.subject limit ${maxNamed}))`

const id = sql`${publications.id}`
const isLive = sql`${publications.state} in ('live', 'undone')`
const isProductNow = sql`exists (select 1 from ${products} where ${products.id} = change.subject and ${isIn(products)})`
/** What was there before is kept when a publication begins; until then it is what is live. */
const hasOtherPrice = sql`case when change.before is not null
  then exists (select 1 from json_each(change.before, '$.variants') as old
    where old.value ->> 'reference' = model.value ->> 'reference'
      and old.value ->> 'priceCents' is not model.value ->> 'priceCents')
  else exists (select 1 from ${products} join ${variants} on ${variants.productRow} = ${products.row}
    where ${products.id} = change.subject and ${isIn(products)}
      and ${variants.reference} = model.value ->> 'reference'
      and ${variants.priceCents} is not model.value ->> 'priceCents') end`

/** Columns that say what a publication contains. */
const contents = {
  products: namedProducts(id).as('named'),
  productCount: count(isOf(id)).as('product_count'),
  removed: count(sql`${isOf(id)} and change.after is null`).as('removed'),
  added: count(
    sql`${isOf(id)} and change.after is not null and change.before is null and (${isLive} or not ${isProductNow})`,
  ).as('added'),
  prices: sql<number | null>`case when ${publications.total} <= ${maxCompared} then (
    select count(*) from ${change}, json_each(change.after, '$.variants') as model
    where ${isOf(id)} and ${hasOtherPrice}) end`.as('prices'),
}
