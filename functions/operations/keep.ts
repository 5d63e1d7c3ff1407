import type { ErrorReport } from '#domain/site/error-report.ts'
import type { TimingEvent } from '#domain/site/telemetry.ts'
import type { Bindings } from '#functions/env.ts'

/**
 * Writes events to Workers Analytics Engine when it is bound (kept for three months), else to the log. Neither holds an
 * address, a cookie or anything else that identifies a visitor.
 */
export function keepEvents(env: Bindings, events: readonly TimingEvent[]): void {
  for (const { name, value, category } of events) {
    if (env.ANALYTICS) {
      env.ANALYTICS.writeDataPoint({ indexes: [name], blobs: ['event', category], doubles: [value] })
    } else console.log(JSON.stringify({ at: 'telemetry', event: { name, value, category } }))
  }
}

export function keepError(env: Bindings, report: ErrorReport): void {
  const { name, message, stack = '', path = '', build = '' } = report
  if (env.ANALYTICS) {
    const blobs = ['error', name, message, path, build, stack]
    env.ANALYTICS.writeDataPoint({ indexes: ['error'], blobs, doubles: [] })
  } else console.warn(JSON.stringify({ at: 'telemetry', error: report }))
}
