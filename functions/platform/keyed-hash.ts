import type { Bindings } from '#functions/env.ts'
import { hex } from './digest.ts'

/**
 * Keyed hash of an email or network that is counted, different each day; the plain text is never stored. Without a day
 * it stays the same, for what is counted over many. With a public
 * key an email could be found by trying all of them, so the secret of the links is used when there is no other.
 */
export async function keyedHash(env: Bindings, text: string, day: Date | null): Promise<string> {
  const secret = new TextEncoder().encode(
    `${env.RATE_LIMIT_SECRET || env.LINK_SECRET || env.SITE_ORIGIN}:${day?.toISOString().slice(0, 10) ?? ''}`,
  )
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return hex(new Uint8Array(mac).subarray(0, 16))
}
