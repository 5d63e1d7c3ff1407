import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/error.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { accountLinks, outbox, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/http/clock.ts'
import type { SignedIn } from '#functions/http/lucia.ts'
import { limitBurst, limitByNetwork } from '#functions/http/rate-limit.ts'
import { hashOfToken, isOpen, newLink, sentLastHour, spendLink } from './links.ts'

const confirming = { name: 'verify', count: 60, seconds: 900 }

/** The address is its owner's: he opened the link in his mailbox. A second click on the same link says so again. */
export async function confirmAddress(env: Bindings, request: Request, token: string): Promise<void> {
  await limitBurst(env, request, 'verify')
  await limitByNetwork(env, request, confirming)
  const hash = await hashOfToken(env, 'email-verification', token)
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const whose = sql`(select ${accountLinks.userId} from ${accountLinks} where ${isOpen('email-verification', hash)})`
  const [, used, verified] = await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(eq(users.id, whose)),
    spendLink(db, 'email-verification', hash),
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(accountLinks, eq(accountLinks.userId, users.id))
      .where(
        and(eq(accountLinks.hash, hash), isNotNull(accountLinks.usedAt), isNotNull(users.emailVerifiedAt)),
      )
      .limit(1),
  ])
  if (used.length + verified.length === 0) throw new AppError('invalid-token')
}

/** Owes the link once more, unless the address is verified or enough were sent in this hour. */
export async function requestVerification(env: Bindings, user: SignedIn['user']): Promise<{ id: string }[]> {
  if (user.emailVerifiedAt !== null) return []
  const db = openDb(env.DB)
  const now = clock.now().toISOString()
  const link = await newLink(env, 'email-verification', user.id)
  const mail = { id: crypto.randomUUID(), kind: 'account-verify', subjectId: link.id } as const
  const isThere = sql`exists (select 1 from ${accountLinks} where ${accountLinks.id} = ${link.id})`
  const mayHaveOne = sql`${sentLastHour(user.id, 'email-verification')} < ${accounts.resetsPerHour}`
  const [, owed] = await db.batch([
    insertIf(db, accountLinks, link, mayHaveOne),
    insertIf(db, outbox, { ...mail, dueAt: now, createdAt: now }, isThere).returning({ id: outbox.id }),
  ])
  if (owed.length === 0) throw new AppError('too-many-attempts', { retryAfterSeconds: 3600 })
  return owed
}
