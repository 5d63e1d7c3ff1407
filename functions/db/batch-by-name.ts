import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'

/** A statement of a batch. */
export type Statement = BatchItem<'sqlite'>
/** Statements by the name of their result. */
export type Queries = Record<string, Statement>
/** The results of statements under the same names. */
export type Results<Named extends Queries> = { [Name in keyof Named]: Awaited<Named[Name]> }

/**
 * Runs queries as one D1 batch (a transaction, in the order of the properties) and returns the results under the same
 * names. Statements whose results do not matter run before or after them.
 */
export async function batchByName<Named extends Queries>(
  db: Db,
  named: Named,
  { before = [], after = [] }: { before?: readonly Statement[]; after?: readonly Statement[] } = {},
): Promise<Results<Named>> {
  const [first, ...others] = [...before, ...Object.values(named), ...after]
  if (!first) return {} as Results<Named>
  const results: unknown[] = await db.batch([first, ...others])
  return Object.fromEntries(
    Object.keys(named).map((name, i) => [name, results[before.length + i]]),
  ) as Results<Named>
}
