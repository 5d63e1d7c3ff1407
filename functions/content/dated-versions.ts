import { desc, eq, sql } from 'drizzle-orm'
import { terms } from '#config/company.ts'
import { contentLimits } from '#config/content-limits.ts'
import {
  type DatedContent,
  type DatedSubject,
  inForceOn,
  initialVersion,
  isQuestionPlace,
  type ListedVersion,
} from '#domain/content/dated-version.ts'
import { AppError } from '#domain/errors/error.ts'
import { auditDifference } from '#domain/staff/audit-difference.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile } from '#functions/db/last-entry.ts'
import { datedVersions, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { forgetOpening } from '#functions/platform/opening.ts'

const { subject, version, day, author, calledOffAt } = datedVersions
type Row = typeof datedVersions.$inferSelect

const rowsOf = (db: Db, of: DatedSubject) =>
  db
    .select({ row: datedVersions, name: staff.name })
    .from(datedVersions)
    .leftJoin(staff, eq(staff.email, author))
    .where(eq(subject, of))
    .orderBy(desc(version))
    .limit(contentLimits.versions)

/** The version that the site began with, which has no row. */
const initialPlace = { version: initialVersion, day: terms.from, author: '', at: '' }

/**
 * A version of a subject with all others: the one that is named, else the last that counts. `content` is null for the
 * version of the code. Throws 404 where there is no such version.
 */
export async function readDated(
  env: Bindings,
  given: { subject: DatedSubject; version?: number | undefined },
): Promise<{ content: DatedContent | null; versions: ListedVersion[] }> {
  const rows = await rowsOf(openDb(env.DB), given.subject)
  const today = inParis(clock.now()).day
  const present = inForceOn(
    today,
    rows.map(({ row }) => row),
    given.subject,
  )
  const stateOf = (row: Row): ListedVersion['state'] => {
    if (row.calledOffAt !== null) return 'called-off'
    if (row === present) return 'present'
    return row.day > today ? 'coming' : 'past'
  }
  const versions = rows.map(({ row, name }) => ({
    ...{ version: row.version, day: row.day, author: name || row.author, at: row.at },
    state: stateOf(row),
  }))
  const wanted = given.version ?? versions.find(({ state }) => state !== 'called-off')?.version
  const versionRows = rows.find(({ row }) => row.version === wanted)
  if (!versionRows && given.version !== undefined && given.version !== initialVersion)
    throw new AppError('not-found')
  return {
    content: versionRows?.row.content ?? null,
    versions: [...versions, { ...initialPlace, state: present ? 'past' : 'present' }],
  }
}

/** What the journal compares a first version with, null: a text of the code; and what else happens in the batch. */
type Around = { initial?: DatedContent | null; following?: (row: Row) => readonly Statement[] }

/**
 * Stores a version, which counts from its day on, with its entry in the journal. Throws `precondition-failed` when
 * somebody else has written one meanwhile, `invalid-fields` for a day that is past.
 */
export async function storeDated(
  env: Bindings,
  who: string,
  change: { subject: DatedSubject; seen: number; day: string; content: DatedContent },
  { initial = null, following = () => [] }: Around = {},
): Promise<{ version: number }> {
  const now = clock.now()
  if (change.day < inParis(now).day) throw new AppError('invalid-fields', { fields: { day: 'content.past' } })
  const db = openDb(env.DB)
  const of = sql`${subject} = ${change.subject} and ${calledOffAt} is null`
  const beginning = { ...initialPlace, content: initial }
  const [before = beginning] = await db.select().from(datedVersions).where(of).orderBy(desc(version)).limit(1)
  const row: Row = {
    ...{ subject: change.subject, version: change.seen + 1, day: change.day, content: change.content },
    ...{ author: who, at: now.toISOString(), calledOffAt: null, liveAt: null },
  }
  const condition = sql`${change.seen} = coalesce((select max(${version}) from ${datedVersions} where ${subject} = ${change.subject}), ${initialVersion})`
  const { after } = await batchByName(
    db,
    { after: lastOf(db, change.subject) },
    {
      before: [
        auditEntry(db, { ...entryOf(row), who, action: 'create', ...difference(before, row) }, condition),
        insertIf(db, datedVersions, row, condition),
        ...following(row),
      ],
    },
  )
  forgetOpening(env)
  const [last] = after
  if (last && JSON.stringify({ ...last, liveAt: null }) === JSON.stringify(row))
    return { version: row.version }
  throw await changedMeanwhile(db, last && { by: last.author, at: last.at })
}

/** Calls off a version that has not begun; `precondition-failed` once it has. Nothing is left to do without one. */
export async function callOff(
  env: Bindings,
  who: string,
  given: { subject: DatedSubject; version: number },
): Promise<void> {
  const db = openDb(env.DB)
  const now = clock.now()
  const isVersion = sql`${subject} = ${given.subject} and ${version} = ${given.version}`
  const [row] = await db.select().from(datedVersions).where(isVersion).limit(1)
  if (!row) return
  const isComing = sql`${isVersion} and ${day} > ${inParis(now).day} and ${calledOffAt} is null`
  const condition = sql`exists (select 1 from ${datedVersions} where ${isComing})`
  const entry = { ...entryOf(row), who, at: now.toISOString(), action: 'undo' as const }
  const { after } = await batchByName(
    db,
    { after: db.select({ calledOffAt }).from(datedVersions).where(isVersion).limit(1) },
    {
      before: [
        auditEntry(db, { ...entry, before: { version: row.version, day: row.day }, after: null }, condition),
        db.update(datedVersions).set({ calledOffAt: now.toISOString() }).where(isComing),
      ],
    },
  )
  forgetOpening(env)
  if (!after[0]?.calledOffAt) throw new AppError('precondition-failed')
}

const lastOf = (db: Db, of: DatedSubject) =>
  db.select().from(datedVersions).where(eq(subject, of)).orderBy(desc(version)).limit(1)

const entryOf = ({ at, ...row }: Row) => {
  if (row.subject === 'company') return { at, subject: { kind: 'company' as const, id: String(row.version) } }
  const kind = isQuestionPlace(row.subject) ? ('questions' as const) : ('legal-text' as const)
  return { at, subject: { kind, id: row.subject } }
}

const fieldsOf = (content: DatedContent | null) => (Array.isArray(content) ? { items: content } : content)

type Described = Pick<Row, 'version' | 'day'> & { content: DatedContent | null }

/** What a version changes; a text that follows the one of the code is named by its version only. */
const difference = ({ content, ...before }: Described, { version, day, content: written }: Row) =>
  auditDifference(
    { version: before.version, day: before.day, ...fieldsOf(content) },
    { version, day, ...(content && fieldsOf(written)) },
  )
