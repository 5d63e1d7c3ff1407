import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { api } from '#functions/api.ts'
import type { Bindings } from '#functions/env.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { migrationStatements } from './site.ts'
import { budgetCell, printTable } from './table.ts'

const sizes = [1000, 10_000]
const origin = 'http://localhost:8787'

/** Requests in every state with two items and a message each, as one statement a table. */
const series = (n: number) =>
  `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${n - 1})`
const fill = (n: number): string[] => [
  `insert into quote_requests (id, reference, locale, company, name, email, phone, address, city, zip_code, country, message, terms_accepted_at, created_at, services, state)
   ${series(n)} select 'id-' || i, 'DEV-261101-' || printf('%05d', i), 'fr', 'Firma ' || i, 'Nom ' || i, 'p' || i || '@example.org', '', '', '', '', '', '', '', strftime('%Y-%m-%dT%H:%M:%fZ', 1793000000 + i * 60, 'unixepoch'), '[]', case i % 4 when 0 then 'received' when 1 then 'in-progress' when 2 then 'offered' else 'accepted' end from n`,
  `insert into quote_items (quote_id, position, product_id, product_name, brand, accessories, quantity)
   ${series(n * 2)} select 'id-' || (i / 2), i % 2, 'p', '{}', '', '[]', 1 from n`,
  `insert into request_messages (id, quote_id, sender, text, created_at)
   ${series(n)} select 'm-' || i, 'id-' || i, 'customer', 'x', '2026-11-01T00:00:00.000Z' from n`,
]

/** The request in the middle, as a cursor: half of the table comes before it. */
const middle = (size: number) =>
  `${new Date((1_793_000_000 + (size / 2) * 60) * 1000).toISOString()}_id-${size / 2}`
const questionsOf = (size: number) =>
  [
    ['first page', '/requests'],
    ['every state', '/requests?state=all'],
    ['deep page', `/requests?cursor=${middle(size)}`],
    ['search', '/requests?state=all&q=p42%40'],
    ['one request', '/requests/DEV-261101-00042'],
  ] as const

/** Rows that the desk reads, which D1 bills: the same among a thousand requests and ten thousand. */
export async function desk(): Promise<void> {
  const counts: number[][] = []
  for (const size of sizes) counts.push(await rowsRead(size))
  const [few = [], many = []] = counts
  printTable(
    'Rows read by the desk',
    ['question', ...sizes.map((size) => `${size} requests`), 'ratio'],
    questionsOf(0).map(([name], i) => [
      name,
      String(few[i]),
      String(many[i]),
      budgetCell(`desk, ${name}: rows read`, (many[i] ?? 0) / (few[i] || 1), 1.5),
    ]),
  )
}

async function rowsRead(size: number): Promise<number[]> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: 'export default {}', d1Databases: ['DB'] }),
  )
  try {
    const bare = (await miniflare.getD1Database('DB')) as unknown as D1Database
    await bare.batch([...migrationStatements(), ...fill(size)].map((sql) => bare.prepare(sql)))
    return await ask(bare, size)
  } finally {
    await miniflare.dispose()
  }
}

async function ask(bare: D1Database, size: number): Promise<number[]> {
  const { db, meter } = meteredD1(bare)
  const env = { DB: db, SITE_ORIGIN: origin, RATE_LIMITS: 'off' } as Bindings
  const token = await wholeDeskToken(env, new Date(Date.now() + 3_600_000))
  const durations: number[] = []
  for (const [name, path] of questionsOf(size)) {
    const before = meter.rowsRead
    const headers = { authorization: `Bearer ${token}` }
    const answer = await api.request(`/desk${path}`, { headers }, env)
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    durations.push(meter.rowsRead - before)
  }
  return durations
}
