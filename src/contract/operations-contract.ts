import * as v from 'valibot'
import { Telemetry, telemetryLimits } from '#domain/site/telemetry.ts'
import { endpoint } from './endpoint.ts'

/** Endpoints for telemetry and the health check. */
export const operationsContract = {
  'POST /telemetry': endpoint({
    summary: 'Timings of a page, or a report of an error in it',
    access: 'public',
    // Every page view sends one report; many people may share one address.
    limit: { name: 'telemetry', count: 600, seconds: 900 },
    body: {
      schema: Telemetry,
      maxBytes: telemetryLimits.bytes,
      example: { events: [{ name: 'page-load', value: 812, category: 'navigation' }] },
    },
    answer: { status: 204 },
  }),
  'GET /health': endpoint({
    summary: 'Does the database answer? With `deep`, is anything wrong that the operator has to know?',
    access: 'monitor',
    limit: 'none',
    query: { schema: v.object({ deep: v.optional(v.literal('')) }), example: {} },
    answer: {
      status: 200,
      schema: v.object({
        status: v.literal('ok'),
        mail: v.string(),
        links: v.string(),
        files: v.string(),
        desk: v.string(),
      }),
    },
  }),
}
