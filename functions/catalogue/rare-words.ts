import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { Occurrences } from './word-occurrences.ts'

/** A word that so few products have, of all, tells them from the others. */
const rareShare = 0.06
/** What is wished for tells products apart, unless so many have it. */
const commonShare = 0.2

/**
 * Products in their order, but those first that have the most of the rare words: « brine », « height rod »; and of the
 * words in `wished`, unless they are common. A word brings nothing before what the law admits.
 */
export function rareWordsFirst(
  { seq }: CatalogueIndex,
  words: readonly Occurrences[],
  products: Candidate[],
  wished: readonly Occurrences[] = [],
): Candidate[] {
  const rare = words.filter((word) => word.products.size <= rareShare * seq.length)
  const telling = [...rare, ...wished.filter((word) => word.products.size <= commonShare * seq.length)]
  const scoreOf = ({ position }: Candidate) =>
    telling.reduce((sum, word) => sum + Number(word.products.has(seq[position] ?? -1)), 0)
  const isRefused = ({ isAdmitted }: Candidate) => Number(isAdmitted === false)
  return products.toSorted((a, b) => isRefused(a) - isRefused(b) || scoreOf(b) - scoreOf(a))
}
