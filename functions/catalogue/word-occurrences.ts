import { and, asc, gte, sql } from 'drizzle-orm'
import { unpackPostings } from '#domain/catalogue/postings.ts'
import { maxWordsOfBeginning, wholeBeginning } from '#domain/catalogue/search-words.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { searchWordLists } from '#functions/db/schema.ts'

/** Where words are looked up. */
export type Rows = { db: Db; generation: Generation }

/** The products that contain a word, and those that have it in their names. */
export type Occurrences = { products: ReadonlySet<number>; names: ReadonlySet<number> }

/** Comes behind every letter. */
export const last = '\u{10ffff}'

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
      and(sql`${gte(word, beginning)} and ${word} < ${beginning + last}`, isIn(searchWordLists, generation)),
    )
    .orderBy(asc(word))
    .limit(maxWordsOfBeginning + 2)
}

/** What `wordQuery` read of a word. */
export function occurrencesOf(
  word: string,
  rows: readonly { word: string; names: string; products: string }[],
): Occurrences {
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
  const results = await db.batch([first, ...others])
  return results.map((rows, i) => occurrencesOf(words[i] ?? '', rows))
}
