import { isAwaited, type RequestState } from '#domain/quote-requests/request-state.ts'
import { formatWeekdayTime } from '#domain/time/dates.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import { useOpening } from '#src/site/use-opening.ts'
import { words } from './words.ts'

type Props = { state: RequestState; createdAt: string; dueAt: string }

/** What is left of the promised 24 hours on working days; nothing once the answer was given. */
export function TimeLeft({ state, createdAt, dueAt }: Props) {
  const calendar = useOpening()
  const due = new Date(dueAt)
  if (!isAwaited(state)) return null
  const minutes = Math.floor(
    replyTimeLeft({ sentAt: new Date(createdAt), dueAt: due }, new Date(), calendar) / 60_000,
  )
  const urgency = minutes <= 0 ? 'late' : minutes < 240 ? 'soon' : ''
  return (
    <span className={`desk-left ${urgency}`} title={`${words.due} ${formatWeekdayTime(due, 'fr')}`}>
      <span className="visually-hidden">{words.leftLong} </span>
      {minutes > 0 ? words.left(Math.floor(minutes / 60), minutes % 60) : words.overdue}
    </span>
  )
}
