import { type SQL, sql } from 'drizzle-orm'
import { type Audited, auditEntry } from '#functions/db/audit.ts'
import type { Db } from '#functions/db/client.ts'
import { quoteRequests } from '#functions/db/schema.ts'

/**
 * The entry of the journal about a request, under its reference: nothing in it is about the customer, so that it may
 * outlive an erasure.
 */
export const auditRequest = (
  db: Db,
  quoteId: string,
  entry: Omit<Audited, 'subject'>,
  condition: SQL = sql`true`,
) => {
  const reference = sql`(select ${quoteRequests.reference} from ${quoteRequests} where ${quoteRequests.id} = ${quoteId})`
  return auditEntry(db, { ...entry, subject: { kind: 'request', id: reference } }, condition)
}
