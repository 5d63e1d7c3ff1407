import { and, eq, inArray, sql } from 'drizzle-orm'
import { maxTouched, withStep } from '#domain/catalogue/version-steps.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { forever } from '#functions/db/generations.ts'
import { catalogueMeta, productSimilar, products, publicationChanges } from '#functions/db/schema.ts'
import type { Run } from './progress.ts'
import { isProduct } from './subjects.ts'

/**
 * The steps to the version that a publication makes: the products that are others in it, whose successor is another
 * one, or that have other neighbours, and all of them where what every page may show is published. Pages that name
 * none of these products stay as they are.
 */
export async function stepsTo({ db, publication }: Run, version: string): Promise<string> {
  const ofPublication = eq(publicationChanges.publicationId, publication.id)
  const changed = () =>
    db.select({ subject: publicationChanges.subject }).from(publicationChanges).where(ofPublication)
  const successor = sql`${products.discontinued} ->> '$.successor'`
  const { subjects, predecessors, neighbours, meta } = await batchByName(db, {
    subjects: changed().limit(maxTouched + 1),
    predecessors: db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.toGeneration, forever), inArray(successor, changed())))
      .limit(maxTouched + 1),
    neighbours: db
      .select({ neighbour: products.id })
      .from(products)
      .innerJoin(productSimilar, eq(productSimilar.seq, products.seq))
      .where(
        and(eq(products.toGeneration, forever), eq(productSimilar.fromGeneration, publication.generation)),
      )
      .limit(maxTouched + 1),
    meta: db
      .select({ key: catalogueMeta.key, value: catalogueMeta.value })
      .from(catalogueMeta)
      .where(inArray(catalogueMeta.key, ['version', 'steps'])),
  })
  const { version: last = '', steps = null } = Object.fromEntries(meta.map(({ key, value }) => [key, value]))
  const ids = subjects.map(({ subject }) => subject)
  const touched = [
    ...ids,
    ...predecessors.map(({ id }) => id),
    ...neighbours.map(({ neighbour }) => neighbour),
  ]
  return withStep(version, { version: last, touched: ids.every(isProduct) ? touched : null }, steps)
}
