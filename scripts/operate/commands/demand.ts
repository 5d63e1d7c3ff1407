import { and, count, desc, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import { requestStates } from '#domain/quote-requests/request-state.ts'
import { openDb } from '#functions/db/client.ts'
import { quoteItems, quoteRequests, searchMisses } from '#functions/db/schema.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { actions, argumentsOf } from '../actions.ts'
import { type Command, type ExitCode, type Given, WrongUse } from '../command.ts'

const shown = 50
const daySeconds = 86_400
const defaultDays = 90

/** What customers want: from the requests that they sent, and from their searches without a result. */
export const demand: Command = {
  summary:
    'What is asked for: products by the number of requests, searches without a result, requests that were never answered',
  usage: '[asked [<days>] | searched [<days>] | unanswered]',
  run: actions({ asked: listDemand, searched, unanswered }, listDemand),
}

function daysOf({ args }: Given): number {
  const [days = String(defaultDays), ...more] = args
  if (more.length || !/^[1-9]\d{0,4}$/.test(days)) throw new WrongUse('Expected: a number of days')
  return Number(days)
}

/** Products by the number of requests that name them; `won` are those whose offer was accepted. */
async function listDemand(given: Given): Promise<ExitCode> {
  const since = isoAfter(clock.now(), -daysOf(given) * daySeconds)
  const { state, createdAt, id } = quoteRequests
  const requests = count(quoteItems.quoteId).as('requests')
  const rows = await openDb((await given.bindings()).DB)
    .select({
      product: quoteItems.productId,
      requests,
      pieces: sum(quoteItems.quantity).mapWith(Number).as('pieces'),
      won: sql<number>`count(*) filter (where ${state} = 'accepted')`.as('won'),
      unanswered: sql<number>`count(*) filter (where ${state} in ('received', 'in-progress'))`.as(
        'unanswered',
      ),
    })
    .from(quoteRequests)
    .innerJoin(quoteItems, sql`${quoteItems.quoteId} = ${id}`)
    .where(gte(createdAt, since))
    .groupBy(quoteItems.productId)
    .orderBy(desc(requests), quoteItems.productId)
    .limit(shown)
  given.show(rows)
  return 0
}

/**
 * Searches without a result by how often they were made, once three networks have made them; the same search answered
 * from a cache is not counted again.
 */
async function searched(given: Given): Promise<ExitCode> {
  const since = isoAfter(clock.now(), -daysOf(given) * daySeconds).slice(0, 10)
  const { query, locale, day, count: counted } = searchMisses
  const times = sum(counted).mapWith(Number).as('times')
  const rows = await openDb((await given.bindings()).DB)
    .select({ query, language: locale, times, last: sql<string>`max(${day})`.as('last') })
    .from(searchMisses)
    .where(gte(day, since))
    .groupBy(query, locale)
    .orderBy(desc(times), query, locale)
    .limit(shown)
  given.show(rows)
  return 0
}

/**
 * Requests that are past their due instant and that no message, offer or end has answered; ends with 1 when there are
 * any.
 */
async function unanswered(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const { reference, state, createdAt, dueAt, name, company, email, assignee, id } = quoteRequests
  const open = requestStates.filter((one) => one === 'received' || one === 'in-progress')
  const own = sql`${quoteRequests}.${sql.identifier(id.name)}`
  const rows = await openDb((await given.bindings()).DB)
    .select({ reference, state, sent: createdAt, due: dueAt, name, company, email, assignee })
    .from(quoteRequests)
    .where(
      and(
        inArray(state, open),
        lt(dueAt, clock.now().toISOString()),
        sql`not exists (select 1 from request_messages m where m.quote_id = ${own} and m.sender = 'company')`,
      ),
    )
    .orderBy(createdAt)
    .limit(shown)
  given.show(rows)
  return rows.length ? 1 : 0
}
