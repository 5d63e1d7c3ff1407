import { readFileSync } from 'node:fs'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { openDb } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'
import { changeRows } from '#functions/publishing/start.ts'
import { insertStatements } from '#seed/sql.ts'
import { budgets } from './budgets.ts'
import { manyProducts } from './many-products.ts'
import { buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'
import { cpuSeconds, origins, type Servers, startServers, watchHeap } from './workerd.ts'

const requestsPerSecond = 50
const paths = [
  '/',
  '/produits',
  '/api/products?category=industrial',
  '/api/products?q=balance',
  '/en/products',
]

/**
 * Publishes in the built Worker while people visit it: ten thousand products, then one price among six hundred. The
 * changes are put into the database as the command line sends them to a deployed one; the cron does the rest.
 */
export async function publish(): Promise<void> {
  const rows = [await many(10_000), await onePrice(600)]
  printTable(
    `Publications beside ${requestsPerSecond} requests a second`,
    [
      'what',
      'seconds',
      'visible everywhere',
      'rows written',
      'requests',
      'errors of the server',
      'p95 ms',
      'CPU s',
      'heap MB of the isolate',
      'peak MB of all',
    ],
    rows,
  )
}

async function many(count: number): Promise<string[]> {
  const servers = await startServers(buildSite())
  // Made before anybody comes: this process is the visitors too.
  const order = await statementsOf(manyProducts(count).products)
  const heap = await watchHeap()
  const visitors = visit()
  const cpu = cpuSeconds(servers.pid)
  const seconds = await publishAll(servers, order)
  const { cells } = await visitors.end()
  const budget = budgetCell(`${count} products`, seconds, budgets.publish.manySeconds, ' s')
  const line = [
    `${count} new products`,
    budget,
    '',
    await written(servers),
    ...cells,
    short(cpuSeconds(servers.pid) - cpu),
    budgetCell(`heap after ${count} products`, heap.end(), budgets.publish.heapMegabytes),
    memoryOf(servers),
  ]
  await servers.stop()
  return line
}

async function onePrice(count: number): Promise<string[]> {
  const servers = await startServers(buildSite())
  const { products } = manyProducts(count)
  await publishAll(servers, await statementsOf(products))
  const [product] = products
  const [first, ...models] = product?.variants ?? []
  if (!product || !first) throw new Error('There is no product')
  const changed = { ...product, variants: [{ ...first, priceCents: 123_400, inStock: true }, ...models] }
  const path = `/api/products/${product.id}?lang=fr`
  await read(path)
  const heap = await watchHeap()
  const visitors = visit()
  const cpu = cpuSeconds(servers.pid)
  const start = performance.now()
  let lastOld = start
  const watching = setInterval(async () => {
    const asked = performance.now()
    if (!(await read(path)).includes('1234')) lastOld = Math.max(lastOld, asked)
  }, 100)
  const seconds = await publishAll(servers, await statementsOf([changed]))
  await new Promise((resolve) => setTimeout(resolve, budgets.publish.priceSeconds * 1000))
  clearInterval(watching)
  const visible = (lastOld - start) / 1000
  const { cells } = await visitors.end()
  const budget = budgetCell(`a price of ${count}`, visible, budgets.publish.priceSeconds, ' s')
  const line = [
    `one price of ${count}`,
    `${short(seconds)} s`,
    budget,
    await written(servers),
    ...cells,
    short(cpuSeconds(servers.pid) - cpu),
    budgetCell(`heap after ${count} products`, heap.end(), budgets.publish.heapMegabytes),
    memoryOf(servers),
  ]
  await servers.stop()
  return line
}

const read = async (path: string) => (await fetch(origins.site + path)).text()

type Order = { id: string; total: number; statements: string[] }

/** The documents as the command line sends them. */
async function statementsOf(products: readonly ProductDocument[]): Promise<Order> {
  const id = crypto.randomUUID()
  const changes = products.map((document) => ({ id: document.id, document }))
  const statements = insertStatements({
    table: 'publication_changes',
    columns: ['publication_id', 'subject', 'base_revision', 'after'],
    rows: changeRows({ author: '', changes }).map((row) => [id, ...row]),
  })
  // Connections that were closed meanwhile are noticed before they are used.
  await new Promise((resolve) => setTimeout(resolve, 200))
  return { id, total: changes.length, statements }
}

/** Seconds until the products are live; runs the cron again and again, as every minute does. */
async function publishAll({ database, cron }: Servers, { id, total, statements }: Order): Promise<number> {
  const start = performance.now()
  const now = new Date().toISOString()
  await openDb(database)
    .insert(publications)
    .values({ id, author: 'bench', createdAt: now, dueAt: '9999', total })
  for (let first = 0; first < statements.length; first += 50)
    await database.batch(statements.slice(first, first + 50).map((sql) => database.prepare(sql)))
  await database.prepare('update publications set due_at = ? where id = ?').bind(now, id).run()
  for (;;) {
    // A connection on which nothing is said for 20 seconds is closed; the run ends by itself.
    await cron().catch(() => {})
    const row = await database.prepare('select state, error from publications where id = ?').bind(id).first()
    if (row?.state === 'live') return (performance.now() - start) / 1000
    if (row?.state === 'failed') throw new Error(String(row.error))
  }
}

/** Rows of the live generation that it has begun: products and words; those of products come with them. */
async function written({ database }: Servers): Promise<string> {
  const counts = await Promise.all(
    ['products', 'search_words', 'assistant_passages', 'product_similar'].map((table) =>
      database
        .prepare(
          `select count(*) as n from ${table}
            where from_generation = (select generation from catalogue_meta where key = 'version')`,
        )
        .first<number>('n'),
    ),
  )
  const models = await database
    .prepare(
      `select count(*) as n from variants join products on row = product_row
        where from_generation = (select generation from catalogue_meta where key = 'version')`,
    )
    .first<number>('n')
  return short([...counts, models, (counts[0] ?? 0) * 3].reduce<number>((sum, n) => sum + (n ?? 0), 0))
}

/** Visitors at a steady rate; how they fared. */
function visit() {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let [errors, n] = [0, 0]
  const one = async () => {
    const start = performance.now()
    const status = await fetch(origins.site + (paths[n++ % paths.length] ?? '/')).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 599,
    )
    times.push(performance.now() - start)
    if (status >= 500) errors++
  }
  const timer = setInterval(() => {
    const asking = one().finally(() => open.delete(asking))
    open.add(asking)
  }, 1000 / requestsPerSecond)
  return {
    end: async () => {
      clearInterval(timer)
      await Promise.all(open)
      const sorted = times.toSorted((a, b) => a - b)
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
      const failed = budgetCell('errors while publishing', errors, budgets.publish.serverErrors)
      return { cells: [String(times.length), failed, short(p95)] }
    },
  }
}

/** The most memory that workerd has had, with D1 and its isolates. */
function memoryOf({ pid }: Servers): string {
  if (pid === null) return '–'
  const [, kilobytes = ''] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/) ?? []
  return short(Number(kilobytes) / 1000)
}
