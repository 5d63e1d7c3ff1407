import { and, eq, sql } from 'drizzle-orm'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { ProductDocument, SubcategoryDocument } from '#domain/publishing/document.ts'
import {
  type Problem,
  problem,
  productChecker,
  referenceKey,
  serviceProblems,
  type Vocabulary,
} from '#domain/publishing/problems.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { media, products, publications, variants } from '#functions/db/schema.ts'
import { hasColumn } from '#functions/drawings/drawing.ts'
import { kinds } from '#functions/drawings/kinds.ts'
import labels from '#src/i18n/fr/models.json' with { type: 'json' }
import type { Change, Publication } from './publication.ts'
import { liveVersion, storedSubcategories } from './read-catalogue.ts'

/** Of more the first are said. */
const maxProblems = 50

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
  const named = [...problems, ...(await conflicts(db, changes))]
  return Object.fromEntries(
    named.slice(0, maxProblems).map(([product, problem]) => [`changes.${product}`, problem]),
  )
}

/**
 * What only the database can tell of documents: references that stand twice among them or belong to a product that
 * stays, photographs and documents that are not stored, products in the place of others that are not there.
 */
export async function storedProblems(db: Db, changes: readonly Change[]): Promise<Problem[]> {
  const named = namedBy(changes)
  const rows = await batchByName(db, queriesFor(db, changes, named))
  const isTaken = new Set(rows.taken.map(({ reference }) => referenceKey(reference)))
  const isStored = new Set(rows.stored.map(({ key }) => key))
  const isGone = new Set(changes.filter(({ document }) => !document).map(({ id }) => id))
  const isThere = new Set([...rows.present, ...changes].map(({ id }) => id).filter((id) => !isGone.has(id)))
  return [
    ...[...named.references].flatMap(([key, all]) =>
      (isTaken.has(key) ? all : all.slice(1)).map(({ product, reference, i }) =>
        problem(product, reference, `variants.${i}.reference`, 'reference-taken', reference),
      ),
    ),
    ...named.files
      .filter(({ key }) => !isStored.has(key))
      .map(({ product, field, key }) => problem(product, null, field, 'no-such-file', key)),
    ...named.successors
      .filter(({ product, id }) => product === id || !isThere.has(id))
      .map(({ product, id }) => problem(product, null, 'discontinued.successor', 'no-such-product', id)),
  ]
}

/** What documents name that must be there, or must not. */
const namedBy = (changes: readonly Change[]) => ({
  references: Map.groupBy(
    changes.flatMap(({ id, document }) =>
      (document?.variants ?? []).flatMap(({ reference }, i) =>
        // Without a reference no model is another one.
        reference === '' ? [] : [{ product: id, reference, i }],
      ),
    ),
    ({ reference }) => referenceKey(reference),
  ),
  files: changes.flatMap(({ id, document }) => (document ? mediaOf(document, id) : [])),
  successors: changes.flatMap(({ id: product, document }) => {
    const id = document?.discontinued?.successor
    return id ? [{ product, id }] : []
  }),
})

const queriesFor = (
  db: Db,
  changes: readonly Change[],
  { references, files, successors }: ReturnType<typeof namedBy>,
) => ({
  taken: db
    .select({ reference: variants.reference })
    .from(variants)
    .innerJoin(products, and(eq(products.row, variants.productRow), isIn(products)))
    .where(
      and(
        sql`lower(replace(${variants.reference}, ' ', '')) in ${listed([...references.keys()])}`,
        sql`${products.id} not in ${listed(changes.map(({ id }) => id))}`,
      ),
    )
    .limit(maxProblems),
  stored: db
    .select({ key: media.key })
    .from(media)
    .where(and(sql`${media.key} in ${listed(files.map(({ key }) => key))}`, eq(media.isDeleting, false)))
    .limit(files.length),
  present: db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} in ${listed(successors.map(({ id }) => id))}`, isIn(products)))
    .limit(successors.length),
})

const listed = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

const mediaOf = ({ photos, documents }: ProductDocument, product: string) => [
  ...photos.flatMap(({ files, jpeg }, i) =>
    [...new Set([...files.map(({ key }) => key), jpeg])].map((key) => ({
      product,
      key,
      field: `photos.${i}`,
    })),
  ),
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
      where ${products.fromGeneration} is not seen.value ->> 1 limit ${maxProblems}`,
  )
  return rows.map(({ id, author, at }) => [id, `changed by ${author ?? '?'}, ${at ?? '?'}`])
}

/** What this version of the site can draw and name. */
export const vocabulary: Vocabulary = {
  canDraw: (kind) => kinds.has(kind),
  hasLabel: (specification) => Object.hasOwn(labels, `spec.${specification}`),
}

/** What can be drawn, with the French names of the kinds that the catalogue has. */
export function drawnKinds(subcategories: readonly SubcategoryDocument[]) {
  const names = new Map(subcategories.map(({ key, name }) => [key, name.fr]))
  return [...kinds.keys()].map((key) => ({ key, name: names.get(key) ?? key, hasColumn: hasColumn(key) }))
}
