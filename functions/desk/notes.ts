import { and, count, eq, isNotNull } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { NoteForm } from '#domain/quote-requests/desk-schemas.ts'
import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import { openDb } from '#functions/db/client.ts'
import { quoteRequests, requestNotes } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import { storeMessage } from '#functions/quote-requests/messages.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'
import { auditRequest } from './audit-request.ts'

/**
 * Stores an internal note once per idempotency key and request; possible in every state, also when it is closed, but
 * not about an archived contract.
 */
export async function storeNote(
  env: Bindings,
  { quoteId, who }: DeskVisitor,
  { text }: NoteForm,
  idempotency: Idempotency,
): Promise<{ id: string; at: string }> {
  const db = openDb(env.DB)
  const ofRequest = { ...idempotency, scope: `${idempotency.scope}:${quoteId}` }
  const counts = db.select({ n: count() }).from(requestNotes).where(eq(requestNotes.quoteId, quoteId))
  const archived = db
    .select({ state: quoteRequests.state })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.id, quoteId), isNotNull(quoteRequests.archivedAt)))
  const { answer } = await storeOnce(
    db,
    ofRequest,
    { counts, archived },
    ({ counts, archived: [request] }) => {
      if (request) throw new AppError('state-changed', { state: request.state })
      const [{ n } = { n: 0 }] = counts
      if (n >= deskLimits.notes) throw new AppError('too-many-requests', { retryAfterSeconds: 86_400 })
      const at = clock.now().toISOString()
      const id = crypto.randomUUID()
      return {
        answer: { id, at },
        fresh: null,
        writes: [
          db.insert(requestNotes).values({ id, quoteId, author: who, text, createdAt: at }),
          auditRequest(db, quoteId, { who, at, action: 'note' }),
        ],
      }
    },
  )
  return answer
}

/** Writes to the customer as a member of staff. */
export function writeMessage(
  env: Bindings,
  { quoteId, who }: DeskVisitor,
  form: MessageForm,
  idempotency: Idempotency,
) {
  const at = clock.now().toISOString()
  const also = [auditRequest(openDb(env.DB), quoteId, { who, at, action: 'message' })]
  return storeMessage(env, { quoteId, from: 'company', author: who, also }, form, idempotency)
}
