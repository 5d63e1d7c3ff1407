import { expect, test } from 'vitest'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'

/** Searches the catalogue from an address, once what is counted of it is stored. */
async function search(edge: Edge, q: string, address: string, lang = 'fr') {
  const headers = { 'cf-connecting-ip': address }
  const answer = await edge.request(`/api/products?${new URLSearchParams({ q, lang })}`, { headers })
  expect(answer.status).toBe(200)
}

const network = (n: number) => `203.0.113.${n}`
const kept = (edge: Edge) =>
  edge.rows<{ query: string; locale: string; count: number }>('search_misses order by day, locale')
const rare = (edge: Edge) => edge.rows<{ key: string; asker: string }>('rare_searches')

async function open() {
  const edge = await openEdge({
    vars: { RATE_LIMIT_SECRET: 'a secret of the counters' },
    catalogue: catalogueOf('montevigne-p1'),
  })
  setClock('2026-11-20T10:00:00.000Z')
  return edge
}

test('the words of a search are kept once three networks have asked them, and counted from the first on', async () => {
  const edge = await open()
  for (const n of [1, 2]) await search(edge, 'Anne Zzyzzx', network(n))
  expect(await kept(edge)).toEqual([])
  const before = await rare(edge)
  expect(before).toHaveLength(2)
  expect(JSON.stringify(before)).not.toMatch(/zzyzzx|203\.0/i)
  setClock('2026-11-24T10:00:00.000Z')
  await search(edge, ' anne ZZYZZX', network(3))
  expect(await kept(edge)).toMatchObject([
    { day: '2026-11-20', query: 'anne zzyzzx', locale: 'fr', count: 2 },
    { day: '2026-11-24', query: 'anne zzyzzx', locale: 'fr', count: 1 },
  ])
  expect(await rare(edge), 'who asked is forgotten then').toEqual([])
  await search(edge, 'anne zzyzzx', network(3))
  expect((await kept(edge)).map(({ count }) => count)).toEqual([2, 2])
})

test('one network does not make three, however often it asks, in which language, or by which address of its line', async () => {
  const edge = await open()
  for (let i = 0; i < 5; i++) {
    await search(edge, 'jean dupont', network(1), ['fr', 'en', 'de'][i % 3])
    await search(edge, 'marie durand', `2001:db8:1:${i}00::${i}`)
  }
  setClock('2026-12-20T10:00:00.000Z')
  await search(edge, 'jean dupont', network(1))
  expect(await kept(edge)).toEqual([])
})

test('a page that is rendered for nobody is no network', async () => {
  const edge = await open()
  await edge.request('/products?q=jean+dupont')
  for (const n of [1, 2]) await search(edge, 'jean dupont', network(n))
  expect([await kept(edge), (await rare(edge)).length]).toEqual([[], 3])
  await search(edge, 'jean dupont', network(3))
  expect(await kept(edge)).toMatchObject([{ count: 4 }])
})

test('the hashes of two searches, of one network, and of another secret do not resemble each other', async () => {
  const edge = await open()
  await search(edge, 'jean dupont', network(1))
  await search(edge, 'marie durand', network(1))
  edge.env.RATE_LIMIT_SECRET = 'another'
  await search(edge, 'jean dupont', network(1))
  const rows = await rare(edge)
  expect([new Set(rows.map(({ key }) => key)).size, new Set(rows.map(({ asker }) => asker)).size]).toEqual([
    3, 3,
  ])
})

test('a day takes a limited number of searches that are not known, and goes on with those that are', async () => {
  const edge = await open()
  const others = JSON.stringify(Array.from({ length: 500 }, (_, i) => `key ${i}`))
  await edge.env.DB.prepare(
    "insert into rare_searches select '2026-11-20', 'fr', value, 'asker', 1 from json_each(?)",
  )
    .bind(others)
    .run()
  await search(edge, 'jean dupont', network(1))
  expect(await rare(edge)).toHaveLength(500)
  await edge.env.DB.exec("insert into search_misses values ('2026-11-19', 'fr', 'zzyzzx', 3)")
  await search(edge, 'zzyzzx', network(1))
  expect(await kept(edge)).toMatchObject([{ count: 3 }, { day: '2026-11-20', count: 1 }])
})
