import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import { normalizePath } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'
import { isLocal, isLoopbackName } from '#functions/platform/network.ts'

const hosts = new Map<string, string>()

/** The host of the configured origin, parsed once. */
function hostOf(origin: string): string {
  const host = hosts.get(origin) ?? new URL(origin).hostname
  hosts.set(origin, host)
  return host
}

/**
 * Redirects http to https, keeping method and body (308): a zone answers http until « Always Use HTTPS » is on. A
 * local site has no https.
 */
export const secureScheme: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isSecure = c.req.url.startsWith('https:') || !c.env.SITE_ORIGIN.startsWith('https:')
  if (isSecure) return next()
  const { pathname, search } = new URL(c.req.url)
  return c.body(null, 308, { location: c.env.SITE_ORIGIN + pathname + search })
}

/** 421 for every host except the configured one: nothing is rendered or cached for a forged Host header. */
export const knownHost: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { hostname } = new URL(c.req.url)
  const siteHost = hostOf(c.env.SITE_ORIGIN)
  const isKnown = hostname === siteHost || (isLocal(c.env.SITE_ORIGIN) && isLoopbackName(hostname))
  if (!isKnown) throw new AppError('misdirected')
  await next()
}

/** Redirects (301) to the canonical path: no doubled or trailing slashes, no /fr prefix, always on this site. */
export const canonicalRedirect: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url)
  const path = normalizePath(url.pathname)
  if (path !== url.pathname && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
    return c.body(null, 301, { location: path + url.search })
  }
  await next()
}
