import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { offers, quoteRequests } from './schema.ts'

const acceptance = sql`(select ${offers.decidedAt} from ${offers} where ${offers.quoteId} = ${quoteRequests}.${sql.identifier('id')} and ${offers.state} = 'accepted')`

/** Condition: an offer of the request was accepted; by the column alone, which `recordAcceptances` completes. */
export const isContract: SQL = isNotNull(quoteRequests.acceptedAt)

/**
 * Statement: writes the instant of acceptance to requests that lack it, because a version of the Worker before the
 * column accepted the offer.
 */
export const recordAcceptances = (db: Db, where: SQL | undefined) =>
  db
    .update(quoteRequests)
    .set({ acceptedAt: acceptance })
    .where(and(isNull(quoteRequests.acceptedAt), where, sql`${acceptance} is not null`))

/** Condition on a row that names a request and a version: that version was accepted; false where it names none. */
export const isAcceptedVersion = (quoteId: SQLWrapper, version: SQLWrapper): SQL =>
  sql`exists (select 1 from ${offers} where ${and(
    sql`${offers.quoteId} = ${quoteId}`,
    sql`${offers.version} = ${version}`,
    eq(offers.state, 'accepted'),
  )})`
