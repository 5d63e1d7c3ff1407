import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { logError, logWarning } from '#functions/platform/log.ts'
import { prefixOf } from '#functions/platform/network.ts'
import { type Device, endSession, findSession, type SignedIn } from './lucia.ts'
import { forgetOwnWrites } from './own-writes.ts'

/** `__Host-session`: this host only, TLS only (browsers accept it on localhost too), not readable by scripts. */
const name = 'session'
const options = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const
const tokenPattern = /^[0-9a-f]{64}$/

/** The token in the cookie; null when it is not in the form that this site issues. */
function tokenOf(c: Context<AppEnv>): string | null {
  const token = getCookie(c, name, 'host')
  return token && tokenPattern.test(token) ? token : null
}

function keepSession(
  c: Context<AppEnv>,
  token: string,
  maxAgeSeconds = accounts.sessionIdleDays * 86_400,
): void {
  setCookie(c, name, token, { ...options, maxAge: maxAgeSeconds })
  changed.set(c, true)
}

function forgetSession(c: Context<AppEnv>): void {
  deleteCookie(c, name, options)
  forgetOwnWrites(c)
  changed.set(c, false)
}

/** Whether an answer has opened a session, or ended it. */
const changed = new WeakMap<Context<AppEnv>, boolean>()

/** True when the browser holds a session, as far as this answer knows; it may have ended. */
export const holdsSession = (c: Context<AppEnv>): boolean => changed.get(c) ?? tokenOf(c) !== null

/** Network and browser of a request, as the list of sessions shows them. */
export const deviceOf = (request: Request): Device => ({
  network: prefixOf(request.headers.get('cf-connecting-ip')),
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, 200),
})

/**
 * The signed-in user; null when there is none. Throws 503 when the database fails. It never clears the cookie: a late
 * answer about a replaced session would delete the new one in the browser.
 */
export async function readSession(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = tokenOf(c)
  if (!token) return null
  const session = await findSession(c.env, token).catch((cause) => {
    logError('session', cause)
    throw new AppError('unavailable', { cause })
  })
  if (session?.extended) keepSession(c, token, session.maxAgeSeconds)
  return session
}

/** True when a session is presented that has ended. */
export const presentsEndedSession = async (c: Context<AppEnv>): Promise<boolean> =>
  tokenOf(c) !== null && (await readSession(c)) === null

/** Id of the signed-in user, for what anyone may send; null without one, and also when the session cannot be read. */
export const readUserId = (c: Context<AppEnv>): Promise<string | null> =>
  readSession(c).then(
    (session) => session?.user.id ?? null,
    () => null,
  )

/**
 * Sets the cookie of a new session, or deletes it, and ends the session that was presented, behind the answer. When
 * that fails it is only logged: the change itself is done, and the browser needs the new cookie.
 */
export function replaceSession(c: Context<AppEnv>, next: string | null): void {
  const before = tokenOf(c)
  if (next) keepSession(c, next)
  else forgetSession(c)
  if (!before) return
  c.executionCtx.waitUntil(endSession(c.env, before).catch((error) => logWarning('session', error)))
}

/** Ends the presented session; throws when that fails, so that signing out is reported only when it is done. */
export async function signOut(c: Context<AppEnv>): Promise<void> {
  const token = tokenOf(c)
  if (token) await endSession(c.env, token)
  forgetSession(c)
}
