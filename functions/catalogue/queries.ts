import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { defaultLocale, type Locale } from '#config/locales.ts'
import type { Db } from '#functions/db/client.ts'
import { accessories, productAccessories, products, productTexts, variants } from '#functions/db/schema.ts'

const lead = alias(variants, 'lead')

/** A text that is missing in a language is read in French; the subquery runs only then. */
const orFrench = (column: 'name' | 'summary' | 'description') =>
  sql<string>`coalesce(${productTexts[column]}, (select ${sql.identifier(column)} from product_texts as french
    where french.product_seq = ${products.seq} and french.locale = ${defaultLocale}), ${products.id})`

const card = {
  seq: products.seq,
  id: products.id,
  category: products.category,
  subcategory: products.subcategory,
  brand: products.brand,
  model: products.model,
  priceCents: products.priceCents,
  inStock: products.inStock,
  maxUg: products.maxUg,
  verified: products.verified,
  variantCount: products.variantCount,
  photo: products.photo,
  leadReference: products.leadReference,
  name: orFrench('name'),
  metrology: lead.metrology,
  accuracyClass: lead.accuracyClass,
  arrangement: lead.arrangement,
  ranges: lead.ranges,
}

function selectCards(db: Db, locale: Locale) {
  return db
    .select(card)
    .from(products)
    .leftJoin(productTexts, and(eq(productTexts.productSeq, products.seq), eq(productTexts.locale, locale)))
    .innerJoin(lead, eq(lead.reference, products.leadReference))
}
export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

/** The cards of these products, in no particular order: three rows read a card. */
export function listCards(db: Db, locale: Locale, seqs: number[]) {
  return selectCards(db, locale).where(inArray(products.seq, seqs)).limit(seqs.length)
}

/** One product with everything its page shows, in one round trip; null when the id is unknown. */
export async function findProduct(db: Db, locale: Locale, id: string) {
  const own = sql`(select seq from products where id = ${id})`
  const [found, variantRows, accessoryRows, ...similar] = await db.batch([
    db
      .select({
        ...card,
        summary: orFrench('summary'),
        description: orFrench('description'),
        features: productTexts.features,
        specifications: productTexts.specifications,
        updatedOn: products.updatedOn,
      })
      .from(products)
      .leftJoin(productTexts, and(eq(productTexts.productSeq, products.seq), eq(productTexts.locale, locale)))
      .innerJoin(lead, eq(lead.reference, products.leadReference))
      .where(eq(products.id, id))
      .limit(1),
    db.select().from(variants).where(eq(variants.productSeq, own)).orderBy(asc(variants.position)).limit(50),
    db
      .select({ accessory: accessories, variantReferences: productAccessories.variantReferences })
      .from(productAccessories)
      .innerJoin(accessories, eq(accessories.key, productAccessories.accessoryKey))
      .where(eq(productAccessories.productSeq, own))
      .orderBy(asc(productAccessories.position))
      .limit(20),
    similarLarger(db, locale, id),
    similarCheaper(db, locale, id),
    similarVerified(db, locale, id),
  ])
  const product = found[0]
  if (!product) return null
  return {
    product,
    variants: variantRows,
    accessories: accessoryRows,
    similar: similar.map((rows) => rows[0] ?? null),
  }
}

const ownColumn = (id: string, column: 'subcategory' | 'max_ug' | 'price_cents' | 'verified') =>
  sql`(select ${sql.identifier(column)} from products where id = ${id})`

/** One size up: the next larger Max of the same kind, the cheapest of that size. */
function similarLarger(db: Db, locale: Locale, id: string) {
  return selectCards(db, locale)
    .where(
      and(
        eq(products.subcategory, ownColumn(id, 'subcategory')),
        gt(products.maxUg, ownColumn(id, 'max_ug')),
      ),
    )
    .orderBy(asc(products.maxUg), asc(products.priceCents))
    .limit(1)
}

/** The same kind and size for less. */
function similarCheaper(db: Db, locale: Locale, id: string) {
  return selectCards(db, locale)
    .where(
      and(
        eq(products.subcategory, ownColumn(id, 'subcategory')),
        eq(products.maxUg, ownColumn(id, 'max_ug')),
        lt(products.priceCents, ownColumn(id, 'price_cents')),
      ),
    )
    .orderBy(sql`${products.priceCents} desc`)
    .limit(1)
}

/** For a model that is not legal for trade: the nearest of its kind that is. */
function similarVerified(db: Db, locale: Locale, id: string) {
  return selectCards(db, locale)
    .where(
      and(
        eq(products.subcategory, ownColumn(id, 'subcategory')),
        eq(products.verified, true),
        sql`${products.maxUg} >= ${ownColumn(id, 'max_ug')}`,
        sql`${ownColumn(id, 'verified')} = 0`,
      ),
    )
    .orderBy(asc(products.maxUg))
    .limit(1)
}
