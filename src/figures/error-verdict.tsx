import { formatEuros } from '#domain/catalogue/money.ts'
import type { ErrorAnswer as Answer, ErrorFields, LoadMark } from '#domain/fit/error-answer.ts'
import { errorPercent } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import { parseNumber } from '#domain/metrology/number-notation.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

type Props = {
  answer: Answer
  fields: ErrorFields
  minUg: number
  /** Max of the instrument, µg. */
  maxUg: number
  load: LoadMark | null
}

/** The errors at the quantity and at the heaviest load, and what they may cost. */
export function ErrorAnswer({ answer: { at, cost }, fields, minUg, maxUg, load }: Props) {
  const t = useTranslate()
  return (
    <div className="curve-answer" role="status">
      {at ? <AtQuantity at={at} minUg={minUg} /> : null}
      {load ? <AtLoad load={load} maxUg={maxUg} /> : null}
      {at && cost ? <Cost at={at} cost={cost} fields={fields} /> : null}
      {at && !cost ? <p className="hint">{t('curve.no-cost')}</p> : null}
    </div>
  )
}

type At = NonNullable<Answer['at']>

function AtQuantity({ at, minUg }: { at: At; minUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  const quantity = formatCapacity(at.quantityUg, locale)
  const inService = formatInterval(at.inServiceUg, locale)
  const percent = formatNumber(Number(errorPercent(at.inServiceUg, at.quantityUg).toPrecision(2)), locale)
  return (
    <>
      <p>{t('curve.at', { quantity, inService, percent, initial: formatInterval(at.initialUg, locale) })}</p>
      {at.isBelowMin ? (
        <p className="curve-warning">
          {t('curve.below-min', { quantity, min: formatCapacity(minUg, locale) })}
        </p>
      ) : null}
    </>
  )
}

function AtLoad({ load: { netUg, tareUg, grossUg, errors }, maxUg }: { load: LoadMark; maxUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  const mass = (ug: number) => formatCapacity(ug, locale)
  const withTare = t('curve.with-tare', { tare: mass(tareUg), gross: mass(grossUg) })
  if (!errors)
    return (
      <p className="curve-warning">
        {t('curve.load-above-max', { load: mass(grossUg), max: mass(maxUg) })} {tareUg ? withTare : null}
      </p>
    )
  return (
    <p>
      {t('curve.at-load', { load: mass(netUg), inService: formatInterval(errors.inServiceUg, locale) })}{' '}
      {tareUg ? withTare : null}
    </p>
  )
}

type CostProps = { at: At; cost: NonNullable<Answer['cost']>; fields: ErrorFields }

function Cost({ at, cost, fields }: CostProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const numberOf = (text: string) => formatNumber(parseNumber(text, locale), locale)
  return (
    <>
      <p className="curve-cost">{t('curve.cost', { cost: formatEuros(cost.maxCents / 100, locale) })}</p>
      <p>
        {t('curve.cost-text', {
          sales: numberOf(fields.sales),
          days: numberOf(fields.days),
          price: formatEuros(parseNumber(fields.price.replace(/\s*€$/, ''), locale), locale),
          inService: formatInterval(at.inServiceUg, locale),
          rounding: formatEuros(cost.roundingCents / 100, locale),
        })}
      </p>
      <p className="hint">{t('curve.bound')}</p>
    </>
  )
}
