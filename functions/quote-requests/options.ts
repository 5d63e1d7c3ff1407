import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { offerLines } from '#functions/db/schema.ts'

/** Lines of a version by their positions. */
type Chosen = { quoteId: string; version: number; positions: readonly number[] }

const isOption = ({ quoteId, version }: Chosen) =>
  and(eq(offerLines.quoteId, quoteId), eq(offerLines.version, version), eq(offerLines.optional, true)) as SQL

/** Condition: each of the positions is an option of the version. */
export const areOptions = (chosen: Chosen): SQL =>
  chosen.positions.length === 0
    ? sql`true`
    : sql`not exists (select 1 from json_each(${JSON.stringify(chosen.positions)})
        where value not in (select ${offerLines.position} from ${offerLines} where ${isOption(chosen)}))`

/** Statement: the options are accepted with the version, if the condition holds. */
export const chooseOptions = (db: Db, chosen: Chosen, condition: SQL) =>
  db
    .update(offerLines)
    .set({ chosen: true })
    .where(
      and(
        isOption(chosen),
        sql`${offerLines.position} in (select value from json_each(${JSON.stringify(chosen.positions)}))`,
        condition,
      ),
    )
