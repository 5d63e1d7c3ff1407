import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a page of another site made the browser send. Every browser states the origin of a write
 * (Sec-Fetch-Site or Origin). A request with neither comes from a program, which sends nobody's cookie automatically,
 * so it passes only without one (docs/decisions/0006).
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!safeMethods.has(c.req.method)) assertOwn(c.req.raw, c.env.SITE_ORIGIN)
  await next()
}

/** Throws `cross-site` for a write that a page of another site may have sent. */
export function assertOwn(request: Request, siteOrigin: string): void {
  if (!isOwn(request, siteOrigin)) throw new AppError('cross-site')
}

function isOwn({ headers, url }: Request, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (origin !== null && origin !== siteOrigin && origin !== new URL(url).origin) return false
  if (site !== null) return site === 'same-origin'
  return origin !== null || headers.get('cookie') === null
}
