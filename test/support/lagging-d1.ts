import type { Call } from './around-d1.ts'

const isRead = ({ sql }: Call) => /^\s*(select|explain)\b/i.test(sql)

/** Bookmarks of D1 sort as text. */
const bookmarkAt = (writes: number) =>
  `${writes.toString(16).padStart(8, '0')}-00000000-00000000-${'0'.repeat(32)}`
const writesOf = (bookmark: string) => Number.parseInt(bookmark.slice(0, 8), 16)

/**
 * A database and a replica of it that has seen no change until `catchUp`, or until somebody reads with the bookmark of
 * one: D1 with read replication at its worst. Both begin with equal contents. A batch that writes, and everything
 * outside a session, goes to the primary.
 */
export function laggingD1(primary: D1Database, replica: D1Database) {
  const written: Call[][] = []
  const answered = { primary: 0, replica: 0 }
  let applied = 0
  let turn: Promise<unknown> = Promise.resolve()

  const statements = (db: D1Database, calls: readonly Call[]) =>
    calls.map(({ sql, params }) => db.prepare(sql).bind(...params))

  /** The replica applies the changes up to that one, in their order. */
  async function catchUp(to = written.length): Promise<void> {
    turn = turn.then(async () => {
      for (const calls of written.slice(applied, to)) await replica.batch(statements(replica, calls))
      applied = Math.max(applied, to)
    })
    await turn
  }

  /** Changes are logged in the order in which they are made. */
  function atPrimary<T>(calls: readonly Call[]): Promise<D1Result<T>[]> {
    answered.primary++
    if (calls.every(isRead)) return primary.batch<T>(statements(primary, calls))
    const done = turn.then(() => primary.batch<T>(statements(primary, calls)))
    turn = done.then(
      () => written.push([...calls]),
      () => {},
    )
    return done
  }

  async function atReplica<T>(calls: readonly Call[], bookmark: string | null): Promise<D1Result<T>[]> {
    answered.replica++
    if (bookmark && writesOf(bookmark) > applied) await catchUp(writesOf(bookmark))
    return replica.batch<T>(statements(replica, calls))
  }

  function database(run: <T>(calls: readonly Call[]) => Promise<D1Result<T>[]>) {
    const callOf = new WeakMap<object, Call>()
    const prepare = (call: Call): D1PreparedStatement => {
      const one = async () => (await run<Record<string, unknown>>([call]))[0]
      const prepared = {
        bind: (...params: unknown[]) => prepare({ ...call, params }),
        all: one,
        run: one,
        raw: async () => ((await one())?.results ?? []).map((row) => Object.values(row)),
        first: async (column?: string) => {
          const [row = null] = (await one())?.results ?? []
          return row && column !== undefined ? row[column] : row
        },
      } as unknown as D1PreparedStatement
      callOf.set(prepared, call)
      return prepared
    }
    return {
      prepare: (sql: string) => prepare({ sql, params: [] }),
      batch: (prepared: D1PreparedStatement[]) =>
        run(prepared.map((one) => callOf.get(one)).filter((call) => call !== undefined)),
    }
  }

  function withSession(from: string) {
    let bookmark = from.startsWith('first-') ? null : from
    const run = async <T>(calls: readonly Call[]) => {
      const needsPrimary = !calls.every(isRead) || (bookmark === null && from === 'first-primary')
      const results = needsPrimary ? await atPrimary<T>(calls) : await atReplica<T>(calls, bookmark)
      const seen = bookmarkAt(needsPrimary ? written.length : applied)
      if (bookmark === null || bookmark < seen) bookmark = seen
      return results
    }
    return { ...database(run), getBookmark: () => bookmark }
  }

  return { db: { ...database(atPrimary), withSession } as unknown as D1Database, catchUp, answered }
}
