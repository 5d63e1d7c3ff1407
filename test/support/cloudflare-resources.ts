import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** A request as it came, and the parts of its path that a route names. */
export type Call = {
  method: string
  path: string
  search: URLSearchParams
  body: Buffer
  type: string
  parts: string[]
}
/** `result` of a successful answer, or a refusal. */
export type Reply = { result: unknown; etag?: string } | { status: number; code: number; message: string }
export type Route = [method: string, pattern: RegExp, answer: (call: Call) => Reply | Promise<Reply>]

export type Binding = { type: string; name: string; [key: string]: unknown }

/** What the account holds. */
export type Account = {
  databases: Map<string, { name: string; db: DatabaseSync }>
  namespaces: string[]
  buckets: string[]
  queues: string[]
  /** Ids of the queues that the Worker consumes. */
  consumers: Set<string>
  /** Modules of the Worker by name, with their bytes; null before the first upload. */
  modules: Map<string, Buffer> | null
  /** What the Worker is bound to, without the values of its secrets. */
  bindings: Binding[]
  secrets: Map<string, string>
  /** Paths of the static files by the hash that they were uploaded under. */
  assets: Record<string, { hash: string; size: number }>
  uploadedAssets: Set<string>
  schedules: string[]
  /** Every call, as `METHOD path`. */
  calls: string[]
  /** Calls that no route answers. */
  unknown: string[]
}

export const result = (value: unknown): Reply => ({ result: value })
export const notFound = (code: number): Reply => ({
  status: 404,
  code,
  message: 'It does not exist: not found',
})
export const json = ({ body }: Call) => JSON.parse(body.toString())
export const idOf = (n: number) => String(n).padStart(32, '0')

export function databaseRoutes(account: Account, origin: string): Route[] {
  const listed = () =>
    [...account.databases].map(([uuid, { name }]) => ({ uuid, name, version: 'production' }))
  const databaseOf = ({ parts: [id = ''] }: Call) => account.databases.get(id)?.db
  return [
    [
      'GET',
      /\/d1\/database$/,
      ({ search }) => result(listed().filter(({ name }) => name.includes(search.get('name') ?? ''))),
    ],
    [
      'POST',
      /\/d1\/database$/,
      (call) => {
        const { name } = json(call)
        const uuid = `00000000-0000-4000-8000-00000000000${account.databases.size + 1}`
        account.databases.set(uuid, { name, db: new DatabaseSync(':memory:') })
        return result({ uuid, name, version: 'production' })
      },
    ],
    [
      'GET',
      /\/d1\/database\/([^/]+)$/,
      ({ parts: [id] }) => {
        const found = listed().find(({ uuid, name }) => uuid === id || name === id)
        return found ? result(found) : notFound(7404)
      },
    ],
    [
      'POST',
      /\/d1\/database\/([^/]+)\/query$/,
      (call) => {
        const db = databaseOf(call)
        return db ? result(execute(db, json(call).sql)) : notFound(7404)
      },
    ],
    [
      'POST',
      /\/d1\/database\/([^/]+)\/import$/,
      (call) => {
        const { action } = json(call)
        const [id] = call.parts
        if (action === 'init')
          return result({ success: true, upload_url: `${origin}/upload/${id}`, filename: 'import.sql' })
        return result({
          success: true,
          status: 'complete',
          messages: [],
          type: 'import',
          result: {
            num_queries: 1,
            final_bookmark: 'b',
            meta: { rows_read: 0, rows_written: 1, duration: 1 },
          },
        })
      },
    ],
    [
      'PUT',
      /^\/upload\/([^/]+)$/,
      (call) => {
        databaseOf(call)?.exec(call.body.toString())
        return { result: {}, etag: createHash('md5').update(call.body).digest('hex') }
      },
    ],
  ]
}

/** Runs statements one after the other; D1 answers with a result for each. */
function execute(db: DatabaseSync, sql: string) {
  const meta = { duration: 1, rows_read: 0, rows_written: 0, served_by: 'stand-in' }
  const isQuery = /^\s*(select|pragma)/i.test(sql)
  if (!isQuery) db.exec(sql)
  return [{ success: true, meta, results: isQuery ? db.prepare(sql).all() : [] }]
}

export function storageRoutes(account: Account): Route[] {
  const namespaces = () => account.namespaces.map((title, i) => ({ id: idOf(100 + i), title }))
  const consumer = { consumer_id: idOf(300), type: 'worker', script: 'haut-barr-pesage', settings: {} }
  const queues = () =>
    account.queues.map((name, i) => {
      const consumers = account.consumers.has(idOf(200 + i)) ? [consumer] : []
      const counts = { producers_total_count: 0, consumers_total_count: consumers.length }
      return { queue_id: idOf(200 + i), queue_name: name, producers: [], consumers, ...counts }
    })
  return [
    ['GET', /\/storage\/kv\/namespaces$/, () => result(namespaces())],
    [
      'POST',
      /\/storage\/kv\/namespaces$/,
      (call) => {
        account.namespaces.push(json(call).title)
        return result(namespaces().at(-1))
      },
    ],
    ['GET', /\/r2\/buckets$/, () => result({ buckets: account.buckets.map((name) => ({ name })) })],
    [
      'GET',
      /\/r2\/buckets\/([^/]+)$/,
      ({ parts: [name = ''] }) => (account.buckets.includes(name) ? result({ name }) : notFound(10_006)),
    ],
    [
      'POST',
      /\/r2\/buckets$/,
      (call) => {
        account.buckets.push(json(call).name)
        return result({ name: json(call).name })
      },
    ],
    [
      'GET',
      /\/queues$/,
      ({ search }) => {
        const name = search.get('name')
        return result(queues().filter(({ queue_name }) => !name || queue_name === name))
      },
    ],
    [
      'POST',
      /\/queues$/,
      (call) => {
        account.queues.push(json(call).queue_name)
        return result(queues().at(-1))
      },
    ],
    [
      'GET',
      /\/queues\/([^/]+)\/consumers$/,
      ({ parts: [id = ''] }) => result(account.consumers.has(id) ? [consumer] : []),
    ],
    [
      'POST',
      /\/queues\/([^/]+)\/consumers$/,
      ({ parts: [id = ''] }) => {
        account.consumers.add(id)
        return result(consumer)
      },
    ],
    ['PUT', /\/queues\/[^/]+\/consumers\/[^/]+$/, () => result(consumer)],
  ]
}
