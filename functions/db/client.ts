import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

/** Columns are snake_case in the database and camelCase in code. */
export const casing = 'snake_case'

export const openDb = (d1: D1Database) => drizzle(d1, { schema, casing })
export type Db = ReturnType<typeof openDb>
