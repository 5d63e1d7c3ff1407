import { formatEuros } from '#domain/catalogue/money.ts'
import type { ErrorAnswer as Answer, ErrorFields } from '#domain/fit/error-answer.ts'
import { errorPercent } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import { parseNumber } from '#domain/metrology/parse-number.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

type Props = { answer: Answer; fields: ErrorFields; minUg: number }

/** The error at the quantity, and what it may cost. */
export function ErrorAnswer({ answer: { at, cost }, fields, minUg }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  if (!at) return null
  const quantity = formatCapacity(at.quantityUg, locale)
  const inService = formatInterval(at.inServiceUg, locale)
  const percent = formatNumber(Number(errorPercent(at.inServiceUg, at.quantityUg).toPrecision(2)), locale)
  const numberOf = (text: string) => formatNumber(parseNumber(text, locale), locale)
  return (
    <div className="curve-answer" role="status">
      <p>{t('curve.at', { quantity, inService, percent, initial: formatInterval(at.initialUg, locale) })}</p>
      {at.isBelowMin ? (
        <p className="curve-warning">
          {t('curve.below-min', { quantity, min: formatCapacity(minUg, locale) })}
        </p>
      ) : null}
      {cost ? (
        <>
          <p className="curve-cost">{t('curve.cost', { cost: formatEuros(cost.mostCents / 100, locale) })}</p>
          <p>
            {t('curve.cost-text', {
              sales: numberOf(fields.sales),
              days: numberOf(fields.days),
              price: formatEuros(parseNumber(fields.price.replace(/\s*€$/, ''), locale), locale),
              inService,
              rounding: formatEuros(cost.roundingCents / 100, locale),
            })}
          </p>
          <p className="hint">{t('curve.bound')}</p>
        </>
      ) : (
        <p className="hint">{t('curve.no-cost')}</p>
      )}
    </div>
  )
}
