import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { AppError } from '#domain/errors/error.ts'
import type { StateForm } from '#domain/quote-requests/desk-schemas.ts'
import type { RequestState } from '#domain/quote-requests/request-state.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { offers, outbox, quoteRequests, requestHistory, requestLinks } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { transition } from '#functions/quote-requests/transition.ts'
import { auditRequest } from './audit-request.ts'

type Statement = BatchItem<'sqlite'>
type Change = {
  writes: readonly Statement[]
  /** Null: the change is possible in every state. */
  happened: SQL | null
  mails?: { id: string }[]
}
type Given = { db: Db; quoteId: string; at: string }
/** Whose change it is: an address of staff, `operator:` and a login, or empty by a link; and the name at the desk. */
type Author = { who: string; name?: string }

/**
 * Changes a request at the desk, with the mail to the customer, in one batch. Throws `state-changed` with the present
 * state when it has moved on.
 */
export async function changeState(
  env: Bindings,
  quoteId: string,
  { who, name = '' }: Author,
  given: StateForm,
): Promise<{ state: RequestState; mails: { id: string }[] }> {
  const db = openDb(env.DB)
  const at = clock.now().toISOString()
  const form = given.action === 'mine' ? { action: 'assign' as const, name } : given
  const { writes, happened, mails = [] } = changeOf({ db, quoteId, at }, form)
  const { action, ...details } = form
  const audited = { who, at, action, after: Object.keys(details).length ? details : null }
  const state = db
    .select({ state: quoteRequests.state, changed: sql<number>`${happened ?? sql`1`}`.as('changed') })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteId))
  const { rows } = await batchByName(
    db,
    { rows: state },
    {
      before: [...writes, auditRequest(db, quoteId, audited, happened ?? sql`true`)],
    },
  )
  const [row] = rows
  if (!row) throw new AppError('not-found')
  if (!row.changed) throw new AppError('state-changed', { state: row.state })
  return { state: row.state, mails }
}

function changeOf(given: Given, form: Exclude<StateForm, { action: 'mine' }>): Change {
  if (form.action === 'take') return transition(given.db, { ...given, event: 'taken' })
  if (form.action === 'process') return processOrder(given)
  if (form.action === 'assign') return assign(given, form.name)
  if (form.action === 'withdraw') return withdraw(given, form.version)
  return form.action === 'close' ? close(given, form.reason) : revokeLinks(given)
}

/** Whoever is given a new request takes it in progress. */
function assign({ db, quoteId, at }: Given, name: string): Change {
  const condition = and(eq(quoteRequests.id, quoteId), isNull(quoteRequests.archivedAt))
  const write = db.update(quoteRequests).set({ assignee: name }).where(condition)
  const taken = name ? transition(db, { quoteId, at, event: 'taken' }).writes : []
  return {
    writes: [write, ...taken],
    happened: sql`exists (select 1 from ${quoteRequests} where ${condition})`,
  }
}

/** Once: of two who take it up the second learns that it is. */
function processOrder({ db, ...given }: Given): Change {
  const { quoteId, event } = requestHistory
  const isProcessed = sql`exists (select 1 from ${requestHistory} where ${and(eq(quoteId, given.quoteId), eq(event, 'order-processed'))})`
  return transition(db, { ...given, event: 'order-processed', condition: sql`not ${isProcessed}` })
}

function withdraw({ db, quoteId, at }: Given, version: number): Change {
  const open = and(eq(offers.quoteId, quoteId), eq(offers.version, version), eq(offers.state, 'sent'))
  const { writes, happened } = transition(db, {
    ...{ quoteId, at, version, event: 'offer-withdrawn' },
    condition: sql`exists (select 1 from ${offers} where ${open})`,
  })
  const offer = db.update(offers).set({ state: 'withdrawn' }).where(and(open, happened))
  return { writes: [...writes, offer], happened }
}

/** An offer that nobody decided about is withdrawn with its request. */
function close({ db, quoteId, at }: Given, reason: string): Change {
  const { id, writes, happened } = transition(db, { quoteId, at, event: 'closed', note: reason })
  const open = and(eq(offers.quoteId, quoteId), eq(offers.state, 'sent'))
  const mail = { id: crypto.randomUUID(), kind: 'request-closed-customer' as const, subjectId: id }
  return {
    writes: [
      ...writes,
      db.update(offers).set({ state: 'withdrawn' }).where(and(open, happened)),
      insertIf(db, outbox, { ...mail, dueAt: at, createdAt: at }, happened),
    ],
    happened,
    mails: [{ id: mail.id }],
  }
}

function revokeLinks({ db, quoteId, at }: Given): Change {
  const condition = and(
    eq(requestLinks.quoteId, quoteId),
    eq(requestLinks.side, 'company'),
    isNull(requestLinks.revokedAt),
  )
  return { writes: [db.update(requestLinks).set({ revokedAt: at }).where(condition)], happened: null }
}
