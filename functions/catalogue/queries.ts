import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { defaultLocale, type Locale } from '#config/locales.ts'
import { similarReasons } from '#domain/catalogue/product.ts'
import type { Results } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { productAccessories, products, productTexts, variants } from '#functions/db/schema.ts'

const lead = alias(variants, 'lead')

type TextColumn = 'name' | 'summary' | 'description' | 'features' | 'specifications'

const french = alias(productTexts, 'french')

/** Falls back to French where a text is missing in the language; the subquery runs only then. */
const orFrench = (column: TextColumn, generation: Generation) =>
  sql<string>`coalesce(${productTexts[column]}, (select ${french[column]} from ${french}
    where ${and(eq(french.productSeq, products.seq), eq(french.locale, defaultLocale), isIn(french, generation))}))`

const ownColumns = (generation: Generation) => ({
  seq: products.seq,
  id: products.id,
  category: products.category,
  subcategory: products.subcategory,
  brand: products.brand,
  model: products.model,
  variantCount: products.variantCount,
  photo: products.photo,
  defaultReference: products.leadReference,
  name: orFrench('name', generation),
})
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
}

/** What a query reads: in which language, of which generation. */
type Read = { locale: Locale; generation: Generation }

const textsIn = ({ locale, generation }: Read) =>
  and(
    eq(productTexts.productSeq, products.seq),
    eq(productTexts.locale, locale),
    isIn(productTexts, generation),
  )

function selectCards(db: Db, read: Read, isLead: SQL) {
  return db
    .select({ ...ownColumns(read.generation), ...leadColumns })
    .from(products)
    .leftJoin(productTexts, textsIn(read))
    .innerJoin(lead, and(eq(lead.productSeq, products.seq), isLead, isIn(lead, read.generation)))
}
export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

/**
 * Inlines numbers that do not come from requests: D1 binds at most 100 parameters, and a subquery would read one row
 * each.
 */
const listed = (seqs: readonly number[]) => sql.raw(`(${seqs.map((seq) => Math.trunc(seq)).join(', ')})`)

/** A product by its row number, and which of its variants its card shows, by its position among them. */
type Wanted = { seq: number; position: number }

/** The cards of these products, each wanted once, unordered; three rows are read per card. */
export function listCards(db: Db, read: Read, wanted: readonly Wanted[]) {
  const positions = [...Map.groupBy(wanted, ({ position }) => position)].filter(([position]) => position > 0)
  const cases = positions.map(
    ([position, own]) =>
      sql` when ${products.seq} in ${listed(own.map(({ seq }) => seq))} then ${sql.raw(String(Math.trunc(position)))}`,
  )
  const position = cases.length ? sql`case${sql.join(cases)} else 0 end` : sql`0`
  return selectCards(db, read, eq(lead.position, position))
    .where(
      and(sql`${products.seq} in ${listed(wanted.map(({ seq }) => seq))}`, isIn(products, read.generation)),
    )
    .limit(wanted.length)
}

const longTexts = (generation: Generation) => ({
  summary: orFrench('summary', generation),
  description: orFrench('description', generation),
  features: sql<string[]>`${orFrench('features', generation)}`.mapWith(productTexts.features),
  specifications: sql<Record<string, string>>`${orFrench('specifications', generation)}`.mapWith(
    productTexts.specifications,
  ),
})

/** The queries for a product with its variants, accessories and similar products: everything that its page shows. */
export function productQueries(db: Db, read: Read, id: string) {
  const { generation } = read
  const isFound = and(eq(products.id, id), isIn(products, generation))
  const own = sql`(select ${products.seq} from ${products} where ${isFound})`
  return {
    found: db
      .select({
        ...ownColumns(generation),
        ...longTexts(generation),
        similar: products.similar,
        drawing: products.drawing,
        updatedOn: products.updatedOn,
      })
      .from(products)
      .leftJoin(productTexts, textsIn(read))
      .where(isFound)
      .limit(1),
    variantRows: db
      .select()
      .from(variants)
      .where(and(eq(variants.productSeq, own), isIn(variants, generation)))
      .orderBy(asc(variants.position))
      .limit(50),
    accessoryRows: db
      .select()
      .from(productAccessories)
      .where(and(eq(productAccessories.productSeq, own), isIn(productAccessories, generation)))
      .orderBy(asc(productAccessories.position))
      .limit(20),
    similar: selectCards(db, read, eq(lead.reference, products.leadReference))
      .where(
        and(
          sql`${products.seq} in (select value ->> 'seq' from json_each((select ${products.similar} from ${products} where ${isFound})))`,
          isIn(products, generation),
        ),
      )
      .limit(similarReasons.length),
  }
}

/** The product of what `productQueries` read; null when the id is unknown. */
export function foundProduct({
  found,
  variantRows,
  accessoryRows,
  similar,
}: Results<ReturnType<typeof productQueries>>) {
  const [row] = found
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
  }
  const product = { ...row, metrology, accuracyClass, arrangement, ranges, ...ofLead }
  return { product, variants: variantRows, accessories: accessoryRows, similar }
}
