import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { migrationFiles } from '#scripts/migration-files.ts'

/** D1's own limits, so that a statement which is too large for it fails here too. */
const [maxValues, maxBytes, statementBytes] = [100, 2_000_000, 100_000]

type Statement = { sql: string; values: SQLInputValue[] }

/** A migrated D1 in memory: a batch is a transaction. `before` runs before each batch and may throw as a fault does. */
export function memoryD1({ before = () => {} }: { before?: (statements: number) => void } = {}) {
  const database = new DatabaseSync(':memory:')
  for (const { statements } of migrationFiles()) for (const statement of statements) database.exec(statement)
  const counts = { batches: 0, statements: 0, written: 0 }

  function execute({ sql, values }: Statement, asArrays = false) {
    if (values.length > maxValues) throw new Error(`D1 binds ${maxValues} values`)
    if (sql.length > statementBytes) throw new Error('D1 takes 100 KB')
    if (values.some((value) => typeof value === 'string' && Buffer.byteLength(value) > maxBytes))
      throw new Error('D1 takes values of 2 MB')
    counts.statements++
    const statement = database.prepare(sql)
    statement.setReturnArrays(asArrays)
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
    const results = statement.all(...bound)
    return { results, success: true, meta: {} }
  }

  function transaction<Result>(work: () => Result, statements: number): Result {
    before(statements)
    counts.batches++
    database.exec('begin')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      database.exec('rollback')
      throw error
    }
  }

  const statementOf = new WeakMap<object, Statement>()
  function prepare(sql: string, values: SQLInputValue[] = []): D1PreparedStatement {
    const statement = { sql, values }
    const all = async (asArrays = false) => transaction(() => execute(statement, asArrays), 1)
    const prepared = {
      bind: (...more: SQLInputValue[]) => prepare(sql, more),
      all: () => all(),
      run: () => all(),
      raw: async () => (await all(true)).results,
      first: async (column?: string) => {
        const row = ((await all()).results[0] ?? null) as Record<string, unknown> | null
        return row && column !== undefined ? row[column] : row
      },
    } as unknown as D1PreparedStatement
    statementOf.set(prepared, statement)
    return prepared
  }

  const DB = {
    prepare: (sql: string) => prepare(sql),
    batch: async (prepared: D1PreparedStatement[]) => {
      const statements = prepared.flatMap((one) => statementOf.get(one) ?? [])
      return transaction(() => statements.map((one) => execute(one)), statements.length)
    },
    withSession: () => ({ ...DB, getBookmark: () => null }),
  } as unknown as D1Database
  return { DB, database, counts }
}
