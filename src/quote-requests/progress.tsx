import { useEffect, useState } from 'react'
import { formatPhone } from '#domain/forms/phone.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { isAwaited, type RequestEvent } from '#domain/quote-requests/request-state.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatWeekdayTime } from '#domain/time/dates.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import { closureBetween } from '#domain/time/work-calendar.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { closureText } from '#src/site/opening-text.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany, useOpening } from '#src/site/use-opening.ts'

const steps = ['received', 'in-progress', 'offered'] as const
/** Events by which a step was certainly reached; a closed request may have skipped it. */
const eventOf: Record<(typeof steps)[number], RequestEvent> = {
  received: 'received',
  'in-progress': 'taken',
  offered: 'offer-sent',
}

/** Where the request stands: its steps, and the time until the promised answer. */
export function Progress({ request }: { request: FollowedRequest }) {
  const t = useTranslate()
  const { state, timeline } = request
  const at = (steps as readonly string[]).indexOf(state)
  const isPast = (step: (typeof steps)[number], i: number) => {
    if (at >= 0) return i < at
    return state !== 'closed' || timeline.some(({ event }) => event === eventOf[step])
  }
  return (
    <section className="dash-block" aria-label={t('request.progress')}>
      <ol className="request-steps">
        {steps.map((step, i) => (
          <li
            key={step}
            className={isPast(step, i) ? 'past' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {t(`request.state-${step}`)}
            {isPast(step, i) ? <span className="visually-hidden"> ({t('request.step-done')})</span> : null}
          </li>
        ))}
        <li aria-current={at < 0 ? 'step' : undefined} className={at < 0 ? state : undefined}>
          {at < 0 ? t(`request.state-${state}`) : t('request.step-decision')}
        </li>
      </ol>
      {isAwaited(state) ? <ReplyClock request={request} /> : null}
    </section>
  )
}

const refreshMs = 60_000

/** When the answer is due and what is left of the promised 24 hours, by the visitor's clock. */
function ReplyClock({ request: { createdAt, dueAt } }: { request: FollowedRequest }) {
  const t = useTranslate()
  const facts = useCompany()
  const { locale } = useSite()
  const calendar = useOpening()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  const due = new Date(dueAt)
  const closure = closureBetween(inParis(now).day, inParis(due).day, calendar)
  const remainingMinutes = Math.floor(
    replyTimeLeft({ sentAt: new Date(createdAt), dueAt: due }, now, calendar) / 60_000,
  )
  return (
    <p className="request-clock">
      <strong>{t('request.due', { due: formatWeekdayTime(due, locale) })}</strong>
      <span>
        {remainingMinutes > 0
          ? t('request.left', { hours: Math.floor(remainingMinutes / 60), minutes: remainingMinutes % 60 })
          : t('request.overdue', { phone: formatPhone(facts.phone) })}
      </span>
      {closure ? <span>{closureText(t, locale, closure)}</span> : null}
    </p>
  )
}
