import { maxWordsOfBeginning, wholeBeginning } from '#domain/catalogue/search-words.ts'
import {
  beginningsIn,
  changedLists,
  isGained,
  type Lists,
  type Occurrence,
  type WordChanges,
} from '#domain/publishing/word-changes.ts'
import { forever } from '#functions/db/generations.ts'
import { pauseAfter } from './progress.ts'
import { jsonParts } from './write-rows.ts'

/** A word and its products; null: no product has it any more. */
export type ChangedList = [word: string, lists: Lists | null]

/** Words whose lists are read together: the products of a frequent word are kilobytes. */
const together = 1000

/**
 * The lists of changed words, and the common ones of their beginnings, read as they are asked for. Which beginnings are
 * shared is decided before the first one, so that the lists may be written meanwhile.
 */
export async function* changedWordLists(
  DB: D1Database,
  { words, beginnings }: WordChanges,
): AsyncGenerator<ChangedList> {
  const shared = await sharedBeginnings(DB, beginnings, await countedWords(DB, words))
  const all = [...words.keys()]
  for (let first = 0; first < all.length; first += together) {
    const portion = all.slice(first, first + together)
    const rows = await readLists(DB, portion)
    for (const word of portion) {
      const row = rows.get(word)
      yield [word, changedLists(row ? [row] : [], words.get(word) ?? [])]
    }
  }
  yield* beginningLists(DB, beginnings, shared)
}

/** How many words each beginning gains and loses. */
type Counts = { gained: ReadonlyMap<string, number>; lost: ReadonlyMap<string, number> }

async function countedWords(DB: D1Database, words: WordChanges['words']): Promise<Counts> {
  const pause = pauseAfter(300)
  const present = await presentWords(DB, [...words.keys()])
  const [gained, lost] = [new Map<string, number>(), new Map<string, number>()]
  const count = (counts: Map<string, number>, word: string) => {
    for (const beginning of beginningsIn(word)) counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  }
  const perhapsLost: string[] = []
  for (const [word, occurrences] of words) {
    if (occurrences.some(isGained)) {
      if (!present.has(word)) count(gained, word)
    } else if (present.has(word)) perhapsLost.push(word)
    await pause()
  }
  for (const [word, row] of await readLists(DB, perhapsLost))
    if (!changedLists([row], words.get(word) ?? [])) count(lost, word)
  return { gained, lost }
}

type Beginnings = ReadonlyMap<string, readonly Occurrence[]>
/** All beginnings that change, those with a common list before and after, and the words of those that begin one. */
type Shared = {
  all: readonly string[]
  isPresent: (beginning: string) => boolean
  isShared: (beginning: string) => boolean
  begun: ReadonlyMap<string, readonly Lists[]>
}

/** A beginning has a common list while more words have it than a search reads. */
async function sharedBeginnings(
  DB: D1Database,
  beginnings: Beginnings,
  { gained, lost }: Counts,
): Promise<Shared> {
  // A word that is new or gone may cross the limit where every product keeps the beginning by another word.
  const all = [...new Set([...beginnings.keys(), ...gained.keys(), ...lost.keys()])]
  const present = await presentWords(DB, all.map(wholeBeginning))
  const isPresent = (beginning: string) => present.has(wholeBeginning(beginning))
  const uncertain = all.filter((beginning) => (isPresent(beginning) ? lost : gained).has(beginning))
  /** How many words a beginning must have had by now, and more, to be shared by too many afterwards. */
  const needed = (beginning: string) =>
    maxWordsOfBeginning + (lost.get(beginning) ?? 0) - (gained.get(beginning) ?? 0)
  const enough = await beginningsOfMore(
    DB,
    uncertain.map((one) => [one, needed(one)] as const).filter(([, number]) => number >= 0),
  )
  const undecided = new Set(uncertain)
  const isShared = (beginning: string) =>
    undecided.has(beginning) ? needed(beginning) < 0 || enough.has(beginning) : isPresent(beginning)
  const begun = await listsBelow(
    DB,
    uncertain.filter((beginning) => !isPresent(beginning) && isShared(beginning)),
  )
  return { all, isPresent, isShared, begun }
}

async function* beginningLists(
  DB: D1Database,
  beginnings: Beginnings,
  { all, isPresent, isShared, begun }: Shared,
): AsyncGenerator<ChangedList> {
  const changing = all.filter((beginning) => isPresent(beginning) || isShared(beginning))
  for (let first = 0; first < changing.length; first += together) {
    const portion = changing.slice(first, first + together)
    const rows = await readLists(DB, portion.map(wholeBeginning))
    for (const beginning of portion) {
      const row = rows.get(wholeBeginning(beginning))
      const below = row ? [row] : (begun.get(beginning) ?? [])
      const lists = isShared(beginning) ? changedLists(below, beginnings.get(beginning) ?? []) : null
      yield [wholeBeginning(beginning), lists]
    }
  }
}

const isOpen = `search_words.to_generation = ${forever}`
/** The words with a beginning, which comes from `json_each`, without the common lists of longer ones. */
const hasBeginning = `search_words.word >= beginning.value ->> 0
  and search_words.word < (beginning.value ->> 0) || char(1114111)
  and substr(search_words.word, -1) <> '*' and ${isOpen}`

/** Those of the words that have lists by now. */
async function presentWords(DB: D1Database, words: readonly string[]): Promise<Set<string>> {
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
async function readLists(DB: D1Database, words: readonly string[]): Promise<Map<string, Lists>> {
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
async function beginningsOfMore(
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
async function listsBelow(DB: D1Database, beginnings: readonly string[]): Promise<Map<string, Lists[]>> {
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
