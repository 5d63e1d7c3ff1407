/** The SQL of a statement and its bound parameters. */
export type Call = { sql: string; params: readonly unknown[] }
/** Wraps every round trip to a database: may inspect, reject, delay, or replace the result. */
export type Around = <T>(calls: readonly Call[], run: () => Promise<T>) => Promise<T>

type Prepared = { call: Call; statement: D1PreparedStatement }

/** The database with `around` at every round trip; statements prepared by it also run in its batches. */
export function aroundD1(db: D1Database, around: Around): D1Database {
  const known = new WeakMap<D1PreparedStatement, Prepared>()

  function wrap(call: Call, statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = {
      bind: (...params: unknown[]) => wrap({ ...call, params }, statement.bind(...params)),
      first: (column?: string) =>
        around([call], () => (column === undefined ? statement.first() : statement.first(column))),
      run: () => around([call], () => statement.run()),
      all: () => around([call], () => statement.all()),
      raw: (options?: { columnNames?: false }) => around([call], () => statement.raw(options)),
    } as unknown as D1PreparedStatement
    known.set(wrapped, { call, statement })
    return wrapped
  }

  return {
    prepare: (sql: string) => wrap({ sql, params: [] }, db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => {
      const prepared = statements.map((statement) => {
        const found = known.get(statement)
        if (!found) throw new Error('A statement of another database')
        return found
      })
      return around(
        prepared.map(({ call }) => call),
        () => db.batch(prepared.map(({ statement }) => statement)),
      )
    },
    exec: (sql: string) => around([{ sql, params: [] }], () => db.exec(sql)),
    withSession: (from: string) => {
      const session = db.withSession(from)
      const wrapped = aroundD1(session as unknown as D1Database, around)
      return Object.assign(wrapped, { getBookmark: () => session.getBookmark() })
    },
  } as unknown as D1Database
}

/** `before`: the statement does not run. `after`: it runs and commits, and the response is lost. */
export type FaultPlan = { when: 'before' | 'after'; times: number; only?: RegExp }

/** A database that fails as planned; `plan.times` counts down, so a test sees whether the error occurred. */
export function faultyD1(db: D1Database, plan: FaultPlan): D1Database {
  return aroundD1(db, async (calls, run) => {
    const failsNow = plan.times > 0 && calls.some(({ sql }) => plan.only?.test(sql) ?? true)
    if (!failsNow) return run()
    plan.times--
    if (plan.when === 'after') await run()
    throw new Error('D1_ERROR: Network connection lost.')
  })
}

/** A database that counts what D1 bills: statements, round trips and rows read. For reads only: `raw` runs twice. */
export function meteredD1(db: D1Database) {
  const meter = { calls: [] as Call[], trips: 0, rowsRead: 0 }
  const metered = aroundD1(db, async (calls, run) => {
    meter.trips++
    meter.calls.push(...calls)
    const answer = await run()
    const rows = rowsOf(answer) ?? (await countedAgain(db, calls))
    meter.rowsRead += rows
    return answer
  })
  return { db: metered, meter }
}

type Meta = { meta?: { rows_read?: number } }

function rowsOf(answer: unknown): number | null {
  const results = (Array.isArray(answer) ? answer : [answer]) as Meta[]
  if (results.length === 0 || results.some((result) => typeof result?.meta?.rows_read !== 'number'))
    return null
  return results.reduce((sum, { meta }) => sum + (meta?.rows_read ?? 0), 0)
}

async function countedAgain(db: D1Database, calls: readonly Call[]): Promise<number> {
  let rows = 0
  for (const { sql, params } of calls)
    rows += (
      await db
        .prepare(sql)
        .bind(...params)
        .all()
    ).meta.rows_read
  return rows
}
