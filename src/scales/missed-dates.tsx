import type { Scale } from '#domain/scales/scale.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'

/** So many are named; the cards below show all of them first. */
const named = 5

/** What leads the customer area: the instruments whose date was missed; nothing where there are none. */
export function MissedDates({ items }: { items: readonly Scale[] }) {
  const t = useTranslate()
  const { locale } = useSite()
  const missed = items.filter(({ verification }) => verification.state === 'expired')
  if (missed.length === 0) return null
  return (
    <section className="scales-missed" aria-labelledby="scales-missed-title">
      <h2 id="scales-missed-title">{t('scales.missed', { count: missed.length })}</h2>
      <p>{t('scales.missed-text', { count: missed.length })}</p>
      <ul>
        {missed.slice(0, named).map(({ id, verification: { dueOn }, ...scale }) => (
          <li key={id}>
            <Link to={paths.dashboardScale(id)}>{scaleName(scale)}</Link>
            {dueOn === null ? null : `, ${t('scales.missed-since', { day: formatDay(dueOn, locale) })}`}
          </li>
        ))}
        {missed.length > named ? <li>…</li> : null}
      </ul>
    </section>
  )
}
