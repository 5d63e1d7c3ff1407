import { errorPercent, errorPieces } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { formatPercent, numberRange, plusMinus } from '#domain/metrology/signs.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { TableHead } from '#src/ui/table-head.tsx'

const short = (percent: number) => Number(percent.toPrecision(2))

/** The curve as a table, folded: the errors between the steps, and their share of the load there. */
export function ErrorTable({ instrument, minUg }: { instrument: Instrument; minUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <details className="figure-table">
      <summary>{t('curve.table')}</summary>
      <table>
        <TableHead of={[t('curve.from'), t('curve.initial'), t('curve.in-service'), t('curve.percent')]} />
        <tbody>
          {errorPieces(instrument).map(({ fromUg, toUg, initialUg, inServiceUg }) => {
            const shareAt = (ug: number) => short(errorPercent(inServiceUg, ug))
            const [from, to] = [shareAt(Math.max(fromUg, minUg)), shareAt(toUg)]
            return (
              <tr key={toUg}>
                <td>
                  {formatCapacity(Math.max(fromUg, Math.min(minUg, toUg)), locale)} –{' '}
                  {formatCapacity(toUg, locale)}
                </td>
                <td>{plusMinus(formatInterval(initialUg, locale))}</td>
                <td>{plusMinus(formatInterval(inServiceUg, locale))}</td>
                <td>{numberRange(formatNumber(from, locale), formatPercent(to, locale), locale)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
