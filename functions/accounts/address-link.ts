import { sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { type AddressChange, emailKey } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { accountLinks, outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { newLink, sentLastHour, voidLinks } from './account-link-rows.ts'
import { checkAddress } from './address-rules.ts'
import { demandPassword } from './password-again.ts'

/** A link that concerns another address: what it is for, and the mails to that address and to the account's own. */
type AddressLink = {
  purpose: 'address-change' | 'register-handover'
  other: 'address-confirm' | 'handover-receiver'
  toOwner: 'address-asked' | 'handover-owner'
}

/**
 * Sends a link to another address and a mail to the own one, after the password was given again; former links become
 * void. Throws `invalid-fields` for the own address and `too-many-attempts` over the limit. Whether the other address
 * has an account is not said.
 */
export async function sendAddressLink(
  env: Bindings,
  { user }: SignedIn,
  { email: typed, password }: AddressChange,
  { purpose, other, toOwner }: AddressLink,
): Promise<{ id: string }[]> {
  const { email } = checkAddress({ email: typed })
  const recipient = emailKey(email)
  if (recipient === user.emailKey) throw new AppError('invalid-fields', { fields: { email: 'form.choice' } })
  await demandPassword(env, user.id, password)
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const link = { ...(await newLink(env, purpose, user.id)), email }
  const isBelowLimit = sql`${sentLastHour(user.id, purpose)} < ${accounts.resetsPerHour}`
  const isThere = sql`exists (select 1 from ${accountLinks} where ${accountLinks.id} = ${link.id})`
  const mailIf = (kind: AddressLink['other' | 'toOwner'], to: string) => {
    const row = {
      id: crypto.randomUUID(),
      kind,
      subjectId: link.id,
      recipient: to,
      dueAt: now,
      createdAt: now,
    }
    return insertIf(db, outbox, row, isThere).returning({ id: outbox.id })
  }
  const sent = await batchByName(db, {
    voided: voidLinks(db, purpose, user.id, isBelowLimit),
    link: insertIf(db, accountLinks, link, isBelowLimit),
    other: mailIf(other, recipient),
    owner: mailIf(toOwner, user.emailKey),
  })
  if (sent.other.length === 0) throw new AppError('too-many-attempts', { retryAfterSeconds: 3600 })
  return [...sent.other, ...sent.owner]
}
