import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

/** Columns are snake_case in the database and camelCase in code. */
const casing = 'snake_case'

const open = (d1: D1Database) => drizzle(d1, { schema, casing })
/** The database handle of drizzle. */
export type Db = ReturnType<typeof open>

const opened = new WeakMap<D1Database, Db>()

/** The handle of a D1 binding, cached per binding because making it costs as much as a query. */
export function openDb(d1: D1Database): Db {
  const db = opened.get(d1) ?? open(d1)
  opened.set(d1, db)
  return db
}
