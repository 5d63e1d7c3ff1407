import { useId } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { OfferLine } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { type AskedRequest, OfferedInstrument, rateIn } from './offer-line.tsx'

/** The options that the customer has ticked, by position, and what ticks one or takes it back. */
export type Options = { chosen: readonly number[]; toggle: (position: number) => void }

type Props = {
  of: AskedRequest
  lines: readonly { line: OfferLine; position: number }[]
  /** Without them none can be ticked. */
  options: Options | undefined
}

/** What may be had beside the offer; in its sums is only what is ticked. */
export function OfferOptions({ of, lines, options }: Props) {
  const t = useTranslate()
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section className="offer-options" aria-labelledby={id}>
      <h4 id={id}>{t('request.options')}</h4>
      <ul>
        {lines.map(({ line, position }) => (
          <li key={position}>
            {options ? (
              <label>
                <input
                  type="checkbox"
                  checked={options.chosen.includes(position)}
                  onChange={() => options.toggle(position)}
                />
                <span>
                  {t('request.option-add')} <Option of={of} line={line} />
                </span>
              </label>
            ) : (
              <p>
                <Option of={of} line={line} />
              </p>
            )}
            <Sum line={line} />
            <OfferedInstrument of={of} line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it is, and what it adds. */
function Option({ of, line: { text, netCents } }: { of: AskedRequest; line: OfferLine }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <span lang={of.locale}>{unbroken(text)}</span>,{' '}
      <span className="no-break">
        {t('request.option-price', { amount: formatEuros(netCents / 100, locale) })}
      </span>
    </>
  )
}

/** How its amount comes about. */
function Sum({ line: { quantity, unitCents, discountCents, vatPercent } }: { line: OfferLine }) {
  const t = useTranslate()
  const { locale } = useSite()
  const parts = [
    `${quantity}\u00a0×\u00a0${formatEuros(unitCents / 100, locale)}`,
    ...(discountCents ? [t('request.discount', { amount: formatEuros(discountCents / 100, locale) })] : []),
    `${t('request.vat')}\u00a0${t('request.percent', { rate: rateIn(locale, vatPercent) })}`,
  ]
  return <p className="hint">{parts.join(', ')}</p>
}
