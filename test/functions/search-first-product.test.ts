import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ProductList } from '#domain/catalogue/product.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

type Case = { id: string; lang: string; q: string; right: string[]; source: string }

/** Searches by an author who has not read the code, with the products that may come first. */
const cases = JSON.parse(readFileSync('test/functions/fixtures/first-products.json', 'utf8')) as Case[]

test.each(cases)('« $q » begins with a right product ($id)', async ({ lang, q, right }) => {
  const edge = await openCatalogueEdge()
  const answer = await edge.request(`/api/products?${new URLSearchParams({ lang, q })}`)
  const { items } = (await answer.json()) as ProductList
  expect(right).toContain(items[0]?.id)
})
