import { errorPercent, errorPieces } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

const short = (percent: number) => Number(percent.toPrecision(2))

/** The curve as a table, folded: the errors between the steps, and their share of the load there. */
export function ErrorTable({ instrument, minUg }: { instrument: Instrument; minUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <details className="figure-table">
      <summary>{t('curve.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('curve.from')}</th>
            <th scope="col">{t('curve.initial')}</th>
            <th scope="col">{t('curve.in-service')}</th>
            <th scope="col">{t('curve.percent')}</th>
          </tr>
        </thead>
        <tbody>
          {errorPieces(instrument).map(({ fromUg, toUg, initialUg, inServiceUg }) => {
            const shares = [Math.max(fromUg, minUg), toUg].map((ug) =>
              formatNumber(short(errorPercent(inServiceUg, ug)), locale),
            )
            return (
              <tr key={toUg}>
                <td>
                  {formatCapacity(Math.max(fromUg, Math.min(minUg, toUg)), locale)} –{' '}
                  {formatCapacity(toUg, locale)}
                </td>
                <td>±{`\u00a0${formatInterval(initialUg, locale)}`}</td>
                <td>±{`\u00a0${formatInterval(inServiceUg, locale)}`}</td>
                <td>{`${shares.join(' – ')}\u00a0%`}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
