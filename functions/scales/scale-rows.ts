import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { fileLimits } from '#config/file-limits.ts'
import { limits } from '#config/limits.ts'
import { AppError } from '#domain/errors/error.ts'
import { microgramsOf } from '#domain/metrology/mass.ts'
import { type VerifiedInstrument, verificationOf } from '#domain/scales/periodic-verification.ts'
import type { Scale, ScaleForm } from '#domain/scales/scale.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { files, scales } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { hasRoom, listedFile, sentFiles, storedFiles } from '#functions/files/attach.ts'
import { clock } from '#functions/platform/clock.ts'
import { sha256, uuidOf } from '#functions/platform/digest.ts'
import { recordDays } from './logbook-rows.ts'

type Row = typeof scales.$inferSelect
type FileRow = typeof files.$inferSelect

/** The day in Paris (ISO). */
export const today = () => inParis(clock.now()).day

/** The instruments of a person, earliest due date first. */
export async function listScales(env: Bindings, userId: string): Promise<Scale[]> {
  const db = openDb(env.DB)
  const isOwner = eq(scales.userId, userId)
  const { rows, stored } = await batchByName(db, {
    rows: db
      .select()
      .from(scales)
      .where(isOwner)
      .orderBy(isNull(scales.dueOn), asc(scales.dueOn), asc(scales.make), asc(scales.model), asc(scales.id))
      .limit(limits.scales),
    stored: storedFiles(
      db,
      inArray(files.scaleId, db.select({ id: scales.id }).from(scales).where(isOwner)),
      limits.scales * fileLimits.perSubject,
    ),
  })
  return rows.map((row) => presentScale(row, stored))
}

/** One instrument; null when it does not exist or belongs to another person. */
export async function findScale(env: Bindings, userId: string, id: string): Promise<Scale | null> {
  const { row, stored } = await readScale(openDb(env.DB), userId, id)
  return row ? presentScale(row, stored) : null
}

/** The row of an instrument with its files. */
async function readScale(db: Db, userId: string, id: string) {
  const { rows, stored } = await batchByName(db, {
    rows: db.select().from(scales).where(isOwnScale(userId, id)).limit(1),
    stored: filesOf(db, id),
  })
  return { row: rows[0], stored }
}

/**
 * Adds an instrument under an id that follows from its owner and the idempotency key of its form, so that a retry adds
 * none and keys of other people do not matter. Throws when the key was used for another instrument. The limit of the
 * register is checked in the same statement, so that concurrent requests cannot exceed it.
 */
export async function insertScale(
  env: Bindings,
  userId: string,
  key: string,
  form: ScaleForm,
): Promise<Scale> {
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const id = uuidOf(await sha256(`${userId}:${key}`))
  const row = { id, userId, ...columnsOf(form), requestReference: null, createdAt: now, updatedAt: now }
  const sent = await sentFiles(db, 'scale', form.attachments)
  const { added } = await batchByName(
    db,
    { added: insertIf(db, scales, row, isBelowLimit(userId)).onConflictDoNothing().returning() },
    {
      after: [
        ...recordDays(db, isOwnScale(userId, id), now),
        ...sent.attach({ scaleId: id }, exists(db, userId, id)),
      ],
    },
  )
  const { row: existing, stored } = await readScale(db, userId, id)
  if (added[0]) return presentScale(added[0], stored)
  if (!existing) throw new AppError('invalid-fields', { fields: { model: 'scales.too-many' } })
  if (!isSameForm(existing, row)) throw new AppError('idempotency-mismatch')
  return presentScale(existing, stored)
}

/** True when both rows come from the same content; one that its owner has changed since cannot be compared. */
function isSameForm(
  existing: Row,
  { createdAt: _created, updatedAt: _updated, dueOn: _due, remindOn: _remind, ...sent }: Row,
): boolean {
  if (existing.updatedAt !== existing.createdAt) return true
  return Object.entries(sent).every(([name, value]) => existing[name as keyof Row] === value)
}

export async function updateScale(
  env: Bindings,
  userId: string,
  id: string,
  form: ScaleForm,
): Promise<Scale | null> {
  const db = openDb(env.DB)
  const sent = await sentFiles(db, 'scale', form.attachments)
  const attach = sent.attach({ scaleId: id }, and(exists(db, userId, id), hasRoom(db, id, sent.count)))
  const now = clock.now().toISOString()
  const update = db
    .update(scales)
    .set({ ...columnsOf(form), updatedAt: now })
    .where(isOwnScale(userId, id))
    .returning()
  const { stored, rows } = await batchByName(
    db,
    { stored: filesOf(db, id), rows: update },
    { after: [...recordDays(db, isOwnScale(userId, id), now), ...attach] },
  )
  const [row] = rows
  if (!row) return null
  return presentScale(row, attach.length ? await filesOf(db, id) : stored)
}

export async function deleteScale(env: Bindings, userId: string, id: string): Promise<boolean> {
  const rows = await openDb(env.DB).delete(scales).where(isOwnScale(userId, id)).returning({ id: scales.id })
  return rows.length > 0
}

/** Query: the files of an instrument. */
export const filesOf = (db: Db, id: string) => storedFiles(db, eq(files.scaleId, id), fileLimits.perSubject)

/** Condition: the instrument exists and belongs to the person. */
const exists = (db: Db, userId: string, id: string) =>
  sql`exists ${db.select({ id: scales.id }).from(scales).where(isOwnScale(userId, id))}`

/** Condition: the instrument, if it belongs to the person. */
export const isOwnScale = (userId: string, id: string) => and(eq(scales.id, id), eq(scales.userId, userId))

function columnsOf({ max, e, attachments: _, ...form }: ScaleForm) {
  return withDueDate({ ...form, maxUg: microgramsOf(max), eUg: e === null ? null : microgramsOf(e) })
}

/** The columns of an instrument with its due date; throws when a day that has been is after today. */
export function withDueDate<Columns extends VerifiedInstrument & { lastOverhauledOn: string | null }>(
  columns: Columns,
) {
  for (const name of ['lastVerifiedOn', 'lastOverhauledOn'] as const) {
    const day = columns[name]
    if (day !== null && day > today())
      throw new AppError('invalid-fields', { fields: { [name]: 'scales.date-future' } })
  }
  return { ...columns, dueOn: verificationOf(columns, today()).dueOn, remindOn: '' }
}

/** Condition: the register of a person has room for one more. */
const isBelowLimit = (userId: string) =>
  sql`(select count(*) from ${scales} where ${scales.userId} = ${userId}) < ${limits.scales}`

/** The instrument as the contract has it; the due date is computed again by the current rules. */
export function presentScale(
  {
    userId: _user,
    dueOn: _due,
    remindOn: _remind,
    requestReference: _request,
    createdAt: _created,
    updatedAt: _updated,
    ...row
  }: Row,
  stored: readonly FileRow[],
): Scale {
  return {
    ...row,
    files: stored.filter(({ scaleId }) => scaleId === row.id).map(listedFile),
    verification: verificationOf(row, today()),
  }
}
