import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { storeQuote } from '#functions/quote-requests/store-request.ts'
import { changeState } from './change-state.ts'
import { answerContact, changeContact, readContact } from './contact-messages.ts'
import { addCustomerEmail, customerLink } from './customer-email.ts'
import { listRequests } from './list-requests.ts'
import { storeNote, writeMessage } from './notes.ts'
import { sendOffer, storeDraft } from './offers.ts'
import { readPerson } from './person.ts'
import { readForDesk } from './read.ts'
import { searchDesk } from './search-desk.ts'
import { deleteBlock, listBlocks, storeBlock } from './text-blocks.ts'
import { countViews, listWaiting } from './waiting-list.ts'

/** Routes of the company's desk. */
export const desk = implement('desk')({
  'GET /desk/requests': ({ env, query }) => listRequests(env, query),
  'GET /desk/requests/:reference': ({ env, desk }) => readForDesk(env, desk),
  'POST /desk/requests/:reference/offers': async ({ env, desk, body, waitUntil }) => {
    const { mails, ...sent } = await sendOffer(env, desk, body)
    waitUntil(publishOutboxRows(env, mails))
    return sent
  },
  'POST /desk/requests/:reference/messages': async ({ env, desk, body, idempotency, waitUntil }) => {
    const { answer, fresh } = await writeMessage(env, desk, body, idempotency)
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
  'POST /desk/requests/:reference/link': ({ env, desk }) => customerLink(env, desk),
  'PUT /desk/requests/:reference/email': async ({ env, desk, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await addCustomerEmail(env, desk, body)))
  },
  'POST /desk/requests/:reference/notes': ({ env, desk, body, idempotency }) =>
    storeNote(env, desk, body, idempotency),
  'POST /desk/requests/:reference/state': async ({ env, desk, body, waitUntil }) => {
    const { state, mails } = await changeState(env, desk.quoteId, desk, body)
    waitUntil(publishOutboxRows(env, mails))
    return { state }
  },
})

/** Routes of what offers are written with. */
export const deskOffers = implement('deskOffers')({
  'PUT /desk/requests/:reference/draft': ({ env, desk, body }) => storeDraft(env, desk, body),
  'GET /desk/blocks': ({ env }) => listBlocks(env),
  'PUT /desk/blocks/:block': ({ env, desk, params, body }) => storeBlock(env, desk.who, params.block, body),
  'DELETE /desk/blocks/:block': ({ env, desk, params, query }) =>
    deleteBlock(env, desk.who, params.block, query.seen),
})

/** Routes of what waits for the company, and of contact messages. */
export const deskContacts = implement('deskContacts')({
  'GET /desk/waiting': ({ env, desk, query }) => listWaiting(env, desk, query),
  'GET /desk/counts': ({ env, desk }) => countViews(env, desk),
  'GET /desk/contacts/:message': ({ env, desk, params }) => readContact(env, desk, params.message),
  'POST /desk/contacts/:message/answers': async ({ env, desk, params, body, idempotency, waitUntil }) => {
    const { answer, fresh } = await answerContact(env, { desk, reference: params.message }, body, idempotency)
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
  'POST /desk/contacts/:message/state': ({ env, desk, params, body }) =>
    changeContact(env, { desk, reference: params.message }, body),
})

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
