import { useEffect, useState } from 'react'
import { company } from '#config/company.ts'
import { localeInfo } from '#config/locales.ts'
import { isOpen, nextClosedDay, nextOpening } from '#domain/time/business-hours.ts'
import { formatDay, joinDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

const refreshMs = 60_000

/** The visitor's clock; null until the page runs, because the HTML of the edge may be minutes old. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whether the company is open now, in Paris time, with the holidays of Alsace; at the edge an empty line. */
export function OpenNow() {
  const t = useTranslate()
  const { locale } = useSite()
  const now = useNow()
  if (!now) return <span className="open-now" />
  if (isOpen(now))
    return <span className="open-now open">{t('hours.open', { until: company.opening.to })}</span>
  const opening = new Intl.DateTimeFormat(localeInfo[locale].intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: company.timeZone,
  }).format(nextOpening(now))
  return <span className="open-now">{t('hours.closed', { opening: joinDay(opening) })}</span>
}

/** The next holiday on which nobody is there. */
export function ClosedDay() {
  const t = useTranslate()
  const { locale } = useSite()
  const now = useNow()
  const day = now && nextClosedDay(now)
  return day ? <p className="hint">{t('hours.holiday', { day: formatDay(day, locale) })}</p> : null
}
