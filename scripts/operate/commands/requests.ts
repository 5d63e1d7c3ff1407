import { and, eq, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type DeskFilter, type DeskRow, deskFilters, StateForm } from '#domain/quote-requests/desk-schemas.ts'
import { isAwaited } from '#domain/quote-requests/request-state.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import type { Calendar } from '#domain/time/work-calendar.ts'
import { erasePerson } from '#functions/accounts/erasure.ts'
import { openDb } from '#functions/db/client.ts'
import { guestOf } from '#functions/db/ownership.ts'
import { quoteRequests, requestLinks } from '#functions/db/schema.ts'
import { auditRequest } from '#functions/desk/audit-request.ts'
import { changeState } from '#functions/desk/change-state.ts'
import { listRequests } from '#functions/desk/list-requests.ts'
import { readForDesk } from '#functions/desk/read.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { actions, argumentsOf } from '../actions.ts'
import { type Command, type ExitCode, type Given, Refused, WrongUse } from '../command.ts'
import { confirmed } from '../confirm.ts'
import { operator, operatorNow } from '../operator.ts'

/** Quote requests by the desk's own list, page and changes: the same rules, timeline and mails. */
export const requests: Command = {
  summary: 'Quote requests: what is due, one with everything about it, a change of its state',
  usage: `[due | list <${deskFilters.join(' | ')}> | find <beginning> | one <reference>
  | take <reference> | process <reference> | assign <reference> <name> | withdraw <reference> <version> | close <reference> <reason>
  | revoke-links <reference> | erase <reference>]`,
  run: actions(
    {
      due,
      list,
      find,
      one,
      take: change('take', 'reference'),
      process: change('process', 'reference'),
      assign: change('assign', 'reference', 'name'),
      withdraw: change('withdraw', 'reference', 'version'),
      close: change('close', 'reference', 'reason'),
      'revoke-links': revokeLinks,
      erase,
    },
    due,
  ),
}

type Row = Readonly<Record<string, string | number | null>>

const hourMs = 3_600_000

/** Every request that waits for the company, the longest first; hours left of the promised 24, 0 when overdue. */
async function due(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const { opening } = await currentOpening(await given.bindings())
  given.show(
    (await pages(given, 'waiting')).map((row) => ({
      since: row.waitingSince,
      left: isAwaited(row.state) ? hoursLeft(row, opening) : null,
      ...summaryOf(row),
    })),
  )
  return 0
}

function hoursLeft({ createdAt, dueAt }: Pick<DeskRow, 'createdAt' | 'dueAt'>, calendar: Calendar): number {
  const promised = { sentAt: new Date(createdAt), dueAt: new Date(dueAt) }
  return Math.round((replyTimeLeft(promised, clock.now(), calendar) / hourMs) * 10) / 10
}

async function list(given: Given): Promise<ExitCode> {
  const { filter } = argumentsOf(given, 'filter')
  const validFilter = deskFilters.find((one) => one === filter)
  if (!validFilter) throw new WrongUse(`Expected one of ${deskFilters.join(', ')}`)
  given.show((await pages(given, validFilter)).map(summaryOf))
  return 0
}

async function find(given: Given): Promise<ExitCode> {
  const { beginning } = argumentsOf(given, 'beginning')
  const { items } = await listRequests(await given.bindings(), { state: 'all', q: beginning, cursor: '' })
  given.show(items.map(summaryOf))
  return 0
}

/** So many pages of the desk's list are read at most. */
const maxPages = 20

async function pages(given: Given, state: DeskFilter): Promise<DeskRow[]> {
  const env = await given.bindings()
  const collected: DeskRow[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null && page < maxPages; page++) {
    const { items, nextCursor } = await listRequests(env, { state, q: '', cursor })
    collected.push(...items)
    cursor = nextCursor
  }
  if (cursor !== null) given.say(`The first ${collected.length}; there are more.`)
  return collected
}

const summaryOf = ({
  reference,
  state,
  createdAt,
  dueAt,
  name,
  company,
  city,
  items,
  ...row
}: DeskRow): Row => ({
  ...{ reference, state, sent: createdAt, due: dueAt, name, company, city, items },
  assignee: row.assignee || null,
  'last message': row.lastMessage,
})

/** One request: its facts, what was asked for, and what has happened, line by line. */
async function one(given: Given): Promise<ExitCode> {
  const { id } = await findRequest(given, argumentsOf(given, 'reference').reference)
  const env = await given.bindings()
  const { request, customer, assignee, notes } = await readForDesk(env, {
    ...{ quoteId: id, whole: true },
  })
  const { opening } = await currentOpening(env)
  const row = (what: string, at: string | null, text: string | number) => ({ what, at, text })
  given.show([
    row('reference', request.createdAt, request.reference),
    row('state', null, request.state),
    row('due', request.dueAt, `${hoursLeft(request, opening)} h left`),
    ...Object.entries(customer).map(([what, text]) => row(what, null, text)),
    row('assignee', null, assignee),
    row('message', null, request.message),
    ...request.items.map(({ quantity, productName, item }) =>
      row('item', null, `${quantity} × ${productName} ${item.variant?.reference ?? ''}`.trim()),
    ),
    ...(request.visit?.rows ?? []).map(([name, facts]) => row('instrument', null, `${name}: ${facts}`)),
    ...request.timeline.map(({ at, text }) => row('event', at, text)),
    ...request.messages.map(({ at, from, text }) => row(`message of the ${from}`, at, text)),
    ...notes.map(({ at, text }) => row('note', at, text)),
  ])
  return 0
}

async function findRequest({ bindings }: Given, reference: string) {
  const { DB } = await bindings()
  const { id, state, name, company, assignee, userId } = quoteRequests
  const [row] = await openDb(DB)
    .select({ id, state, name, company, assignee, userId })
    .from(quoteRequests)
    .where(eq(quoteRequests.reference, reference.toUpperCase()))
    .limit(1)
  if (!row) throw new Refused(`No request has the reference ${reference}.`)
  return row
}

const formOf = {
  take: () => ({}),
  process: () => ({}),
  assign: (name: string) => ({ name }),
  withdraw: (version: string) => ({ version: Number(version) }),
  close: (reason: string) => ({ reason }),
} as const

/** A change of the desk: its state machine decides whether it is possible, and its batch holds the mail. */
function change(
  action: keyof typeof formOf,
  ...names: ['reference'] | ['reference', 'name' | 'version' | 'reason']
) {
  return async (given: Given): Promise<ExitCode> => {
    const values: Partial<Record<string, string>> = argumentsOf(given, ...names)
    const what = names[1] ?? 'reference'
    const parsed = v.safeParse(StateForm, { action, ...formOf[action](values[what] ?? '') })
    if (!parsed.success) throw new WrongUse(`Not a ${what}: ${values[what]}`)
    const { id, userId: _userId, ...row } = await findRequest(given, values.reference ?? '')
    const { action: _, ...details } = parsed.output
    const shown = [{ reference: values.reference ?? '', ...row, change: action, ...details }]
    if (!(await confirmed(given, shown, 'Make this change?'))) return 0
    const { state, mails } = await changeState(await given.bindings(), id, operator(), parsed.output)
    given.say(
      `The request is ${state}.${mails.length ? ' The customer’s mail is sent within a minute.' : ''}`,
    )
    return 0
  }
}

/** Ends every link to the request in mails already sent, the customer’s and the company’s. */
async function revokeLinks(given: Given): Promise<ExitCode> {
  const { reference } = argumentsOf(given, 'reference')
  const { id } = await findRequest(given, reference)
  const db = openDb((await given.bindings()).DB)
  const open = and(eq(requestLinks.quoteId, id), isNull(requestLinks.revokedAt))
  const { side, createdAt, expiresAt } = requestLinks
  const links = await db.select({ side, createdAt, expiresAt }).from(requestLinks).where(open).limit(1000)
  if (!(await confirmed(given, links, `Revoke ${links.length} links?`))) return 0
  const now = operatorNow()
  await db.batch([
    auditRequest(
      db,
      id,
      { ...now, action: 'revoke-links' },
      sql`exists (select 1 from ${requestLinks} where ${open})`,
    ),
    db.update(requestLinks).set({ revokedAt: now.at }).where(open),
  ])
  return 0
}

/** The request of somebody without an account, who cannot delete it: erased as a customer’s own deletion erases it. */
async function erase(given: Given): Promise<ExitCode> {
  const { reference } = argumentsOf(given, 'reference')
  const { id, userId, ...row } = await findRequest(given, reference)
  if (userId) throw new Refused('This request belongs to an account: see accounts erase.')
  if (!(await confirmed(given, [{ reference, ...row }], 'Erase the person of this request?'))) return 0
  const [contract] = await erasePerson(await given.bindings(), guestOf(id), (db) => [
    auditRequest(db, id, { ...operatorNow(), action: 'erase' }),
  ])
  given.say(
    contract
      ? `The contract is archived until ${contract.keptUntil}.`
      : 'The request is kept without its person.',
  )
  return 0
}
