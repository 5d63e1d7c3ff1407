import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { contentLimits } from '#config/content-limits.ts'
import {
  type Announcement,
  type AnnouncementChange,
  type AnnouncementEntry,
  type AnnouncementForm,
  announcementKinds,
} from '#domain/content/announcement.ts'
import { AppError } from '#domain/errors/error.ts'
import { fromParis, inParis } from '#domain/time/business-hours.ts'
import { minutesOf } from '#domain/time/work-calendar.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile } from '#functions/db/last-entry.ts'
import { announcements, auditLog, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { forgetOpening } from '#functions/platform/opening.ts'
import { awaited, moveDueTimes } from './due-times.ts'

const { id, kind, begins, ends, revision } = announcements
type Row = typeof announcements.$inferSelect

const allOf = (db: Db) =>
  db.select().from(announcements).orderBy(desc(begins)).limit(contentLimits.announcements)

const present = ({ id, revision, author, changedAt, content }: Row): Announcement => ({
  ...{ id, revision, author },
  ...{ at: changedAt, content },
})

type Side = ({ id: string } & AnnouncementForm) | null

/** Everything that is announced and was, the latest first, and the last changes, with the names of the authors. */
export async function listAnnouncements(
  env: Bindings,
): Promise<{ items: Announcement[]; changes: AnnouncementEntry[] }> {
  const db = openDb(env.DB)
  const { subjectKind, before, after, who, at } = auditLog
  const { rows, entries } = await batchByName(db, {
    rows: db
      .select({ row: announcements, name: staff.name })
      .from(announcements)
      .leftJoin(staff, eq(staff.email, announcements.author))
      .orderBy(desc(begins))
      .limit(contentLimits.announcements),
    entries: db
      .select({ who, at, before, after, name: staff.name })
      .from(auditLog)
      .leftJoin(staff, eq(staff.email, who))
      .where(inArray(subjectKind, [...announcementKinds]))
      .orderBy(desc(auditLog.id))
      .limit(contentLimits.changes),
  })
  return {
    items: rows.map(({ row, name }) => ({ ...present(row), author: name || row.author })),
    changes: entries.flatMap((entry) => entryOf({ ...entry, author: entry.name || entry.who })),
  }
}

/** Of an entry of the journal; none where it does not say which announcement it was. */
function entryOf({ author, at, ...sides }: { author: string; at: string; before: unknown; after: unknown }) {
  const [before, after] = [sides.before as Side, sides.after as Side]
  const id = (after ?? before)?.id
  const contentOf = (side: Side) => {
    if (!side) return null
    const { id: _, ...content } = side
    return content
  }
  return id ? [{ id, author, at, before: contentOf(before), after: contentOf(after) }] : []
}

/**
 * Stores an announcement, the entry of the journal, and when the answers to open requests are due by it, in one batch.
 * Throws `precondition-failed` when somebody else has changed it meanwhile, `invalid-fields` when it overlaps another
 * one or is past.
 */
export async function storeAnnouncement(
  env: Bindings,
  who: string,
  change: AnnouncementChange,
): Promise<Announcement> {
  const db = openDb(env.DB)
  const at = clock.now()
  refusePast(change.content, at)
  const { stored, requests } = await batchByName(db, { stored: allOf(db), requests: awaited(db) })
  const before = stored.find((row) => row.id === change.id)
  const others = stored.filter((row) => row !== before)
  if (others.length >= contentLimits.announcements)
    throw new AppError('invalid-fields', { fields: { first: 'form.too-many' } })
  const row: Row = {
    ...{ id: change.id, kind: change.content.kind, content: change.content, author: who },
    ...placeOf(change.content),
    ...{ revision: change.revision + 1, changedAt: at.toISOString() },
  }
  const isPossible = and(isRevision(change), sql`not ${overlapping(row)}`) as SQL
  const entry = { who, row, at: row.changedAt, before: before?.content, after: row.content }
  const now = db.select().from(announcements).where(eq(id, row.id)).limit(1)
  const overlaps = db.select({ overlaps: sql<number>`${overlapping(row)}` }).from(sql`(select 1)`)
  const results = await batchByName(
    db,
    { now, overlaps },
    {
      before: [
        auditOf(db, entry, isPossible),
        ...moveDueTimes(db, requests, [...others, row], isPossible),
        insertIf(db, announcements, row, isPossible).onConflictDoUpdate({ target: id, set: row }),
      ],
    },
  )
  forgetOpening(env)
  const [after] = results.now
  if (after && isSame(after, row)) return present(after)
  if (results.overlaps[0]?.overlaps)
    throw new AppError('invalid-fields', { fields: { first: `content.overlap-${row.kind}` } })
  throw await changedMeanwhile(db, writtenIn(after))
}

/** Takes an announcement away, which may be gone already; `precondition-failed` when somebody else has changed it. */
export async function removeAnnouncement(
  env: Bindings,
  who: string,
  given: { id: string; revision: number },
): Promise<void> {
  const db = openDb(env.DB)
  const { stored, requests } = await batchByName(db, { stored: allOf(db), requests: awaited(db) })
  const row = stored.find((row) => row.id === given.id)
  if (!row) return
  const others = stored.filter((other) => other !== row)
  const isPossible = isRevision(given)
  const entry = { who, row, at: clock.now().toISOString(), before: row.content, after: undefined }
  const { now } = await batchByName(
    db,
    { now: db.select().from(announcements).where(eq(id, given.id)).limit(1) },
    {
      before: [
        auditOf(db, entry, isPossible),
        ...moveDueTimes(db, requests, others, isPossible),
        db.delete(announcements).where(and(eq(id, given.id), eq(revision, given.revision))),
      ],
    },
  )
  forgetOpening(env)
  if (now[0]) throw await changedMeanwhile(db, writtenIn(now[0]))
}

const writtenIn = (row: Row | undefined) => row && { by: row.author, at: row.changedAt }

const isSame = (one: Row, other: Row) =>
  one.revision === other.revision && JSON.stringify(one.content) === JSON.stringify(other.content)

/** What is stored is what the writer has seen: this revision, or nothing. */
const isRevision = (given: { id: string; revision: number }): SQL =>
  sql`${given.revision} = coalesce((select ${revision} from ${announcements} where ${id} = ${given.id}), 0)`

type Entry = {
  who: string
  at: string
  row: Row
  before: AnnouncementForm | undefined
  after: AnnouncementForm | undefined
}

const auditOf = (db: Db, { who, at, row, before, after }: Entry, condition: SQL) =>
  auditEntry(
    db,
    {
      ...{ who, at, subject: { kind: row.kind, id: row.begins } },
      // By its id what was before is put back.
      ...{ before: before && { id: row.id, ...before }, after: after && { id: row.id, ...after } },
      action: before ? (after ? 'change' : 'delete') : 'create',
    },
    condition,
  )

/** When it holds: days in Paris, or the instants of a notice. */
function placeOf(form: AnnouncementForm): Pick<Row, 'begins' | 'ends'> {
  if (form.kind === 'closure') return { begins: form.first, ends: form.last }
  if (form.kind === 'hours') return { begins: form.first, ends: null }
  const instant = (moment: string) =>
    fromParis(moment.slice(0, 10), minutesOf(moment.slice(11))).toISOString()
  return { begins: instant(form.first), ends: instant(form.last) }
}

/** What is over cannot be announced. */
function refusePast(form: AnnouncementForm, at: Date): void {
  const isPast =
    form.kind === 'closure' ? form.last < inParis(at).day : (placeOf(form).ends ?? '9') <= at.toISOString()
  if (isPast) throw new AppError('invalid-fields', { fields: { last: 'content.past' } })
}

/** Whether another closure has a day in common, or other hours begin on the same day; notices may. */
function overlapping({ id: ownId, kind: of, begins: first, ends: last }: Row): SQL {
  if (of === 'notice') return sql`false`
  const isOther = and(eq(kind, of), ne(id, ownId))
  const meets = of === 'hours' ? eq(begins, first) : and(sql`${begins} <= ${last}`, sql`${ends} >= ${first}`)
  return sql`exists (select 1 from ${announcements} where ${and(isOther, meets)})`
}
