import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { isLocal, isLoopbackName } from '#functions/platform/network.ts'

const hosts = new Map<string, string>()

/** The host of the configured origin, parsed once. */
function hostOf(origin: string): string {
  const host = hosts.get(origin) ?? new URL(origin).hostname
  hosts.set(origin, host)
  return host
}

/** 421 for every host except the configured one: nothing is rendered or cached for a forged Host header. */
export const knownHost: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { hostname } = new URL(c.req.url)
  const own = hostOf(c.env.SITE_ORIGIN)
  const known = hostname === own || (isLocal(c.env.SITE_ORIGIN) && isLoopbackName(hostname))
  if (!known) throw new AppError('misdirected')
  await next()
}
