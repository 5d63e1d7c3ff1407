import type { Bindings } from '#functions/env.ts'
import { hex } from './digest.ts'

/** Addresses and networks are never stored to be counted: only a keyed hash, and another one each day. */
export async function keyedHash(env: Bindings, text: string, day: Date): Promise<string> {
  const secret = new TextEncoder().encode(
    `${env.RATE_LIMIT_SECRET || env.SITE_ORIGIN}:${day.toISOString().slice(0, 10)}`,
  )
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return hex(new Uint8Array(mac).subarray(0, 16))
}
