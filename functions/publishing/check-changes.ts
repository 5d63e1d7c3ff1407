import { and, eq, sql } from 'drizzle-orm'
import type { FieldErrors } from '#domain/errors/error.ts'
import { productChecker, referenceKey, serviceProblems } from '#domain/publishing/problems.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products, publications, variants } from '#functions/db/schema.ts'
import type { Change, Publication } from './publication.ts'
import { liveVersion, storedSubcategories } from './read-catalogue.ts'
import { vocabulary } from './vocabulary.ts'

/** Of more the first are said. */
const most = 50

/** What is wrong with a publication, by `changes.{product}`: broken rules, and what others changed meanwhile. */
export async function refusedChanges(db: Db, publication: Publication): Promise<FieldErrors> {
  const { changes, services = [] } = publication
  const live = await liveVersion(db)
  const subcategories = publication.subcategories ?? (live ? await storedSubcategories(db, live.version) : [])
  const problemsOf = productChecker(subcategories, vocabulary)
  const problems = [
    ...changes.flatMap(({ document }) => (document ? problemsOf(document) : [])),
    ...serviceProblems(services),
  ].map(
    ({ product, reference, problem }) => [product, reference ? `${reference}: ${problem}` : problem] as const,
  )
  const found = [
    ...problems,
    ...(await takenReferences(db, changes)).map(
      ({ product, reference }) => [product, `${reference} is the reference of two models`] as const,
    ),
    ...(await conflicts(db, changes)),
  ]
  return Object.fromEntries(found.slice(0, most).map(([product, problem]) => [`changes.${product}`, problem]))
}

/** References of the changes that stand twice among them, or belong to a product that stays. */
export async function takenReferences(
  db: Db,
  changes: readonly Change[],
): Promise<{ product: string; reference: string }[]> {
  const owners = new Map<string, string>()
  const twice: { product: string; reference: string }[] = []
  for (const { id, document } of changes)
    for (const { reference } of document?.variants ?? []) {
      const key = referenceKey(reference)
      if (owners.has(key)) twice.push({ product: id, reference })
      owners.set(key, id)
    }
  const ids = JSON.stringify(changes.map(({ id }) => id))
  const taken = await db
    .select({ reference: variants.reference })
    .from(variants)
    .innerJoin(products, and(eq(products.row, variants.productRow), isIn(products)))
    .where(
      and(
        sql`lower(replace(${variants.reference}, ' ', '')) in (select value from json_each(${JSON.stringify([...owners.keys()])}))`,
        sql`${products.id} not in (select value from json_each(${ids}))`,
      ),
    )
    .limit(most)
  return [
    ...twice,
    ...taken.map(({ reference }) => ({ product: owners.get(referenceKey(reference)) ?? '', reference })),
  ]
}

/** Products that are another revision now than their author has seen, with who published it and when. */
export async function conflicts(db: Db, changes: readonly Change[]): Promise<[id: string, by: string][]> {
  const seen = changes.flatMap(({ id, baseRevision }) => (baseRevision == null ? [] : [[id, baseRevision]]))
  if (seen.length === 0) return []
  const rows = await db.all<{ id: string; author: string | null; at: string | null }>(
    sql`select seen.value ->> 0 as id, ${publications.author} as author, ${publications.liveAt} as at
      from json_each(${JSON.stringify(seen)}) as seen
      left join ${products} on ${products.id} = seen.value ->> 0 and ${isIn(products)}
      left join ${publications} on ${publications.generation} = ${products.fromGeneration} and ${publications.state} in ('live', 'undone')
      where ${products.fromGeneration} is not seen.value ->> 1 limit ${most}`,
  )
  return rows.map(({ id, author, at }) => [id, `changed by ${author ?? '?'}, ${at ?? '?'}`])
}
