import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Localized, locales } from '#config/locales.ts'
import type { DrawingData } from '#domain/catalogue/drawing-data.ts'
import type { SimilarReason } from '#domain/catalogue/product.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import {
  accuracyClasses,
  arrangements,
  metrologyStates,
  type WeighingRange,
} from '#domain/metrology/metrology.ts'
import { type ServiceScope, serviceUnits } from '#domain/quote-list/quote-service.ts'

/**
 * Catalogue tables. Written as a whole by the import (`seed/`), read by the Worker; masses in micrograms, prices in
 * cents.
 */

/** Key–value data of the catalogue, such as its version. */
export const catalogueMeta = sqliteTable('catalogue_meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** The catalogue that the last import replaced, packed in parts below D1's limits: `catalogue undo` reads it. */
export const catalogueBefore = sqliteTable('catalogue_before', {
  part: integer().primaryKey(),
  data: text().notNull(),
})

/** The compact index of one catalogue version in parts below D1's limits (`#domain/catalogue/catalogue-index.ts`). */
export const catalogueIndexParts = sqliteTable(
  'catalogue_index',
  {
    version: text().notNull(),
    part: integer().notNull(),
    data: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.part] })],
)

/** Every variant as the choice of an instrument judges it, packed in the same way (`#domain/fit/model-pack.ts`). */
export const catalogueModels = sqliteTable(
  'catalogue_models',
  {
    version: text().notNull(),
    part: integer().notNull(),
    data: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.part] })],
)

/** One row per product, with what lists and cards need in any language. */
export const products = sqliteTable(
  'products',
  {
    /** Also the row id of the search index. Assigned in catalogue order at import. */
    seq: integer().primaryKey(),
    /** The id in the product's URL, the same in every language. */
    id: text().notNull(),
    category: text().notNull(),
    subcategory: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    /** Price and stock of `leadReference`, for operators' own queries; the site reads them of the variants. */
    priceCents: integer(),
    inStock: integer({ mode: 'boolean' }).notNull(),
    /** ISO date on which the product came into the catalogue. */
    newestOn: text().notNull(),
    /** The variant that stands for the product where nothing is asked (`#domain/catalogue/represented-variant.ts`). */
    leadReference: text().notNull(),
    variantCount: integer().notNull(),
    /** R2 key of a photograph; without one the drawing is shown. */
    photo: text(),
    drawing: text({ mode: 'json' }).$type<DrawingData>().notNull(),
    /** Similar models by reason; computed by the import over the whole catalogue. */
    similar: text({ mode: 'json' }).$type<{ reason: SimilarReason; seq: number }[]>().notNull(),
    updatedOn: text().notNull(),
  },
  (t) => [uniqueIndex('products_id').on(t.id)],
)

/** Texts of a product in one language. */
export const productTexts = sqliteTable(
  'product_texts',
  {
    productSeq: integer()
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    features: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Specification key → value in this language; labels are in the dictionaries. */
    specifications: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productSeq, t.locale] })],
)

/** Variants (models) of a product with the numbers of their data plate. */
export const variants = sqliteTable(
  'variants',
  {
    reference: text().primaryKey(),
    productSeq: integer()
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    position: integer().notNull(),
    accuracyClass: text({ enum: accuracyClasses }),
    arrangement: text({ enum: arrangements }).notNull(),
    ranges: text({ mode: 'json' }).$type<WeighingRange[]>().notNull(),
    /** As printed, e.g. « 400 × 500 mm »; language-neutral. */
    platform: text(),
    metrology: text({ enum: metrologyStates }).notNull(),
    priceCents: integer(),
    inStock: integer({ mode: 'boolean' }).notNull(),
    /** What a data sheet states beside the plate; null: nothing is known. */
    facts: text({ mode: 'json' }).$type<VariantFacts | null>(),
  },
  (t) => [uniqueIndex('variants_product').on(t.productSeq, t.position)],
)

/** Accessories, in every language. */
export const accessories = sqliteTable('accessories', {
  key: text().primaryKey(),
  name: text({ mode: 'json' }).$type<Localized>().notNull(),
  compatibility: text({ mode: 'json' }).$type<Localized>().notNull(),
  priceCents: integer(),
})

/** Which accessory belongs to which product. */
export const productAccessories = sqliteTable(
  'product_accessories',
  {
    productSeq: integer()
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    position: integer().notNull(),
    accessoryKey: text()
      .notNull()
      .references(() => accessories.key),
    /** References of the variants that it fits; null: every variant of the product. */
    variantReferences: text({ mode: 'json' }).$type<string[] | null>(),
  },
  (t) => [primaryKey({ columns: [t.productSeq, t.position] })],
)

/** Services that can be ordered with a quote, in every language. */
export const services = sqliteTable(
  'services',
  {
    code: text().primaryKey(),
    position: integer().notNull(),
    name: text({ mode: 'json' }).$type<Localized>().notNull(),
    description: text({ mode: 'json' }).$type<Localized>().notNull(),
    /** Per unit; null: on request. */
    priceCents: integer(),
    unit: text({ enum: serviceUnits }).notNull(),
    onSite: integer({ mode: 'boolean' }).notNull(),
    /** The instruments that it is offered for; Max in grams, as `GET /api/services` answers it. */
    appliesTo: text({ mode: 'json' }).$type<ServiceScope>().notNull(),
  },
  (t) => [uniqueIndex('services_position').on(t.position)],
)

/**
 * The inverted index of the search: where a word occurs, and, with « * » behind it, where all words with that beginning
 * do (`#domain/catalogue/postings.ts`).
 */
export const searchWordLists = sqliteTable('search_words', {
  word: text().primaryKey(),
  /** Products that have it in their name, kind, brand or references. */
  names: text().notNull(),
  /** All products that have it. */
  products: text().notNull(),
})

/** Deletion neighbourhood of the catalogue's words: finds a word despite a typo of one letter (SymSpell). */
export const searchDeletes = sqliteTable(
  'search_deletes',
  {
    form: text().notNull(),
    word: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
)

/**
 * Articles. Written by the import like the catalogue; their HTML is rendered and sanitised there (`functions/articles/markdown.ts`).
 */
export const articles = sqliteTable(
  'articles',
  {
    slug: text().primaryKey(),
    /** ISO date. */
    publishedOn: text().notNull(),
    author: text().notNull(),
    /** Keys of the sub-categories that it is about, and slugs of related articles. */
    subcategories: text({ mode: 'json' }).$type<string[]>().notNull(),
    related: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [index('articles_newest').on(t.publishedOn)],
)

/** Texts of an article in one language. */
export const articleTexts = sqliteTable(
  'article_texts',
  {
    slug: text()
      .notNull()
      .references(() => articles.slug, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    html: text().notNull(),
    /** Reading time in minutes. */
    minutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.locale] })],
)
