import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#functions/env.ts'
import { isLocal } from '#functions/platform/network.ts'

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/**
 * The same on every answer: pages, API, errors, redirects; static files repeat them in public/_headers. A route that
 * says one of them itself means it.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
} as const

const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } as const

/**
 * Locally there is no TLS, so nothing that would force it. The development server injects inline scripts and
 * styles for hot reload, which the policy would refuse.
 */
export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const local = isLocal(c.env.SITE_ORIGIN)
  const headers = writableHeaders(c)
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value)
  if (!local) for (const [name, value] of Object.entries(transport)) headers.set(name, value)
  if (!headers.has('content-security-policy') && !import.meta.env?.DEV) {
    headers.set('content-security-policy', local ? csp : `${csp}; upgrade-insecure-requests`)
  }
}

/** The answer's own headers; of one that came from elsewhere (R2, the asset store) a copy that may be written. */
function writableHeaders(c: Context<AppEnv>): Headers {
  try {
    c.res.headers.delete('x-not-there')
  } catch {
    c.res = new Response(c.res.body, c.res)
  }
  return c.res.headers
}
