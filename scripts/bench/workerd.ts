import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { generateCatalogue } from '#seed/generate.ts'
import { readArticles } from '#seed/read-articles.ts'
import { importStatements } from '#seed/sql.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'
import { builtModules } from '../built-modules.ts'
import { buildReferences, referenceStatements } from './reference-data.ts'
import { type BuiltSite, migrationStatements } from './site.ts'

/**
 * `uncached` is the same Worker without a Cache API: each request renders its page and stores it nowhere, as the
 * reference page is rendered. What the store costs is in the row of the missed page.
 */
export const origins = {
  site: 'http://localhost:9031',
  uncached: 'http://localhost:9032',
  reference: 'http://localhost:9033',
} as const

const inspectorPort = 9039

export type Servers = {
  pid: number | null
  database: D1Database
  /** Runs the cron of the site once. */
  cron: () => Promise<unknown>
  stop: () => Promise<void>
}

/**
 * Site and references as Workers of one workerd, each on its own socket, without miniflare in between (its entry worker
 * costs 100 µs per request). The queue has no consumer, so that a quote is measured without its mails. `entry` is the
 * file of what is put in front of the Worker (`inFrontOf`).
 */
export async function startServers(
  site: BuiltSite,
  vars: Record<string, string> = {},
  entry?: string,
): Promise<Servers> {
  const miniflare = new Miniflare(await workersOf(site, vars, entry))
  await miniflare.ready
  const database = (await miniflare.getD1Database('DB', 'site')) as unknown as D1Database
  const reference = (await miniflare.getD1Database('DB', 'reference')) as unknown as D1Database
  await runAll(database, [
    ...migrationStatements(),
    ...importStatements(catalogueRows(generateCatalogue(), { articles: readArticles() })),
  ])
  await runAll(reference, referenceStatements())
  const pid = workerdOf(process.pid)
  keepApart(pid)
  const cron = async () => (await miniflare.getWorker('site')).scheduled({ cron: '* * * * *' })
  return { pid, database, cron, stop: () => miniflare.dispose() }
}

/** Mails go nowhere. */
const mail = {
  MAIL_TRANSPORT: 'file',
  MAIL_FILE_URL: 'http://localhost:9',
  MAIL_FROM: 'a@localhost',
  MAIL_COMPANY_TO: 'b@localhost',
}

async function workersOf(site: BuiltSite, vars: Record<string, string>, entry?: string) {
  const references = await buildReferences()
  const shared = { compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] }
  const built = {
    ...shared,
    modulesRoot: site.worker,
    modules: [...(entry ? inFront(site.worker, entry) : []), ...builtModules(site.worker)],
    d1Databases: { DB: 'site' },
    kvNamespaces: { KV: 'site' },
    r2Buckets: { FILES: 'site' },
    queueProducers: { JOBS: 'jobs' },
    ratelimits: { BURST: { namespace_id: '1001', simple: { limit: 20, period: 10 } } },
    serviceBindings: { ASSETS: () => new Response(readFileSync(join(site.client, 'index.html'))) },
  }
  const bound = (origin: string) => ({ SITE_ORIGIN: origin, RATE_LIMITS: 'off', ...mail, ...vars })
  return convertV4MiniflareOptions({
    port: 9030,
    inspectorPort,
    workers: [
      { name: 'site', ...built, bindings: bound(origins.site), unsafeDirectSockets: [{ port: 9031 }] },
      {
        name: 'uncached',
        ...built,
        modules: [withoutCache(site.worker, entry ? entryName : 'index.js'), ...built.modules],
        bindings: bound(origins.uncached),
        unsafeDirectSockets: [{ port: 9032 }],
      },
      {
        name: 'reference',
        ...shared,
        modulesRoot: dirname(references),
        modules: [{ type: 'ESModule', path: references }],
        d1Databases: { DB: 'reference' },
        r2Buckets: { FILES: 'reference' },
        unsafeDirectSockets: [{ port: 9033 }],
      },
    ],
  } as Parameters<typeof convertV4MiniflareOptions>[0])
}

/** An entry that puts `inFrontOf` of that file in front of the Worker. */
const inFront = (folder: string, file: string) => [
  {
    type: 'ESModule' as const,
    path: join(folder, entryName),
    contents: `import { inFrontOf } from './${basename(file)}'
import site from './index.js'
export default inFrontOf(site)`,
  },
  { type: 'ESModule' as const, path: join(folder, basename(file)), contents: readFileSync(file, 'utf8') },
]
const entryName = 'in-front.js'

/** An entry that takes the Cache API away before a request arrives. */
const withoutCache = (folder: string, entry: string) => ({
  type: 'ESModule' as const,
  path: join(folder, 'without-cache.js'),
  contents: `export { default } from './${entry}'
Object.defineProperty(globalThis, 'caches', { value: undefined })`,
})

const runAll = (db: D1Database, statements: string[]) => db.batch(statements.map((sql) => db.prepare(sql)))

/** The workerd that this process started; null without /proc. */
function workerdOf(parent: number): number | null {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,comm=', '--ppid', String(parent)], { encoding: 'utf8' })
  const line = (stdout ?? '').split('\n').find((text) => text.includes('workerd'))
  return line ? Number(line.trim().split(/\s+/)[0]) : null
}

/** Pins server and load generator to different cores where possible. */
function keepApart(pid: number | null): void {
  if (pid === null || cpus().length < 2) return
  spawnSync('taskset', ['-acp', '0', String(pid)])
  spawnSync('taskset', ['-acp', '1', String(process.pid)])
}

/**
 * Watches the memory of the isolate of the site, its heap and its buffers in MB. `peak` is with garbage, which V8 lets
 * lie while there is room; `survived` is the most that was left when the whole heap was collected, and the peak where
 * it never was. Cloudflare ends an isolate that needs more than 128 MB.
 */
export async function watchHeap(): Promise<{ end: () => { peak: number; survived: number } }> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const targets = (await listed.json()) as { id: string; webSocketDebuggerUrl: string }[]
  const target = targets.find(({ id }) => id === 'core:user:site')
  if (!target) throw new Error('The inspector has no isolate of the site.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let [peak, survived, before] = [0, 0, 0]
  socket.addEventListener('message', ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: HeapUsage }
    const bytes = (result?.usedSize ?? 0) + (result?.backingStorageSize ?? 0)
    peak = Math.max(peak, bytes)
    if (bytes < before * survivingShare) survived = Math.max(survived, bytes)
    before = bytes
  })
  const timer = setInterval(() => socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })), 100)
  return {
    end: () => {
      clearInterval(timer)
      socket.close()
      return { peak: peak / 1e6, survived: (survived || peak) / 1e6 }
    },
  }
}

/** A collection of young objects alone leaves more of the heap. */
const survivingShare = 2 / 3

type HeapUsage = { usedSize?: number; backingStorageSize?: number }

const ticksPerSecond = 100

/** CPU seconds (user + system) used by the process. */
export function cpuSeconds(pid: number | null): number {
  if (pid === null) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
