import type { Lists } from '#domain/publishing/word-changes.ts'
import { forever } from '#functions/db/generations.ts'
import { jsonParts } from './write-rows.ts'

/** Rows that are read at once: the products of a frequent word are kilobytes. */
const together = 1000

const isOpen = `search_words.to_generation = ${forever}`
/** The words with a beginning, which comes from `json_each`, without the common lists of longer ones. */
const hasBeginning = `search_words.word >= beginning.value ->> 0
  and search_words.word < (beginning.value ->> 0) || char(1114111)
  and substr(search_words.word, -1) <> '*' and ${isOpen}`

/** Those of the words that have lists by now. */
export async function presentWords(DB: D1Database, words: readonly string[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const part of jsonParts(words)) {
    const { results } = await DB.prepare(
      `select word from search_words where word in (select value from json_each(?1)) and ${isOpen}`,
    )
      .bind(part)
      .all<{ word: string }>()
    for (const { word } of results) present.add(word)
  }
  return present
}

/** The lists of words as the publication has them so far, those that there are. */
export async function readLists(DB: D1Database, words: readonly string[]): Promise<Map<string, Lists>> {
  const lists = new Map<string, Lists>()
  for (let first = 0; first < words.length; first += together) {
    const { results } = await DB.prepare(
      `select word, names, products from search_words
        where word in (select value from json_each(?1)) and ${isOpen}`,
    )
      .bind(JSON.stringify(words.slice(first, first + together)))
      .all<Lists & { word: string }>()
    for (const { word, names, products } of results) lists.set(word, { names, products })
  }
  return lists
}

/** Of beginnings, each with a number, those that more words have than this. */
export async function beginningsOfMore(
  DB: D1Database,
  beginnings: Iterable<readonly [beginning: string, number: number]>,
): Promise<Set<string>> {
  const byNumber = Map.groupBy(beginnings, ([, number]) => number)
  const statements = [...byNumber].flatMap(([number, all]) =>
    jsonParts(all).map((part) =>
      // The word behind so many others: it reads no more of them, however many there are.
      DB.prepare(
        `select beginning.value ->> 0 as beginning from json_each(?1) as beginning
          where (select 1 from search_words where ${hasBeginning} limit 1 offset ?2) is not null`,
      ).bind(part, number),
    ),
  )
  if (statements.length === 0) return new Set()
  const results = await DB.batch<{ beginning: string }>(statements)
  return new Set(results.flatMap((result) => result.results.map(({ beginning }) => beginning)))
}

/** The lists of the words with each beginning; of beginnings that few words have. */
export async function listsBelow(
  DB: D1Database,
  beginnings: readonly string[],
): Promise<Map<string, Lists[]>> {
  const byBeginning = new Map<string, Lists[]>()
  for (let first = 0; first < beginnings.length; first += together) {
    const wanted = beginnings.slice(first, first + together).map((beginning) => [beginning])
    const { results } = await DB.prepare(
      `select beginning.value ->> 0 as beginning, names, products
        from json_each(?1) as beginning join search_words on ${hasBeginning}`,
    )
      .bind(JSON.stringify(wanted))
      .all<Lists & { beginning: string }>()
    for (const { beginning, ...lists } of results)
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), lists])
  }
  return byBeginning
}
