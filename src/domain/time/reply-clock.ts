import { isWorkingDay, nextOpening, parisDay, replyDueAt } from './business-hours.ts'
import type { Calendar } from './work-calendar.ts'

/** Working minutes below which an answer is urgent. */
export const urgentMinutes = 240

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

const minute = 60_000
/** Whoever has waited longer is overdue, whatever closures there were. */
const longestMinutes = 400 * 24 * 60

/** The last instant whose answer is urgent or overdue now: the later it was sent, the more is left. */
export function urgentSince(now: Date, calendar: Calendar): Date {
  let [urgent, later] = [longestMinutes, 0]
  const sent = (minutesAgo: number) => new Date(+now - minutesAgo * minute)
  while (urgent - later > 1) {
    const middle = Math.floor((urgent + later) / 2)
    const sentAt = sent(middle)
    const timeLeftMs = replyTimeLeft({ sentAt, dueAt: replyDueAt(sentAt, calendar) }, now, calendar)
    if (timeLeftMs < urgentMinutes * minute) urgent = middle
    else later = middle
  }
  return sent(urgent)
}
