import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { Occurrences } from './full-text.ts'

/** A word that so few products have, of all, tells them from the others. */
const rareShare = 0.06

/** Products in their order, but those first that have the most of the rare words: « brine », « height rod ». */
export function rareWordsFirst(
  { seq }: CatalogueIndex,
  words: readonly Occurrences[],
  products: Candidate[],
): Candidate[] {
  const rare = words.filter((word) => word.products.size <= rareShare * seq.length)
  const scoreOf = ({ position }: Candidate) =>
    rare.reduce((sum, word) => sum + Number(word.products.has(seq[position] ?? -1)), 0)
  return products.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}
