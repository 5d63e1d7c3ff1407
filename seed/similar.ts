import type { SimilarReason } from '#domain/catalogue/product.ts'
import type { ProductSeed } from './catalogue.ts'
import { leadVariant } from './numbered.ts'

type Numbered = { product: ProductSeed; seq: number }
type Similar = { reason: SimilarReason; seq: number }
type Candidate = { seq: number; max: number; price: number; verified: boolean }

/** Similar models of every product: each kind is sorted once, and a product takes its neighbours. */
export function similarFinder(
  products: readonly Numbered[],
): (product: ProductSeed, seq: number) => Similar[] {
  const kinds = new Map(
    [...Map.groupBy(products, ({ product }) => product.subcategory)].map(([key, kin]) => [
      key,
      kin
        .map(({ product, seq }) => candidateOf(product, seq))
        .sort((a, b) => a.max - b.max || a.price - b.price || a.seq - b.seq),
    ]),
  )
  const nextVerified = new Map([...kinds].map(([key, kin]) => [key, verifiedFrom(kin)]))
  return (product, seq) => {
    const kin = kinds.get(product.subcategory) ?? []
    const own = candidateOf(product, seq)
    const larger = kin[firstAt(kin, (other) => other.max > own.max)]
    const before =
      kin[
        firstAt(kin, (other) => other.max > own.max || (other.max === own.max && other.price >= own.price)) -
          1
      ]
    const cheaper = before && before.max === own.max && own.price < Infinity ? before : undefined
    const from = firstAt(kin, (other) => other.max >= own.max)
    const verified = own.verified ? undefined : nextVerified.get(product.subcategory)?.[from]
    const found: [SimilarReason, Candidate | undefined][] = [
      ['larger', larger],
      // An indicator has no capacity to compare.
      [own.max > 0 ? 'cheaper' : 'lower-price', cheaper],
      ['verified', verified],
    ]
    const named = new Set<number>([seq])
    return found.flatMap(([reason, other]) => {
      if (!other || named.has(other.seq)) return []
      named.add(other.seq)
      return [{ reason, seq: other.seq }]
    })
  }
}

/** For each position the first verified model at or after it. */
function verifiedFrom(kin: readonly Candidate[]): (Candidate | undefined)[] {
  const found: (Candidate | undefined)[] = []
  for (let i = kin.length - 1; i >= 0; i--) found[i] = kin[i]?.verified ? kin[i] : found[i + 1]
  return found
}

function firstAt(kin: readonly Candidate[], test: (other: Candidate) => boolean): number {
  let [from, to] = [0, kin.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = kin[middle]
    if (other && !test(other)) from = middle + 1
    else to = middle
  }
  return from
}

/** A product by its lead model, whose plate and price its card shows. */
function candidateOf(product: ProductSeed, seq: number): Candidate {
  const { ranges, priceCents } = leadVariant(product)
  return {
    seq,
    max: ranges.at(-1)?.maxUg ?? 0,
    price: priceCents ?? Infinity,
    verified: product.variants.some(({ metrology }) => metrology === 'yes'),
  }
}
