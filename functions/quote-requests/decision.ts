import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { DecisionForm } from '#domain/quote-requests/request-forms.ts'
import type { RequestState } from '#domain/quote-requests/request-state.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { offerLines, offers, outbox, quoteRequests } from '#functions/db/schema.ts'
import { offerChecksum } from '#functions/documents/offer-document.ts'
import { termsOfOffer } from '#functions/documents/read-offer.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { transition } from './transition.ts'

const events = { accept: 'accepted', decline: 'declined' } as const

/**
 * Records the customer's decision about a version of the offer, an acceptance with the checksum of the document and the
 * version of the general terms, with the mail to the company, and the confirmation of what was accepted, in one batch.
 * Throws `state-changed` with the present state when that version can no longer be decided about: it was replaced,
 * withdrawn or decided, or its validity is over.
 */
export async function decide(
  env: Bindings,
  quoteId: string,
  { version, decision, name, orderNumber, reason, options }: DecisionForm,
): Promise<{ state: RequestState; mails: { id: string }[] }> {
  const db = openDb(env.DB)
  const now = clock.now()
  const at = now.toISOString()
  const event = events[decision]
  const chosen = decision === 'accept' ? options : []
  const { id, happened, writes } = transition(db, {
    ...{ quoteId, event, at, version, note: reason },
    condition: sql`${isOpen(quoteId, version, inParis(now).day)} and ${areOptions({ quoteId, version, positions: chosen })}`,
  })
  const mailOf = <Kind extends string>(kind: Kind) =>
    ({ id: crypto.randomUUID(), kind, subjectId: id, dueAt: at, createdAt: at }) as const
  const mail = mailOf('request-decision-company')
  const confirmation = decision === 'accept' ? mailOf('request-accepted-customer') : null
  const agreed = confirmation && (await agreedOn(env, db, { quoteId, version }))
  const { rows } = await batchByName(db, {
    entry: writes[0],
    move: writes[1],
    offer: db
      .update(offers)
      .set({ state: event, decidedAt: at, decidedBy: name, orderNumber, ...agreed })
      .where(and(eq(offers.quoteId, quoteId), eq(offers.version, version), happened)),
    chosen: chooseOptions(db, { quoteId, version, positions: chosen }, happened),
    mail: insertIf(db, outbox, mail, happened),
    ...(confirmation && { confirmation: insertIf(db, outbox, confirmation, happened) }),
    rows: db
      .select({ state: quoteRequests.state, decided: sql<number>`${happened}` })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, quoteId)),
  })
  const [row] = rows
  if (!row) throw new AppError('not-found')
  if (!row.decided) throw new AppError('state-changed', { state: row.state })
  return {
    state: row.state,
    mails: [mail, ...(confirmation ? [confirmation] : [])].map(({ id }) => ({ id })),
  }
}

/** The document that is accepted, and the general terms that it names. */
async function agreedOn(env: Bindings, db: Db, key: { quoteId: string; version: number }) {
  const [acceptedChecksum, termsVersion] = await Promise.all([
    offerChecksum(env, key),
    termsOfOffer(db, key.quoteId, key.version),
  ])
  return { acceptedChecksum, termsVersion }
}

/** Condition: the version was sent, and its validity has not ended by the day (ISO). */
const isOpen = (quoteId: string, version: number, day: string) =>
  sql`exists (select 1 from ${offers} where ${offers.quoteId} = ${quoteId} and ${offers.version} = ${version} and ${offers.state} = 'sent' and ${offers.validUntil} >= ${day})`

/** Lines of a version by their positions. */
type Chosen = { quoteId: string; version: number; positions: readonly number[] }

const isOption = ({ quoteId, version }: Chosen) =>
  and(eq(offerLines.quoteId, quoteId), eq(offerLines.version, version), eq(offerLines.optional, true)) as SQL

/** Condition: each of the positions is an option of the version. */
const areOptions = (chosen: Chosen): SQL =>
  chosen.positions.length === 0
    ? sql`true`
    : sql`not exists (select 1 from json_each(${JSON.stringify(chosen.positions)})
        where value not in (select ${offerLines.position} from ${offerLines} where ${isOption(chosen)}))`

/** Statement: the options are accepted with the version, if the condition holds. */
const chooseOptions = (db: Db, chosen: Chosen, condition: SQL) =>
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
