import type { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { AppError } from '#domain/site/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { problemResponse } from './errors.ts'

/** 405 that names what is allowed, for a known path asked in a wrong way; an unknown path stays 404. */
export const refuseMethod = (app: Hono<AppEnv>) =>
  methodNotAllowed({ app: app as unknown as Hono, onMethodNotAllowed: (_, methods) => wrongMethod(methods) })

/** 405 that names what is allowed; whoever takes GET takes HEAD. */
export function wrongMethod(methods: readonly string[]): Response {
  const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)
  return problemResponse(new AppError('method-not-allowed'), { allow: [...allowed].join(', ') })
}
