import { packPostings } from '#domain/catalogue/postings.ts'
import { maxWordsOfBeginning, wholeBeginning } from '#domain/catalogue/search-words.ts'
import type { TableRows, Value } from '#domain/publishing/product-rows.ts'

/** Words of a product by where they stand: `names` are those of its name, kind, brand and references. */
export type ProductWords = { seq: number; names: readonly string[]; texts: readonly string[] }

/** Products by word; ascending, because products come in the order of `seq`. */
type Occurrences = { word: string; names: number[]; products: number[] }

/**
 * The inverted index of the search: a row for each word, and one for each beginning that more words have than a query
 * reads, with the products of all of them.
 */
export function wordRows(products: readonly ProductWords[]): TableRows {
  const words = occurrencesOf(products).sort((a, b) => (a.word < b.word ? -1 : 1))
  const last = products.at(-1)?.seq ?? 0
  const rows = words.map(rowOf)
  /** Adds the beginnings of the words from one place to another, which share so many letters. */
  const addBeginnings = (from: number, to: number, letters: number) => {
    for (let start = from; start < to; ) {
      const beginning = words[start]?.word.slice(0, letters) ?? ''
      let end = start + 1
      // A word that is shorter begins all the others: it stands before them, and shares this beginning with none.
      if (beginning.length === letters) while (end < to && words[end]?.word.startsWith(beginning)) end++
      if (end - start > maxWordsOfBeginning) {
        rows.push(rowOf(united(wholeBeginning(beginning), words.slice(start, end), last)))
        addBeginnings(start, end, letters + 1)
      }
      start = end
    }
  }
  addBeginnings(0, words.length, 1)
  return { table: 'search_words', columns: ['word', 'names', 'products'], rows }
}

const rowOf = ({ word, names, products }: Occurrences): Value[] => [
  word,
  packPostings(names),
  packPostings(products),
]

function occurrencesOf(products: readonly ProductWords[]): Occurrences[] {
  const found = new Map<string, Occurrences>()
  for (const { seq, names, texts } of products) {
    const own = new Set(names)
    for (const word of new Set([...names, ...texts])) {
      const known = found.get(word) ?? { word, names: [], products: [] }
      found.set(word, known)
      known.products.push(seq)
      if (own.has(word)) known.names.push(seq)
    }
  }
  return [...found.values()]
}

/** The products of several words; marked in an array as long as the catalogue, which beats a set of numbers. */
function united(word: string, words: readonly Occurrences[], last: number): Occurrences {
  const union = (of: (own: Occurrences) => readonly number[]) => {
    const marks = new Uint8Array(last + 1)
    for (const own of words) for (const seq of of(own)) marks[seq] = 1
    return [...marks.keys()].filter((seq) => marks[seq] === 1)
  }
  return { word, names: union(({ names }) => names), products: union(({ products }) => products) }
}
