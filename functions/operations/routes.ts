import { sql } from 'drizzle-orm'
import { features } from '#config/features.ts'
import { AppError } from '#domain/site/error.ts'
import { cleanReport } from '#domain/site/error-report.ts'
import { openDb } from '#functions/db/client.ts'
import { implement } from '#functions/http/endpoints.ts'
import { mailConfigurationProblem } from '#functions/mail/transport.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { operationsContract } from '#src/contract/operations.ts'
import { keepError, keepEvents } from './keep.ts'

/** Telemetry of browsers, and the health of the site. */
export const operations = implement(operationsContract)({
  // What is switched off is answered alike and kept nowhere, so that an older page in a browser has no fault.
  'POST /telemetry': async ({ env, body: { events, error } }) => {
    if (events && features.analytics) keepEvents(env, events)
    if (error && features.errorReporting) keepError(env, cleanReport(error))
  },
  // 200 while the database answers; what an operator must mend is said beside it, in French.
  'GET /health': async ({ env }) => {
    try {
      await openDb(env.DB).get(sql`select 1`)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return {
      status: 'ok',
      mail: mailConfigurationProblem(env) ?? 'ok',
      links: linkConfigurationProblem(env) ?? 'ok',
    }
  },
})
