import { AppError } from '#domain/site/error.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { isLocal, isLoopback, networkOf } from '#functions/platform/network.ts'
import type { RateLimit } from '#src/contract/endpoint.ts'

/** Throws 429 when a request exceeds a limit of its endpoint: bursts first, because they need no storage. */
export async function limitRequest(env: Bindings, request: Request, limit: RateLimit): Promise<void> {
  const { name, count, seconds, burst, exceptLocal } = limit
  if (exceptLocal && isOwnMachine(env, request)) return
  if (burst) await limitBurst(env, request, name)
  if (count && seconds) await limitByNetwork(env, request, { name, count, seconds })
}

/** True for a request of the developer's machine to itself. */
export const isOwnMachine = (env: Bindings, request: Request) =>
  isLocal(env.SITE_ORIGIN) && isLoopback(limitedNetwork(env, request) ?? '')

type Limit = { name: string; count: number; seconds: number }

/**
 * Counts a visitor's write in a window and throws 429 past the limit. The counter is in KV: approximate under
 * concurrency, which suffices against floods; when KV fails the request passes.
 */
async function limitByNetwork(env: Bindings, request: Request, limit: Limit): Promise<void> {
  const network = limitedNetwork(env, request)
  if (!network) return
  const window = Math.floor(clock.now().getTime() / 1000 / limit.seconds)
  const key = `limit:${limit.name}:${window}:${await keyedHash(env, network, clock.now())}`
  const count = await incrementWindow(env.KV, key, limit.seconds)
  if (count > limit.count) {
    const end = (window + 1) * limit.seconds
    throw new AppError('too-many-requests', {
      retryAfterSeconds: Math.ceil(end - clock.now().getTime() / 1000),
    })
  }
}

async function incrementWindow(kv: KVNamespace, key: string, seconds: number): Promise<number> {
  try {
    const count = Number(await kv.get(key)) + 1
    await kv.put(key, String(count), { expirationTtl: Math.max(60, seconds * 2) })
    return count
  } catch (error) {
    console.warn(JSON.stringify({ at: 'rate-limit', error: errorText(error) }))
    return 0
  }
}

/** The network of a visitor; null where limits are off. */
export const limitedNetwork = (env: Bindings, request: Request): string | null =>
  env.RATE_LIMITS === 'off' ? null : networkOf(request.headers.get('cf-connecting-ip'))

/** Limits bursts from one network before any query; when the limiter fails the request passes. */
async function limitBurst(env: Bindings, request: Request, name: string): Promise<void> {
  const network = limitedNetwork(env, request)
  if (!network || !env.BURST) return
  try {
    const { success } = await env.BURST.limit({
      key: await keyedHash(env, `${name}:${network}`, clock.now()),
    })
    if (success) return
  } catch (error) {
    console.warn(JSON.stringify({ at: 'rate-limit', error: errorText(error) }))
    return
  }
  throw new AppError('too-many-attempts', { retryAfterSeconds: 10 })
}
