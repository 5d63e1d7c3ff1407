import { asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { AnswerForm, ContactChange, DeskContact } from '#domain/quote-requests/contact-forms.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { contactAnswers, contactMessages, files, outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { listedFile, storedFiles } from '#functions/files/attach.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'

const byReference = (reference: string): SQL => eq(contactMessages.reference, reference)
const maxFiles = 20

/** A contact message with what was answered; throws 404 when there is none. */
export async function readContact(env: Bindings, desk: DeskVisitor, reference: string): Promise<DeskContact> {
  const db = openDb(env.DB)
  const id = db.select({ id: contactMessages.id }).from(contactMessages).where(byReference(reference))
  const reading = batchByName(db, {
    messages: db.select().from(contactMessages).where(byReference(reference)).limit(1),
    answers: db
      .select()
      .from(contactAnswers)
      .where(sql`${contactAnswers.contactId} = (${id})`)
      .orderBy(asc(contactAnswers.createdAt))
      .limit(deskLimits.notes),
    attachments: storedFiles(db, sql`${files.contactId} = (${id})`, maxFiles),
  })
  const [{ messages, answers, attachments }, { opening }] = await Promise.all([reading, currentOpening(env)])
  const [row] = messages
  if (!row) throw new AppError('not-found')
  const { createdAt, state, origin, locale, name, email, phone, subject, message, assignee } = row
  return {
    ...{ reference, createdAt, state, origin, locale, name, email, phone, subject, message, assignee },
    dueAt: replyDueAt(new Date(createdAt), opening).toISOString(),
    attachments: attachments.map(listedFile),
    answers: answers.map(({ id, createdAt: at, authorName: by, text }) => ({ id, at, by, text })),
    requestReference: row.requestReference,
    me: desk.name,
  }
}

/** Stores an answer and its mail to the person in one batch, once per idempotency key; the message waits no longer. */
export async function answerContact(
  env: Bindings,
  { desk, reference }: { desk: DeskVisitor; reference: string },
  { text }: AnswerForm,
  idempotency: Idempotency,
) {
  const db = openDb(env.DB)
  const ofMessage = { ...idempotency, scope: `${idempotency.scope}:${reference}` }
  const reads = {
    messages: db
      .select({
        id: contactMessages.id,
        answered: sql<number>`(${db
          .select({ n: count() })
          .from(contactAnswers)
          .where(sql`${contactAnswers.contactId} = ${contactMessages}.${sql.identifier('id')}`)})`,
      })
      .from(contactMessages)
      .where(byReference(reference)),
  }
  return storeOnce(db, ofMessage, reads, ({ messages: [message] }) => {
    if (!message) throw new AppError('not-found')
    if (message.answered >= deskLimits.notes)
      throw new AppError('too-many-requests', { retryAfterSeconds: 86_400 })
    const at = clock.now().toISOString()
    const id = crypto.randomUUID()
    const mail = { id: crypto.randomUUID(), kind: 'contact-answer' as const, subjectId: id }
    return {
      answer: { id, at },
      fresh: [{ id: mail.id }],
      writes: [
        db.insert(contactAnswers).values({
          ...{ id, contactId: message.id, text, createdAt: at },
          ...{ author: desk.who, authorName: desk.publicName },
        }),
        db
          .update(contactMessages)
          .set({ state: 'answered', assignee: whoeverHasIt(desk.name) })
          .where(eq(contactMessages.id, message.id)),
        db.insert(outbox).values({ ...mail, dueAt: at, createdAt: at }),
        auditEntry(db, { who: desk.who, at, subject: { kind: 'contact', id: reference }, action: 'message' }),
      ],
    }
  })
}

/** Who answers a message that nobody looks after takes it. */
const whoeverHasIt = (name: string) =>
  sql`case ${contactMessages.assignee} when '' then ${name} else ${contactMessages.assignee} end`

/** Assigns, closes or opens a message again; throws 404 when there is none. */
export async function changeContact(
  env: Bindings,
  { desk, reference }: { desk: DeskVisitor; reference: string },
  change: ContactChange,
): Promise<{ state: DeskContact['state'] }> {
  const db = openDb(env.DB)
  const values = valuesOf(change, desk.name)
  const isThere = sql`exists (select 1 from ${contactMessages} where ${byReference(reference)})`
  const entry = {
    ...{ who: desk.who, at: clock.now().toISOString(), after: values },
    subject: { kind: 'contact' as const, id: reference },
    action: change.action === 'mine' ? ('assign' as const) : change.action,
  }
  const { rows } = await batchByName(
    db,
    {
      rows: db
        .update(contactMessages)
        .set(values)
        .where(byReference(reference))
        .returning({ state: contactMessages.state }),
    },
    { after: [auditEntry(db, entry, isThere)] },
  )
  const [row] = rows
  if (!row) throw new AppError('not-found')
  return row
}

function valuesOf(change: ContactChange, me: string): Partial<typeof contactMessages.$inferInsert> {
  if (change.action === 'mine') return { assignee: me }
  if (change.action === 'assign') return { assignee: change.name }
  return { state: change.action === 'close' ? 'closed' : 'open' }
}
