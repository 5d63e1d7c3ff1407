import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { openDb } from '#functions/db/client.ts'
import { lastPublication } from '#functions/publishing/list-publications.ts'
import { orderMissingWords } from '#functions/publishing/missing-words.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication, undoPublication } from '#functions/publishing/start.ts'
import { sweepPublications } from '#functions/publishing/sweep-publications.ts'
import { setClock } from '#test/support/edge.ts'
import { memoryD1 } from '#test/support/memory-d1.ts'
import { typoForms, visibleRows } from './publishing-rows.ts'
import {
  Act,
  author,
  changed,
  demonstration,
  forever,
  fresh,
  type Memory,
  numbers,
  publicationOf,
  start,
  stateOf,
  withProducts,
} from './publishing-support.ts'

const nothing: CatalogueDocument = { updatedOn: '', subcategories: [], products: [], services: [] }
const catalogue = { ...demonstration, products: start }

/** The rows are those of the same catalogue that was written as a whole. */
function expectWhole(memory: Memory, generation: number) {
  expect(memory.database.prepare('select state, error from publications').all()).toEqual([
    { state: 'live', error: null },
  ])
  const expected = fresh(catalogue, numbers(memory, generation))
  expect(visibleRows(memory.database)).toEqual(expected.rows)
  expect([...expected.typos].filter((form) => !typoForms(memory.database).has(form))).toEqual([])
}

test('the first publication of a database gives the rows of a catalogue that is written as a whole', async () => {
  const memory = memoryD1()
  await startPublication(memory, publicationOf(nothing, catalogue))
  await orderMissingWords(memory)
  await runPublications(memory, forever)
  expectWhole(memory, 1)
})

test('words that another version has derived are derived anew, beside those that serve until then, and are nothing to take back', async () => {
  const memory = withProducts(start)
  memory.database.exec("update search_words set word = '§' || word")
  memory.database.exec("update assistant_passages set body = body || 'old'")
  memory.database.exec("update catalogue_meta set value = '1' where key = 'words'")
  await orderMissingWords(memory)
  await orderMissingWords(memory)
  await runPublications(memory, forever)
  await orderMissingWords(memory)
  expectWhole(memory, 2)
  expect(await lastPublication(openDb(memory.DB))).toBeNull()
})

test('publishing changes gives the rows that the result gives when it is written as a whole; undo gives those before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(Act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      async (rounds) => {
        const memory = withProducts(start)
        let present: CatalogueDocument = { ...demonstration, products: start }
        let generation = 1
        for (const acts of rounds) {
          const next = changed(present, acts)
          const { changes, ...rest } = publicationOf(present, next)
          if (changes.length === 0 && Object.keys(rest).length === 1) continue
          const before = visibleRows(memory.database)
          const { id } = await startPublication(memory, { changes, ...rest })
          await runPublications(memory, forever)
          expect(stateOf(memory, id)).toEqual({ state: 'live', error: null })
          const seqs = numbers(memory, ++generation)
          const expected = fresh(next, seqs)
          expect(visibleRows(memory.database)).toEqual(expected.rows)
          expect([...expected.typos].filter((form) => !typoForms(memory.database).has(form))).toEqual([])
          const undo = await undoPublication(memory, { id, author })
          await runPublications(memory, forever)
          expect(stateOf(memory, undo.id)).toEqual({ state: 'live', error: null })
          expect(visibleRows(memory.database)).toEqual(before)
          const again = await undoPublication(memory, { id: undo.id, author })
          await runPublications(memory, forever)
          expect(stateOf(memory, again.id)).toEqual({ state: 'live', error: null })
          expect(visibleRows(memory.database)).toEqual(expected.rows)
          generation += 2
          setClock(new Date(Date.now() + 600_000))
          await sweepPublications(memory)
          expect(visibleRows(memory.database)).toEqual(expected.rows)
          setClock(new Date())
          present = next
        }
      },
    ),
    {
      numRuns: 12,
      // A word that is new to the catalogue, in a product that has its beginning already.
      examples: [
        [
          [
            [
              { kind: 'text', at: 6, n: 0 },
              { kind: 'text', at: 24, n: 0 },
            ],
          ],
        ],
      ],
    },
  )
}, 240_000)
