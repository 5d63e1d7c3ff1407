import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { accounts } from '#config/accounts.ts'
import { emailKey } from '#domain/accounts/account.ts'
import type { AppEnv } from '#functions/env.ts'
import { isSigned, signatureOf } from '#functions/platform/links.ts'
import { logWarning } from '#functions/platform/log.ts'

/**
 * A device from which a customer has signed in before (OWASP, device cookies): a random number, signed together with
 * the email that it is for. It opens nothing; while many strangers try to sign in, its customer is served before them
 * (docs/decisions/0040). The cookie names nobody, and nothing of it is stored.
 */
const name = 'device'
const options = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' } as const
const pattern = /^([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/

/** True when somebody has signed in with this email from this device. */
export async function isKnownDevice(c: Context<AppEnv>, email: string): Promise<boolean> {
  const [, number, signature] = getCookie(c, name, 'host')?.match(pattern) ?? []
  if (!number || !signature) return false
  try {
    return await isSigned(c.env, 'known-device', signed(email, number), signature)
  } catch (error) {
    failed(error)
    return false
  }
}

/** Remembers that somebody has signed in with this email from this device. */
export async function rememberDevice(c: Context<AppEnv>, email: string): Promise<void> {
  try {
    const number = crypto.randomUUID().replaceAll('-', '')
    const signature = await signatureOf(c.env, 'known-device', signed(email, number))
    setCookie(c, name, `${number}.${signature}`, { ...options, maxAge: accounts.knownDeviceDays * 86_400 })
  } catch (error) {
    failed(error)
  }
}

const signed = (email: string, number: string) => `${number}:${emailKey(email)}`

/** Without its secret the site knows no device; signing in works all the same. */
function failed(error: unknown): void {
  logWarning('device', error)
}
