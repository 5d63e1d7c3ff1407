import { eq, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { emailKey } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { accountLinks, outbox, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { hashOfToken, isOpen, markLinkUsed, newLink, sentLastHour } from './account-link-rows.ts'
import { lookAtScalesAgain } from './person-rows.ts'

/**
 * Verifies the email: the person opened the link in the mailbox and is signed in to the account. The link alone is not
 * enough, because somebody else may have made the account with this email and wait for the click. A repeated click
 * succeeds again.
 */
export async function confirmAddress(env: Bindings, token: string, userId: string | null): Promise<void> {
  const hash = await hashOfToken(env, 'email-verification', token)
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const [link] = await db
    .select({
      userId: accountLinks.userId,
      isOpen: sql<number>`${isOpen('email-verification', hash)}`,
      isDone: sql<number>`${accountLinks.usedAt} is not null and ${users.emailVerifiedAt} is not null`,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.hash, hash))
    .limit(1)
  if (link?.isDone) return
  if (!link?.isOpen) throw new AppError('invalid-token')
  if (link.userId !== userId) throw new AppError('unauthenticated')
  await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(eq(users.id, userId)),
    lookAtScalesAgain(db, userId),
    markLinkUsed(db, 'email-verification', hash),
  ])
}

/** Enqueues the link again, unless the email is verified or the hourly limit of links is reached. */
export async function requestVerification(env: Bindings, user: SignedIn['user']): Promise<{ id: string }[]> {
  if (user.emailVerifiedAt !== null) return []
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const link = await newLink(env, 'email-verification', user.id)
  // Whoever made the account need not be the owner of the mailbox.
  const recipient = emailKey(user.email)
  const mail = { id: crypto.randomUUID(), kind: 'account-verify', subjectId: link.id, recipient } as const
  const linkExists = sql`exists (select 1 from ${accountLinks} where ${accountLinks.id} = ${link.id})`
  const isBelowLimit = sql`${sentLastHour(user.id, 'email-verification')} < ${accounts.resetsPerHour}`
  const { mails } = await batchByName(db, {
    link: insertIf(db, accountLinks, link, isBelowLimit),
    mails: insertIf(db, outbox, { ...mail, dueAt: now, createdAt: now }, linkExists).returning({
      id: outbox.id,
    }),
  })
  if (mails.length === 0) throw new AppError('too-many-attempts', { retryAfterSeconds: 3600 })
  return mails
}
