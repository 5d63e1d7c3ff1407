import { eq, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'
import { scales } from './schema.ts'

/**
 * Statement: reminders look at the instruments of a person in the next minute, because he may want them from now on.
 */
export const lookAtScalesAgain = (db: Db, userId: string | SQL) =>
  db.update(scales).set({ remindOn: '' }).where(eq(scales.userId, userId))
