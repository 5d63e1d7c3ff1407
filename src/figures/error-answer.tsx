import { formatEuros } from '#domain/catalogue/money.ts'
import type { ErrorAnswer as Answer, ErrorFields, LoadMark } from '#domain/fit/error-answer.ts'
import { errorPercent } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import { parseNumber } from '#domain/metrology/parse-number.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

type Props = {
  answer: Answer
  fields: ErrorFields
  minUg: number
  /** Max of the instrument, µg. */
  maxUg: number
  load: LoadMark | null
}

/** The errors at the quantity and at the heaviest load, and what they may cost. */
export function ErrorAnswer({ answer, fields, minUg, maxUg, load }: Props) {
  return (
    <div className="curve-answer" role="status">
      <AtQuantity answer={answer} fields={fields} minUg={minUg} />
      {load ? <AtLoad load={load} maxUg={maxUg} /> : null}
    </div>
  )
}

function AtLoad({ load: { netUg, tareUg, grossUg, errors }, maxUg }: { load: LoadMark; maxUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  const mass = (ug: number) => formatCapacity(ug, locale)
  const onPlate = t('curve.with-tare', { tare: mass(tareUg), gross: mass(grossUg) })
  if (!errors)
    return (
      <p className="curve-warning">
        {t('curve.load-above-max', { load: mass(grossUg), max: mass(maxUg) })} {tareUg ? onPlate : null}
      </p>
    )
  return (
    <p>
      {t('curve.at-load', { load: mass(netUg), inService: formatInterval(errors.inServiceUg, locale) })}{' '}
      {tareUg ? onPlate : null}
    </p>
  )
}

function AtQuantity({ answer: { at, cost }, fields, minUg }: Omit<Props, 'maxUg' | 'load'>) {
  const t = useTranslate()
  const { locale } = useSite()
  if (!at) return null
  const quantity = formatCapacity(at.quantityUg, locale)
  const inService = formatInterval(at.inServiceUg, locale)
  const percent = formatNumber(Number(errorPercent(at.inServiceUg, at.quantityUg).toPrecision(2)), locale)
  const numberOf = (text: string) => formatNumber(parseNumber(text, locale), locale)
  return (
    <>
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
    </>
  )
}
