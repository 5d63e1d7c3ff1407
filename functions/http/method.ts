import type { Hono, MiddlewareHandler } from 'hono'
import { AppError } from '#domain/error.ts'
import type { AppEnv } from '#functions/env.ts'

/** A known path asked in a wrong way is 405 with `Allow`, not 404. Comes after every route of the API. */
export function refuseMethod(api: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`) }))
  return async (c) => {
    const path = new URL(c.req.url).pathname.replace(/^\/api/, '')
    const allowed = [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
    ]
    if (allowed.length === 0) throw new AppError('not-found')
    c.header('allow', allowed.join(', '))
    throw new AppError('method-not-allowed')
  }
}
