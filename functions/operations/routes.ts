import { sql } from 'drizzle-orm'
import { features } from '#config/features.ts'
import { AppError } from '#domain/errors/error.ts'
import { cleanReport } from '#domain/site/error-report.ts'
import { openDb } from '#functions/db/client.ts'
import { implement } from '#functions/http/endpoints.ts'
import { configurationStates } from './configuration.ts'
import { keepError, keepEvents } from './keep.ts'

/** Routes for telemetry and the health check. */
export const operations = implement('operations')({
  // When telemetry is switched off the answer is the same, so that an older page in a browser gets no error.
  'POST /telemetry': async ({ env, body: { events, error } }) => {
    if (events && features.analytics) keepEvents(env, events)
    if (error && features.errorReporting) keepError(env, cleanReport(error))
  },
  // 200 while the database answers; configuration problems are listed beside it, in French.
  'GET /health': async ({ env }) => {
    try {
      await openDb(env.DB).get(sql`select 1`)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ok', ...configurationStates(env) }
  },
})
