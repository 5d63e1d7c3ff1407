import { sql } from 'drizzle-orm'
import { features } from '#config/features.ts'
import { AppError } from '#domain/errors/error.ts'
import { cleanReport, type ErrorReport } from '#domain/site/error-report.ts'
import type { TimingEvent } from '#domain/site/telemetry.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { bearerToken } from '#functions/sessions/request-links.ts'
import { configurationStates, findProblems } from './checks.ts'

/** Routes for telemetry and the health check. */
export const operations = implement('operations')({
  // When telemetry is switched off the answer is the same, so that an older page in a browser gets no error.
  'POST /telemetry': async ({ env, body: { events, error } }) => {
    if (events && features.analytics) keepEvents(env, events)
    if (error && features.errorReporting) keepError(env, cleanReport(error))
  },
  // 200 while the database answers; configuration problems are listed beside it, in French.
  'GET /health': async ({ c, env, query }) => {
    if (query.deep !== undefined) await refuseUnlessWell(env, bearerToken(c))
    try {
      await openDb(env.DB).get(sql`select 1`)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ok', ...configurationStates(env) }
  },
})

/** 404 to whoever lacks the key; 503 with what is wrong. Digests are compared: how long it takes tells nothing. */
async function refuseUnlessWell(env: Bindings, key: string | undefined): Promise<void> {
  const isKnown = key && env.MONITOR_KEY && (await sha256(key)) === (await sha256(env.MONITOR_KEY))
  if (!isKnown) throw new AppError('not-found')
  const problems = await findProblems(env)
  if (problems.length === 0) return
  throw new AppError('unavailable', {
    fields: Object.fromEntries(problems.map(({ check, what }) => [check, what])),
  })
}

/**
 * Writes events to Workers Analytics Engine when it is bound (kept for three months), else to the log. Neither holds an
 * address, a cookie or anything else that identifies a visitor.
 */
function keepEvents(env: Bindings, events: readonly TimingEvent[]): void {
  for (const { name, value, category } of events) {
    if (env.ANALYTICS) {
      env.ANALYTICS.writeDataPoint({ indexes: [name], blobs: ['event', category], doubles: [value] })
    } else console.log(JSON.stringify({ at: 'telemetry', event: { name, value, category } }))
  }
}

function keepError(env: Bindings, report: ErrorReport): void {
  const { name, message, stack = '', path = '', build = '' } = report
  if (env.ANALYTICS) {
    const blobs = ['error', name, message, path, build, stack]
    env.ANALYTICS.writeDataPoint({ indexes: ['error'], blobs, doubles: [] })
  } else console.warn(JSON.stringify({ at: 'telemetry', error: report }))
}
