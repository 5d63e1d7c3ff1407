import { formatWeekdayTime } from '#domain/time/dates.ts'
import { replyTimeLeft, urgentMinutes } from '#domain/time/reply-clock.ts'
import { useOpening } from '#src/site/use-opening.ts'
import { words } from './words.ts'

const minute = 60_000

/** What is left of the promised 24 hours on working days. */
export function TimeLeft({ since, dueAt }: { since: string; dueAt: string }) {
  const calendar = useOpening()
  const due = new Date(dueAt)
  const left = replyTimeLeft({ sentAt: new Date(since), dueAt: due }, new Date(), calendar)
  const minutes = Math.floor(left / minute)
  const urgency = minutes <= 0 ? 'late' : minutes < urgentMinutes ? 'soon' : ''
  return (
    <span className={`desk-left ${urgency}`} title={`${words.due} ${formatWeekdayTime(due, 'fr')}`}>
      <span className="visually-hidden">{words.leftLong} </span>
      {minutes > 0 ? words.left(Math.floor(minutes / 60), minutes % 60) : words.overdue}
    </span>
  )
}
