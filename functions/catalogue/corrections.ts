import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { deletionForms, isOneTypoApart } from '#domain/catalogue/search-words.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { searchDeletes, searchWordLists } from '#functions/db/schema.ts'
import { last, type Occurrences, occurrencesOf, type Rows } from './word-occurrences.ts'

/** « messen » is « mess » without its ending, which is a letter away from too many others. */
const shortestMistyped = 5

/** Words with the same form, of which few are one typo away. */
const maxForms = 30

/** The catalogue's words one typo away from a word, the most similar first, and where each or a longer one occurs. */
export type Corrections = ReadonlyMap<string, Occurrences>

/**
 * A query for the words near to a word, each with its lists as `wordQuery` finds them. With `onlyUnknown` it reads
 * nothing of a word that the catalogue has.
 */
export function correctionsQuery(db: Db, typed: string, generation: Generation, onlyUnknown = false) {
  const { word } = searchWordLists
  const near = db
    .selectDistinct({ near: sql<string>`${searchDeletes.word}`.as('near') })
    .from(searchDeletes)
    .where(inArray(searchDeletes.form, deletionForms(typed)))
    .limit(maxForms)
    .as('near_words')
  const whole = sql`${near.near} || '*'`
  // In the order of the table « * » comes before any letter, and « + » behind it.
  const end = sql`case when ${exists(eq(word, whole), generation)} then ${near.near} || '+' else ${near.near} || ${last} end`
  const isUnknown = sql`not ${exists(sql`${word} between ${typed} and ${typed + last}`, generation)}`
  return db
    .select({ near: near.near, word, names: searchWordLists.names, products: searchWordLists.products })
    .from(near)
    .innerJoin(
      searchWordLists,
      and(gte(word, near.near), sql`${word} < ${end}`, isIn(searchWordLists, generation)),
    )
    .where(onlyUnknown ? isUnknown : undefined)
}

const exists = (condition: SQL, generation: Generation) =>
  sql`exists (select 1 from ${searchWordLists} where ${condition} and ${isIn(searchWordLists, generation)})`

/** What `correctionsQuery` read of a word. */
export function correctionsFrom(
  typed: string,
  rows: Awaited<ReturnType<typeof correctionsQuery>>,
): Corrections {
  const near = [...new Set(rows.map((row) => row.near))]
    .filter((word) => typed.length >= shortestMistyped && isOneTypoApart(typed, word))
    .sort((a, b) => distance(typed, a) - distance(typed, b) || (a < b ? -1 : 1))
  return new Map(
    near.map((word) => [
      word,
      occurrencesOf(
        word,
        rows.filter((row) => row.near === word),
      ),
    ]),
  )
}

/** The corrections of each word, in one round trip. */
export async function correctionsOf(
  { db, generation }: Rows,
  words: readonly string[],
): Promise<Corrections[]> {
  const [first, ...others] = words.map((word) => correctionsQuery(db, word, generation))
  if (!first) return []
  const results = await db.batch([first, ...others])
  return results.map((rows, i) => correctionsFrom(words[i] ?? '', rows))
}

/** Of the words one typo away, those with the same letters (two swapped) come first, then those of the same length. */
function distance(word: string, candidate: string): number {
  const letters = (text: string) => [...text].sort().join('')
  if (letters(word) === letters(candidate)) return 0
  return 1 + Math.abs(candidate.length - word.length)
}
