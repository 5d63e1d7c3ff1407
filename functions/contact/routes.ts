import { implement } from '#functions/http/endpoints.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { contactContract } from '#src/contract/contact.ts'
import { storeMessage } from './store.ts'

/** Takes messages to the company. */
export const contact = implement(contactContract)({
  'POST /contact': async ({ env, body, idempotency, waitUntil }) => {
    const { answer, fresh } = await storeMessage(env, body, idempotency)
    if (fresh) waitUntil(announceOwed(env, fresh))
    return answer
  },
})
