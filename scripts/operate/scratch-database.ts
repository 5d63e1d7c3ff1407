import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { migrationFiles } from '../migration-files.ts'

/** A migrated database in memory, in which rows may come in any order. */
export function scratchDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const { statements } of migrationFiles()) for (const statement of statements) database.exec(statement)
  return database
}

/** As a D1 binding, so that commands read it with the statements of the site. */
export function asD1(database: DatabaseSync): D1Database {
  const read = (sql: string, params: SQLInputValue[], asArrays: boolean) => {
    const statement = database.prepare(sql)
    statement.setReturnArrays(asArrays)
    return statement.all(...params)
  }
  const prepare = (sql: string, params: SQLInputValue[] = []): D1PreparedStatement => {
    const all = async () => ({ results: read(sql, params, false), success: true, meta: {} })
    return {
      bind: (...values: SQLInputValue[]) => prepare(sql, values),
      all,
      run: all,
      raw: async () => read(sql, params, true),
      first: async () => read(sql, params, false)[0] ?? null,
    } as unknown as D1PreparedStatement
  }
  return {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: D1PreparedStatement[]) => Promise.all(statements.map((one) => one.all())),
  } as unknown as D1Database
}
