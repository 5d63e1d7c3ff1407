import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { publicationStates } from '#domain/publishing/publication-entry.ts'
import { parentId } from './accounts.ts'

/** What a publication does, one after the other (`functions/publishing/run.ts`). */
export const publicationSteps = ['begin', 'rows', 'words', 'index', 'abort'] as const

/**
 * Changes of the catalogue that become visible together. The row decides: of what is due one runs at a time, under a
 * lease, and one statement makes it live.
 */
export const publications = sqliteTable(
  'publications',
  {
    id: text().primaryKey(),
    state: text({ enum: publicationStates }).notNull().default('waiting'),
    /** Who publishes: an address of the staff, or the login of an operator. */
    author: text().notNull(),
    createdAt: text().notNull(),
    /** ISO instant; it does not begin before. */
    dueAt: text().notNull(),
    /** The publication that it takes back. */
    undoes: text(),
    /** The generation that it writes; null until it runs. */
    generation: integer(),
    step: text({ enum: publicationSteps }).notNull().default('begin'),
    /** The last subject that the step has done. */
    position: text().notNull().default(''),
    /** Subjects that all steps have done, and have to do. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lease: text(),
    leaseUntil: text(),
    /** Runs that have ended in a fault since it last got on. */
    faults: integer().notNull().default(0),
    /** Why it failed. */
    error: text(),
    /** ISO instants: when it went live, and when the rows that it replaced were deleted. */
    liveAt: text(),
    sweptAt: text(),
  },
  (t) => [
    index('publications_due').on(t.state, t.dueAt),
    uniqueIndex('publications_one_runs').on(t.state).where(sql`${t.state} = 'running'`),
  ],
)

/** What a publication changes: a product by its id, or all services or kinds, which are « # » and a name. */
export const publicationChanges = sqliteTable(
  'publication_changes',
  {
    publicationId: parentId(() => publications.id),
    subject: text().notNull(),
    /** The row number of the product; null until the publication runs. */
    seq: integer(),
    /** The revision that the author has seen; null: whatever it is. */
    baseRevision: integer(),
    /**
     * Documents as JSON; null: there was none, or there is none from then on. Of services `before` is also, until the
     * publication begins, what its author has seen.
     */
    before: text(),
    after: text(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.subject] })],
)
