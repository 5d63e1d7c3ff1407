import { createHash } from 'node:crypto'
import { type Locale, locales } from '#config/locales.ts'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { packIndex } from '#domain/catalogue/catalogue-pack.ts'
import { bandOf, capacityBands, categories, precisionBands } from '#domain/catalogue/facets.ts'
import { deletionForms, tailsOf, wordsOf } from '#domain/catalogue/search-words.ts'
import { packModels } from '#domain/fit/model-pack.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { articleRows } from './article-rows.ts'
import type { CatalogueSeed, ProductSeed, VariantSeed } from './catalogue.ts'
import { fitModelsOf } from './fit-models.ts'
import type { ArticleSeed } from './read-articles.ts'
import { similarFinder } from './similar.ts'
import type { TableRows } from './table-rows.ts'

/** All rows of an import, table by table, in an order that satisfies foreign keys. */
export function catalogueRows(catalogue: CatalogueSeed, articles: readonly ArticleSeed[] = []): TableRows[] {
  const version = versionOf(catalogue, articles)
  const products = [...catalogue.products]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((product, i) => ({ product, seq: i + 1 }))
  return [
    productRows(products, catalogue.updatedOn),
    textRows(products),
    variantRows(products),
    ...accessoryRows(products),
    searchRows(products, catalogue),
    deleteRows(products, catalogue),
    snapshotRows(products, catalogue, version),
    modelRows(products, version),
    ...articleRows(articles),
    { table: 'catalogue_meta', columns: ['key', 'value'], rows: [['version', version]] },
  ]
}

/** Derived from the content, so that importing the same again keeps every cached page valid. */
function versionOf(catalogue: CatalogueSeed, articles: readonly ArticleSeed[]): string {
  const hash = createHash('sha256').update(JSON.stringify(catalogue.subcategories))
  for (const entry of [...catalogue.products, ...articles]) hash.update(JSON.stringify(entry))
  return `${catalogue.updatedOn}-${hash.digest('hex').slice(0, 12)}`
}

type Numbered = { product: ProductSeed; seq: number }[]

const pricesOf = (product: ProductSeed) =>
  product.variants.map((v) => v.priceCents).filter((price) => price !== null)
const lowest = (product: ProductSeed) => (pricesOf(product).length ? Math.min(...pricesOf(product)) : null)
const largest = (variant: VariantSeed | undefined) => variant?.ranges.at(-1)?.maxUg ?? null
/** The variant whose data plate represents the product: the largest that is legal for trade, else the largest. */
export function leadVariant(product: ProductSeed): VariantSeed {
  const verified = product.variants.filter((variant) => variant.metrology !== 'no')
  const lead = (verified.length ? verified : product.variants).at(-1)
  if (!lead) throw new Error(`${product.id} has no variant`)
  return lead
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
      lowest(product),
      Number(product.variants.some((variant) => variant.inStock)),
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

/** Search texts of a product; `title` outweighs `refs`, which outweighs `body`. */
function searchTexts(product: ProductSeed, catalogue: CatalogueSeed) {
  const kind = catalogue.subcategories.find((subcategory) => subcategory.key === product.subcategory)
  const names = locales.flatMap((locale) => [product.name[locale], kind?.name[locale] ?? ''])
  const title = [product.brand, ...names].flatMap(wordsOf)
  const body = locales.flatMap((locale) => [
    product.description[locale],
    ...product.features.map((feature) => feature[locale]),
    ...Object.values(product.specifications).map((value) => value[locale]),
  ])
  return {
    title: [...new Set(title)],
    tails: [...new Set(title.flatMap(tailsOf))],
    refs: product.variants.flatMap(({ reference }) => referenceForms(reference)),
    body: [...new Set(body.flatMap(wordsOf))],
  }
}

/** « MV-B3-15 » is also found by « mvb315 » and « b315 ». */
function referenceForms(reference: string): string[] {
  const parts = wordsOf(reference)
  return [parts.join(' '), parts.join(''), parts.slice(1).join('')]
}

function searchRows(products: Numbered, catalogue: CatalogueSeed): TableRows {
  return {
    table: 'product_search',
    columns: ['rowid', 'title', 'refs', 'body'],
    rows: products.map(({ product, seq }) => {
      const { title, tails, refs, body } = searchTexts(product, catalogue)
      return [seq, title.join(' '), refs.join(' '), [...tails, ...body].join(' ')]
    }),
  }
}

/** Only for the words of names, which are the likely typos, so that the table stays small. */
function deleteRows(products: Numbered, catalogue: CatalogueSeed): TableRows {
  const words = new Set(products.flatMap(({ product }) => searchTexts(product, catalogue).title))
  return {
    table: 'search_deletes',
    columns: ['form', 'word'],
    rows: [...words].flatMap((word) => deletionForms(word).map((form) => [form, word])),
  }
}

function snapshotRows(products: Numbered, catalogue: CatalogueSeed, version: string): TableRows {
  const brands = [...new Set(products.map(({ product }) => product.brand))].sort()
  const subcategories = catalogue.subcategories.map(({ key, category, name }) => ({
    key,
    category: categories.indexOf(category),
    name,
  }))
  const ranks = Object.fromEntries(locales.map((locale) => [locale, nameRanks(products, locale)])) as Record<
    Locale,
    Map<number, number>
  >
  const entries = products.map(
    ({ product, seq }): IndexEntry => ({
      seq,
      category: categories.indexOf(product.category),
      subcategory: subcategories.findIndex((subcategory) => subcategory.key === product.subcategory),
      brand: brands.indexOf(product.brand),
      priceCents: lowest(product),
      newestDay: Math.floor(Date.parse(product.newestOn) / 86_400_000),
      nameRank: { fr: ranks.fr.get(seq) ?? 0, en: ranks.en.get(seq) ?? 0, de: ranks.de.get(seq) ?? 0 },
      variants: product.variants.map((variant) => ({
        capacity: bandOf(capacityBands, largest(variant)),
        precision: bandOf(precisionBands, variant.ranges[0]?.dUg ?? null),
        metrology: metrologyStates.indexOf(variant.metrology),
      })),
    }),
  )
  const parts = packIndex(buildIndex(entries, subcategories, brands))
  return {
    table: 'catalogue_snapshot',
    columns: ['version', 'part', 'data'],
    rows: parts.map((part, i) => [version, i, part]),
  }
}

function modelRows(products: Numbered, version: string): TableRows {
  const parts = packModels(products.flatMap(({ product, seq }) => fitModelsOf(product, seq)))
  return {
    table: 'catalogue_models',
    columns: ['version', 'part', 'data'],
    rows: parts.map((part, i) => [version, i, part]),
  }
}

function nameRanks(products: Numbered, locale: Locale): Map<number, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = [...products].sort(
    (a, b) => compare(a.product.name[locale], b.product.name[locale]) || a.seq - b.seq,
  )
  return new Map(sorted.map(({ seq }, rank) => [seq, rank]))
}
