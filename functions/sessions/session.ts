import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/site/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { prefixOf } from '#functions/platform/network.ts'
import { type Device, endSession, findSession, type SignedIn } from './lucia.ts'

/** `__Host-session`: this host only, over TLS (browsers accept it on localhost too), out of the reach of scripts. */
const name = 'session'
const options = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const
const tokenPattern = /^[0-9a-f]{64}$/

/** The token that the browser presents; null when it is none of ours. */
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
}

const forgetSession = (c: Context<AppEnv>) => void deleteCookie(c, name, options)

/** From where the request comes, as the list of sessions shows it. */
export const deviceOf = (request: Request): Device => ({
  network: prefixOf(request.headers.get('cf-connecting-ip')),
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, 200),
})

/**
 * Who is asking, null for everybody else. A fault of the database is thrown as 503. Nothing clears the cookie here: an
 * answer that comes late, about a session that was replaced meanwhile, would take the browser the new one.
 */
export async function readSession(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = tokenOf(c)
  if (!token) return null
  const found = await findSession(c.env, token).catch((cause) => {
    console.error(JSON.stringify({ at: 'session', error: errorText(cause) }))
    throw new AppError('unavailable', { cause })
  })
  if (found?.extended) keepSession(c, token, found.maxAgeSeconds)
  return found
}

/**
 * The browser goes on with a new session, or with none. What led here is done; that the session it presented could not be
 * ended is only a warning, and takes nobody the new one.
 */
export async function replaceSession(c: Context<AppEnv>, next: string | null): Promise<void> {
  const before = tokenOf(c)
  if (next) keepSession(c, next)
  else forgetSession(c)
  if (!before) return
  await endSession(c.env, before).catch((error) => {
    console.warn(JSON.stringify({ at: 'session', error: errorText(error) }))
  })
}

/** Ends the session that is presented; said to be done only when it is. */
export async function signOut(c: Context<AppEnv>): Promise<void> {
  const token = tokenOf(c)
  if (token) await endSession(c.env, token)
  forgetSession(c)
}
