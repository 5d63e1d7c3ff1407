import { limits } from '#config/limits.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'

/** A product in the comparison and the model of it that is looked at; null: the one on its card. */
export type Compared = { id: string; name: string; image: string; reference: string | null }

/** Why a product was not taken in. */
export type Refusal = 'already' | 'full'

export type Comparison = readonly Compared[]

export const isCompared = (list: Comparison, id: string) => list.some((product) => product.id === id)

/** A product stands in the comparison once, and beside three others at most. */
export function addToComparison(
  list: Comparison,
  product: Compared,
): { list: Comparison; refusal: Refusal | null } {
  if (isCompared(list, product.id)) return { list, refusal: 'already' }
  if (list.length >= limits.compareProducts) return { list, refusal: 'full' }
  return { list: [...list, product], refusal: null }
}

export const removeFromComparison = (list: Comparison, id: string): Comparison =>
  list.filter((product) => product.id !== id)

/** Takes a removal back: the product returns to where it stood, unless its place has been taken. */
export function restoreToComparison(list: Comparison, product: Compared, at: number): Comparison {
  if (isCompared(list, product.id) || list.length >= limits.compareProducts) return list
  return list.toSpliced(at, 0, product)
}

export const chooseModel = (list: Comparison, id: string, reference: string): Comparison =>
  list.map((product) => (product.id === id ? { ...product, reference } : product))

/** What an address says of a comparison: each product by its id, with a model where one was chosen. */
export type Asked = Pick<Compared, 'id' | 'reference'>

/** One product in an address: « id » or « id:reference ». */
export const askedText = ({ id, reference }: Asked) => (reference === null ? id : `${id}:${reference}`)

/** The query of the page that shows this comparison, e.g. « p=balance-a&p=balance-b:AB-12 ». */
export const writeComparisonQuery = (list: readonly Asked[]): string =>
  String(new URLSearchParams(list.map((asked) => ['p', askedText(asked)])))

const longestReference = 60

/** The products that an address asks for: what is not an id, doubled or one too many is left out. */
export function readComparisonQuery(search: URLSearchParams): Asked[] {
  const asked: Asked[] = []
  for (const text of search.getAll('p')) {
    const at = text.indexOf(':')
    const id = at < 0 ? text : text.slice(0, at)
    const reference = at < 0 ? null : text.slice(at + 1)
    if (!isProductId(id) || asked.some((known) => known.id === id)) continue
    if (reference !== null && (reference === '' || reference.length > longestReference)) continue
    if (asked.length < limits.compareProducts) asked.push({ id, reference })
  }
  return asked
}
