import { type Locale, locales } from '#config/locales.ts'
import type { Similar } from './collect-index.ts'
import type { ServiceDocument } from './document.ts'
import { leadVariant, type Numbered, type NumberedProduct } from './numbered.ts'

/** A value of a row, as SQLite accepts it. */
export type Value = string | number | null
/** Rows of one table: columns in SQL spelling, and values. */
export type TableRows = { table: string; columns: readonly string[]; rows: readonly Value[][] }

/** What a product's row says beside its document. */
export type RowFacts = {
  /** ISO day of the last change, for search engines. */
  updatedOn: string
  /** The generation that changed the document last. */
  revision: number
}

/** The rows of products, table by table: each revision has rows of its own. */
export const productRows = (
  products: Numbered,
  factsOf: (product: NumberedProduct) => RowFacts,
): TableRows[] => [
  mainRows(products, factsOf),
  textRows(products),
  variantRows(products),
  accessoryRows(products),
]

const mainRows = (products: Numbered, factsOf: (product: NumberedProduct) => RowFacts): TableRows => ({
  table: 'products',
  columns: [
    ...['row', 'seq', 'id', 'category', 'subcategory', 'brand', 'model', 'price_cents', 'in_stock'],
    ...['newest_on', 'lead_reference', 'variant_count', 'drawing', 'updated_on', 'from_generation'],
    ...['photos', 'documents', 'discontinued'],
  ],
  rows: products.map((numbered) => {
    const { product, seq, row } = numbered
    const { updatedOn, revision } = factsOf(numbered)
    const lead = leadVariant(product)
    return [
      ...[row, seq, product.id, product.category, product.subcategory, product.brand, product.model],
      ...[lead.priceCents, Number(lead.inStock), product.newestOn, lead.reference],
      ...[product.variants.length, JSON.stringify(product.drawing), updatedOn, revision],
      ...[JSON.stringify(product.photos), JSON.stringify(product.documents)],
      product.discontinued && JSON.stringify(product.discontinued),
    ]
  }),
})

/** What is similar to products, by their numbers. */
export const similarRows = (
  similar: Iterable<readonly [seq: number, similar: readonly Similar[]]>,
): TableRows => ({
  table: 'product_similar',
  columns: ['seq', 'similar'],
  rows: [...similar].map(([seq, list]) => [seq, JSON.stringify(list)]),
})

const textRows = (products: Numbered): TableRows => ({
  table: 'product_texts',
  columns: ['product_row', 'locale', 'name', 'summary', 'description', 'features', 'specifications'],
  rows: products.flatMap(({ product, row }) =>
    locales.map((locale): Value[] => [
      ...[row, locale, product.name[locale], product.summary[locale], product.description[locale]],
      JSON.stringify(product.features.map((feature) => feature[locale])),
      JSON.stringify(inLocale(product.specifications, locale)),
    ]),
  ),
})

const inLocale = (texts: Record<string, Record<Locale, string>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]))

const variantRows = (products: Numbered): TableRows => ({
  table: 'variants',
  columns: [
    ...['reference', 'product_row', 'position', 'accuracy_class', 'arrangement', 'ranges', 'platform'],
    ...['metrology', 'price_cents', 'in_stock', 'facts'],
  ],
  rows: products.flatMap(({ product, row }) =>
    product.variants.map((variant, position): Value[] => [
      ...[variant.reference, row, position, variant.accuracyClass, variant.arrangement],
      ...[JSON.stringify(variant.ranges), variant.platform, variant.metrology, variant.priceCents],
      ...[Number(variant.inStock), JSON.stringify(variant.facts)],
    ]),
  ),
})

const accessoryRows = (products: Numbered): TableRows => ({
  table: 'product_accessories',
  columns: [
    ...['product_row', 'position', 'accessory_key', 'name', 'compatibility', 'price_cents'],
    'variant_references',
  ],
  rows: products.flatMap(({ product, row }) =>
    product.accessories.map((offer, position): Value[] => [
      ...[row, position, offer.key, JSON.stringify(offer.name), JSON.stringify(offer.compatibility)],
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
