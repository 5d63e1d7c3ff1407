import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication, undoPublication } from '#functions/publishing/start.ts'
import { sweepPublications } from '#functions/publishing/sweep.ts'
import { setClock } from '#test/support/edge.ts'
import { typoForms, visibleRows } from './publishing-rows.ts'
import {
  Act,
  author,
  changed,
  demonstration,
  forever,
  fresh,
  numbers,
  publicationOf,
  start,
  stateOf,
  withProducts,
} from './publishing-support.ts'

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
