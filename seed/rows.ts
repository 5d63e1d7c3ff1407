import { createHash } from 'node:crypto'
import { type Locale, locales } from '#config/locales.ts'
import { articleRows } from './article-rows.ts'
import type { CatalogueSeed, ServiceSeed } from './catalogue.ts'
import { indexRows } from './index-rows.ts'
import { leadVariant, type Numbered } from './numbered.ts'
import { passageRows } from './passage-rows.ts'
import type { ArticleSeed } from './read-articles.ts'
import { similarFinder } from './similar.ts'
import type { TableRows } from './table-rows.ts'

/** All rows of an import, table by table, in an order that satisfies foreign keys. */
export function catalogueRows(catalogue: CatalogueSeed, articles: readonly ArticleSeed[] = []): TableRows[] {
  const products = [...catalogue.products]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((product, i) => ({ product, seq: i + 1 }))
  const passages = passageRows(products, articles)
  const version = versionOf(catalogue, articles, passages)
  return [
    productRows(products, catalogue.updatedOn),
    textRows(products),
    variantRows(products),
    ...accessoryRows(products),
    serviceRows(catalogue.services),
    ...indexRows(products, catalogue, version),
    ...articleRows(articles),
    passages,
    { table: 'catalogue_meta', columns: ['key', 'value'], rows: [['version', version]] },
  ]
}

/** Derived from the content, so that importing the same again keeps every cached page valid. */
function versionOf(catalogue: CatalogueSeed, articles: readonly ArticleSeed[], passages: TableRows): string {
  const hash = createHash('sha256').update(JSON.stringify(catalogue.subcategories))
  for (const entry of [...catalogue.products, ...catalogue.services, ...articles])
    hash.update(JSON.stringify(entry))
  hash.update(JSON.stringify(passages.rows))
  return `${catalogue.updatedOn}-${hash.digest('hex').slice(0, 12)}`
}

function productRows(products: Numbered, updatedOn: string): TableRows {
  const similarTo = similarFinder(products)
  return {
    table: 'products',
    columns: [
      'seq',
      'id',
      'category',
      'subcategory',
      'brand',
      'model',
      'price_cents',
      'in_stock',
      'newest_on',
      'lead_reference',
      'variant_count',
      'photo',
      'drawing',
      'similar',
      'updated_on',
    ],
    rows: products.map(({ product, seq }) => [
      seq,
      product.id,
      product.category,
      product.subcategory,
      product.brand,
      product.model,
      leadVariant(product).priceCents,
      Number(leadVariant(product).inStock),
      product.newestOn,
      leadVariant(product).reference,
      product.variants.length,
      null,
      JSON.stringify(product.drawing),
      JSON.stringify(similarTo(product, seq)),
      updatedOn,
    ]),
  }
}

function textRows(products: Numbered): TableRows {
  return {
    table: 'product_texts',
    columns: ['product_seq', 'locale', 'name', 'summary', 'description', 'features', 'specifications'],
    rows: products.flatMap(({ product, seq }) =>
      locales.map((locale) => [
        seq,
        locale,
        product.name[locale],
        product.summary[locale],
        product.description[locale],
        JSON.stringify(product.features.map((feature) => feature[locale])),
        JSON.stringify(inLocale(product.specifications, locale)),
      ]),
    ),
  }
}

function inLocale(texts: Record<string, Record<Locale, string>>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]))
}

function variantRows(products: Numbered): TableRows {
  return {
    table: 'variants',
    columns: [
      'reference',
      'product_seq',
      'position',
      'accuracy_class',
      'arrangement',
      'ranges',
      'platform',
      'metrology',
      'price_cents',
      'in_stock',
      'facts',
    ],
    rows: products.flatMap(({ product, seq }) =>
      product.variants.map((variant, position) => [
        variant.reference,
        seq,
        position,
        variant.accuracyClass,
        variant.arrangement,
        JSON.stringify(variant.ranges),
        variant.platform,
        variant.metrology,
        variant.priceCents,
        Number(variant.inStock),
        JSON.stringify(variant.facts),
      ]),
    ),
  }
}

function accessoryRows(products: Numbered): TableRows[] {
  const all = new Map(
    products.flatMap(({ product }) => product.accessories.map((offer) => [offer.key, offer])),
  )
  return [
    {
      table: 'accessories',
      columns: ['key', 'name', 'compatibility', 'price_cents'],
      rows: [...all.values()].map(({ key, name, compatibility, priceCents }) => [
        key,
        JSON.stringify(name),
        JSON.stringify(compatibility),
        priceCents,
      ]),
    },
    {
      table: 'product_accessories',
      columns: ['product_seq', 'position', 'accessory_key', 'variant_references'],
      rows: products.flatMap(({ product, seq }) =>
        product.accessories.map((offer, position) => [
          seq,
          position,
          offer.key,
          offer.variantReferences && JSON.stringify(offer.variantReferences),
        ]),
      ),
    },
  ]
}

function serviceRows(services: readonly ServiceSeed[]): TableRows {
  return {
    table: 'services',
    columns: ['code', 'position', 'name', 'description', 'price_cents', 'unit', 'on_site', 'applies_to'],
    rows: services.map((service, position) => [
      service.code,
      position,
      JSON.stringify(service.name),
      JSON.stringify(service.description),
      service.priceCents,
      service.unit,
      Number(service.onSite),
      JSON.stringify(service.appliesTo),
    ]),
  }
}
