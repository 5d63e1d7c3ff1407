import type { Bindings } from '#functions/env.ts'
import { hex } from './digest.ts'

/**
 * Addresses and networks are never stored to be counted: only a keyed hash, and another one each day. Under a key that
 * everybody knows an address is found by trying all of them, so without a secret of its own that of the links serves.
 */
export async function keyedHash(env: Bindings, text: string, day: Date): Promise<string> {
  const secret = new TextEncoder().encode(
    `${env.RATE_LIMIT_SECRET || env.LINK_SECRET || env.SITE_ORIGIN}:${day.toISOString().slice(0, 10)}`,
  )
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return hex(new Uint8Array(mac).subarray(0, 16))
}
