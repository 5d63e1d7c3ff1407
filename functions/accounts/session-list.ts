import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import type { SessionEntry } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { sessions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { type SignedIn, sessionEnd } from '#functions/sessions/lucia.ts'

/** The sessions of a person, newest first. Their public ids cannot be used to sign in. */
export async function listSessions(env: Bindings, account: SignedIn): Promise<SessionEntry[]> {
  const now = clock.now()
  const rows = await openDb(env.DB)
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, account.user.id),
        gt(sessions.expiresAt, Math.floor(now.getTime() / 1000)),
        gt(sessions.createdAt, isoAfter(now, -accounts.sessionMaxDays * 86_400)),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(50)
  return rows.map(({ publicId, createdAt, expiresAt, network, userAgent }) => ({
    id: publicId,
    createdAt,
    expiresAt: sessionEnd(createdAt, new Date(expiresAt * 1000)).toISOString(),
    network,
    userAgent,
    current: publicId === account.publicId,
  }))
}

/** Ends one of the person's own sessions; 404 for an unknown one and for another person's. */
export async function endSessionNamed(env: Bindings, { user }: SignedIn, publicId: string): Promise<void> {
  const ended = await openDb(env.DB)
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.publicId, publicId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new AppError('not-found')
}

export async function endOtherSessions(env: Bindings, { user, sessionId }: SignedIn): Promise<void> {
  await openDb(env.DB)
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId)))
}
