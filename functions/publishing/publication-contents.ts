import { type SQL, sql } from 'drizzle-orm'
import { isIn } from '#functions/db/generations.ts'
import { products, publicationChanges, publications, variants } from '#functions/db/schema.ts'

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
export const contents = {
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
