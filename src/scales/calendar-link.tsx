import type { Scale } from '#domain/scales/scale.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import { DownloadLink } from '#src/forms/download-link.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** Saves the due dates of one instrument as an iCalendar file. */
export function CalendarLink({ scale, className }: { scale: Scale; className: string }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <DownloadLink
      className={className}
      file={['GET /profile/scales/:id/calendar.ics', { params: { id: scale.id }, query: { lang: locale } }]}
      aria-label={t('scales.calendar-one', { name: scaleName(scale) })}
    >
      {t('scales.calendar')}
    </DownloadLink>
  )
}
