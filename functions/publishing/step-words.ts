import { mostWordsOfBeginning, wholeBeginning } from '#domain/catalogue/search-words.ts'
import { offered, type ProductDocument, type SubcategoryDocument } from '#domain/publishing/document.ts'
import { deletionRows, searchTexts } from '#domain/publishing/search-texts.ts'
import {
  addWordChanges,
  beginningsIn,
  changedLists,
  type Lists,
  type Occurrence,
  type WordChanges,
} from '#domain/publishing/word-changes.ts'
import { kindsOf, nextProducts } from './changes.ts'
import { fenced } from './fenced.ts'
import { pauseAfter } from './pause.ts'
import type { Progress, Run } from './progress.ts'
import { beginningsOfMore, listsBelow, readLists } from './word-lists.ts'
import { closeRows, from, insertRows, jsonParts } from './write-rows.ts'

/** What a batch writes: visitors wait for the database no longer than one takes. */
const batchLength = 200_000

/**
 * Writes the inverted index for the changed products: only words whose products are others, and the common lists of
 * their beginnings. Doing it twice is doing it once, so a run that dies between its batches is repeated.
 */
export async function writeWords(run: Run): Promise<Progress> {
  const portion = await nextProducts(run)
  if (!portion) return fenced(run, [], { step: 'index', position: '' })
  const kinds = await kindsOf(run)
  const changes: WordChanges = { words: new Map(), beginnings: new Map() }
  const titles: string[] = []
  const pause = pauseAfter(10)
  for (const { seq, before, after } of portion.changed) {
    const texts = {
      ...{ seq, before: textsOf(offered(before), kinds.before), after: textsOf(offered(after), kinds.after) },
    }
    addWordChanges(changes, texts)
    const known = new Set(texts.before?.title)
    titles.push(...(texts.after?.title.filter((word) => !known.has(word)) ?? []))
    await pause()
  }
  const lists = await changedWordLists(run.DB, changes)
  const batches = [...(await listBatches(run, lists)), ...typoStatements(run, titles).map((one) => [one])]
  const end: Progress = { step: 'words', position: portion.last, done: portion.done }
  for (const batch of batches.slice(0, -1))
    await fenced(run, batch, { step: 'words', position: run.publication.position })
  return fenced(run, batches.at(-1) ?? [], end)
}

const textsOf = (product: ProductDocument | null, kinds: readonly SubcategoryDocument[]) =>
  product &&
  searchTexts(
    product,
    kinds.find(({ key }) => key === product.subcategory),
  )

/** Products by word; null: no product has it any more. */
type ChangedLists = Map<string, Lists | null>

async function changedWordLists(DB: D1Database, { words, beginnings }: WordChanges): Promise<ChangedLists> {
  const pause = pauseAfter(300)
  const rows = await readLists(DB, [...words.keys()])
  const changed: ChangedLists = new Map()
  const [gained, lost] = [new Map<string, number>(), new Map<string, number>()]
  const count = (counts: Map<string, number>, word: string) => {
    for (const beginning of beginningsIn(word)) counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  }
  for (const [word, occurrences] of words) {
    const row = rows.get(word)
    const lists = changedLists(row ? [row] : [], occurrences)
    changed.set(word, lists)
    if (!row && lists) count(gained, word)
    if (row && !lists) count(lost, word)
    await pause()
  }
  for (const [word, lists] of await changedBeginnings(DB, beginnings, { gained, lost }))
    changed.set(word, lists)
  return changed
}

type Counts = { gained: ReadonlyMap<string, number>; lost: ReadonlyMap<string, number> }

/** The common lists: a beginning has one while more words have it than a search reads. */
async function changedBeginnings(
  DB: D1Database,
  beginnings: ReadonlyMap<string, readonly Occurrence[]>,
  { gained, lost }: Counts,
): Promise<ChangedLists> {
  // A word that is new or gone may cross the limit where every product keeps the beginning by another word.
  const all = [...new Set([...beginnings.keys(), ...gained.keys(), ...lost.keys()])]
  const present = await readLists(DB, all.map(wholeBeginning))
  const isPresent = (beginning: string) => present.has(wholeBeginning(beginning))
  const uncertain = all.filter((beginning) => (isPresent(beginning) ? lost : gained).has(beginning))
  /** How many words a beginning must have had by now, and more, to be shared by too many afterwards. */
  const needed = (beginning: string) =>
    mostWordsOfBeginning + (lost.get(beginning) ?? 0) - (gained.get(beginning) ?? 0)
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
  const changed: ChangedLists = new Map()
  const pause = pauseAfter(300)
  for (const beginning of all) {
    await pause()
    const row = present.get(wholeBeginning(beginning))
    const below: readonly Lists[] = row ? [row] : (begun.get(beginning) ?? [])
    if (isShared(beginning))
      changed.set(wholeBeginning(beginning), changedLists(below, beginnings.get(beginning) ?? []))
    else if (row) changed.set(wholeBeginning(beginning), null)
  }
  return changed
}

/**
 * Each batch ends the lists of some words and writes those in their place: between two batches every word has a list of
 * before or of after.
 */
async function listBatches(run: Run, lists: ChangedLists): Promise<D1PreparedStatement[][]> {
  const batches: D1PreparedStatement[][] = []
  const pause = pauseAfter(300)
  let words: Words = { written: [], gone: [] }
  let length = 0
  for (const [word, list] of lists) {
    if (list) {
      const row = [word, list.names, list.products]
      words.written.push(row)
      length += row.join().length
    } else words.gone.push(word)
    if (length > batchLength) {
      batches.push(batchOf(run, words))
      words = { written: [], gone: [] }
      length = 0
    }
    await pause()
  }
  if (words.written.length || words.gone.length) batches.push(batchOf(run, words))
  return batches
}

type Words = { written: string[][]; gone: string[] }

function batchOf({ DB, publication: { generation } }: Run, { written, gone }: Words): D1PreparedStatement[] {
  const keys = [...written.map(([word = '']) => [word]), ...gone.map((word) => [word])]
  const table = 'search_words'
  return [
    ...closeRows(DB, { table, columns: ['word'], rows: keys }, generation),
    ...jsonParts(gone).map((part) =>
      DB.prepare(
        'delete from search_words where from_generation = ?2 and word in (select value from json_each(?1))',
      ).bind(part, generation),
    ),
    ...insertRows(DB, from(generation, { table, columns: ['word', 'names', 'products'], rows: written })),
  ]
}

const typoStatements = ({ DB }: Run, titles: readonly string[]): D1PreparedStatement[] =>
  jsonParts(deletionRows(titles)).map((part) =>
    DB.prepare(
      'insert or ignore into search_deletes (form, word) select value ->> 0, value ->> 1 from json_each(?1)',
    ).bind(part),
  )
