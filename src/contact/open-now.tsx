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
 * only the hours, because its HTML may be minutes old.
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
  if (!now) return null
  const open = isOpen(now)
  const closedDay = nextClosedDay(now)
  const opening = new Intl.DateTimeFormat(localeInfo[locale].intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: company.timeZone,
  }).format(nextOpening(now))
  return (
    <>
      <p className={open ? 'open-now open' : 'open-now'}>
        {open
          ? t('contact.open', { until: company.opening.to })
          : t('contact.closed', { opening: joinDay(opening) })}
      </p>
      {closedDay ? (
        <p className="hint">{t('contact.holiday', { day: formatDay(closedDay, locale) })}</p>
      ) : null}
    </>
  )
}
