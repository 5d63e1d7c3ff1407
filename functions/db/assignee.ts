import { and, eq, isNotNull } from 'drizzle-orm'
import type { Statement } from './batch-by-name.ts'
import type { Db } from './client.ts'
import { contactMessages, quoteRequests } from './schema.ts'

/** Statements: what waits and is assigned to a name of the desk is assigned to another name. */
export const reassign = (db: Db, from: string, to: string): Statement[] => [
  db
    .update(quoteRequests)
    .set({ assignee: to })
    .where(and(eq(quoteRequests.assignee, from), isNotNull(quoteRequests.waitingSince))),
  db
    .update(contactMessages)
    .set({ assignee: to })
    .where(and(eq(contactMessages.assignee, from), eq(contactMessages.state, 'open'))),
]
