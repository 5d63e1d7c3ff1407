import * as v from 'valibot'

const form = /^\d{4}-\d{2}-\d{2}$/

/** True for an ISO day that the calendar has: « 2026-02-30 » is none. */
export function isRealDay(text: string): boolean {
  const instant = form.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Schema of an ISO day that the calendar has. */
export const RealDay = v.pipe(v.string(), v.check(isRealDay, 'form.choice'))
