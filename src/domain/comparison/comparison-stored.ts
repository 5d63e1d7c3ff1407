import * as v from 'valibot'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { addToComparison, type Comparison } from './comparison.ts'

const text = v.pipe(v.string(), v.maxLength(300))

const Compared = v.object({
  id: v.pipe(v.string(), v.check(isProductId)),
  name: v.pipe(text, v.nonEmpty()),
  image: v.optional(v.pipe(text, v.regex(/^\/(?![/\\])/)), '/favicon.svg'),
  reference: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
})

/** Parses `productsToCompare` item by item under the rules of the comparison; invalid items are dropped. */
export function readStoredComparison(raw: unknown): { list: Comparison; dropped: number } {
  if (!Array.isArray(raw)) return { list: [], dropped: raw === null || raw === undefined ? 0 : 1 }
  let list: Comparison = []
  for (const entry of raw) {
    const result = v.safeParse(Compared, entry)
    if (result.success) list = addToComparison(list, result.output).list
  }
  return { list, dropped: raw.length - list.length }
}
