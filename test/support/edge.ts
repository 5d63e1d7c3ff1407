import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { app } from '#functions/app.ts'
import type { Bindings, Job } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { readArticles } from '#seed/read-articles.ts'
import { importStatements } from '#seed/sql.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'
import { d1Client, d1Script } from './d1-client.ts'

export const articles = readArticles()

export const origin = 'https://scales.example'

const databases = Array.from({ length: 100 }, (_, i) => `DB${i}`)
const stores = databases.map((_, i) => `KV${i}`)

function startMiniflare() {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: d1Script,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      d1Databases: databases,
      kvNamespaces: stores,
      r2Buckets: ['FILES'],
    }),
  )
  // Vitest ends its workers by a signal, and workerd would keep running.
  process.once('SIGTERM', () => void miniflare.dispose().finally(() => process.exit()))
  return { miniflare, used: 0 }
}

/** The Miniflare of this worker for all its test files; it ends with the process. */
let running: ReturnType<typeof startMiniflare> | undefined

/** An unused database and store; starts another Miniflare when none is left. */
async function untouchedBindings() {
  if (!running || running.used === databases.length) running = startMiniflare()
  const { miniflare } = running
  const i = running.used++
  const [KV, FILES] = await Promise.all([miniflare.getKVNamespace(`KV${i}`), miniflare.getR2Bucket('FILES')])
  return { DB: d1Client(miniflare, `DB${i}`), KV, FILES }
}

/** Sets the application clock until it is set again or the test ends. */
export function setClock(time: string | Date): void {
  const now = new Date(time)
  clock.now = () => now
}

const template = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<!--page:head-->
<!--chunks:{"entry":["/assets/entry-1.js"],"home":["/assets/home-1.js"],"fr/common":["/assets/fr-common-1.js"],"desk-entry":["/assets/desk-entry-1.js"]}-->
</head>
<body>
<div id="root"><!--page:body--></div>
<!--page:data-->
</body>
</html>
`

/** The arguments of the `send_email` binding. */
export type SentMail = {
  from: { name: string; email: string }
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * The schema that all migrations together make, in statements: creating it takes a third of the time of migrating
 * an empty database. test/house/migrations.test.ts applies the migrations themselves.
 */
function migratedSchema(): string[] {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync('migrations').sort())
    if (file.endsWith('.sql')) database.exec(readFileSync(`migrations/${file}`, 'utf8'))
  const made = database
    .prepare('select name, sql from sqlite_master where sql is not null order by rowid')
    .all() as { name: string; sql: string }[]
  const virtual = made.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name)
  // A virtual table makes its own tables.
  const own = made.filter(({ name }) => !virtual.some((table) => name.startsWith(`${table}_`)))
  return own.map(({ sql }) => sql)
}

const schema = migratedSchema()

/** Tables that store parts of a request. */
export const requestTables = [
  'quote_requests',
  'quote_items',
  'contact_messages',
  'idempotency_keys',
  'outbox',
] as const

type Options = { vars?: Partial<Bindings>; catalogue?: CatalogueDocument }

/** A new edge with a migrated, empty database and all bindings of the Worker, which tests can inspect. */
export async function openEdge({ vars = {}, catalogue }: Options = {}) {
  const { DB, KV, FILES } = await untouchedBindings()
  await DB.batch(schema.map((sql) => DB.prepare(sql)))
  if (catalogue) await importCatalogue(DB, catalogue)

  const jobs: Job[] = []
  const mails: SentMail[] = []
  const waiting: Promise<unknown>[] = []
  const send = async (body: Job) => void jobs.push(body)
  const env = {
    ASSETS: { fetch: async () => new Response(template) },
    DB,
    KV,
    FILES,
    JOBS: {
      send,
      sendBatch: async (messages: { body: Job }[]) => void jobs.push(...messages.map(({ body }) => body)),
    },
    EMAIL: { send: async (mail: SentMail) => void mails.push(mail) },
    SITE_ORIGIN: origin,
    MAIL_TRANSPORT: 'cloudflare',
    MAIL_FROM: 'site@scales.example',
    MAIL_COMPANY_TO: 'office@scales.example',
    RATE_LIMITS: 'off',
    LINK_SECRET: 'a secret of the tests, long enough for links',
    ...vars,
  } as unknown as Bindings
  const ctx = {
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
    passThroughOnException: () => {},
    props: {},
  } as unknown as ExecutionContext

  /** The response, after all `waitUntil` work of the Worker. */
  async function request(
    path: string,
    init: RequestInit = {},
    from: 'own' | 'unspecified' = 'own',
  ): Promise<Response> {
    const headers = new Headers(init.headers)
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(init.method ?? 'GET')
    if (writes && from === 'own') {
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
      if (!headers.has('origin')) headers.set('origin', origin)
    }
    const url = /^https?:/.test(path) ? path : origin + path
    const response = await app.request(url, { ...init, headers }, env, ctx)
    while (waiting.length) await Promise.all(waiting.splice(0))
    return response
  }

  /** Sends a form as the site does, with a new idempotency key unless one is given. */
  function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  async function rows<Row = Record<string, unknown>>(table: string): Promise<Row[]> {
    return (await DB.prepare(`select * from ${table}`).all<Row>()).results
  }

  /** The number of rows in each request table. */
  async function stored(): Promise<Record<(typeof requestTables)[number], number>> {
    const counts = await DB.batch<{ n: number }>(
      requestTables.map((table) => DB.prepare(`select count(*) as n from ${table}`)),
    )
    const pairs = requestTables.map((table, i) => [table, counts[i]?.results[0]?.n ?? -1])
    return Object.fromEntries(pairs)
  }

  return { env, ctx, jobs, mails, request, post, rows, stored }
}
export type Edge = Awaited<ReturnType<typeof openEdge>>

export const nothingStored = Object.fromEntries(requestTables.map((table) => [table, 0]))

export async function importCatalogue(DB: D1Database, catalogue: CatalogueDocument): Promise<void> {
  await DB.batch(importStatements(catalogueRows(catalogue, { articles })).map((sql) => DB.prepare(sql)))
}

/** The demonstration catalogue, from which tests compute their expectations. */
export const catalogue = generateCatalogue()

/** Some of its products as a catalogue of their own. */
export const catalogueOf = (...ids: string[]): CatalogueDocument => ({
  ...catalogue,
  products: catalogue.products.filter(({ id }) => ids.includes(id)),
})

let shared: Promise<Edge> | undefined

/** One edge with the whole demonstration catalogue for all tests of a worker; they only read. */
export function openCatalogueEdge(): Promise<Edge> {
  shared ??= openEdge({ catalogue })
  return shared
}
