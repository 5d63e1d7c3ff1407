import { drizzle } from 'drizzle-orm/d1'

const open = (d1: D1Database) => drizzle(d1, { casing: 'snake_case' })
/** The database handle of drizzle; columns are snake_case in the database and camelCase in code. */
export type Db = ReturnType<typeof open>

const opened = new WeakMap<D1Database, Db>()

/**
 * The handle of a D1 binding, whose queries the primary database answers, or of a session of it (`openSession`). Cached
 * because making it costs as much as a query.
 */
export function openDb(d1: D1Database): Db {
  const db = opened.get(d1) ?? open(d1)
  opened.set(d1, db)
  return db
}

/** Sessions by what they were made of. */
const sessions = new WeakMap<D1Database, { binding: D1Database; bookmark: () => string | null }>()

/** The binding that a session was made of: what an isolate keeps in memory of a database is kept by it. */
export const bindingOf = (d1: D1Database): D1Database => sessions.get(d1)?.binding ?? d1

/**
 * A session of D1: a replica answers what is read, never with an older state than the session has seen. It begins with
 * whichever replica is nearest, at the primary, or at the state of a bookmark. The primary answers what is written.
 */
export function openSession(
  d1: D1Database,
  from: 'first-unconstrained' | 'first-primary' | string,
): D1Database {
  const binding = bindingOf(d1)
  const session = binding.withSession(from)
  // It has no `exec` and `dump`, which nothing here uses.
  const database = session as unknown as D1Database
  sessions.set(database, { binding, bookmark: () => session.getBookmark() })
  return database
}

/** The state that a session has seen; null for a binding. */
export const bookmarkOf = (d1: D1Database): string | null => sessions.get(d1)?.bookmark() ?? null

const nearest = new WeakMap<D1Database, D1Database>()

/**
 * For what is public and may be some moments old: one session an isolate, so that the replicas that answer it never go
 * back behind the catalogue version that it has seen.
 */
export function openNearest(d1: D1Database): Db {
  const binding = bindingOf(d1)
  const session = nearest.get(binding) ?? openSession(binding, 'first-unconstrained')
  nearest.set(binding, session)
  return openDb(session)
}
