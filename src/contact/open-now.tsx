import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '#config/locales.ts'
import { daysBetween, inParis, nextHoliday, nextOpening, openUntil } from '#domain/time/business-hours.ts'
import { formatDay, formatWeekdayDay, weekdayName } from '#domain/time/dates.ts'
import { type Calendar, timeOf, weekdayOf } from '#domain/time/work-calendar.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { closureText } from '#src/site/opening-text.ts'
import { useSite } from '#src/site/site.ts'
import { useOpening, useRenewOpening } from '#src/site/use-opening.ts'

const refreshMs = 60_000

/**
 * The visitor's clock; null until the page runs, because the HTML of the edge may be minutes old. Where the element is
 * seen, each minute also asks whether the company has closed meanwhile.
 */
function useNow(element: RefObject<HTMLElement | null>): Date | null {
  const renew = useRenewOpening()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const tick = () => {
      setNow(new Date())
      if (document.visibilityState === 'visible' && element.current?.offsetParent) renew()
    }
    const timer = setInterval(tick, refreshMs)
    return () => clearInterval(timer)
  }, [renew, element])
  return now
}

/** When the company opens next, as one says it: by the day's name within a week, with its date behind a closure. */
function closedText(t: Translate, locale: Locale, now: Date, calendar: Calendar): string {
  const opening = nextOpening(now, calendar)
  const { day, minutes } = inParis(opening)
  const ahead = daysBetween(inParis(now).day, day)
  const time = timeOf(minutes)
  if (ahead < 2) return t(ahead ? 'hours.opens-tomorrow' : 'hours.opens-today', { time })
  const named = ahead < 7 ? weekdayName(weekdayOf(day), locale) : formatWeekdayDay(opening, locale)
  return t('hours.opens-on', { day: named, time })
}

/** Whether the company is open now, in Paris time; at the edge an empty line. */
export function OpenNow() {
  const t = useTranslate()
  const { locale } = useSite()
  const calendar = useOpening()
  const line = useRef<HTMLSpanElement>(null)
  const now = useNow(line)
  const until = now && openUntil(now, calendar)
  if (!now) return <span className="open-now" ref={line} />
  if (until)
    return (
      <span className="open-now open" ref={line}>
        {t('hours.open', { until })}
      </span>
    )
  return (
    <span className="open-now" ref={line}>
      {closedText(t, locale, now, calendar)}
    </span>
  )
}

/** The days on which nobody is there: closures that are entered, and the next holiday. */
export function ClosedDays() {
  const t = useTranslate()
  const { locale } = useSite()
  const calendar = useOpening()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(new Date()), [])
  const day = now && nextHoliday(now, calendar)
  return (
    <>
      {calendar.closures.map((closure) => (
        <p key={closure.first} className="closed-days">
          {closureText(t, locale, closure)}
        </p>
      ))}
      {day ? <p className="hint">{t('hours.holiday', { day: formatDay(day, locale) })}</p> : null}
    </>
  )
}
