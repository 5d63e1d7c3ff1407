import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { type Localized, locales } from '#config/locales.ts'
import type { Discontinued, ProductFile, ProductPhoto } from '#domain/catalogue/media.ts'
import type { DrawingData, SimilarReason } from '#domain/catalogue/product.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import {
  accuracyClasses,
  arrangements,
  metrologyStates,
  type WeighingRange,
} from '#domain/metrology/metrology.ts'
import { type ServiceScope, serviceUnits } from '#domain/quote-list/quote-service.ts'

/**
 * Catalogue tables: written by `functions/publishing`, read by the site; masses in micrograms, prices in cents. Rows
 * belong to the generations from `fromGeneration` on and before `toGeneration`, so that the next one is written beside
 * the one that is read (`functions/db/generations.ts`); what belongs to a product follows its row.
 */

const forever = Number.MAX_SAFE_INTEGER
const interval = {
  fromGeneration: integer().notNull().default(0),
  toGeneration: integer().notNull().default(forever),
}
/** Finds the rows that no later generation has, which are few: conditions on them say so. */
const closed = (name: string, column: AnySQLiteColumn) =>
  index(`${name}_closed`).on(column).where(sql`${column} < 9007199254740991`)

/** Key–value data of the catalogue, such as its version. */
export const catalogueMeta = sqliteTable('catalogue_meta', {
  key: text().primaryKey(),
  value: text().notNull(),
  /** Of the row `version`: the generation that is live. */
  generation: integer().notNull().default(1),
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

/** One row per product and revision, with what lists and cards need in any language. */
export const products = sqliteTable(
  'products',
  {
    /** The number of the row, by which its texts, models and accessories belong to it. */
    row: integer().primaryKey(),
    /** The number of the product in index and search; it keeps it for good. */
    seq: integer().notNull(),
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
    /** Of versions before, and always null. */
    photo: text(),
    drawing: text({ mode: 'json' }).$type<DrawingData>().notNull(),
    updatedOn: text().notNull(),
    /** The generation that it began with is its revision. */
    ...interval,
    /** Without one the drawing is shown. */
    photos: text({ mode: 'json' }).$type<ProductPhoto[]>().notNull().default([]),
    documents: text({ mode: 'json' }).$type<ProductFile[]>().notNull().default([]),
    discontinued: text({ mode: 'json' }).$type<Discontinued>(),
  },
  (t) => [
    uniqueIndex('products_id').on(t.id, t.fromGeneration),
    uniqueIndex('products_seq').on(t.seq, t.fromGeneration),
    closed('products', t.toGeneration),
  ],
)

/** Products that were taken away, with the one that is shown in their place; read where no product has the id. */
export const removedProducts = sqliteTable('removed_products', { id: text().primaryKey(), successor: text() })

const ofProduct = () =>
  integer()
    .notNull()
    .references(() => products.row, { onDelete: 'cascade' })

/** Similar models of a product by reason; derived from the whole catalogue. */
export const productSimilar = sqliteTable(
  'product_similar',
  {
    seq: integer().notNull(),
    similar: text({ mode: 'json' }).$type<{ reason: SimilarReason; seq: number }[]>().notNull(),
    ...interval,
  },
  (t) => [primaryKey({ columns: [t.seq, t.fromGeneration] }), closed('product_similar', t.toGeneration)],
)

/** Texts of a product in one language. */
export const productTexts = sqliteTable(
  'product_texts',
  {
    productRow: ofProduct(),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    features: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Specification key → value in this language; labels are in the dictionaries. */
    specifications: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productRow, t.locale] })],
)

/** Variants (models) of a product with the numbers of their data plate. */
export const variants = sqliteTable(
  'variants',
  {
    productRow: ofProduct(),
    position: integer().notNull(),
    reference: text().notNull(),
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
  (t) => [
    primaryKey({ columns: [t.productRow, t.position] }),
    uniqueIndex('variants_reference').on(t.reference, t.productRow),
  ],
)

/** Accessories as they are offered with a product, in every language. */
export const productAccessories = sqliteTable(
  'product_accessories',
  {
    productRow: ofProduct(),
    position: integer().notNull(),
    key: text('accessory_key').notNull(),
    name: text({ mode: 'json' }).$type<Localized>().notNull(),
    compatibility: text({ mode: 'json' }).$type<Localized>().notNull(),
    priceCents: integer(),
    /** References of the variants that it fits; null: every variant of the product. */
    variantReferences: text({ mode: 'json' }).$type<string[] | null>(),
  },
  (t) => [primaryKey({ columns: [t.productRow, t.position] })],
)

/** Services that can be ordered with a quote, in every language. */
export const services = sqliteTable(
  'services',
  {
    code: text().notNull(),
    position: integer().notNull(),
    name: text({ mode: 'json' }).$type<Localized>().notNull(),
    description: text({ mode: 'json' }).$type<Localized>().notNull(),
    /** Per unit; null: on request. */
    priceCents: integer(),
    unit: text({ enum: serviceUnits }).notNull(),
    onSite: integer({ mode: 'boolean' }).notNull(),
    /** The instruments that it is offered for; Max in grams, as `GET /api/services` answers it. */
    appliesTo: text({ mode: 'json' }).$type<ServiceScope>().notNull(),
    ...interval,
  },
  (t) => [primaryKey({ columns: [t.position, t.fromGeneration] }), closed('services', t.toGeneration)],
)

/**
 * The inverted index of the search: where a word occurs, and, with « * » behind it, where all words with that beginning
 * do (`#domain/catalogue/postings.ts`).
 */
export const searchWordLists = sqliteTable(
  'search_words',
  {
    word: text().notNull(),
    /** Products that have it in their name, kind, brand or references. */
    names: text().notNull(),
    /** All products that have it. */
    products: text().notNull(),
    ...interval,
  },
  (t) => [primaryKey({ columns: [t.word, t.fromGeneration] }), closed('search_words', t.toGeneration)],
)

/**
 * Deletion neighbourhood of the catalogue's words: finds a word despite a typo of one letter (SymSpell). Of any
 * generation: a word that no product has any more leads nowhere.
 */
export const searchDeletes = sqliteTable(
  'search_deletes',
  {
    form: text().notNull(),
    word: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
)
