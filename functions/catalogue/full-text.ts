import { type Corrections, correctionsOf } from './corrections.ts'
import { type Occurrences, productsWith, type Rows } from './word-occurrences.ts'

/** Rows that are read: 17 for each of eight words, and for five corrected ones; with the cards of a page below 300. */
const maxCorrections = 5

type WordMatches = {
  /** Product seqs, the best first. */
  seqs: number[]
  /** The words that were searched for when the typed ones had no match, one for each of them. */
  corrected: string[] | null
  /** Where each of the typed words occurs. */
  occurrences: readonly Occurrences[]
}

/** How often products were asked for, by seq. */
export type Requested = ReadonlyMap<number, number>

/** Where a typed word occurs, and, where that was read too, the words near to it. */
export type WordRows = { occurrences: Occurrences; corrections?: Corrections | undefined }

/**
 * Products that contain every word, as a word, its beginning or the tail of a compound; of words that nothing has, the
 * known ones one typo away. Those come first that have most of the words in their names, of these what was asked for
 * most. `ahead` knows what was read of a word before.
 */
export async function searchWords(
  from: Rows,
  demand: Requested | Promise<Requested>,
  words: string[],
  ahead: (word: string) => WordRows | undefined = () => undefined,
): Promise<WordMatches> {
  const missing = words.filter((word) => !ahead(word))
  const [read, requested] = await Promise.all([productsWith(from, missing), demand])
  const typed = words.map((word) => ahead(word)?.occurrences ?? read[missing.indexOf(word)] ?? nowhere)
  const exact = ranked(typed, requested)
  if (exact.length) return { seqs: exact, corrected: null, occurrences: typed }
  const unknown = words.filter((_, i) => typed[i]?.products.size === 0)
  // Each is known, but no product has them all: any of them may be meant otherwise.
  const doubtful = [...new Set(unknown.length ? unknown : words)].slice(0, maxCorrections)
  const maxPerWord = Math.min(3, Math.floor(maxCorrections / doubtful.length))
  const unread = doubtful.filter((word) => !ahead(word)?.corrections)
  const corrections = await correctionsOf(from, unread)
  const nearest = words.map((word) =>
    doubtful.includes(word)
      ? [...(ahead(word)?.corrections ?? corrections[unread.indexOf(word)] ?? [])].slice(0, maxPerWord)
      : [],
  )
  const either = typed.map((one, i) => united([one, ...(nearest[i] ?? []).map(([, other]) => other)]))
  const seqs = ranked(either, requested)
  const isMeant = nearest.some(({ length }) => length > 0) && (seqs.length > 0 || unknown.length > 0)
  if (!isMeant) return { seqs, corrected: null, occurrences: typed }
  return { seqs, corrected: words.map((word, i) => nearest[i]?.[0]?.[0] ?? word), occurrences: either }
}

const nowhere: Occurrences = { products: new Set(), names: new Set() }

const united = (all: readonly Occurrences[]): Occurrences => ({
  products: new Set(all.flatMap(({ products }) => [...products])),
  names: new Set(all.flatMap(({ names }) => [...names])),
})

/** So much of what a text says must be in a product that has not all of its words; a rare word says more. */
const leastShare = 0.5

/** Of several words that no product has all of: the products with most of what they say, the best first. */
export function productsWithMost(words: readonly Occurrences[], products: number): number[] {
  const weightOf = ({ products: having }: Occurrences) => Math.log(products / Math.max(1, having.size))
  const scores = new Map<number, { weight: number; words: number }>()
  for (const word of words)
    for (const seq of word.products) {
      const { weight, words: had } = scores.get(seq) ?? { weight: 0, words: 0 }
      scores.set(seq, { weight: weight + weightOf(word), words: had + 1 })
    }
  const all = words.reduce((sum, word) => sum + weightOf(word), 0)
  return [...scores]
    .filter(([, { weight, words: had }]) => had > 1 && weight >= leastShare * all)
    .sort(([a, one], [b, other]) => other.weight - one.weight || a - b)
    .map(([seq]) => seq)
}

/** What has every word: by the number of words in its names, then by requests, then in catalogue order. */
function ranked(words: readonly Occurrences[], requested: Requested): number[] {
  const [rarest, ...others] = [...words].sort((a, b) => a.products.size - b.products.size)
  const all = [...(rarest?.products ?? [])].filter((seq) => others.every(({ products }) => products.has(seq)))
  const scored = all.map((seq) => ({
    seq,
    named: words.reduce((sum, { names }) => sum + Number(names.has(seq)), 0),
    requests: requested.get(seq) ?? 0,
  }))
  return scored
    .sort((a, b) => b.named - a.named || b.requests - a.requests || a.seq - b.seq)
    .map(({ seq }) => seq)
}
