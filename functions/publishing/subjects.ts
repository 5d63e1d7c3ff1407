import { type Column, type SQL, sql } from 'drizzle-orm'

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
