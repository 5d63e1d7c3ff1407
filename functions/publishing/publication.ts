import { type Column, type SQL, sql } from 'drizzle-orm'
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

/** What a publication may change beside products; no id of a product begins like this. */
export const servicesSubject = '#services'
/** As `servicesSubject`, for the kinds of instruments. */
export const subcategoriesSubject = '#subcategories'

/** Nothing else than before, with index, words and passages derived anew: after a change of their form. */
export const everythingSubject = '#everything'

/** True for the id of a product. */
export const isProduct = (subject: string): boolean => !subject.startsWith('#')

/** The same as a condition on a column. */
export const isProductSubject = (subject: Column): SQL => sql`${subject} not like '#%'`
