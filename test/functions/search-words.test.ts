import { expect, test } from 'vitest'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { searchWords } from '#functions/catalogue/full-text.ts'
import { openDb } from '#functions/db/client.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'

/** Words of one product, as many as a search reads beside a typo. */
const words = [...new Set(wordsOf(catalogue.products[0]?.description.fr ?? ''))]
  .filter((word) => word.length > 4)
  .slice(0, 7)

test.each([0, 3, 6, 7])('a typo is corrected beside %i words that are right', async (count) => {
  const edge = await openCatalogueEdge()
  const right = words.slice(0, count)
  const typed = [...right, 'balnace']
  const found = await searchWords({ db: openDb(edge.env.DB), generation: 1 }, new Map(), typed)
  expect(found.corrected).toEqual([...right, 'balance'])
  expect(found.seqs.length).toBeGreaterThan(0)
})
