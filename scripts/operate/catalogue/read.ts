import { asc, eq, gt, inArray, like, max, sql } from 'drizzle-orm'
import { type Locale, type Localized, locales } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { unpackNames } from '#domain/catalogue/catalogue-pack.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import {
  accessories,
  catalogueIndexParts,
  catalogueMeta,
  productAccessories,
  products,
  productTexts,
  services,
  variants,
} from '#functions/db/schema.ts'
import type { CatalogueSeed, ProductSeed, VariantSeed } from '#seed/catalogue.ts'
import { each as eachLocale } from '#seed/each-locale.ts'
import { Refused } from '../command.ts'

type Db = ReturnType<typeof openDb>
/** Products that are read at once: D1 binds at most a hundred values, and a page of texts is a megabyte. */
const pageSize = 90
const most = 10_000

/** The catalogue of a database; throws when there is none. */
export async function readCatalogue(
  DB: D1Database,
  progress: (share: number) => void,
): Promise<CatalogueSeed> {
  const catalogue = await findCatalogue(DB, progress)
  if (!catalogue) throw new Refused('The database has no catalogue.')
  return catalogue
}

/**
 * The catalogue of a database as the input of the import; null when there is none. `progress` is told the share that
 * has been read.
 */
export async function findCatalogue(
  DB: D1Database,
  progress: (share: number) => void,
): Promise<CatalogueSeed | null> {
  const db = openDb(DB)
  const {
    meta,
    ends: [last],
    offered,
    all,
  } = await batchByName(db, {
    meta: db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'version')).limit(1),
    ends: db
      .select({ seq: max(products.seq).as('seq'), on: max(products.updatedOn).as('on') })
      .from(products)
      .limit(1),
    offered: db.select().from(services).orderBy(asc(services.position)).limit(most),
    all: db.select().from(accessories).limit(most),
  })
  const version = meta[0]?.value
  if (!version || !last?.on) return null
  const byKey = new Map(all.map((accessory) => [accessory.key, accessory]))
  const read: ProductSeed[] = []
  for (let after = 0; after < (last.seq ?? 0); after += pageSize) {
    read.push(...(await productsAfter(db, after, byKey)))
    progress(Math.min(1, (after + pageSize) / (last.seq ?? 1)))
  }
  return {
    updatedOn: last.on,
    subcategories: await subcategoriesOf(db, version),
    products: read,
    services: offered.map(({ position: _, ...service }) => service),
  }
}

async function subcategoriesOf(db: Db, version: string): Promise<CatalogueSeed['subcategories']> {
  const { part, data } = catalogueIndexParts
  // In whatever form: a version of the code with other facets may have written it.
  const parts = await db
    .select({ data })
    .from(catalogueIndexParts)
    .where(like(catalogueIndexParts.version, `${version}%`))
    .orderBy(asc(part))
    .limit(most)
  const { subcategories } = parts.length
    ? unpackNames(parts.map((row) => row.data))
    : await indexOfBefore(db, version)
  return subcategories.map(({ key, category, name }) => {
    const known = categories[category]
    if (!known) throw new Refused(`The sub-category ${key} has no category.`)
    return { key, category: known, name }
  })
}

/** The index as versions before migration 0019 have written it. */
async function indexOfBefore(db: Db, version: string): Promise<Pick<CatalogueIndex, 'subcategories'>> {
  const parts = await db.all<{ data: string }>(
    sql`select data from catalogue_snapshot where version = ${version} order by part limit ${most}`,
  )
  if (parts.length === 0) throw new Refused('The database has no index of its catalogue.')
  return JSON.parse(parts.map(({ data }) => data).join(''))
}

type Accessory = typeof accessories.$inferSelect

async function productsAfter(db: Db, after: number, byKey: ReadonlyMap<string, Accessory>) {
  const rows = await db
    .select()
    .from(products)
    .where(gt(products.seq, after))
    .orderBy(asc(products.seq))
    .limit(pageSize)
  const wanted = rows.map(({ seq }) => seq)
  const { texts, models, offers } = await batchByName(db, {
    texts: db
      .select()
      .from(productTexts)
      .where(inArray(productTexts.productSeq, wanted))
      .limit(pageSize * locales.length),
    models: db
      .select()
      .from(variants)
      .where(inArray(variants.productSeq, wanted))
      .orderBy(asc(variants.productSeq), asc(variants.position))
      .limit(most),
    offers: db
      .select()
      .from(productAccessories)
      .where(inArray(productAccessories.productSeq, wanted))
      .orderBy(asc(productAccessories.productSeq), asc(productAccessories.position))
      .limit(most),
  })
  const textsOf = Map.groupBy(texts, ({ productSeq }) => productSeq)
  const modelsOf = Map.groupBy(models, ({ productSeq }) => productSeq)
  const offersOf = Map.groupBy(offers, ({ productSeq }) => productSeq)
  return rows.map(({ seq, id, category, subcategory, brand, model, newestOn, drawing }): ProductSeed => {
    const kind = category as ProductSeed['category']
    return {
      ...{ id, category: kind, subcategory, brand, model, newestOn },
      ...textsIn(textsOf.get(seq) ?? []),
      drawing,
      variants: (modelsOf.get(seq) ?? []).map(variantOf),
      accessories: (offersOf.get(seq) ?? []).map((offer) => offerOf(offer, byKey)),
    }
  })
}

function variantOf({
  productSeq: _,
  position: __,
  facts,
  ...variant
}: typeof variants.$inferSelect): VariantSeed {
  if (!facts)
    throw new Refused(`${variant.reference} was imported by an older version. Import the catalogue again.`)
  return { ...variant, facts }
}

function offerOf(
  { accessoryKey, variantReferences }: typeof productAccessories.$inferSelect,
  byKey: ReadonlyMap<string, Accessory>,
): ProductSeed['accessories'][number] {
  const accessory = byKey.get(accessoryKey)
  if (!accessory) throw new Refused(`The accessory ${accessoryKey} is missing.`)
  return { ...accessory, variantReferences }
}

type Text = typeof productTexts.$inferSelect

/** Features by their position and specifications by their key, each in every language. */
function textsIn(rows: readonly Text[]) {
  const by = Object.fromEntries(rows.map((row) => [row.locale, row])) as Partial<Record<Locale, Text>>
  const each = (of: (text: Text | undefined) => string | undefined): Localized =>
    eachLocale((locale) => of(by[locale]) ?? '')
  return {
    name: each((text) => text?.name),
    summary: each((text) => text?.summary),
    description: each((text) => text?.description),
    features: (by.fr?.features ?? []).map((_, i) => each((text) => text?.features[i])),
    specifications: Object.fromEntries(
      Object.keys(by.fr?.specifications ?? {}).map((key) => [key, each((text) => text?.specifications[key])]),
    ),
  }
}
