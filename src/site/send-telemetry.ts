import { features } from '#config/features.ts'
import { cleanReport } from '#domain/site/error-report.ts'
import type { TimingEvent } from '#domain/site/telemetry.ts'
import type { PlainAddress } from '#src/api/request.ts'

declare const __BUILD__: string | undefined
const build = typeof __BUILD__ === 'undefined' ? 'unbuilt' : __BUILD__

// This file must load when nothing else does, so it does not import `addressOf`.
const address: PlainAddress<'POST /telemetry'> = '/api/telemetry'

/** An error that repeats itself with every frame is reported only this often. */
const reportsPerPage = 5
const reported = new Set<string>()

/** Reports how long the first page took to load; navigations load no document. */
export function reportPageLoad(): void {
  if (!features.analytics) return
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page) return
  if (page.loadEventEnd === 0) {
    addEventListener('load', () => setTimeout(reportPageLoad), { once: true })
    return
  }
  const event: TimingEvent = { name: 'page_load', value: Math.round(page.duration), category: 'Performance' }
  console.info(`${event.category}: ${event.name} ${event.value} ms`)
  send({ events: [event] })
}

/** Counts something that a visitor did, by name and category: nothing about who did it, or with what words. */
export function reportCount(name: string, category: string): void {
  if (features.analytics) send({ events: [{ name, value: 1, category }] })
}

/** Reports an uncaught error or rejection once per page, without query, fragment, addresses or numbers. */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  if (!features.errorReporting || reported.size >= reportsPerPage) return
  const cause: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
  const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause))
  const report = cleanReport({
    name,
    message,
    ...(cause instanceof Error && stack ? { stack } : {}),
    path: location.pathname,
    build,
  })
  const key = `${report.name}: ${report.message}`
  if (reported.has(key)) return
  reported.add(key)
  send({ error: report })
}

/** Sent even while the page is being left; dropped offline or when the browser refuses. */
function send(body: object): void {
  if (!navigator.onLine) return
  navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
