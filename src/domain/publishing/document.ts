import type * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import type { ProductDocumentShape, ServiceDocuments, SubcategoryDocuments } from './document-schema.ts'

/** A kind of instrument, by which products are listed. */
export type SubcategoryDocument = v.InferOutput<typeof SubcategoryDocuments>[number]

/** A service that can be ordered with a quote. */
export type ServiceDocument = v.InferOutput<typeof ServiceDocuments>[number]

/** A product with its models, in every language. */
export type ProductDocument = v.InferOutput<typeof ProductDocumentShape>

/** A model with its data plate. */
export type VariantDocument = ProductDocument['variants'][number]

/** An accessory as it is offered with one product. */
export type AccessoryOffer = ProductDocument['accessories'][number]

/** A catalogue as it is edited, exported and published: from it all rows of the database are derived. */
export type CatalogueDocument = {
  /** ISO date of the last change, for search engines. */
  updatedOn: string
  subcategories: readonly SubcategoryDocument[]
  products: ProductDocument[]
  /** In the order in which they are offered. */
  services: readonly ServiceDocument[]
}

/** What a version of the code did not know yet that stored a document, as it is then. */
const later: Pick<ProductDocument, 'photos' | 'documents' | 'discontinued'> = {
  ...{ photos: [], documents: [], discontinued: null },
}

/** A document as it was stored, perhaps by a version of the code that knew less: a new field is named above. */
export const readDocument = (json: string): ProductDocument => ({ ...later, ...JSON.parse(json) })

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
