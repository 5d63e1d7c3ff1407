import { expect, test } from 'vitest'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { searchWords } from '#functions/catalogue/full-text.ts'
import { openDb } from '#functions/db/client.ts'
import { list } from '#test/support/catalogue-reference.ts'
import { catalogue, openCatalogueEdge, openEdge } from '#test/support/edge.ts'

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

test('a word that is read as a trade brings forward what is called so, whatever its kind', async () => {
  const called = { fr: 'Balance du chef', en: 'The chef’s scale', de: 'Waage für den Koch' }
  const products = catalogue.products.map((product) =>
    product.id === 'montevigne-b4' ? { ...product, name: called } : product,
  )
  const edge = await openEdge({ catalogue: { ...catalogue, products } })
  const first = async (q: string, lang: string) =>
    (await list(edge, String(new URLSearchParams({ q, lang })))).items[0]?.id
  expect(await first('balance chef', 'fr')).toBe('montevigne-b4')
  expect(await first('chef scale', 'en')).toBe('montevigne-b4')
  expect(await first('koch 15 kg', 'de')).toBe('montevigne-b4')
  expect(await first('chef 5000 kg', 'fr')).not.toBe('montevigne-b4')
  expect(await first('restaurant', 'fr')).not.toBe('montevigne-b4')
})
