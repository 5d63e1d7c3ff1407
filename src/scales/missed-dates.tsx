import type { Scale } from '#domain/scales/scale.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'

/** So many are named; the cards below show all of them first. */
const named = 5

/** The instruments whose date was missed: they lead the customer area, with the button for a visit below. */
export function MissedDates({ missed }: { missed: readonly Scale[] }) {
  const t = useTranslate()
  return (
    <section className="scales-missed" aria-labelledby="scales-missed-title">
      <h2 id="scales-missed-title">{t('scales.missed', { count: missed.length })}</h2>
      <ul>
        {missed.slice(0, named).map(({ id, ...scale }) => (
          <li key={id}>
            <Link to={paths.dashboardScale(id)}>{scaleName(scale)}</Link>
          </li>
        ))}
        {missed.length > named ? <li>…</li> : null}
      </ul>
      <p>{t('scales.missed-text', { count: missed.length })}</p>
    </section>
  )
}
