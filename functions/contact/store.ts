import type { Accepted, ContactRequest } from '#domain/forms/forms.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { openDb } from '#functions/db/client.ts'
import { contactMessages } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { requestMails } from '#functions/mail/outbox-rows.ts'
import { clock } from '#functions/platform/clock.ts'
import { newReference } from '#functions/platform/reference.ts'

const kinds = { company: 'contact-company', visitor: 'contact-visitor' } as const

/** Stores a message, its idempotency key and its outbox rows in one batch; `fresh` are the mails to publish. */
export function storeMessage(env: Bindings, request: ContactRequest, idempotency: Idempotency) {
  const db = openDb(env.DB)
  return storeOnce(db, idempotency, [], () => {
    const at = clock.now()
    const now = at.toISOString()
    const id = crypto.randomUUID()
    const answer: Accepted = { reference: newReference('MSG', inParis(at).day) }
    const { lang, ...message } = request
    const { mails, writes } = requestMails(db, kinds, { subjectId: id, email: request.email, now })
    const row = { id, ...answer, locale: lang, ...message, createdAt: now }
    return {
      answer,
      fresh: mails,
      writes: [db.insert(contactMessages).values(row), ...writes],
    }
  })
}
