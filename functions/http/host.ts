import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/site/error.ts'
import type { AppEnv } from '#functions/env.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** This machine, asked from itself. */
export const isLoopback = (network: string) =>
  network.startsWith('127.') || network === '::1' || network === '0:0:0:0::/64'

export const isLocal = (siteOrigin: string) => loopback.has(new URL(siteOrigin).hostname)

/** Only the configured host is served: nothing is built or cached for a forged Host header. */
export const knownHost: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { hostname } = new URL(c.req.url)
  const own = new URL(c.env.SITE_ORIGIN).hostname
  const known = hostname === own || (isLocal(c.env.SITE_ORIGIN) && loopback.has(hostname))
  if (!known) throw new AppError('misdirected')
  await next()
}
