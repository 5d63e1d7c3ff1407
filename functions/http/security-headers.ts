import type { Context, MiddlewareHandler } from 'hono'
import { features } from '#config/features.ts'
import { type AppEnv, isStaging } from '#functions/env.ts'
import { isLocal } from '#functions/platform/network.ts'

/** The check of Turnstile is a script and a frame of its own origin, which sends no embedder policy. */
const turnstile = features.turnstileSiteKey ? ' https://challenges.cloudflare.com' : ''

const csp = [
  "default-src 'none'",
  `script-src 'self'${turnstile}`,
  ...(turnstile ? [`frame-src${turnstile}`] : []),
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
 * Headers of every answer: pages, API, errors, redirects; static files repeat them in public/_headers. A route may
 * override one by setting it itself.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': turnstile ? 'unsafe-none' : 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
} as const

const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } as const

/**
 * Adds the security headers. Locally there is no TLS, so headers that force it are left out. The development server
 * injects inline scripts and styles for hot reload, which the policy would refuse.
 */
export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const local = isLocal(c.env.SITE_ORIGIN)
  const headers = writableHeaders(c)
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value)
  if (!local) for (const [name, value] of Object.entries(transport)) headers.set(name, value)
  if (isStaging(c.env)) headers.set('x-robots-tag', 'noindex, nofollow')
  if (!headers.has('content-security-policy') && !import.meta.env?.DEV) {
    headers.set('content-security-policy', local ? csp : `${csp}; upgrade-insecure-requests`)
  }
}

/** The headers of the answer; answers from R2 or the asset store are copied first because theirs are read-only. */
function writableHeaders(c: Context<AppEnv>): Headers {
  try {
    c.res.headers.delete('x-not-there')
  } catch {
    c.res = new Response(c.res.body, c.res)
  }
  return c.res.headers
}
