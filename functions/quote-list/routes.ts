import { readLineModels } from '#domain/quote-list/current-line.ts'
import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { readUserId } from '#functions/sessions/session.ts'
import { currentLines } from './current-lines.ts'
import { listOwnQuotes } from '#functions/quote-requests/account-quotes.ts'
import { deleteList, readList, saveList } from './saved-list.ts'
import { readSharedList } from './shared-list.ts'
import { storeQuote } from '#functions/quote-requests/store.ts'

/**
 * Routes of quote lists and requests: sending, the list of a customer's own ones, and the list saved in the account.
 */
export const quotes = implement('quotes')({
  'POST /quotes': async ({ c, env, body, idempotency, waitUntil }) => {
    // Never refused because the session could not be read.
    const { answer, fresh } = await storeQuote(env, body, idempotency, await readUserId(c))
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
  'GET /quote-lines': async ({ c, env, query }) => {
    c.header('cache-control', 'public, max-age=60')
    return { items: await currentLines(env, query.lang, readLineModels(query.lines) ?? []) }
  },
  'GET /shared-list': ({ env, query }) => readSharedList(env, query),
  'GET /profile/quotes': ({ env, account, query }) =>
    listOwnQuotes(env, account.user, query.lang, query.cursor),
  'GET /profile/list': ({ env, account }) => readList(env, account.user.id),
  'PUT /profile/list': ({ env, account, body }) => saveList(env, account.user.id, body.items),
  'DELETE /profile/list': ({ env, account }) => deleteList(env, account.user.id),
})
