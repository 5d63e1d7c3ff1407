import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { outbox, newsletterSubscriptions as subscriptions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { confirm, subscribe, unsubscribe } from './subscriptions.ts'

type Reader = Pick<SignedIn['user'], 'email' | 'emailKey' | 'emailVerifiedAt' | 'locale'>
type State = 'none' | 'pending' | 'confirmed'

const findRow = (env: Bindings, { emailKey }: Reader) =>
  openDb(env.DB).select().from(subscriptions).where(isEmail(subscriptions.email, emailKey)).get()

/** The state of a customer's subscription; `none` until the email is verified, because anybody may have typed it. */
export async function stateOf(env: Bindings, reader: Reader): Promise<State> {
  if (reader.emailVerifiedAt === null) return 'none'
  return (await findRow(env, reader))?.state ?? 'none'
}

/**
 * Subscribes or unsubscribes a verified email at once. An unverified one gets the confirmation mail as in the footer,
 * and cannot be unsubscribed here.
 */
export async function choose(
  env: Bindings,
  reader: Reader,
  subscribed: boolean,
): Promise<{ state: State; mails: { id: string }[] }> {
  const verified = reader.emailVerifiedAt !== null
  const before = verified ? await findRow(env, reader) : undefined
  if (!subscribed) {
    if (before) await unsubscribe(env, before.id)
    return { state: 'none', mails: [] }
  }
  if (before?.state === 'confirmed') return { state: 'confirmed', mails: [] }
  const mails = await subscribe(env, { email: reader.email, lang: reader.locale })
  if (!verified) return { state: 'pending', mails }
  const row = await findRow(env, reader)
  if (!row) throw new AppError('unavailable')
  const confirmed = await confirm(env, row.id)
  // The confirmation mail that is still pending is no longer needed.
  await openDb(env.DB)
    .delete(outbox)
    .where(
      and(eq(outbox.subjectId, row.id), eq(outbox.kind, 'newsletter-confirm'), eq(outbox.state, 'pending')),
    )
  return { state: 'confirmed', mails: confirmed.mails }
}
