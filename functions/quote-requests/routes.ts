import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { readUserId } from '#functions/sessions/session.ts'
import { listOwnQuotes } from './account-quotes.ts'
import { decide } from './decision.ts'
import { storeMessage } from './messages.ts'
import { askForLink } from './new-link.ts'
import { byId, findRequest, ofOwner, ownQuoteId } from './read-request.ts'
import { storeQuote } from './store-request.ts'

type Given = { env: Bindings; waitUntil: (work: Promise<unknown>) => void }
type MessageGiven = Given & {
  body: Parameters<typeof storeMessage>[2]
  idempotency: Parameters<typeof storeMessage>[3]
}
type DecisionGiven = Given & { body: Parameters<typeof decide>[2] }

async function write({ env, body, idempotency, waitUntil }: MessageGiven, quoteId: string) {
  const { answer, fresh } = await storeMessage(env, { quoteId, from: 'customer' }, body, idempotency)
  if (fresh) waitUntil(publishOutboxRows(env, fresh))
  return answer
}

async function decideAndMail({ env, body, waitUntil }: DecisionGiven, quoteId: string) {
  const { state, mails } = await decide(env, quoteId, body)
  waitUntil(publishOutboxRows(env, mails))
  return { state }
}

/** Routes of quote requests: sending one, a customer's requests, following one by its link or as its owner. */
export const quoteRequests = implement('quoteRequests')({
  'POST /quotes': async ({ c, env, body, idempotency, waitUntil }) => {
    // Never refused because the session could not be read.
    const { answer, fresh } = await storeQuote(env, body, idempotency, readUserId(c))
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
  'GET /profile/quotes': ({ env, account, query }) =>
    listOwnQuotes(env, account.user, query.lang, query.cursor),
  'GET /request': ({ env, quoteId, query }) => findRequest(env, byId(quoteId), query.lang),
  'POST /request/messages': (request) => write(request, request.quoteId),
  'POST /request/decision': (request) => decideAndMail(request, request.quoteId),
  'POST /request/link': async ({ env, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await askForLink(env, body)))
    return { state: 'requested' }
  },
  'GET /profile/quotes/:reference': ({ env, account, params, query }) =>
    findRequest(env, ofOwner(account.user, params.reference), query.lang),
  'POST /profile/quotes/:reference/messages': async (request) => {
    const { env, account, params } = request
    return write(request, await ownQuoteId(env, account.user, params.reference))
  },
  'POST /profile/quotes/:reference/decision': async (request) => {
    const { env, account, params } = request
    return decideAndMail(request, await ownQuoteId(env, account.user, params.reference))
  },
})
