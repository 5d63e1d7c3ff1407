import { limits } from '#config/limits.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import type { Column } from './comparison-lines.ts'

/** A compared product and its chosen model; null: the model of its card. */
export type Compared = { id: string; name: string; image: string; reference: string | null }

/** Why a product was not added. */
export type Refusal = 'already' | 'full'

/** The visitor's comparison, in the order of the columns. */
export type Comparison = readonly Compared[]

/** True when the product is in the comparison. */
export const isCompared = (list: Comparison, id: string) => list.some((product) => product.id === id)

/** Adds a product; each product at most once, four in all (`limits.compareProducts`). */
export function addToComparison(
  list: Comparison,
  product: Compared,
): { list: Comparison; refusal: Refusal | null } {
  if (isCompared(list, product.id)) return { list, refusal: 'already' }
  if (list.length >= limits.compareProducts) return { list, refusal: 'full' }
  return { list: [...list, product], refusal: null }
}

/** The comparison without the product. */
export const removeFromComparison = (list: Comparison, id: string): Comparison =>
  list.filter((product) => product.id !== id)

/** Undoes a removal: the product returns to its position, unless the comparison is full. */
export function restoreToComparison(list: Comparison, product: Compared, at: number): Comparison {
  if (isCompared(list, product.id) || list.length >= limits.compareProducts) return list
  return list.toSpliced(at, 0, product)
}

/** The comparison with another model of the product chosen. */
export const chooseModel = (list: Comparison, id: string, reference: string): Comparison =>
  list.map((product) => (product.id === id ? { ...product, reference } : product))

/** A product in the URL of a comparison: its id, and its model where one was chosen. */
export type ComparisonEntry = Pick<Compared, 'id' | 'reference'>

/** A product as text in a URL: « id » or « id:reference ». */
export const comparisonEntryText = ({ id, reference }: ComparisonEntry) =>
  reference === null ? id : `${id}:${reference}`

/** Query string of a comparison, e.g. « p=balance-a&p=balance-b:AB-12 ». */
export const writeComparisonQuery = (list: readonly ComparisonEntry[]): string =>
  String(new URLSearchParams(list.map((entry) => ['p', comparisonEntryText(entry)])))

const longestReference = 60

/** The products in a URL; invalid, repeated and surplus ones are dropped. */
export function readComparisonQuery(search: URLSearchParams): ComparisonEntry[] {
  const entries: ComparisonEntry[] = []
  for (const text of search.getAll('p')) {
    const at = text.indexOf(':')
    const id = at < 0 ? text : text.slice(0, at)
    const reference = at < 0 ? null : text.slice(at + 1)
    if (!isProductId(id) || entries.some((entry) => entry.id === id)) continue
    if (reference !== null && (reference === '' || reference.length > longestReference)) continue
    if (entries.length < limits.compareProducts) entries.push({ id, reference })
  }
  return entries
}

/** A compared product with its chosen model: that of the URL, else the one of its card, else the first. */
export function columnOf(product: ProductDetail, reference: Compared['reference']): Column | null {
  const { variants, leadReference } = product
  const find = (wanted: string | null) => variants.find((variant) => variant.reference === wanted)
  const variant = find(reference) ?? find(leadReference) ?? variants[0]
  return variant ? { product, variant } : null
}
