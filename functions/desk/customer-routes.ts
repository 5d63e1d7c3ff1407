import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { storeQuote } from '#functions/quote-requests/store-request.ts'
import { readPerson } from './person.ts'
import { searchDesk } from './search-desk.ts'

/** Routes of what the desk does for a customer. */
export const deskCustomers = implement('deskCustomers')({
  'POST /desk/requests': async ({ env, desk, body, idempotency, waitUntil }) => {
    const { contact = null, ...request } = body
    const starter = { who: desk.who, name: desk.publicName, assignee: desk.name, contact }
    const { answer, fresh } = await storeQuote(env, request, idempotency, Promise.resolve(null), starter)
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
  'GET /desk/search': ({ env, query }) => searchDesk(env, query.q, query.archived === 'true'),
  'GET /desk/person': ({ env, query }) => readPerson(env, query),
})
