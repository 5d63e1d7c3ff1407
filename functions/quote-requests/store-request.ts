import { eq, inArray, sql } from 'drizzle-orm'
import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import type { Accepted, QuoteRequest } from '#domain/forms/forms.ts'
import { pickFields, type RequestField, requestFields } from '#domain/forms/person-fields.ts'
import { newReference } from '#domain/quote-requests/reference.ts'
import { actorOf } from '#domain/quote-requests/request-state.ts'
import { inParis, replyDueAt } from '#domain/time/business-hours.ts'
import { withCatalogue } from '#functions/catalogue/snapshot.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertItems } from '#functions/db/quote-items.ts'
import { contactMessages, files, outbox, quoteRequests, requestHistory, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { missingFiles, sentFiles } from '#functions/files/attach.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { requestMails } from '#functions/mail/outbox-rows.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening, type KeyedOpening, presentTerms } from '#functions/platform/opening.ts'
import { readPhone } from '#functions/platform/phones.ts'
import { resolveItems } from '#functions/quote-list/resolve.ts'
import { resolveServices } from '#functions/quote-list/resolve-services.ts'
import { dropSavedList } from '#functions/quote-list/saved-list.ts'
import { modelsFor, quotedConfiguration, quotedEstimate } from './conclusions.ts'
import { namedByItems } from './item-rows.ts'

/** Who of the company writes a request down for a customer, and the contact message that it comes from. */
type Starter = { who: string; name: string; assignee: string; contact: string | null }

/** A request without what a customer accepts with it. */
type Submitted = Omit<QuoteRequest, 'termsAccepted'>

const kinds = { company: 'quote-company', visitor: 'quote-visitor' } as const

/**
 * Stores a request, its items, its files, its idempotency key and its outbox rows in one batch: a 201 means that all of
 * it is stored. `fresh` are the mails to publish. Items that a customer sends are removed from the saved list.
 */
export async function storeQuote(
  env: Bindings,
  request: Submitted,
  idempotency: Idempotency,
  sender: Promise<string | null>,
  starter: Starter | null = null,
) {
  const db = openDb(env.DB)
  const sent = await sentFiles(db, 'quote', request.attachments)
  const reading = readAlongside(env, request, sender)
  const files = sent.count ? { files: sent.usableFiles } : null
  return storeOnce(db, idempotency, { ...files }, async ({ files = [] }) =>
    prepareRequest(db, request, { sent, files, starter }, await reading),
  )
}

/** What a request is resolved with, read in one trip beside the counters of the limit and the files. */
function readAlongside(env: Bindings, request: Submitted, sender: Promise<string | null>) {
  const offersServices = (request.services ?? []).length > 0
  const reading = Promise.all([
    sender,
    namedByItems(env, request.items),
    offersServices ? withCatalogue(env, {}).then(({ catalogue }) => catalogue.services) : [],
    modelsFor(env, request),
    readPhone(request.phone, request),
    currentOpening(env),
  ])
  // Nobody awaits it where the limit refuses the request.
  reading.catch(() => {})
  return reading
}

type Sent = {
  sent: Awaited<ReturnType<typeof sentFiles>>
  files: readonly unknown[]
  starter: Starter | null
}
type Read = Awaited<ReturnType<typeof readAlongside>>

function prepareRequest(
  db: Db,
  request: Submitted,
  { sent, files, starter }: Sent,
  [userId, named, offered, models, phone, { opening, texts }]: Read,
) {
  const fields: FieldErrors = {}
  const items = resolveItems(request.items, named, fields)
  const services = resolveServices(request.services ?? [], offered, fields)
  if (Object.keys(fields).length) throw new AppError('invalid-fields', { fields })
  const at = clock.now()
  const now = at.toISOString()
  const { day } = inParis(at)
  const id = crypto.randomUUID()
  const reference = newReference('DEV', day)
  const answer: Accepted = { reference, ...missingFiles(sent, files) }
  const content = {
    services,
    configuration: quotedConfiguration(request, models, day),
    estimate: quotedEstimate(request, items, services, opening.company.travelCents),
    filesSent: sent.count,
    instruments: request.instruments ?? [],
  }
  const { mails, writes } = starter
    ? startedMail(db, { id, ...request }, now)
    : requestMails(db, kinds, { subjectId: id, email: request.email, now, userId })
  const event = starter ? 'started' : 'received'
  return {
    answer,
    fresh: mails,
    writes: [
      insertRequest(
        db,
        {
          ...{ id, userId, reference, ...content, dueAt: replyDueAt(at, opening).toISOString() },
          ...(starter ? startedBy(starter) : acceptedTerms(now, texts)),
        },
        { ...request, phone },
        now,
      ),
      insertItems(db, id, items),
      db
        .insert(requestHistory)
        .values({ id: crypto.randomUUID(), quoteId: id, at: now, event, actor: actorOf(event) }),
      ...sent.attach({ quoteId: id }),
      ...writes,
      ...(userId === null ? [] : [dropSavedList(db, userId)]),
      ...(starter ? startedWrites(db, starter, { id, reference, at: now }) : []),
    ],
  }
}

type Row = typeof quoteRequests.$inferInsert
type Own = Pick<
  Row,
  | 'id'
  | 'reference'
  | 'services'
  | 'configuration'
  | 'estimate'
  | 'filesSent'
  | 'instruments'
  | 'termsAcceptedAt'
  | 'dueAt'
> & {
  userId: string | null
}

const acceptedTerms = (now: string, texts: KeyedOpening['texts']) => ({
  termsAcceptedAt: now,
  termsVersion: presentTerms(texts),
})

/** Nobody has accepted any terms yet: the customer does with the offer. */
const startedBy = ({ who, name, assignee }: Starter) =>
  ({
    ...{ startedBy: who, startedByName: name, assignee },
    ...{ termsAcceptedAt: '', state: 'in-progress' },
  }) as const

/**
 * The one mail about a request that the company writes down, to whoever has an email; no limit of a mailbox counts what
 * the company writes.
 */
function startedMail(db: Db, { id: subjectId, email }: { id: string; email: string }, now: string) {
  if (email === '') return { mails: [], writes: [] }
  const mail = { id: crypto.randomUUID(), kind: 'request-started', subjectId } as const
  return {
    mails: [{ id: mail.id }],
    writes: [db.insert(outbox).values({ ...mail, dueAt: now, createdAt: now })],
  }
}

/**
 * Who has written it down, for the journal. The contact message that it comes from waits no longer, and its files are
 * those of the request.
 */
const startedWrites = (
  db: Db,
  { who, contact }: Starter,
  { id, reference, at }: { id: string; reference: string; at: string },
) => [
  auditEntry(db, { who, at, subject: { kind: 'request', id: reference }, action: 'create' }),
  db
    .update(contactMessages)
    .set({ requestReference: reference, state: 'answered' })
    .where(eq(contactMessages.reference, contact ?? '')),
  db
    .update(files)
    .set({ quoteId: id, contactId: null })
    .where(
      inArray(
        files.contactId,
        db
          .select({ id: contactMessages.id })
          .from(contactMessages)
          .where(eq(contactMessages.reference, contact ?? '')),
      ),
    ),
]

function insertRequest(db: Db, row: Own, request: Submitted, now: string) {
  // A field without a column does not compile.
  const person: Pick<Row, RequestField> = pickFields(requestFields, request)
  const { message, lang } = request
  // Null when the account was erased meanwhile: the request is then a guest's.
  const userId = sql`(select ${users.id} from ${users} where ${users.id} = ${row.userId})`
  return db.insert(quoteRequests).values({
    ...row,
    userId,
    locale: lang,
    ...person,
    message,
    createdAt: now,
    waitingSince: now,
  })
}
