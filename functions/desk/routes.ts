import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { changeState } from './change-state.ts'
import { addCustomerEmail } from './customer-email.ts'
import { customerLink } from './customer-link.ts'
import { listRequests } from './list-requests.ts'
import { storeNote } from './notes.ts'
import { storeDraft } from './offer-drafts.ts'
import { readForDesk } from './read.ts'
import { sendOffer } from './send-offer.ts'
import { deleteBlock, listBlocks, storeBlock } from './text-blocks.ts'
import { writeMessage } from './write-message.ts'

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
