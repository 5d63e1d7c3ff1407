import { asc, eq, gt, inArray, like, max, sql } from 'drizzle-orm'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { unpackNames } from '#domain/catalogue/catalogue-pack.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type {
  CatalogueDocument,
  ProductDocument,
  ServiceDocument,
  SubcategoryDocument,
} from '#domain/publishing/document.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { catalogueIndexParts, catalogueMeta, products, services } from '#functions/db/schema.ts'
import { storedProducts, UnreadableCatalogue } from './stored-products.ts'

const maxRows = 10_000

/** The version that is live and the generation of its rows; null before the first import. */
export async function liveVersion(db: Db): Promise<{ version: string; generation: number } | null> {
  const row = await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'version')).get()
  return row ? { version: row.value, generation: row.generation } : null
}

/**
 * The catalogue of a database as it was published; null when there is none. `progress` is told the share that has been
 * read.
 */
export async function findCatalogue(
  DB: D1Database,
  progress: (share: number) => void,
): Promise<CatalogueDocument | null> {
  const db = openDb(DB)
  const live = await liveVersion(db)
  if (!live) return null
  const { generation } = live
  const { ends, offered } = await batchByName(db, {
    ends: db
      .select({ seq: max(products.seq).as('seq'), on: max(products.updatedOn).as('on') })
      .from(products)
      .where(isIn(products, generation))
      .limit(1),
    offered: servicesIn(db, generation),
  })
  const { seq: last, on } = ends[0] ?? {}
  if (!on) return null
  const read: ProductDocument[] = []
  for (let after = 0; after < (last ?? 0); ) {
    const page = await storedProducts(db, gt(products.seq, after), generation)
    read.push(...page.map(({ product }) => product))
    after = page.at(-1)?.seq ?? last ?? 0
    progress(Math.min(1, after / (last ?? 1)))
  }
  const subcategories = await storedSubcategories(db, live.version)
  // Rows of before are deleted some time after a publication.
  if ((await liveVersion(db))?.generation !== generation)
    throw new UnreadableCatalogue('The catalogue was published anew while it was read. Try again.')
  return { updatedOn: on, subcategories, products: read, services: offered.map(serviceOf) }
}

const servicesIn = (db: Db, generation?: Generation) =>
  db.select().from(services).where(isIn(services, generation)).orderBy(asc(services.position)).limit(maxRows)

/** The services that are live, and what is another text when they are others. */
export async function servicesToEdit(db: Db): Promise<{ services: ServiceDocument[]; revision: string }> {
  const rows = await servicesIn(db)
  return {
    services: rows.map(serviceOf),
    revision: rows.map(({ fromGeneration }) => fromGeneration).join(),
  }
}

/** As `servicesToEdit` says it, when the statement runs. */
export const servicesRevision = sql`(select coalesce(group_concat(from_generation), '')
  from (select from_generation from ${services} where ${isIn(services)} order by position))`

/** The services in their order. */
export const storedServices = async (db: Db): Promise<ServiceDocument[]> =>
  (await servicesIn(db)).map(serviceOf)

const serviceOf = ({
  position: _,
  fromGeneration: __,
  toGeneration: ___,
  ...service
}: typeof services.$inferSelect): ServiceDocument => service

/** The kinds of the catalogue of a version, which its index names. */
export async function storedSubcategories(db: Db, version: string): Promise<SubcategoryDocument[]> {
  const { version: key, part, data } = catalogueIndexParts
  // In whatever form: a version of the code with other facets may have written it.
  const oneForm = db
    .select({ key: max(key) })
    .from(catalogueIndexParts)
    .where(like(key, `${version}%`))
  const parts = await db
    .select({ data })
    .from(catalogueIndexParts)
    .where(inArray(key, oneForm))
    .orderBy(asc(part))
    .limit(maxRows)
  const { subcategories } = parts.length
    ? unpackNames(parts.map((row) => row.data))
    : await indexOfBefore(db, version)
  return subcategories.map(({ key, category: at, name }) => {
    const category = categories[at]
    if (!category) throw new UnreadableCatalogue(`The sub-category ${key} has no category.`)
    return { key, category, name }
  })
}

/** The index as versions before migration 0019 have written it. */
async function indexOfBefore(db: Db, version: string): Promise<Pick<CatalogueIndex, 'subcategories'>> {
  const parts = await db.all<{ data: string }>(
    sql`select data from catalogue_snapshot where version = ${version} order by part limit ${maxRows}`,
  )
  if (parts.length === 0) throw new UnreadableCatalogue('The database has no index of its catalogue.')
  return JSON.parse(parts.map(({ data }) => data).join(''))
}
