import type { ProductDocument, ServiceDocument, SubcategoryDocument } from '#domain/publishing/document.ts'

/** A product as it is from a publication on; null: it is taken away. */
export type Change = {
  id: string
  document: ProductDocument | null
  /** The revision of the product that the author has seen; without it whatever is there is replaced. */
  baseRevision?: number | null
}

/** What is published together. */
export type Publication = {
  /** An address of the staff, or the login of an operator. */
  author: string
  /** ISO instant; without it, now. */
  dueAt?: string
  changes: readonly Change[]
  /** All services and all kinds of the catalogue, where they change. */
  services?: readonly ServiceDocument[]
  subcategories?: readonly SubcategoryDocument[]
  /** Index, words and passages of all products are derived anew, whatever changes. */
  everything?: boolean
}
