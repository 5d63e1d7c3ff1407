import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import type { Bindings } from '#functions/env.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { commands } from '../operate/commands.ts'
import { operate } from '../operate/operate.ts'
import { budgets } from './budgets.ts'
import { manyProducts } from './many-products.ts'
import { benchDir, buildEntry, buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'
import { requestsPerSecond, visit } from './visitors.ts'
import { cpuSeconds, origins, type Servers, startServers, watchHeap } from './workerd.ts'

/**
 * Publishes in the built Worker while people visit it, by `operate catalogue --remote`: ten thousand products, then one
 * price among six hundred. The command line reads, checks, compares and orders; the cron of the site does the rest.
 */
export async function publish(): Promise<void> {
  const rows = [await many(10_000), await onePrice(600)]
  printTable(
    `Publications beside ${requestsPerSecond} requests a second`,
    [
      ...['what', 'seconds of the command', 'seconds until live', 'visible everywhere'],
      ...['rows written as billed', 'longest call of D1 ms', 'requests', 'errors', 'p95 ms', 'CPU s'],
      ...['MB of the isolate after a collection', 'with garbage', 'peak MB of all'],
    ],
    rows,
  )
}

async function many(count: number): Promise<string[]> {
  const servers = await start()
  const { seconds, cells } = await published(servers, importOf(manyProducts(count)))
  const limit = budgets.publish.manySeconds
  await servers.stop()
  return [
    `${count} products imported`,
    budgetCell(`import of ${count} products`, seconds.all, limit, ' s'),
    budgetCell(`${count} products`, seconds.live, limit, ' s'),
    '',
    ...cells,
  ]
}

async function onePrice(count: number): Promise<string[]> {
  const servers = await start()
  const all = manyProducts(count)
  await published(servers, importOf(all))
  const [product] = all.products
  const reference = product?.variants[0]?.reference ?? ''
  const path = `/api/products/${product?.id}?lang=fr`
  const isOld = async () => !(await (await fetch(origins.site + path)).text()).includes('1234')
  let [ordered, lastOld, watching] = [0, 0, undefined as NodeJS.Timeout | undefined]
  const { seconds, cells } = await published(servers, ['price', reference, '1234'], () => {
    ordered = performance.now()
    watching = setInterval(async () => {
      const asked = performance.now()
      if (await isOld()) lastOld = Math.max(lastOld, asked)
    }, 100)
    // Until no isolate shows what it has kept.
    return () => new Promise((resolve) => setTimeout(resolve, budgets.publish.priceSeconds * 1000))
  })
  clearInterval(watching)
  await servers.stop()
  const visible = Math.max(0, lastOld - ordered) / 1000
  return [
    `one price of ${count}`,
    `${short(seconds.all)} s`,
    `${short(seconds.live)} s`,
    budgetCell(`a price of ${count}`, visible, budgets.publish.priceSeconds, ' s'),
    ...cells,
  ]
}

const start = async () => startServers(buildSite(), {}, await buildEntry('billed-entry'))

/** The arguments that replace the demonstration by a catalogue. */
function importOf(catalogue: CatalogueDocument): string[] {
  const file = join(benchDir, 'catalogue.json')
  mkdirSync(benchDir, { recursive: true })
  writeFileSync(file, JSON.stringify(catalogue))
  const removed = generateCatalogue().products.reduce((sum, { variants }) => sum + variants.length, 0)
  return ['import', file, '--remove', String(removed)]
}

/**
 * Runs `operate catalogue --remote` against the site. People come as soon as it was told what to publish, because this
 * process is the people too; `ordered` may wait for something before they go.
 */
async function published(
  servers: Servers,
  args: string[],
  ordered: () => () => Promise<unknown> = () => async () => {},
) {
  const began = performance.now()
  let measuring: Awaited<ReturnType<typeof measure>> | undefined
  let isOver = false
  let wait = async (): Promise<unknown> => undefined
  const code = await operate(['catalogue', ...args, '--remote', '--yes'], commands, silent, {
    ...{ ask: null, read: async () => null, locationOf: async () => null, progress: () => {} },
    bindings: async () => ({ DB: servers.database }) as Bindings,
    run: async (_, given) => {
      measuring = await measure(servers)
      wait = ordered()
      const file = given[given.indexOf('--file') + 1] ?? ''
      await execute(servers, readFileSync(file, 'utf8').split(';\n'))
      void runCron(servers, () => isOver)
      return { status: 0, stdout: '', stderr: '' }
    },
  })
  const all = (performance.now() - began) / 1000
  isOver = true
  if (code !== 0 || !measuring) throw new Error(`operate catalogue ended with ${code}`)
  await wait()
  const live = await servers.database
    .prepare(
      `select (julianday(live_at) - julianday(created_at)) * 86400 from publications
        where state = 'live' order by generation desc limit 1`,
    )
    .raw<[number]>()
  return { seconds: { all, live: live[0]?.[0] ?? Number.NaN }, cells: await measuring() }
}

const silent = { out: () => {}, err: (text: string) => console.error(text) }

/** A connection on which nothing is said for 20 seconds is closed; the run of the cron ends by itself. */
async function runCron({ cron }: Servers, isOver: () => boolean): Promise<void> {
  while (!isOver()) await cron().catch(() => {})
}

async function execute({ database }: Servers, statements: readonly string[]): Promise<void> {
  const all = statements.filter((sql) => sql.trim() !== '')
  for (let first = 0; first < all.length; first += 50)
    await database.batch(all.slice(first, first + 50).map((sql) => database.prepare(sql)))
}

/** Begins to count; the cells of the table when it ends. */
async function measure({ pid }: Servers): Promise<() => Promise<string[]>> {
  await billed()
  const heap = await watchHeap()
  const visitors = visit()
  const cpu = cpuSeconds(pid)
  return async () => {
    const visited = await visitors.end()
    const { rowsWritten, longestMs } = await billed()
    const { peak, survived } = heap.end()
    return [
      short(rowsWritten),
      short(longestMs),
      ...visited,
      short(cpuSeconds(pid) - cpu),
      budgetCell('memory of the isolate that publishes', survived, budgets.publish.heapMegabytes),
      short(peak),
      memoryOf(pid),
    ]
  }
}

const billed = async () =>
  (await (await fetch(`${origins.site}/billed`)).json()) as { rowsWritten: number; longestMs: number }

/** The most memory that workerd has had, with D1 and its isolates. */
function memoryOf(pid: number | null): string {
  if (pid === null) return '–'
  const [, kilobytes = ''] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/) ?? []
  return short(Number(kilobytes) / 1000)
}
