import { expect, test } from 'vitest'
import { listPublications } from '#functions/publishing/list-publications.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication, undoPublication } from '#functions/publishing/start.ts'
import {
  author,
  changed,
  demonstration,
  forever,
  publicationOf,
  start,
  withProducts,
} from './publishing-support.ts'

const before = { ...demonstration, products: start }
const after = changed(before, [
  { kind: 'price', at: 0, n: 7 },
  { kind: 'text', at: 3, n: 8 },
  { kind: 'copy', at: 2, n: 1 },
  { kind: 'remove', at: 5, n: 0 },
  { kind: 'services', at: 0, n: 9 },
])

test('a publication says what it contains: planned, live, and taken back', async () => {
  const memory = withProducts(start)
  const contents = async () => {
    const { items } = await listPublications(memory)
    return items.map(({ state, productCount, added, removed, prices }) => ({
      ...{ state, productCount, added, removed, prices },
    }))
  }
  const sums = { productCount: 4, added: 1, removed: 1, prices: 1 }
  const { id } = await startPublication(memory, {
    ...publicationOf(before, after),
    dueAt: new Date(Date.now() - 1000).toISOString(),
  })
  expect(await contents()).toEqual([{ state: 'waiting', ...sums }])
  await runPublications(memory, forever)
  expect(await contents()).toEqual([{ state: 'live', ...sums }])
  const { items } = await listPublications(memory)
  expect(items[0]?.products).toHaveLength(3)
  for (const { name } of items[0]?.products ?? [])
    expect([...before.products, ...after.products].map((product) => product.name.fr)).toContain(name)
  await undoPublication(memory, { id, author })
  await runPublications(memory, forever)
  expect(await contents()).toEqual(
    expect.arrayContaining([
      { state: 'live', ...sums },
      { state: 'undone', ...sums },
    ]),
  )
})
