import { type Locale, locales } from '#config/locales.ts'
import type { ServiceDocument } from './document.ts'
import { leadVariant, type Numbered, type NumberedProduct } from './numbered.ts'
import type { Similar } from './similar.ts'
import type { TableRows, Value } from './table-rows.ts'

/** What a product's row says beside its document. */
export type RowFacts = {
  similar: readonly Similar[]
  /** ISO day of the last change, for search engines. */
  updatedOn: string
  /** The generation that changed the document last. */
  revision: number
}

/** The tables that hold a product, with the columns that tell its rows apart; the first one is its number. */
export const productKeys = {
  products: ['seq'],
  product_texts: ['product_seq', 'locale'],
  variants: ['reference'],
  product_accessories: ['product_seq', 'position'],
} as const satisfies Record<string, readonly string[]>
/** A table that holds a part of a product. */
export type ProductTable = keyof typeof productKeys

/** The rows of products, table by table. */
export const productRows = (
  products: Numbered,
  factsOf: (product: NumberedProduct) => RowFacts,
): (TableRows & { table: ProductTable })[] => [
  mainRows(products, factsOf),
  textRows(products),
  variantRows(products),
  accessoryRows(products),
]

const mainRows = (products: Numbered, factsOf: (product: NumberedProduct) => RowFacts) => ({
  table: 'products' as const,
  columns: [
    ...['seq', 'id', 'category', 'subcategory', 'brand', 'model', 'price_cents', 'in_stock', 'newest_on'],
    ...['lead_reference', 'variant_count', 'photo', 'drawing', 'similar', 'updated_on', 'revision'],
  ],
  rows: products.map((numbered) => {
    const { product, seq } = numbered
    const { similar, updatedOn, revision } = factsOf(numbered)
    const lead = leadVariant(product)
    return [
      ...[seq, product.id, product.category, product.subcategory, product.brand, product.model],
      ...[lead.priceCents, Number(lead.inStock), product.newestOn, lead.reference],
      ...[product.variants.length, null, JSON.stringify(product.drawing), JSON.stringify(similar)],
      ...[updatedOn, revision],
    ]
  }),
})

const textRows = (products: Numbered) => ({
  table: 'product_texts' as const,
  columns: ['product_seq', 'locale', 'name', 'summary', 'description', 'features', 'specifications'],
  rows: products.flatMap(({ product, seq }) =>
    locales.map((locale): Value[] => [
      ...[seq, locale, product.name[locale], product.summary[locale], product.description[locale]],
      JSON.stringify(product.features.map((feature) => feature[locale])),
      JSON.stringify(inLocale(product.specifications, locale)),
    ]),
  ),
})

const inLocale = (texts: Record<string, Record<Locale, string>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]))

const variantRows = (products: Numbered) => ({
  table: 'variants' as const,
  columns: [
    ...['reference', 'product_seq', 'position', 'accuracy_class', 'arrangement', 'ranges', 'platform'],
    ...['metrology', 'price_cents', 'in_stock', 'facts'],
  ],
  rows: products.flatMap(({ product, seq }) =>
    product.variants.map((variant, position): Value[] => [
      ...[variant.reference, seq, position, variant.accuracyClass, variant.arrangement],
      ...[JSON.stringify(variant.ranges), variant.platform, variant.metrology, variant.priceCents],
      ...[Number(variant.inStock), JSON.stringify(variant.facts)],
    ]),
  ),
})

const accessoryRows = (products: Numbered) => ({
  table: 'product_accessories' as const,
  columns: [
    ...['product_seq', 'position', 'accessory_key', 'name', 'compatibility', 'price_cents'],
    'variant_references',
  ],
  rows: products.flatMap(({ product, seq }) =>
    product.accessories.map((offer, position): Value[] => [
      ...[seq, position, offer.key, JSON.stringify(offer.name), JSON.stringify(offer.compatibility)],
      ...[offer.priceCents, offer.variantReferences && JSON.stringify(offer.variantReferences)],
    ]),
  ),
})

/** The rows of the services, in the order in which they are offered. */
export const serviceRows = (services: readonly ServiceDocument[]): TableRows => ({
  table: 'services',
  columns: ['code', 'position', 'name', 'description', 'price_cents', 'unit', 'on_site', 'applies_to'],
  rows: services.map((service, position) => [
    ...[service.code, position, JSON.stringify(service.name), JSON.stringify(service.description)],
    ...[service.priceCents, service.unit, Number(service.onSite), JSON.stringify(service.appliesTo)],
  ]),
})
