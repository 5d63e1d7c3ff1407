import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { storeMessage } from './store-contact-message.ts'

/** Route of the contact form. */
export const contact = implement('contact')({
  'POST /contact': async ({ env, body, idempotency, waitUntil }) => {
    const { answer, fresh } = await storeMessage(env, body, idempotency)
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
})
