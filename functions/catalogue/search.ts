import { sql } from 'drizzle-orm'
import { deletionForms, isOneTypoApart, queryWords } from '#domain/search-words.ts'
import type { Db } from '#functions/db/client.ts'

/** A search keeps the most popular matches: ordering and counting stay bounded however large the catalogue. */
const maxCandidates = 1000

export type Found = {
  /** Product seqs, the best first. */
  seqs: number[]
  /** What was searched for instead, when the words as typed found nothing. */
  corrected: string | null
}

/** Products that hold every word of the question somewhere, as a word, its beginning or the tail of a compound. */
export async function searchProducts(db: Db, q: string): Promise<Found> {
  const words = queryWords(q)
  if (words.length === 0) return { seqs: [], corrected: null }
  const exact = await matching(db, phrase(words))
  if (exact.length) return { seqs: exact, corrected: null }
  const alternatives = await correctionsOf(db, words)
  if (alternatives.every((list) => list.length === 0)) return { seqs: [], corrected: null }
  const either = words.map((word, i) => `(${[word, ...(alternatives[i] ?? [])].map(prefixed).join(' OR ')})`)
  const seqs = await matching(db, either.join(' AND '))
  return {
    seqs,
    corrected: seqs.length ? words.map((word, i) => alternatives[i]?.[0] ?? word).join(' ') : null,
  }
}

/** Words are letters and digits only (`wordsOf`), so quoting makes any input a harmless string. */
const prefixed = (word: string) => `"${word}"*`
const phrase = (words: string[]) => words.map(prefixed).join(' AND ')

/**
 * Two bounded passes without a rank over all matches: products that hold the words in names or references come before
 * those that only mention them; inside each, popularity (`seq`) decides. Together they visit each match once.
 */
async function matching(db: Db, match: string): Promise<number[]> {
  const named = `{title refs} : (${match})`
  const rows = await db.all<{ seq: number }>(sql`
    select seq from (select rowid as seq from product_search where product_search match ${named} limit ${maxCandidates})
    union all
    select seq from (
      select rowid as seq from product_search where product_search match ${`(${match}) NOT (${named})`}
      limit ${maxCandidates})`)
  return rows.map((row) => row.seq)
}

/** For each word, the catalogue's words one typo away; at most three, the most alike first. */
async function correctionsOf(db: Db, words: string[]): Promise<string[][]> {
  const forms = words.map((word) => deletionForms(word))
  const asked = [...new Set(forms.flat())].slice(0, 90)
  if (asked.length === 0) return words.map(() => [])
  const list = sql.join(
    asked.map((form) => sql`${form}`),
    sql`, `,
  )
  const rows = await db.all<{ word: string }>(
    sql`select distinct word from search_deletes where form in (${list}) limit 60`,
  )
  const known = rows.map((row) => row.word)
  return words.map((word) =>
    known
      .filter((candidate) => isOneTypoApart(word, candidate))
      .sort((a, b) => distance(word, a) - distance(word, b) || (a < b ? -1 : 1))
      .slice(0, 3),
  )
}

/** Of the words one typo away, those with the same letters (two swapped) come first, then those of the same length. */
function distance(word: string, candidate: string): number {
  const letters = (text: string) => [...text].sort().join('')
  if (letters(word) === letters(candidate)) return 0
  return 1 + Math.abs(candidate.length - word.length)
}
