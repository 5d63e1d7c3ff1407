import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { Value } from '#domain/publishing/product-rows.ts'
import type { PublicationState } from '#domain/publishing/publication-entry.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { publicationChanges, publications } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { refusedChanges } from './check-changes.ts'
import { everythingSubject, type Publication, servicesSubject, subcategoriesSubject } from './publication.ts'
import { jsonParts } from './write-rows.ts'

/** What a publication changes, as rows: the subject, the revision that its author has seen, and the document. */
export const changeRows = ({ changes, services, subcategories, everything }: Publication): Value[][] => [
  ...changes.map(({ id, document, baseRevision = null }) => [
    ...[id, baseRevision, document && JSON.stringify(document)],
  ]),
  ...(services ? [[servicesSubject, null, JSON.stringify(services)]] : []),
  ...(subcategories ? [[subcategoriesSubject, null, JSON.stringify(subcategories)]] : []),
  ...(everything ? [[everythingSubject, null, null]] : []),
]

/**
 * Statements that order a publication, for the batch of whoever publishes: it runs when it is due. Nothing is checked;
 * `startPublication` does that.
 */
export function publicationStatements(
  db: Db,
  publication: Publication,
): { id: string; statements: Statement[] } {
  const id = crypto.randomUUID()
  const { author, dueAt } = publication
  const now = clock.now().toISOString()
  const rows = changeRows(publication)
  const parts = jsonParts(rows)
  return {
    id,
    statements: [
      db.insert(publications).values({ id, author, createdAt: now, dueAt: dueAt ?? now, total: rows.length }),
      ...parts.map((part) =>
        db
          .insert(publicationChanges)
          .select(
            sql`select ${id}, value ->> 0, null, value ->> 1, null, value ->> 2 from json_each(${part})`,
          ),
      ),
    ],
  }
}

/**
 * Orders a publication: what breaks a rule, or was changed by somebody else meanwhile, is refused with the fields that
 * say so. `together` are statements that happen with it, such as the end of drafts and an audit entry.
 */
export async function startPublication(
  env: { DB: D1Database },
  publication: Publication,
  together: (id: string) => readonly Statement[] = () => [],
): Promise<{ id: string }> {
  const db = openDb(env.DB)
  const fields = await refusedChanges(db, publication)
  if (Object.keys(fields).length) throw new AppError('invalid-fields', { fields })
  const { id, statements } = publicationStatements(db, publication)
  const [first, ...others] = [...statements, ...together(id)]
  if (first) await db.batch([first, ...others])
  return { id }
}

/**
 * Orders the publication of what was before another one; throws `state-changed` unless that is live, and the run
 * refuses it where one of its products was changed since.
 */
export async function undoPublication(
  env: { DB: D1Database },
  { id: undone, author }: { id: string; author: string },
  together: (id: string) => readonly Statement[] = () => [],
): Promise<{ id: string }> {
  const db = openDb(env.DB)
  const id = crypto.randomUUID()
  const now = clock.now().toISOString()
  const isLive = sql`exists (select 1 from ${publications} where ${and(eq(publications.id, undone), eq(publications.state, 'live'))})
    and not exists (select 1 from ${publications} as other where other.undoes = ${undone} and other.state in ('waiting', 'running'))`
  const total = sql`(select count(*) from ${publicationChanges} where ${publicationChanges.publicationId} = ${undone})`
  const isOrdered = sql`exists (select 1 from ${publications} where ${publications.id} = ${id})`
  const { ordered, present } = await batchByName(
    db,
    {
      publication: insertIf(
        db,
        publications,
        { id, author, createdAt: now, dueAt: now, undoes: undone, total },
        isLive,
      ),
      changes: db.insert(publicationChanges).select(
        sql`select ${id}, change.subject, change.seq,
        case when change.after is not null and change.seq is not null then whole.generation end,
        case when change.subject = ${servicesSubject} then change.after end, change.before
      from publication_changes as change join publications as whole on whole.id = change.publication_id
      where change.publication_id = ${undone} and change.before is not change.after and ${isOrdered}`,
      ),
      ordered: db.select({ id: publications.id }).from(publications).where(eq(publications.id, id)),
      present: db.select({ state: publications.state }).from(publications).where(eq(publications.id, undone)),
    },
    { after: together(id) },
  )
  if (ordered.length) return { id }
  throw refusalOf(present)
}

/** Calls a publication off that has not begun. Throws `state-changed` with its state when it has. */
export async function cancelPublication(
  env: { DB: D1Database },
  id: string,
  together: readonly Statement[] = [],
): Promise<void> {
  const db = openDb(env.DB)
  const isWaiting = and(eq(publications.id, id), eq(publications.state, 'waiting'))
  const { cancelled, present } = await batchByName(
    db,
    {
      cancelled: db
        .update(publications)
        .set({ state: 'cancelled' })
        .where(isWaiting)
        .returning({ id: publications.id }),
      present: db.select({ state: publications.state }).from(publications).where(eq(publications.id, id)),
    },
    { after: together },
  )
  if (cancelled.length === 0) throw refusalOf(present)
}

const refusalOf = ([row]: { state: string }[]) =>
  row ? new AppError('state-changed', { state: row.state }) : new AppError('not-found')

type Entry = {
  id: string
  action: Extract<AuditAction, 'create' | 'undo' | 'cancel'>
  /** Plain JSON; null: nothing more is to be said. */
  before?: unknown
  after?: unknown
}

/** Condition: the publication is in the state when the statement runs. */
export const isInState = (id: string, state: PublicationState): SQL =>
  sql`exists (select 1 from ${publications} where ${publications.id} = ${id} and ${publications.state} = ${state})`

/** The entry of the journal for the batch that orders a publication or calls it off, behind what does so. */
export const auditPublication = (
  env: { DB: D1Database },
  who: string,
  { id, action, before = null, after = null }: Entry,
) =>
  auditEntry(
    openDb(env.DB),
    { who, at: clock.now().toISOString(), subject: { kind: 'publication', id }, action, before, after },
    action === 'cancel'
      ? isInState(id, 'cancelled')
      : sql`exists (select 1 from ${publications} where ${publications.id} = ${id})`,
  )
