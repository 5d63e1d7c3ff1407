import { eq, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { emailKey } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { accountLinks, outbox, passwords, sessions, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import {
  hashOfToken,
  hasOpenLink,
  isOpen,
  markLinkUsed,
  newLink,
  sentLastHour,
  voidLinks,
} from './account-link-rows.ts'
import { checkNewPassword } from './address-rules.ts'
import { customer } from './applicant.ts'
import { withHashSlot } from './hash-queue.ts'
import { hashPassword } from './password.ts'
import { lookAtScalesAgain } from './person-rows.ts'

type OutboxId = { id: string }[]

/**
 * Enqueues a reset link for the account of the email, if there is one, and invalidates earlier links. The same
 * statements run for every email, so that neither the answer nor its timing reveals anything.
 */
export async function requestReset(env: Bindings, { email }: { email: string }): Promise<OutboxId> {
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const userId = sql`(select ${users.id} from ${users} where ${isEmail(users.emailKey, email)} and ${users.isActive} and ${users.accountStatus} = 'active')`
  // Strangers may use up the limit. Its owner then has a working link, or may ask again.
  const isBelowLimit = sql`${sentLastHour(userId, 'password-reset')} < ${accounts.resetsPerHour}`
  const mayBeSent = sql`${userId} is not null and (${isBelowLimit} or not ${hasOpenLink(userId, 'password-reset')})`
  const { userId: _, ...link } = await newLink(env, 'password-reset', '')
  const isThere = sql`exists (select 1 from ${accountLinks} where ${accountLinks.id} = ${link.id})`
  const mail = { id: crypto.randomUUID(), kind: 'password-reset', subjectId: link.id } as const
  const recipient = emailKey(email)
  const { mails } = await batchByName(db, {
    voided: voidLinks(db, 'password-reset', userId, mayBeSent),
    link: insertIf(db, accountLinks, { ...link, userId }, mayBeSent),
    mails: insertIf(db, outbox, { ...mail, recipient, dueAt: now, createdAt: now }, isThere).returning({
      id: outbox.id,
    }),
  })
  return mails
}

type NewPassword = { token: string; password: string }

/**
 * Sets the password once per link: password, end of all sessions, mail and use of the link are one batch, so that of
 * concurrent requests only the first one succeeds. It does not sign in.
 */
export async function confirmReset(env: Bindings, { token, password }: NewPassword): Promise<OutboxId> {
  const linkHash = await hashOfToken(env, 'password-reset', token)
  const db = openDb(env.DB)
  const open = isOpen('password-reset', linkHash)
  const [account] = await db
    .select({ email: users.email })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(open)
    .limit(1)
  if (!account) throw new AppError('invalid-token')
  checkNewPassword(password, account.email)
  const hash = await withHashSlot(customer(linkHash), (slot) => hashPassword(slot, password))
  const now = clock.now().toISOString()
  const userId = sql`(select ${accountLinks.userId} from ${accountLinks} where ${open})`
  const mailId = crypto.randomUUID()
  const mail = { id: mailId, kind: 'password-changed', dueAt: now, createdAt: now } as const
  const { spent } = await batchByName(db, {
    password: db.update(passwords).set({ hash, changedAt: now }).where(eq(passwords.userId, userId)),
    sessions: db.delete(sessions).where(eq(sessions.userId, userId)),
    // Opening the link proves access to the mailbox.
    verified: db
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        loginAttempts: 0,
        updatedAt: now,
      })
      .where(eq(users.id, userId)),
    scales: lookAtScalesAgain(db, userId),
    mail: insertIf(db, outbox, { ...mail, subjectId: userId }, sql`${userId} is not null`),
    spent: markLinkUsed(db, 'password-reset', linkHash),
  })
  if (spent.length === 0) throw new AppError('invalid-token')
  return [{ id: mailId }]
}
