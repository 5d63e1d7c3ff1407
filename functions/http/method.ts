import type { Hono, MiddlewareHandler } from 'hono'
import { AppError } from '#domain/site/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { problemResponse } from './errors.ts'

type Routes = Pick<Hono<AppEnv>, 'routes'>

/** A known path asked in a wrong way is 405 with `Allow`, not 404. Comes after every route of the API. */
export function refuseMethod(...apis: Routes[]): MiddlewareHandler<AppEnv> {
  const routes = apis
    .flatMap((api) => api.routes)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return async (c) => {
    const path = new URL(c.req.url).pathname.replace(/^\/api/, '')
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new AppError('not-found')
    return wrongMethod(methods)
  }
}

/** A route's path as a pattern; the dot of « scales.ics » is a dot. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[a-z]+/g, '[^/]+')}$`)

/** 405 that names what is allowed; whoever takes GET takes HEAD. */
export function wrongMethod(methods: readonly string[]): Response {
  const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)
  return problemResponse(new AppError('method-not-allowed'), { allow: [...allowed].join(', ') })
}
