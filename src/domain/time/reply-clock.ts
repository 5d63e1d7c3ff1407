import { isWorkingDay, nextOpening, parisDay } from './business-hours.ts'
import type { Calendar } from './work-calendar.ts'

/** The promised answer to what was sent: `dueAt` is `replyDueAt(sentAt)`, as it was stored. */
export type Promised = { sentAt: Date; dueAt: Date }

/**
 * Milliseconds of the promised 24 hours that are left; 0 when the answer is overdue. Like `replyDueAt` it counts whole
 * working days, nights included: the clock stands on weekends, holidays and within closures, and until the company can
 * read the request.
 */
export function replyTimeLeft({ sentAt, dueAt }: Promised, now: Date, calendar: Calendar): number {
  const opening = nextOpening(sentAt, calendar)
  const from = now < opening ? opening : now
  let remainingMs = 0
  for (let { day, start, end } = parisDay(from); start < dueAt; { day, start, end } = parisDay(end)) {
    if (!isWorkingDay(day, calendar)) continue
    remainingMs += Math.max(0, Math.min(+end, +dueAt) - Math.max(+start, +from))
  }
  return remainingMs
}
