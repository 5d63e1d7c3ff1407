import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import PostalMime, { type Email } from 'postal-mime'
import { expect, inject } from 'vitest'
import type { Locale } from '#config/locales.ts'
import type { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { ownNetwork } from './networks.ts'

/** A running site: its addresses for browsers and for tests, and the paths of its database and its sent mail. */
export type SiteAddress = { origin: string; workerOrigin: string; stateDir: string; mailFolder: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded state, copied by tests with their own site. */
    seededState: string
    /** One running site for each worker of the browser tests. */
    sites: SiteAddress[]
  }
}

/**
 * The site that all test files of this worker share. Its tests use unique addresses (`uniqueEmail`) and count only
 * their own rows.
 */
export function sharedSite(): Site {
  const sites = inject('sites')
  const site = sites[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % sites.length]
  if (!site) throw new Error('No site was started for this project')
  return siteAt(site)
}

/** Miniflare's explorer, and the local database of wrangler.toml (preview_database_id) in it. */
const databasePath = '/cdn-cgi/local/explorer/api/d1/database/DB'

/** Test access to a running site beside its pages. */
export function siteAt({ origin, workerOrigin, stateDir, mailFolder }: SiteAddress) {
  async function read<Answer>(path: string): Promise<Answer> {
    const response = await fetch(origin + path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return (await response.json()) as Answer
  }

  return {
    origin,
    /** Reads the database, also while the site is stopped. */
    rows: <Row = Record<string, unknown>>(sql: string, ...values: Value[]) =>
      withDatabase(stateDir, (db) => {
        const found = db.prepare(sql).all(...values)
        return found.map((row) => ({ ...row })) as Row[]
      }),
    /** Works with the file of the database, as `rows` does. */
    withDatabase: <Result>(work: (db: DatabaseSync) => Result) => withDatabase(stateDir, work),
    /** Writes the database through the site itself: a second writer on the file would make its requests fail. */
    write: async (sql: string, ...values: Value[]) => {
      const response = await fetch(`${workerOrigin}${databasePath}/raw`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sql: withValues(sql, values) }),
      })
      if (!response.ok) throw new Error(`${sql}: ${response.status} ${await response.text()}`)
    },
    /** Every mail sent so far. */
    readMails: () => readMails(mailFolder),
    /** Runs the cron of each minute now. */
    sweep: async () => {
      const response = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`)
      expect(response.status, 'sweep').toBe(200)
    },
    list: (search: string, lang: Locale = 'fr') => read<ProductList>(`/api/products?lang=${lang}&${search}`),
    product: (id: string, lang: Locale = 'fr') => read<ProductDetail>(`/api/products/${id}?lang=${lang}`),
    /** Sends a form as the site does, from a unique network. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...ownNetwork(),
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  }
}
export type Site = ReturnType<typeof siteAt>

type Value = string | number | null

/** Replaces each `?` by its value as a literal: the explorer binds texts only. */
function withValues(sql: string, values: Value[]): string {
  const literal = (value: Value | undefined) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? null)
  return sql
    .split('?')
    .map((part, i) => (i === 0 ? part : literal(values[i - 1]) + part))
    .join('')
}

/** Opens the database file while the site runs: SQLite supports several processes. */
function withDatabase<Result>(stateDir: string, work: (db: DatabaseSync) => Result): Result {
  const d1 = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(d1).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
  if (!file) throw new Error(`No database in ${d1}`)
  const db = new DatabaseSync(join(d1, file))
  try {
    db.exec('pragma busy_timeout = 5000; pragma foreign_keys = on')
    return work(db)
  } finally {
    db.close()
  }
}

const parsed = new Map<string, Promise<Email>>()

function readMails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return Promise.all(
    files.map((file) => {
      const path = join(folder, file)
      const mail = parsed.get(path) ?? readFile(path).then((text) => PostalMime.parse(text))
      parsed.set(path, mail)
      return mail
    }),
  )
}
