import type { MiddlewareHandler } from 'hono'
import { tidyPath } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'

/** One address a page: doubled slashes, trailing ones and /fr lead to the plain path, on this site and no other. */
export const canonicalRedirect: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url)
  const path = tidyPath(url.pathname)
  if (path !== url.pathname && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
    return c.body(null, 301, { location: path + url.search })
  }
  await next()
}
