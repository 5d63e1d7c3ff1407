import type { Accepted, ContactRequest } from '#domain/forms/forms.ts'
import { newReference } from '#domain/quote-requests/reference.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { openDb } from '#functions/db/client.ts'
import { contactMessages } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { missingFiles, sentFiles } from '#functions/files/attach.ts'
import { implement } from '#functions/http/endpoints.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { publishOutboxRows, requestMails } from '#functions/mail/outbox-rows.ts'
import { clock } from '#functions/platform/clock.ts'
import { readPhone } from '#functions/platform/phones.ts'

const kinds = { company: 'contact-company', visitor: 'contact-visitor' } as const

/**
 * Stores a message, its files, its idempotency key and its outbox rows in one batch; `fresh` are the mails to publish.
 */
async function storeMessage(env: Bindings, request: ContactRequest, idempotency: Idempotency) {
  const db = openDb(env.DB)
  const sent = await sentFiles(db, 'contact', request.attachments)
  const phone = await readPhone(request.phone, {})
  return storeOnce(
    db,
    idempotency,
    { ...(sent.count ? { files: sent.usableFiles } : null) },
    ({ files = [] }) => {
      const at = clock.now()
      const now = at.toISOString()
      const id = crypto.randomUUID()
      const reference = newReference('MSG', inParis(at).day)
      const answer: Accepted = { reference, ...missingFiles(sent, files) }
      const { lang, attachments: _, origin = 'form' as const, ...message } = request
      const { mails, writes } = requestMails(db, kinds, {
        ...{ subjectId: id, email: request.email, now },
        userId: null,
      })
      const row = {
        id,
        reference,
        locale: lang,
        origin,
        ...message,
        phone,
        createdAt: now,
        filesSent: sent.count,
      }
      return {
        answer,
        fresh: mails,
        writes: [db.insert(contactMessages).values(row), ...sent.attach({ contactId: id }), ...writes],
      }
    },
  )
}

/** Route of the contact form. */
export const contact = implement('contact')({
  'POST /contact': async ({ env, body, idempotency, waitUntil }) => {
    const { answer, fresh } = await storeMessage(env, body, idempotency)
    if (fresh) waitUntil(publishOutboxRows(env, fresh))
    return answer
  },
})
