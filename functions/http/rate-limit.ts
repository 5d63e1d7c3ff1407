import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { logWarning } from '#functions/platform/log.ts'
import { allowanceOf, isLocal, isLoopback, networksOf } from '#functions/platform/network.ts'
import type { RateLimit } from '#src/contract/endpoint.ts'
import { countRequest } from './request-counts.ts'

/** Throws 429 when a request exceeds a limit of its endpoint: bursts first, because they need no storage. */
export async function limitRequest(env: Bindings, request: Request, limit: RateLimit): Promise<void> {
  const { name, count, seconds, burst, exceptLocal } = limit
  if (exceptLocal && isOwnMachine(env, request)) return
  if (burst) await limitBurst(env, request, name)
  if (count && seconds) await limitByNetwork(env, request, { name, count, seconds })
}

/** True for a request of the developer's machine to itself. */
export const isOwnMachine = (env: Bindings, request: Request) =>
  isLocal(env.SITE_ORIGIN) && isLoopback(limitedNetworks(env, request)[0] ?? '')

type Limit = { name: string; count: number; seconds: number }

/** Counts a visitor's write in a window of the clock and throws 429 past the limit. */
async function limitByNetwork(env: Bindings, request: Request, limit: Limit): Promise<void> {
  const networks = limitedNetworks(env, request)
  if (networks.length === 0) return
  const now = clock.now()
  const start = Math.floor(now.getTime() / 1000 / limit.seconds) * limit.seconds
  const end = new Date((start + limit.seconds) * 1000)
  const counters = await Promise.all(
    networks.map(async (network, width) => ({
      key: await keyedHash(env, [limit.name, start, network].join('\n'), new Date(start * 1000)),
      limit: allowanceOf(limit.count, width),
    })),
  )
  if (await countRequest(openDb(env.DB), counters, end)) return
  throw new AppError('too-many-requests', {
    retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000),
  })
}

/** The networks that a visitor is counted under, narrowest first; none where limits are off. */
export const limitedNetworks = (env: Bindings, request: Request): string[] =>
  env.RATE_LIMITS === 'off' ? [] : networksOf(request.headers.get('cf-connecting-ip'))

/** Limits bursts from one network before any query; when the limiter fails the exact counters still decide. */
async function limitBurst(env: Bindings, request: Request, name: string): Promise<void> {
  const [network] = limitedNetworks(env, request)
  if (!network || !env.BURST) return
  try {
    const { success } = await env.BURST.limit({
      key: await keyedHash(env, `${name}:${network}`, clock.now()),
    })
    if (success) return
  } catch (error) {
    logWarning('rate-limit', error)
    return
  }
  throw new AppError('too-many-attempts', { retryAfterSeconds: 10 })
}
