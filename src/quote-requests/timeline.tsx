import type { TimelineEntry } from '#domain/quote-requests/followed-request.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** What has happened to the request, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <section className="dash-block">
      <h2>{t('request.history')}</h2>
      <ol className="request-timeline">
        {entries.map(({ at, event, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only appended
          <li key={i} className={event}>
            <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
