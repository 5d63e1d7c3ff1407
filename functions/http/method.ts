import type { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { problemResponse } from './errors.ts'

/** 405 with `Allow` for a known path with a wrong method; an unknown path stays 404. */
export const refuseMethod = (app: Hono<AppEnv>) =>
  methodNotAllowed({ app: app as unknown as Hono, onMethodNotAllowed: (_, methods) => wrongMethod(methods) })

/** 405 with `Allow`; every path that accepts GET accepts HEAD. */
export function wrongMethod(methods: readonly string[]): Response {
  const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)
  return problemResponse(new AppError('method-not-allowed'), { allow: [...allowed].join(', ') })
}
