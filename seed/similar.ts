import type { SimilarReason } from '#domain/product.ts'
import type { ProductSeed } from './catalogue.ts'

type Numbered = { product: ProductSeed; seq: number }
type Similar = { reason: SimilarReason; seq: number }

/**
 * One size up (the cheapest of the next larger Max), the same size for less (the nearest in price), and for a model
 * that is not legal for trade the smallest that is and carries as much. A model is named once, for the first reason.
 */
export function similarTo(product: ProductSeed, products: readonly Numbered[]): Similar[] {
  const kin = products.filter(
    (other) => other.product !== product && other.product.subcategory === product.subcategory,
  )
  const max = maxOf(product)
  const price = priceOf(product)
  const larger = kin
    .filter((other) => maxOf(other.product) > max)
    .sort((a, b) => maxOf(a.product) - maxOf(b.product) || priceOf(a.product) - priceOf(b.product))[0]
  const cheaper = kin
    .filter((other) => maxOf(other.product) === max && price < Infinity && priceOf(other.product) < price)
    .sort((a, b) => priceOf(b.product) - priceOf(a.product))[0]
  const verified = isVerified(product)
    ? undefined
    : kin
        .filter((other) => isVerified(other.product) && maxOf(other.product) >= max)
        .sort((a, b) => maxOf(a.product) - maxOf(b.product))[0]
  const found: [SimilarReason, Numbered | undefined][] = [
    ['larger', larger],
    ['cheaper', cheaper],
    ['verified', verified],
  ]
  const named = new Set<number>()
  return found.flatMap(([reason, other]) => {
    if (!other || named.has(other.seq)) return []
    named.add(other.seq)
    return [{ reason, seq: other.seq }]
  })
}

const isVerified = (product: ProductSeed) => product.variants.some((variant) => variant.metrology === 'yes')
const maxOf = (product: ProductSeed) =>
  Math.max(0, ...product.variants.map((variant) => variant.ranges.at(-1)?.maxUg ?? 0))
const priceOf = (product: ProductSeed) =>
  Math.min(Infinity, ...product.variants.map((variant) => variant.priceCents ?? Infinity))
