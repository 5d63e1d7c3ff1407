import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import type { Idempotency } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import { storeMessage } from '#functions/quote-requests/messages.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'
import { auditRequest } from './audit-request.ts'

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
