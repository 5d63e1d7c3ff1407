import { useEffect, useState } from 'react'
import { company } from '#config/company.ts'
import { localeInfo } from '#config/locales.ts'
import { isOpen, nextClosedDay, nextOpening } from '#domain/time/business-hours.ts'
import { formatDay, joinDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

const refreshMs = 60_000

/**
 * Whether the company is open now, by the visitor's clock in Paris time, with the holidays of Alsace. The edge renders
 * an empty line, because its HTML may be minutes old.
 */
export function OpenNow() {
  const t = useTranslate()
  const { locale } = useSite()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
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
  const closedDay = nextClosedDay(now)
  return (
    <span className="open-now">
      {t('hours.closed', { opening: joinDay(opening) })}
      {closedDay ? ` · ${t('hours.holiday', { day: formatDay(closedDay, locale) })}` : null}
    </span>
  )
}
