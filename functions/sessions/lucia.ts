import { D1Adapter } from '@lucia-auth/adapter-sqlite'
import { Lucia, TimeSpan } from 'lucia'
import { accounts } from '#config/accounts.ts'
import type { sessions, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { randomToken, sha256 } from '#functions/platform/digest.ts'

/**
 * Everything that this site uses of lucia; the only file that imports it, because the package is no longer developed
 * (docs/decisions/0016). The database stores the SHA-256 of a session's token, never the token.
 */
type SessionAttributes = { public_id: string; created_at: string; network: string | null; user_agent: string }
type UserRow = typeof users.$inferSelect
type UserAttributes = {
  email: string
  email_key: string
  first_name: string
  last_name: string
  locale: UserRow['locale']
  is_active: number
  account_status: UserRow['accountStatus']
  email_verified_at: string | null
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof make>
    DatabaseSessionAttributes: SessionAttributes
    DatabaseUserAttributes: UserAttributes
  }
}

function make(db: D1Database) {
  return new Lucia(new D1Adapter(db, { user: 'users', session: 'sessions' }), {
    sessionExpiresIn: new TimeSpan(accounts.sessionIdleDays, 'd'),
    getSessionAttributes: (row) => ({ createdAt: row.created_at, publicId: row.public_id }),
    getUserAttributes: (row) => ({
      email: row.email,
      emailKey: row.email_key,
      firstName: row.first_name,
      lastName: row.last_name,
      locale: row.locale,
      canSignIn: row.is_active === 1 && row.account_status === 'active',
      emailVerifiedAt: row.email_verified_at,
    }),
  })
}

const instances = new WeakMap<D1Database, ReturnType<typeof make>>()

function luciaOf({ DB }: Pick<Bindings, 'DB'>) {
  const lucia = instances.get(DB) ?? make(DB)
  instances.set(DB, lucia)
  return lucia
}

const dayMs = 24 * 3600 * 1000

/** Network and browser that a session was opened from, for the list in the dashboard. */
export type Device = { network: string | null; userAgent: string }

/** A session row that is not stored yet and its token for the cookie, for a batch that stores it with other rows. */
export async function newSession(userId: string, device: Device) {
  const token = randomToken()
  const now = clock.now()
  const row: typeof sessions.$inferInsert = {
    id: await sha256(token),
    userId,
    expiresAt: Math.floor((now.getTime() + accounts.sessionIdleDays * dayMs) / 1000),
    publicId: crypto.randomUUID(),
    createdAt: now.toISOString(),
    ...device,
  }
  return { token, row }
}

/** When an unused session ends: idle time, at most the absolute limit after it was opened. */
export const sessionEnd = (createdAt: string, expiresAt: Date): Date =>
  new Date(Math.min(Date.parse(createdAt) + accounts.sessionMaxDays * dayMs, expiresAt.getTime()))

/** The signed-in user and the session. */
export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSession>>>

/**
 * The session of a token; null when there is none, it has expired (idle or absolute), or its user may not sign in.
 * Throws when the database fails, so that an outage signs nobody out.
 */
export async function findSession(env: Bindings, token: string) {
  const lucia = luciaOf(env)
  const { session, user } = await lucia.validateSession(await sha256(token))
  if (!session) return null
  const now = clock.now().getTime()
  const end = sessionEnd(session.createdAt, session.expiresAt).getTime()
  if (now >= end || !user.canSignIn) {
    await lucia.invalidateSession(session.id)
    return null
  }
  const maxAgeSeconds = Math.floor((end - now) / 1000)
  return { user, sessionId: session.id, publicId: session.publicId, extended: session.fresh, maxAgeSeconds }
}

/** Ends the session of a token, if there is one. */
export async function endSession(env: Bindings, token: string): Promise<void> {
  await luciaOf(env).invalidateSession(await sha256(token))
}

/** Deletes the sessions that have expired. */
export async function deleteExpiredSessions(env: Bindings): Promise<void> {
  await luciaOf(env).deleteExpiredSessions()
}
