import { sql } from 'drizzle-orm'
import type { Locale, Localized } from '#config/locales.ts'
import { AppError, type FieldErrors } from '#domain/error.ts'
import type { QuoteRequestItem } from '#domain/forms.ts'
import type { Db } from '#functions/db/client.ts'
import type { QuotedAccessory, QuotedVariant, quoteItems } from '#functions/db/schema.ts'

/** One parameter for a list of any length: D1 binds at most a hundred. */
const listed = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify([...new Set(values)])}))`

/** Everything the items name, in three bounded queries for one batch. */
export function itemQueries(db: Db, items: readonly QuoteRequestItem[]) {
  const ids = listed(items.map((item) => item.productId))
  const references = listed(items.map((item) => item.variantReference ?? ''))
  return [
    db.all<ProductRow>(sql`select p.id, p.brand, p.price_cents as priceCents, p.variant_count as variantCount,
      json_group_object(t.locale, t.name) as names
      from products p join product_texts t on t.product_seq = p.seq where p.id in ${ids} group by p.seq limit 100`),
    db.all<VariantRow>(sql`select v.reference, p.id as productId, v.accuracy_class as accuracyClass, v.arrangement, v.ranges,
      v.plate, v.metrology, v.price_cents as priceCents
      from variants v join products p on p.seq = v.product_seq where v.reference in ${references} limit 100`),
    db.all<AccessoryRow>(sql`select p.id as productId, a.name, a.compatibility, a.price_cents as priceCents,
      pa.variant_references as variantReferences
      from products p join product_accessories pa on pa.product_seq = p.seq join accessories a on a.key = pa.accessory_key
      where p.id in ${ids} limit 2000`),
  ] as const
}

type ProductRow = { id: string; brand: string; priceCents: number | null; variantCount: number; names: string }
type VariantRow = {
  reference: string
  productId: string
  accuracyClass: QuotedVariant['accuracyClass']
  arrangement: QuotedVariant['arrangement']
  ranges: string
  plate: string | null
  metrology: QuotedVariant['metrology']
  priceCents: number | null
}
type AccessoryRow = { productId: string; name: string; compatibility: string; priceCents: number | null; variantReferences: string | null }

export type ResolvedItem = Omit<typeof quoteItems.$inferInsert, 'quoteId'>

/** The items as they are stored: names, plates and prices copied. Throws with the fields of what is unknown. */
export function resolveItems(
  items: readonly QuoteRequestItem[],
  rows: { products: ProductRow[]; variants: VariantRow[]; accessories: AccessoryRow[] },
): ResolvedItem[] {
  const fields: FieldErrors = {}
  const resolved = items.map((item, position): ResolvedItem | null => {
    const product = rows.products.find((row) => row.id === item.productId)
    if (!product) {
      fields[`items.${position}.productId`] = 'quote.unknown-product'
      return null
    }
    const variant = rows.variants.find((row) => row.reference === item.variantReference && row.productId === item.productId)
    if (item.variantReference !== null && !variant) {
      fields[`items.${position}.variantReference`] = 'quote.unknown-variant'
      return null
    }
    const offered = rows.accessories.filter((row) => row.productId === item.productId).map(readAccessory)
    const accessories = item.accessories.map((name) => offered.find((offer) => isNamed(offer.name, name)))
    if (accessories.some((accessory) => accessory === undefined)) fields[`items.${position}.accessories`] = 'quote.unknown-accessory'
    return {
      position,
      productId: product.id,
      productName: JSON.parse(product.names) as Localized,
      brand: product.brand,
      variantReference: variant?.reference ?? null,
      variant: variant ? readVariant(variant) : null,
      accessories: accessories.filter((accessory) => accessory !== undefined),
      quantity: item.quantity,
      priceCents: variant ? variant.priceCents : product.priceCents,
    }
  })
  if (Object.keys(fields).length) throw new AppError('invalid-fields', { fields })
  return resolved.filter((item) => item !== null)
}

/** A list may have been filled in one language and sent in another. */
const isNamed = (name: Localized, asked: string) => (Object.values(name) as string[]).includes(asked)

function readVariant({ accuracyClass, arrangement, ranges, plate, metrology }: VariantRow): QuotedVariant {
  return { accuracyClass, arrangement, ranges: JSON.parse(ranges), plate, metrology }
}

function readAccessory(row: AccessoryRow): QuotedAccessory {
  return { name: JSON.parse(row.name), compatibility: JSON.parse(row.compatibility), priceCents: row.priceCents }
}

export const localName = (name: Localized, locale: Locale) => name[locale] ?? name.fr
