import { and, eq, sql } from 'drizzle-orm'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import {
  type Problem,
  problem,
  productChecker,
  referenceKey,
  serviceProblems,
} from '#domain/publishing/problems.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { media, products, publications, variants } from '#functions/db/schema.ts'
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
    ...(await storedProblems(db, changes)),
  ].map(
    ({ product, reference, problem }) => [product, reference ? `${reference}: ${problem}` : problem] as const,
  )
  const found = [...problems, ...(await conflicts(db, changes))]
  return Object.fromEntries(found.slice(0, most).map(([product, problem]) => [`changes.${product}`, problem]))
}

/**
 * What only the database can tell of documents: references that stand twice among them or belong to a product that
 * stays, photographs and documents that are not stored.
 */
export async function storedProblems(db: Db, changes: readonly Change[]): Promise<Problem[]> {
  const places = changes.flatMap(({ id, document }) =>
    (document?.variants ?? []).map(({ reference }, i) => ({ product: id, reference, i })),
  )
  // Without a reference no model is another one.
  const byReference = Map.groupBy(
    places.filter(({ reference }) => reference !== ''),
    ({ reference }) => referenceKey(reference),
  )
  const keys = changes.flatMap(({ id, document }) => (document ? mediaOf(document, id) : []))
  const { taken, stored } = await batchByName(db, {
    taken: db
      .select({ reference: variants.reference })
      .from(variants)
      .innerJoin(products, and(eq(products.row, variants.productRow), isIn(products)))
      .where(
        and(
          sql`lower(replace(${variants.reference}, ' ', '')) in ${listed([...byReference.keys()])}`,
          sql`${products.id} not in ${listed(changes.map(({ id }) => id))}`,
        ),
      )
      .limit(most),
    stored: db
      .select({ key: media.key })
      .from(media)
      .where(and(sql`${media.key} in ${listed(keys.map(({ key }) => key))}`, eq(media.isDeleting, false)))
      .limit(keys.length),
  })
  const isTaken = new Set(taken.map(({ reference }) => referenceKey(reference)))
  const isStored = new Set(stored.map(({ key }) => key))
  return [
    ...[...byReference].flatMap(([key, all]) =>
      (isTaken.has(key) ? all : all.slice(1)).map(({ product, reference, i }) =>
        problem(product, reference, `variants.${i}.reference`, 'reference-taken', reference),
      ),
    ),
    ...keys
      .filter(({ key }) => !isStored.has(key))
      .map(({ product, field, key }) => problem(product, null, field, 'no-such-file', key)),
  ]
}

const listed = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

const mediaOf = ({ photos, documents }: ProductDocument, product: string) => [
  ...photos.flatMap(({ files }, i) => files.map(({ key }) => ({ product, key, field: `photos.${i}` }))),
  ...documents.map(({ key }, i) => ({ product, key, field: `documents.${i}` })),
]

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
