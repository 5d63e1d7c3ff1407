import type { SimilarReason } from '#domain/catalogue/product.ts'
import type { ProductDocument } from './document.ts'
import { leadVariant } from './numbered.ts'

/** Another product, and why it is recommended. */
export type Similar = { reason: SimilarReason; seq: number }
/** What a product is compared by with others of its kind. */
export type Candidate = { kind: string; seq: number; max: number; price: number; verified: boolean }

/** Similar models of every product: each kind is sorted once, and a product takes its neighbours. */
export function similarFinder(products: readonly Candidate[]): (product: Candidate) => Similar[] {
  const kinds = new Map(
    [...Map.groupBy(products, ({ kind }) => kind)].map(([key, kin]) => [
      key,
      kin.sort((a, b) => a.max - b.max || a.price - b.price || a.seq - b.seq),
    ]),
  )
  const nextVerified = new Map([...kinds].map(([key, kin]) => [key, verifiedFrom(kin)]))
  return (product) => {
    const kin = kinds.get(product.kind) ?? []
    const larger = kin[firstAt(kin, (other) => other.max > product.max)]
    const before =
      kin[
        firstAt(
          kin,
          (other) => other.max > product.max || (other.max === product.max && other.price >= product.price),
        ) - 1
      ]
    const cheaper = before && before.max === product.max && product.price < Infinity ? before : undefined
    const from = firstAt(kin, (other) => other.max >= product.max)
    const verified = product.verified ? undefined : nextVerified.get(product.kind)?.[from]
    const proposals: [SimilarReason, Candidate | undefined][] = [
      ['larger', larger],
      // An indicator has no capacity to compare.
      [product.max > 0 ? 'cheaper' : 'lower-price', cheaper],
      ['verified', verified],
    ]
    const named = new Set<number>([product.seq])
    return proposals.flatMap(([reason, other]) => {
      if (!other || named.has(other.seq)) return []
      named.add(other.seq)
      return [{ reason, seq: other.seq }]
    })
  }
}

/** For each position the first verified model at or after it. */
function verifiedFrom(kin: readonly Candidate[]): (Candidate | undefined)[] {
  const next: (Candidate | undefined)[] = []
  for (let i = kin.length - 1; i >= 0; i--) next[i] = kin[i]?.verified ? kin[i] : next[i + 1]
  return next
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
export function candidateOf(
  product: Pick<ProductDocument, 'id' | 'subcategory' | 'variants'>,
  seq: number,
): Candidate {
  const { ranges, priceCents } = leadVariant(product)
  return {
    kind: product.subcategory,
    seq,
    max: ranges.at(-1)?.maxUg ?? 0,
    price: priceCents ?? Infinity,
    verified: product.variants.some(({ metrology }) => metrology === 'yes'),
  }
}
