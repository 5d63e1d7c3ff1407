import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import type { RecordedDay } from '#domain/scales/logbook-lines.ts'
import type { Db } from '#functions/db/client.ts'
import { scales, scaleVerifications } from '#functions/db/schema.ts'

/** The column of an instrument that names the last day of an event. */
export const lastDay = { verification: scales.lastVerifiedOn, overhaul: scales.lastOverhauledOn }

/**
 * Statements that add the present days of the instruments to their history; for the batch that writes the instruments.
 * A day that is recorded already is not recorded again, and a full history takes no more.
 */
export function recordDays(db: Db, which: SQL | undefined, now: string) {
  return [record(db, 'verification', which, now), record(db, 'overhaul', which, now)] as const
}

function record(db: Db, event: RecordedDay['event'], which: SQL | undefined, now: string) {
  const day = lastDay[event]
  const recorded = sql`(select count(*) from ${scaleVerifications} where ${scaleVerifications.scaleId} = ${scales.id})`
  return db
    .insert(scaleVerifications)
    .select(
      sql`select ${scales.id}, ${event}, ${day}, ${now} from ${scales} where ${which} and ${day} is not null and ${recorded} < ${limits.scaleHistory}`,
    )
    .onConflictDoNothing()
}
