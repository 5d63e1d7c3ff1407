import { and, asc, gte, sql } from 'drizzle-orm'
import { unpackPostings } from '#domain/catalogue/postings.ts'
import {
  deletionForms,
  isOneTypoApart,
  mostWordsOfBeginning,
  wholeBeginning,
} from '#domain/catalogue/search-words.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { searchWordLists } from '#functions/db/schema.ts'

/** Rows that are read: 17 for each of eight words, and for five corrected ones; with the cards of a page below 300. */
const mostForms = 30
const mostCorrections = 5

type WordMatches = {
  /** Product seqs, the best first. */
  seqs: number[]
  /** The words that were searched for when the typed ones had no match, one for each of them. */
  corrected: string[] | null
  /** Where each of the typed words occurs. */
  occurrences: readonly Occurrences[]
}

/** Where words are looked up. */
type Rows = { db: Db; generation: Generation }

/** How often products were asked for, by seq. */
export type Requested = ReadonlyMap<number, number>

/**
 * Products that contain every word, as a word, its beginning or the tail of a compound; of words that nothing has, the
 * known ones one typo away. Those come first that have most of the words in their names, of these what was asked for
 * most. `ahead` knows what was read of a word before.
 */
export async function searchWords(
  from: Rows,
  asked: Requested | Promise<Requested>,
  words: string[],
  ahead: (word: string) => Occurrences | undefined = () => undefined,
): Promise<WordMatches> {
  const missing = words.filter((word) => !ahead(word))
  const [read, requested] = await Promise.all([productsWith(from, missing), asked])
  const typed = words.map((word) => ahead(word) ?? read[missing.indexOf(word)] ?? nowhere)
  const exact = ranked(typed, requested)
  if (exact.length) return { seqs: exact, corrected: null, occurrences: typed }
  const unknown = words.filter((_, i) => typed[i]?.products.size === 0)
  // Each is known, but no product has them all: any of them may be meant otherwise.
  const corrections = await correctionsOf(from.db, unknown.length ? unknown : words)
  const alternatives = words.map((word) => corrections.get(word) ?? [])
  const known = [...new Set(alternatives.flat())]
  if (known.length === 0) return { seqs: [], corrected: null, occurrences: typed }
  const found = await productsWith(from, known)
  const either = typed.map((own, i) =>
    united([own, ...(alternatives[i] ?? []).flatMap((word) => found[known.indexOf(word)] ?? [])]),
  )
  const seqs = ranked(either, requested)
  const corrected = words.map((word, i) => alternatives[i]?.[0] ?? word)
  return { seqs, corrected: seqs.length ? corrected : null, occurrences: either }
}

/** The products that contain a word, and those that have it in their names. */
export type Occurrences = { products: ReadonlySet<number>; names: ReadonlySet<number> }

const nowhere: Occurrences = { products: new Set(), names: new Set() }

const united = (all: readonly Occurrences[]): Occurrences => ({
  products: new Set(all.flatMap(({ products }) => [...products])),
  names: new Set(all.flatMap(({ names }) => [...names])),
})

/**
 * A query for where a word or a longer one occurs. Words are letters and digits only (`wordsOf`). A word and the list
 * of all that begin with it come first in the order of the table; a beginning without such a list has few words.
 */
export function wordQuery(db: Db, beginning: string, generation: Generation) {
  const { word } = searchWordLists
  return db
    .select()
    .from(searchWordLists)
    .where(
      and(
        sql`${gte(word, beginning)} and ${word} < ${`${beginning}\u{10ffff}`}`,
        isIn(searchWordLists, generation),
      ),
    )
    .orderBy(asc(word))
    .limit(mostWordsOfBeginning + 2)
}

/** What `wordQuery` read of a word. */
export function occurrencesOf(word: string, rows: Awaited<ReturnType<typeof wordQuery>>): Occurrences {
  const whole = rows.filter((row) => row.word === wholeBeginning(word))
  const lists = whole.length ? whole : rows
  return {
    products: new Set(lists.flatMap((list) => unpackPostings(list.products))),
    names: new Set(lists.flatMap((list) => unpackPostings(list.names))),
  }
}

/** Where each word, or a longer one, occurs, in one round trip. */
export async function productsWith(
  { db, generation }: Rows,
  words: readonly string[],
): Promise<Occurrences[]> {
  const [first, ...others] = words.map((word) => wordQuery(db, word, generation))
  if (!first) return []
  const found = await db.batch([first, ...others])
  return found.map((rows, i) => occurrencesOf(words[i] ?? '', rows))
}

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

/**
 * For each word, the catalogue's words one typo away, the most similar first; of many words the first are corrected.
 */
async function correctionsOf(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const corrected = [...new Set(words)].slice(0, mostCorrections)
  const lookups = [...new Set(corrected.flatMap(deletionForms))].slice(0, 90)
  if (lookups.length === 0) return new Map()
  const list = sql.join(
    lookups.map((form) => sql`${form}`),
    sql`, `,
  )
  const rows = await db.all<{ word: string }>(
    sql`select distinct word from search_deletes where form in (${list}) limit ${mostForms}`,
  )
  const known = rows.map((row) => row.word)
  return new Map(
    corrected.map((word) => [
      word,
      known
        .filter((candidate) => isOneTypoApart(word, candidate))
        .sort((a, b) => distance(word, a) - distance(word, b) || (a < b ? -1 : 1))
        .slice(0, Math.min(3, Math.floor(mostCorrections / corrected.length))),
    ]),
  )
}

/** Of the words one typo away, those with the same letters (two swapped) come first, then those of the same length. */
function distance(word: string, candidate: string): number {
  const letters = (text: string) => [...text].sort().join('')
  if (letters(word) === letters(candidate)) return 0
  return 1 + Math.abs(candidate.length - word.length)
}
