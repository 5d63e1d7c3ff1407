import type { MiddlewareHandler } from 'hono'
import { normalizePath } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'

/** Redirects (301) to the canonical path: no doubled or trailing slashes, no /fr prefix, always on this site. */
export const canonicalRedirect: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url)
  const path = normalizePath(url.pathname)
  if (path !== url.pathname && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
    return c.body(null, 301, { location: path + url.search })
  }
  await next()
}
