import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { Need } from '#domain/understanding/need.ts'
import { certaintyOf, type Fact, isLargest } from '#domain/understanding/understood.ts'
import { candidatesOf, modelsBySeq, rankByFacts } from './rank-facts.ts'
import type { CatalogueModels } from './snapshot.ts'

/** Products, the best first, and what was given up because nothing meets everything. */
type Result = { products: Candidate[]; dropped: { facts: readonly Fact[]; words: boolean } }

/** What is looked for: facts, products with the words (null: all), and the need that some of the facts state. */
type Wanted = {
  facts: readonly Fact[]
  matches: readonly number[] | null
  needFor: (facts: readonly Fact[]) => Need
  /** Words as in `rankByFacts`. */
  typed?: readonly string[]
}

/** Of more facts than these no pairs are tried: a wish of 250 letters may name thirty. */
const mostPaired = 8

/** All of it, then without the words, then without one fact, any two, or more: as few and as uncertain as possible. */
export function firstThatFinds(
  index: CatalogueIndex,
  models: CatalogueModels | null,
  { facts, matches, needFor, typed = [] }: Wanted,
): Result {
  const order = [...facts].sort((a, b) => certaintyOf(a) - certaintyOf(b))
  const single = facts.length > 1 ? order.map((fact) => [fact]) : []
  const uncertain = facts.length > 2 ? order.slice(0, mostPaired) : []
  const pairs = uncertain.flatMap((one, i) => uncertain.slice(i + 1).map((other) => [one, other]))
  const several = order.slice(3).map((_, i) => order.slice(0, i + 3))
  const attempts = [
    { without: [] as Fact[], among: matches && new Set(matches) },
    ...(matches ? [{ without: [], among: null }] : []),
    ...[...single, ...pairs, ...several]
      .sort((a, b) => lossOf(a) - lossOf(b))
      .map((without) => ({ without, among: null })),
  ]
  for (const { without, among } of attempts) {
    const remaining = [...facts.filter((fact) => !without.includes(fact)), ...insteadOfZone(without)]
    // The law of a trade holds although none of its usual instruments does: « farm shop, bags of 50 kg ».
    const ofTrade = without.filter(({ type }) => type === 'trade')
    const need = nearTo(without, needFor([...remaining, ...ofTrade]))
    const products = rankByFacts(index, models, { facts: remaining, need, among, typed })
    if (products.length === 0) continue
    const unordered = isOrdered(index, models, need, products)
      ? []
      : remaining.filter(({ type }) => type === 'order')
    return {
      products,
      dropped: { facts: [...without, ...unordered], words: matches !== null && among === null },
    }
  }
  return { products: candidatesOf(index, matches ?? []), dropped: { facts, words: false } }
}

/** Where no model may stand in a zone, those built for others come nearest: what may ignite never does. */
const insteadOfZone = (without: readonly Fact[]): Fact[] =>
  without.flatMap(({ type, span }) =>
    type === 'zone'
      ? [{ type: 'kind', kinds: ['atex'], wanted: true, loose: false, span, corrected: null }]
      : [],
  )

/** Of parts the index knows no exact Max: they are ordered by price alone. */
const isOrdered = (
  index: CatalogueIndex,
  models: CatalogueModels | null,
  { order }: Need,
  [first]: readonly Candidate[],
) =>
  order === null ||
  order === 'price' ||
  (models !== null && modelsBySeq(models).has(index.seq[first?.position ?? -1] ?? -1))

/** Beyond a budget, a readability or a load that nothing meets the cheapest, finest or largest comes nearest to it. */
function nearTo(without: readonly Fact[], need: Need): Need {
  const nearest = without.flatMap((fact) =>
    isLargest(fact)
      ? ['capacity' as const]
      : fact.type === 'price' || fact.type === 'interval'
        ? [fact.type]
        : [],
  )
  return { ...need, order: need.order ?? nearest[0] ?? null }
}

/** Squares: two properties are given up before the kind that has them, one trade before three properties. */
const lossOf = (facts: readonly Fact[]) => facts.reduce((sum, fact) => sum + certaintyOf(fact) ** 2, 0)
