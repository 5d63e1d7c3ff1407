import { and, eq, type SQL, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import { letterLines } from '#domain/forms/person-fields.ts'
import type { DraftForm } from '#domain/quote-requests/offer-drafts.ts'
import type { OfferForm, OfferLineForm } from '#domain/quote-requests/offer-form.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile } from '#functions/db/last-entry.ts'
import { insertItems, itemsOfRequest } from '#functions/db/quote-items.ts'
import {
  offerDrafts,
  offerLines,
  offers,
  outbox,
  quoteItems,
  quoteRequests,
  requestHistory,
} from '#functions/db/schema.ts'
import { assertPrintable } from '#functions/documents/printable.ts'
import type { Bindings } from '#functions/env.ts'
import { missingFiles, sentFiles } from '#functions/files/attach.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { itemsOfModels } from '#functions/quote-requests/item-rows.ts'
import { transition } from '#functions/quote-requests/transition.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'
import { auditRequest } from './audit-request.ts'

/** Throws unless the last day is today or later (Paris), within the longest validity. */
function assertValidity(validUntil: string, now: Date): void {
  const longest = isoAfter(now, deskLimits.validDaysMax * 86_400).slice(0, 10)
  if (validUntil < inParis(now).day || validUntil > longest)
    throw new AppError('invalid-fields', { fields: { validUntil: 'form.choice' } })
}

/** The lines as they are stored, and the models that they bring: items of the request after those that it has. */
type OfferedLines = {
  lines: Omit<OfferLineForm, 'model'>[]
  brought: Parameters<typeof insertItems>[2][number][]
}

/** Throws at each line with an instrument that was not requested, or a model that the catalogue does not hold. */
async function offeredLines(
  env: Bindings,
  db: Db,
  quoteId: string,
  lines: readonly OfferLineForm[],
): Promise<OfferedLines> {
  const models = lines.flatMap(({ model, quantity }, n) =>
    model ? [{ n, item: { ...model, quantity, accessories: [] } }] : [],
  )
  if (models.length === 0 && lines.every(({ item }) => item === null))
    return { lines: [...lines], brought: [] }
  const [items, rows] = await Promise.all([
    itemsOfRequest(db, eq(quoteItems.quoteId, quoteId)),
    itemsOfModels(
      env,
      models.map(({ item }) => item),
    ),
  ])
  const positions = new Set(items.map(({ position }) => position))
  const fields: FieldErrors = {}
  for (const [n, { item }] of lines.entries())
    if (item !== null && !positions.has(item)) fields[`lines.${n}.item`] = 'form.choice'
  const next = Math.max(-1, ...positions) + 1
  const brought = models.flatMap(({ n }, i) => {
    const row = rows[i]
    if (!row) fields[`lines.${n}.model`] = 'form.choice'
    return row ? [{ ...row, position: next + i }] : []
  })
  if (Object.keys(fields).length) throw new AppError('invalid-fields', { fields })
  const positionOf = new Map(models.map(({ n }, i) => [n, next + i]))
  return {
    lines: lines.map(({ model: _, ...line }, n) => ({ ...line, item: positionOf.get(n) ?? line.item })),
    brought,
  }
}

/** Throws where the document could not show a text of the offer, or the address on it. */
async function assertDocument(
  db: Db,
  quoteId: string,
  { lines, ...texts }: Pick<OfferForm, 'lines' | 'delivery' | 'conditions' | 'note'>,
): Promise<void> {
  const person = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId)).get()
  await assertPrintable({
    ...texts,
    ...Object.fromEntries(lines.map(({ text }, n) => [`lines.${n}.text`, text])),
    ...(person ? { customer: letterLines(person).join('\n') } : {}),
  })
}

/**
 * Sends the version after the one that the writer has seen: the offer with its lines and files, the replaced version,
 * timeline, state and the mail to the customer in one batch. Throws `state-changed` with the present state when another
 * version was sent meanwhile, or the state forbids an offer.
 */
export async function sendOffer(
  env: Bindings,
  { quoteId, who }: { quoteId: string; who: string },
  { after, lines, validUntil, delivery, conditions, note, attachments }: OfferForm,
): Promise<{ version: number; missingAttachments?: number; mails: { id: string }[] }> {
  const db = openDb(env.DB)
  const now = clock.now()
  assertValidity(validUntil, now)
  const [offered] = await Promise.all([
    offeredLines(env, db, quoteId, lines),
    assertDocument(db, quoteId, { lines, delivery, conditions, note }),
  ])
  const at = now.toISOString()
  const version = after + 1
  const newest = sql`(select coalesce(max(${offers.version}), 0) from ${offers} where ${offers.quoteId} = ${quoteId})`
  const { id, happened, writes } = transition(db, {
    ...{ quoteId, event: 'offer-sent', at, version },
    condition: sql`${newest} = ${after} and ${after} < ${deskLimits.versions}`,
  })
  const mail = { id: crypto.randomUUID(), kind: 'request-offer-customer' as const, subjectId: id }
  const offer = { quoteId, version, author: who, sentAt: at, validUntil, delivery, conditions, note }
  const sent = await sentFiles(db, 'offer', attachments)
  const [attach] = sent.attach({ quoteId, offerVersion: version }, happened)
  const { rows, usableFiles } = await batchByName(db, {
    usableFiles: sent.usableFiles,
    entry: writes[0],
    move: writes[1],
    ...replace(db, { quoteId, version: after, at }, happened),
    offer: insertIf(db, offers, offer, happened),
    brought: insertItems(db, quoteId, offered.brought, { offerVersion: version, condition: happened }),
    lines: insertLines(db, { quoteId, version }, offered.lines, happened),
    ...(attach ? { attach } : {}),
    draft: db.delete(offerDrafts).where(and(eq(offerDrafts.quoteId, quoteId), happened)),
    mail: insertIf(db, outbox, { ...mail, dueAt: at, createdAt: at }, happened),
    audit: auditRequest(db, quoteId, { who, at, action: 'offer', after: { version } }, happened),
    rows: db
      .select({ state: quoteRequests.state, sent: sql<number>`${happened}` })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, quoteId)),
  })
  const [row] = rows
  if (!row) throw new AppError('not-found')
  if (!row.sent) throw new AppError('state-changed', { state: row.state })
  return { version, ...missingFiles(sent, usableFiles), mails: [{ id: mail.id }] }
}

type Version = { quoteId: string; version: number }

/** The version before is replaced when it could still be decided about, with an entry of its own. */
function replace(db: Db, { quoteId, version, at }: Version & { at: string }, happened: SQL) {
  const open = and(eq(offers.quoteId, quoteId), eq(offers.version, version), eq(offers.state, 'sent'))
  const entry = {
    id: crypto.randomUUID(),
    quoteId,
    at,
    event: 'offer-superseded',
    actor: 'company',
    version,
  } as const
  return {
    replacedEntry: insertIf(
      db,
      requestHistory,
      entry,
      sql`${happened} and exists (select 1 from ${offers} where ${open})`,
    ),
    replaced: db.update(offers).set({ state: 'superseded' }).where(and(open, happened)),
  }
}

/** All lines in one statement: D1 limits the statements of a request. */
function insertLines(db: Db, { quoteId, version }: Version, lines: OfferedLines['lines'], happened: SQL) {
  const field = (name: keyof OfferedLines['lines'][number]) => sql.raw(`json_extract(value, '$.${name}')`)
  return db
    .insert(offerLines)
    .select(
      sql`select ${quoteId}, ${version}, key, ${field('text')}, ${field('quantity')}, ${field('unitCents')}, ${field('discountCents')}, ${field('vatPermille')}, ${field('item')}, ${field('optional')}, 0 from json_each(${JSON.stringify(lines)}) where ${happened}`,
    )
}

/**
 * Keeps what is typed of the next version, where nobody else has written since the revision that it continues. Throws
 * `precondition-failed` with who and when otherwise, and `state-changed` when a version was sent meanwhile.
 */
export async function storeDraft(
  env: Bindings,
  { quoteId, who }: DeskVisitor,
  { revision, after, content }: DraftForm,
): Promise<{ revision: number; at: string }> {
  const db = openDb(env.DB)
  const at = clock.now().toISOString()
  const newest = sql`(select coalesce(max(${offers.version}), 0) from ${offers} where ${offers.quoteId} = ${quoteId})`
  const isNext = sql`${newest} = ${after}`
  const isNone = sql`not exists (select 1 from ${offerDrafts} where ${eq(offerDrafts.quoteId, quoteId)})`
  const row = { quoteId, revision: revision + 1, after, content, author: who, updatedAt: at }
  const { changed, inserted, now } = await batchByName(db, {
    changed: db
      .update(offerDrafts)
      .set({ revision: revision + 1, after, content, author: who, updatedAt: at })
      .where(and(eq(offerDrafts.quoteId, quoteId), eq(offerDrafts.revision, revision), isNext))
      .returning({ revision: offerDrafts.revision }),
    inserted: insertIf(
      db,
      offerDrafts,
      { ...row, content: sql`${JSON.stringify(content)}` },
      sql`${isNone} and ${isNext}`,
    ).returning({ revision: offerDrafts.revision }),
    now: db
      .select({
        state: quoteRequests.state,
        isNext: sql<number>`${isNext}`,
        revision: offerDrafts.revision,
        author: offerDrafts.author,
        content: offerDrafts.content,
        at: offerDrafts.updatedAt,
      })
      .from(quoteRequests)
      .leftJoin(offerDrafts, eq(offerDrafts.quoteId, quoteRequests.id))
      .where(eq(quoteRequests.id, quoteId)),
  })
  const [request] = now
  if (!request) throw new AppError('not-found')
  if (!request.isNext) throw new AppError('state-changed', { state: request.state })
  // A repetition of what was kept, whose answer was lost.
  const isKept =
    request.author === who &&
    request.revision === revision + 1 &&
    JSON.stringify(request.content) === JSON.stringify(content)
  if (changed.length + inserted.length > 0 || isKept) return { revision: revision + 1, at }
  throw await changedMeanwhile(db, { by: request.author ?? '', at: request.at ?? at })
}
