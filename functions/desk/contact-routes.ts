import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { answerContact, changeContact, readContact } from './contact-messages.ts'
import { countViews, listWaiting } from './waiting-list.ts'

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
