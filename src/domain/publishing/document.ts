import type { Locale, Localized } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import type { Discontinued, ProductFile, ProductPhoto } from '#domain/catalogue/media.ts'
import type { DrawingData } from '#domain/catalogue/product.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import type { AccuracyClass, Arrangement, Metrology, WeighingRange } from '#domain/metrology/metrology.ts'
import type { ServiceScope, ServiceUnit } from '#domain/quote-list/quote-service.ts'

/** A catalogue as it is edited, exported and published: from it all rows of the database are derived. */
export type CatalogueDocument = {
  /** ISO date of the last change, for search engines. */
  updatedOn: string
  subcategories: readonly SubcategoryDocument[]
  products: ProductDocument[]
  /** In the order in which they are offered. */
  services: readonly ServiceDocument[]
}

/** A kind of instrument, by which products are listed. */
export type SubcategoryDocument = { key: string; category: Category; name: Localized }

/** A service that can be ordered with a quote. */
export type ServiceDocument = {
  code: string
  name: Localized
  description: Localized
  priceCents: number | null
  unit: ServiceUnit
  onSite: boolean
  appliesTo: ServiceScope
}

/** A product with its models, in every language. */
export type ProductDocument = {
  id: string
  category: Category
  subcategory: string
  brand: string
  model: string
  newestOn: string
  name: Localized
  summary: Localized
  description: Localized
  features: Localized[]
  /** Specification key → value; every key has a label in the dictionaries. */
  specifications: Record<string, Localized>
  drawing: DrawingData
  variants: VariantDocument[]
  accessories: AccessoryOffer[]
  /** In the order in which they are shown. */
  photos: ProductPhoto[]
  documents: ProductFile[]
  /** Null: it is offered. */
  discontinued: Discontinued | null
}

/** What a version of the code did not know yet that stored a document, as it is then. */
const later: Pick<ProductDocument, 'photos' | 'documents' | 'discontinued'> = {
  ...{ photos: [], documents: [], discontinued: null },
}

/** A document as it was stored, perhaps by a version of the code that knew less: a new field is named above. */
export const readDocument = (json: string): ProductDocument => ({ ...later, ...JSON.parse(json) })

/** A model with its data plate. */
export type VariantDocument = {
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  ranges: WeighingRange[]
  reference: string
  platform: string | null
  metrology: Metrology
  priceCents: number | null
  inStock: boolean
  facts: VariantFacts
}

/** An accessory as it is offered with one product. */
export type AccessoryOffer = {
  key: string
  name: Localized
  compatibility: Localized
  priceCents: number | null
  /** References that it fits; null: every variant. */
  variantReferences: string[] | null
}

/** An article as it is published; its HTML is rendered and sanitised. */
export type ArticleDocument = {
  slug: string
  date: string
  author: string
  subcategories: string[]
  related: string[]
  texts: Record<Locale, { title: string; excerpt: string; html: string; minutes: number }>
}

/**
 * The document where the product is offered; null where there is none, or it is discontinued: that has its page, and
 * lists, search, recommendations and the assistant know nothing of it.
 */
export const offered = (product: ProductDocument | null): ProductDocument | null =>
  product?.discontinued ? null : product
