import { offered, type ProductDocument, type SubcategoryDocument } from '#domain/publishing/document.ts'
import { deletionRows, searchTexts } from '#domain/publishing/search-texts.ts'
import { addWordChanges, type WordChanges } from '#domain/publishing/word-changes.ts'
import { type ChangedList, changedWordLists } from './changed-lists.ts'
import { kindsOf, nextProducts } from './changes.ts'
import { fenced, type Progress, pauseAfter, type Run } from './progress.ts'
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
    const titleBefore = new Set(texts.before?.title)
    titles.push(...(texts.after?.title.filter((word) => !titleBefore.has(word)) ?? []))
    await pause()
  }
  const end: Progress = { step: 'words', position: portion.last, done: portion.done }
  /** The last batch brings the progress. */
  let held: D1PreparedStatement[] = []
  for await (const batch of batchesOf(run, changes, titles)) {
    if (held.length) await fenced(run, held, { step: 'words', position: run.publication.position })
    held = batch
  }
  return fenced(run, held, end)
}

const textsOf = (product: ProductDocument | null, kinds: readonly SubcategoryDocument[]) =>
  product &&
  searchTexts(
    product,
    kinds.find(({ key }) => key === product.subcategory),
  )

/** One after the other, so that no more is in memory than a batch and what was read for it. */
async function* batchesOf(
  run: Run,
  changes: WordChanges,
  titles: readonly string[],
): AsyncGenerator<D1PreparedStatement[]> {
  yield* listBatches(run, changedWordLists(run.DB, changes))
  for (const statement of typoStatements(run, titles)) yield [statement]
}

/**
 * Each batch ends the lists of some words and writes those in their place: between two batches every word has a list of
 * before or of after.
 */
async function* listBatches(
  run: Run,
  lists: AsyncIterable<ChangedList>,
): AsyncGenerator<D1PreparedStatement[]> {
  const pause = pauseAfter(300)
  let words: Words = { written: [], gone: [] }
  let length = 0
  for await (const [word, list] of lists) {
    if (list) {
      const row = [word, list.names, list.products]
      words.written.push(row)
      length += row.join().length
    } else words.gone.push(word)
    if (length > batchLength) {
      yield batchOf(run, words)
      words = { written: [], gone: [] }
      length = 0
    }
    await pause()
  }
  if (words.written.length || words.gone.length) yield batchOf(run, words)
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
