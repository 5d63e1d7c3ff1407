import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import type { AppEnv } from '#functions/env.ts'
import { mailConfigurationProblem } from '#functions/mail/transport.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'

/** 200 while the database answers. What an operator must mend is said beside it, in French. */
export const health = new Hono<AppEnv>().get('/health', async (c) => {
  try {
    await openDb(c.env.DB).get(sql`select 1`)
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
  const mail = mailConfigurationProblem(c.env) ?? 'ok'
  const links = linkConfigurationProblem(c.env) ?? 'ok'
  c.header('cache-control', 'no-store')
  return c.json({ status: 'ok' as const, mail, links }, 200)
})
