import { Hono } from 'hono'
import { features } from '#config/features.ts'
import { cleanReport } from '#domain/site/error-report.ts'
import { Telemetry, telemetryLimits } from '#domain/site/telemetry.ts'
import type { AppEnv } from '#functions/env.ts'
import { limitByNetwork } from '#functions/http/rate-limit.ts'
import { validateJson } from '#functions/http/validate.ts'
import { keepError, keepEvents } from './keep.ts'

/** Every page view reports once: many people behind one address are no flood. */
const reporting = { name: 'telemetry', count: 600, seconds: 900 }

/** What is switched off is answered alike and kept nowhere, so that an older page in a browser has no fault. */
export const telemetry = new Hono<AppEnv>().post(
  '/telemetry',
  validateJson(Telemetry, telemetryLimits.bytes),
  async (c) => {
    await limitByNetwork(c.env, c.req.raw, reporting)
    const { events, error } = c.req.valid('json')
    if (events && features.analytics) keepEvents(c.env, events)
    if (error && features.errorReporting) keepError(c.env, cleanReport(error))
    return c.body(null, 204)
  },
)
