import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from './clock.ts'
import { hex } from './digest.ts'
import { errorText } from './error-text.ts'
import { networkOf } from './network.ts'

export type Limit = { name: string; count: number; seconds: number }

/**
 * Counts a visitor's write in a window and refuses past the limit. The counter is KV: approximate under
 * concurrency, which is enough against floods, and a fault there never costs a visitor his request.
 */
export async function limitByNetwork(env: Bindings, request: Request, limit: Limit): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  const network = networkOf(request.headers.get('cf-connecting-ip'))
  if (!network) return
  const window = Math.floor(clock.now().getTime() / 1000 / limit.seconds)
  const key = `limit:${limit.name}:${window}:${await hashed(env, network)}`
  const count = await counted(env.KV, key, limit.seconds)
  if (count > limit.count) {
    const end = (window + 1) * limit.seconds
    throw new AppError('too-many-requests', {
      retryAfterSeconds: Math.ceil(end - clock.now().getTime() / 1000),
    })
  }
}

async function counted(kv: KVNamespace, key: string, seconds: number): Promise<number> {
  try {
    const count = Number(await kv.get(key)) + 1
    await kv.put(key, String(count), { expirationTtl: Math.max(60, seconds * 2) })
    return count
  } catch (error) {
    console.warn(JSON.stringify({ at: 'rate-limit', error: errorText(error) }))
    return 0
  }
}

/** Addresses are never stored: only a keyed hash, and another one each day. */
async function hashed(env: Bindings, text: string): Promise<string> {
  const day = clock.now().toISOString().slice(0, 10)
  const secret = new TextEncoder().encode(`${env.RATE_LIMIT_SECRET || env.SITE_ORIGIN}:${day}`)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return hex(new Uint8Array(mac).subarray(0, 16))
}
