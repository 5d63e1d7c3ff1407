import { sql } from 'drizzle-orm'
import { wordsForm } from '#domain/publishing/search-texts.ts'
import { operatorPrefix } from '#domain/staff/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { everythingSubject } from './publication.ts'
import { publicationStatements } from './start.ts'

/** What has failed is tried again so much later. */
const againSeconds = 600

/**
 * Orders that everything is derived anew where another version of the code has derived the words, which serve until
 * then. An index in another form orders nothing: whoever misses it derives it (`derived-index.ts`).
 */
export async function orderMissingWords({ DB }: { DB: D1Database }): Promise<void> {
  const db = openDb(DB)
  const [row] = await db.all<{ missing: number }>(
    sql`select exists (select 1 from catalogue_meta where key = 'version')
      and not exists (select 1 from catalogue_meta where key = 'words' and value = ${String(wordsForm)})
      and not exists (select 1 from publications join publication_changes on publication_id = id
        where subject = ${everythingSubject}
          and (state in ('waiting', 'running') or created_at > ${isoAfter(clock.now(), -againSeconds)})) as missing`,
  )
  if (!row?.missing) return
  const { statements } = publicationStatements(db, {
    ...{ author: `${operatorPrefix}site`, changes: [], everything: true },
  })
  const [first, ...others] = statements
  if (first) await db.batch([first, ...others])
}
