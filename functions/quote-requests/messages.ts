import { count, eq } from 'drizzle-orm'
import { requestLimits } from '#config/request-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import { stateAfter } from '#domain/quote-requests/request-state.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { outbox, quoteRequests, requestMessages } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { missingFiles, sentFiles } from '#functions/files/attach.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import { transition } from './transition.ts'

/** Who writes: the event of each side, and the mail that the other one gets. */
const sides = {
  customer: { event: 'customer-message', kind: 'request-message-company' },
  company: { event: 'company-message', kind: 'request-message-customer' },
} as const

type Writer = {
  quoteId: string
  from: keyof typeof sides
  /** The address of the member of staff. */
  author?: string
  /** Further statements of the batch. */
  also?: readonly Statement[]
}

/**
 * Stores a message, its files, its entry in the timeline and the mail to the other side in one batch, once per
 * idempotency key and request. `fresh` are the mails to publish. A message that was accepted while the request was
 * being closed is kept and mailed all the same; only its entry is missing.
 */
export async function storeMessage(
  env: Bindings,
  { quoteId, from, author = '', also = [] }: Writer,
  { text, attachments }: MessageForm,
  idempotency: Idempotency,
) {
  const db = openDb(env.DB)
  const { event, kind } = sides[from]
  const ofRequest = { ...idempotency, scope: `${idempotency.scope}:${quoteId}` }
  const sent = await sentFiles(db, 'message', attachments)
  const reads = {
    files: sent.usableFiles,
    requests: db
      .select({ state: quoteRequests.state, archivedAt: quoteRequests.archivedAt })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, quoteId)),
    counts: db.select({ n: count() }).from(requestMessages).where(eq(requestMessages.quoteId, quoteId)),
  }
  return storeOnce(db, ofRequest, reads, ({ files, requests, counts }) => {
    const [{ state, archivedAt } = { state: null }] = requests
    if (state === null) throw new AppError('not-found')
    if (archivedAt || !stateAfter(state, event, from)) throw new AppError('state-changed', { state })
    const [{ n } = { n: 0 }] = counts
    if (n >= requestLimits.messages) throw new AppError('too-many-requests', { retryAfterSeconds: 86_400 })
    const at = clock.now().toISOString()
    const id = crypto.randomUUID()
    const mail = {
      id: crypto.randomUUID(),
      kind,
      subjectId: id,
      dueAt: at,
      createdAt: at,
    }
    return {
      answer: { id, at, ...missingFiles(sent, files) },
      fresh: [{ id: mail.id }],
      writes: [
        db
          .insert(requestMessages)
          .values({ id, quoteId, sender: from, author, text, createdAt: at, filesSent: sent.count }),
        ...sent.attach({ messageId: id }),
        ...transition(db, { quoteId, event, at }).writes,
        db.insert(outbox).values(mail),
        ...also,
      ],
    }
  })
}
