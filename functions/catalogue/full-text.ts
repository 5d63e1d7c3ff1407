import { sql } from 'drizzle-orm'
import { type CatalogueIndex, positionOf } from '#domain/catalogue/catalogue-index.ts'
import { deletionForms, isOneTypoApart, tailsOf, wordsOf } from '#domain/catalogue/search-words.ts'
import type { Db } from '#functions/db/client.ts'

/** A search reads the first matches in catalogue order, so that its cost is bounded for any size of catalogue. */
const maxCandidates = 1000

type WordMatches = {
  /** Product seqs, the best first. */
  seqs: number[]
  /** The words that were searched for when the typed ones had no match, one for each of them. */
  corrected: string[] | null
}

/**
 * Products that contain every word, as a word, its beginning or the tail of a compound; of words that nothing has, the
 * known ones one typo away.
 */
export async function searchWords(db: Db, index: CatalogueIndex, words: string[]): Promise<WordMatches> {
  if (words.length === 0) return { seqs: [], corrected: null }
  const required = words.map((word) => [word])
  const exact = await matching(db, required)
  if (exact.length) return { seqs: byNames(index, required, exact), corrected: null }
  const alternatives = await correctionsOf(db, words)
  if (alternatives.every((list) => list.length === 0)) return { seqs: [], corrected: null }
  const either = words.map((word, i) => [word, ...(alternatives[i] ?? [])])
  const seqs = byNames(index, either, await matching(db, either))
  const corrected = words.map((word, i) => alternatives[i]?.[0] ?? word)
  return { seqs, corrected: seqs.length ? corrected : null }
}

/** For each word of the search, the forms of which one must match. */
type Forms = readonly (readonly string[])[]

/**
 * The first matches in catalogue order, without ranking all of them. Words are letters and digits only (`wordsOf`), so
 * quoting makes any input a harmless string.
 */
async function matching(db: Db, forms: Forms): Promise<number[]> {
  const match = forms.map((either) => `(${either.map((word) => `"${word}"*`).join(' OR ')})`).join(' AND ')
  const rows = await db.all<{ seq: number }>(
    sql`select rowid as seq from product_search where product_search match ${match} limit ${maxCandidates}`,
  )
  return rows.map((row) => row.seq)
}

/** Products whose kind or brand contains the words come before those that only mention them; then catalogue order. */
function byNames(index: CatalogueIndex, forms: Forms, seqs: readonly number[]): number[] {
  const countMatches = (words: readonly string[]) =>
    forms.filter((either) => either.some((form) => words.some((word) => word.startsWith(form)))).length
  const byKind = index.subcategories.map(({ name }) => {
    const words = Object.values(name).flatMap(wordsOf)
    return countMatches([...words, ...words.flatMap(tailsOf)])
  })
  const byBrand = index.brands.map((brand) => countMatches(wordsOf(brand)))
  const score = (seq: number) => {
    const position = positionOf(index, seq)
    return (byKind[index.subcategory[position] ?? -1] ?? 0) + (byBrand[index.brand[position] ?? -1] ?? 0)
  }
  const scores = new Map(seqs.map((seq) => [seq, score(seq)]))
  return [...seqs].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b)
}

/** For each word, the catalogue's words one typo away; at most three, the most similar first. */
async function correctionsOf(db: Db, words: string[]): Promise<string[][]> {
  const forms = words.map((word) => deletionForms(word))
  const lookups = [...new Set(forms.flat())].slice(0, 90)
  if (lookups.length === 0) return words.map(() => [])
  const list = sql.join(
    lookups.map((form) => sql`${form}`),
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
