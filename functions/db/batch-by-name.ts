import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'

type Queries = Record<string, BatchItem<'sqlite'>>
type Results<Named extends Queries> = { [Name in keyof Named]: Awaited<Named[Name]> }

/**
 * Runs queries as one D1 batch (a transaction, in the order of the properties) and returns the results under the same
 * names.
 */
export async function batchByName<Named extends Queries>(db: Db, named: Named): Promise<Results<Named>> {
  const [first, ...others] = Object.values(named)
  if (!first) return {} as Results<Named>
  const results = await db.batch([first, ...others])
  return Object.fromEntries(Object.keys(named).map((name, i) => [name, results[i]])) as Results<Named>
}
