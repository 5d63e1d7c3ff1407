import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { defaultLocale, type Locale } from '#config/locales.ts'
import { similarReasons } from '#domain/catalogue/product.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import type { Results } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import {
  productAccessories,
  productSimilar,
  products,
  productTexts,
  removedProducts,
  variants,
} from '#functions/db/schema.ts'

const lead = alias(variants, 'lead')

type TextColumn = 'name' | 'summary' | 'description' | 'features' | 'specifications'

/** Falls back to French where a text is missing in the language; the subquery runs only then. */
const orFrench = (column: TextColumn) =>
  sql<string>`coalesce(${productTexts[column]}, (select ${sql.identifier(column)} from product_texts as french
    where french.product_row = ${products.row} and french.locale = ${defaultLocale}))`

const ownColumns = {
  row: products.row,
  seq: products.seq,
  id: products.id,
  category: products.category,
  subcategory: products.subcategory,
  brand: products.brand,
  model: products.model,
  variantCount: products.variantCount,
  photos: products.photos,
  defaultReference: products.leadReference,
  name: orFrench('name'),
}
/** What a card takes from the variant whose data plate it shows: plate, price, stock and platform belong together. */
const leadColumns = {
  leadReference: sql<string>`${lead.reference}`.as('lead_model'),
  leadPosition: sql<number>`${lead.position}`.as('lead_position'),
  metrology: lead.metrology,
  accuracyClass: lead.accuracyClass,
  arrangement: lead.arrangement,
  ranges: lead.ranges,
  // Named apart from the product's own columns: a batch of D1 answers rows by column name.
  leadPriceCents: sql<number | null>`${lead.priceCents}`.as('lead_price_cents'),
  leadInStock: sql`${lead.inStock}`.mapWith(lead.inStock).as('lead_in_stock'),
  leadPlatform: sql<string | null>`${lead.platform}`.as('lead_platform'),
  leadCustomerDisplay: sql`json_extract(${lead.facts}, '$.customerDisplay')`
    .mapWith((flag: number): boolean | null => flag === 1)
    .as('lead_customer_display'),
  leadDimensionsMm: sql`json_extract(${lead.facts}, '$.dimensionsMm')`
    .mapWith((text: string): VariantFacts['dimensionsMm'] => JSON.parse(text))
    .as('lead_dimensions_mm'),
}

function selectCards(db: Db, locale: Locale, isLead: SQL) {
  return db
    .select({ ...ownColumns, ...leadColumns })
    .from(products)
    .leftJoin(productTexts, and(eq(productTexts.productRow, products.row), eq(productTexts.locale, locale)))
    .innerJoin(lead, and(eq(lead.productRow, products.row), isLead))
}
export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

/**
 * Inlines numbers that do not come from requests: D1 binds at most 100 parameters, and a subquery would read one row
 * each.
 */
const listed = (rows: readonly number[]) => sql.raw(`(${rows.map((row) => Math.trunc(row)).join(', ')})`)

/** A product by its row, and which of its variants its card shows, by its position among them. */
type Wanted = { row: number; position: number }

/** The cards of these products, each wanted once, unordered; three rows are read per card. */
export function listCards(db: Db, locale: Locale, wanted: readonly Wanted[]) {
  const positions = [...Map.groupBy(wanted, ({ position }) => position)].filter(([position]) => position > 0)
  const cases = positions.map(
    ([position, own]) =>
      sql` when ${products.row} in ${listed(own.map(({ row }) => row))} then ${sql.raw(String(Math.trunc(position)))}`,
  )
  const position = cases.length ? sql`case${sql.join(cases)} else 0 end` : sql`0`
  return selectCards(db, locale, eq(lead.position, position))
    .where(sql`${products.row} in ${listed(wanted.map(({ row }) => row))}`)
    .limit(wanted.length)
}

const longTexts = {
  summary: orFrench('summary'),
  description: orFrench('description'),
  features: sql<string[]>`${orFrench('features')}`.mapWith(productTexts.features),
  specifications: sql<Record<string, string>>`${orFrench('specifications')}`.mapWith(
    productTexts.specifications,
  ),
}

/** What a product is read by: in which language, of which generation. */
type Read = { locale: Locale; generation: Generation }

/** The name of the product that takes the place of a discontinued one; null: none is named, or it is gone. */
const nameOfSuccessor = (locale: Locale, generation: Generation) => {
  const other = alias(products, 'other')
  const isNamed = sql`${other.id} = json_extract(${products.discontinued}, '$.successor')`
  return sql<string | null>`(select successor_text.name from products as other
    join product_texts as successor_text on successor_text.product_row = ${other.row}
    where ${isNamed} and ${isIn(other, generation)} and successor_text.locale = ${locale})`.as(
    'successor_name',
  )
}

/** The product that is shown in the place of one that was taken away; null: none, or it is gone too. */
const livingSuccessor = (generation: Generation) => {
  const other = alias(products, 'other')
  return sql<string | null>`(select ${other.id} from products as other
    where ${other.id} = ${removedProducts.successor} and ${isIn(other, generation)})`.as('successor')
}

/** The queries for a product with its variants, accessories and similar products: everything that its page shows. */
export function productQueries(db: Db, { locale, generation }: Read, id: string) {
  const isFound = and(eq(products.id, id), isIn(products, generation))
  const ofProduct = (column: 'row' | 'seq') =>
    sql`(select ${products[column]} from ${products} where ${isFound})`
  const neighbours = sql`(select value ->> 'seq' from ${productSimilar}, json_each(${productSimilar.similar})
    where ${and(eq(productSimilar.seq, ofProduct('seq')), isIn(productSimilar, generation))})`
  return {
    productRows: db
      .select({
        ...{ ...ownColumns, ...longTexts },
        similar: productSimilar.similar,
        drawing: products.drawing,
        updatedOn: products.updatedOn,
        documents: products.documents,
        discontinued: products.discontinued,
        successorName: nameOfSuccessor(locale, generation),
      })
      .from(products)
      .leftJoin(productTexts, and(eq(productTexts.productRow, products.row), eq(productTexts.locale, locale)))
      .leftJoin(productSimilar, and(eq(productSimilar.seq, products.seq), isIn(productSimilar, generation)))
      .where(isFound)
      .limit(1),
    removed: db
      .select({ successor: livingSuccessor(generation) })
      .from(removedProducts)
      .where(eq(removedProducts.id, id))
      .limit(1),
    variantRows: db
      .select()
      .from(variants)
      .where(eq(variants.productRow, ofProduct('row')))
      .orderBy(asc(variants.position))
      .limit(50),
    accessoryRows: db
      .select()
      .from(productAccessories)
      .where(eq(productAccessories.productRow, ofProduct('row')))
      .orderBy(asc(productAccessories.position))
      .limit(20),
    similar: selectCards(db, locale, eq(lead.reference, products.leadReference))
      .where(and(sql`${products.seq} in ${neighbours}`, isIn(products, generation)))
      .limit(similarReasons.length),
  }
}

/** The product of what `productQueries` read; null when the id is unknown. */
export function storedProduct({
  productRows,
  variantRows,
  accessoryRows,
  similar,
}: Omit<Results<ReturnType<typeof productQueries>>, 'removed'>) {
  const [row] = productRows
  // Its own variants are read anyway, so the lead is not joined a second time.
  const leading = variantRows.find(({ reference }) => reference === row?.defaultReference)
  if (!row || !leading) return null
  const { metrology, accuracyClass, arrangement, ranges, platform, priceCents, inStock } = leading
  const ofLead = {
    leadReference: leading.reference,
    leadPosition: leading.position,
    leadPriceCents: priceCents,
    leadInStock: inStock,
    leadPlatform: platform,
    leadCustomerDisplay: leading.facts?.customerDisplay ?? null,
    leadDimensionsMm: leading.facts?.dimensionsMm ?? null,
  }
  const product = { ...row, metrology, accuracyClass, arrangement, ranges, ...ofLead }
  return { product, variants: variantRows, accessories: accessoryRows, similar }
}

/** Products that are no longer sold, by the reference of one of their models, with the name of a living successor. */
export function discontinuedModels(db: Db, { locale, generation }: Read, references: readonly string[]) {
  const listed = sql`(select value from json_each(${JSON.stringify(references)}))`
  return db
    .select({
      id: products.id,
      name: orFrench('name'),
      reference: variants.reference,
      successor: sql<string | null>`${products.discontinued} ->> '$.successor'`.as('successor'),
      successorName: nameOfSuccessor(locale, generation),
    })
    .from(variants)
    .innerJoin(products, eq(products.row, variants.productRow))
    .leftJoin(productTexts, and(eq(productTexts.productRow, products.row), eq(productTexts.locale, locale)))
    .where(
      and(
        sql`${variants.reference} in ${listed}`,
        sql`${products.discontinued} is not null`,
        isIn(products, generation),
      ),
    )
    .limit(1)
}
