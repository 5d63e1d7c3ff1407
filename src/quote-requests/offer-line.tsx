import { type Locale, localeInfo } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { changedPrice } from '#domain/quote-requests/asked-price.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import type { OfferLine as Line } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { NotForTrade } from '#src/ui/not-for-trade.tsx'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

/** The request that an offer answers, as far as its lines need it. */
export type AskedRequest = Pick<FollowedRequest, 'items' | 'estimate' | 'locale'>

type Props = { of: AskedRequest; line: Line }

/** What a line offers, at which price, and what that comes to: quantity times price, less a discount. */
export function OfferLine({ of, line }: Props) {
  const { quantity, unitCents, discountCents, netCents, vatPercent, instrument, text } = line
  const t = useTranslate()
  const { locale } = useSite()
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  return (
    <tr>
      <td>
        {instrument ? <OptionalImage src={instrument.productImage} width={80} height={60} /> : null}
        <p className="offer-text" lang={of.locale}>
          {unbroken(text)}
        </p>
        <OfferedInstrument of={of} line={line} />
        {line.chosen ? <small>{t('request.option-chosen')}</small> : null}
      </td>
      <td>{quantity}</td>
      <td>{euros(unitCents)}</td>
      <td data-label={t('request.vat')}>{t('request.percent', { rate: rateIn(locale, vatPercent) })}</td>
      <td>
        {discountCents ? (
          <>
            <span>{euros(netCents + discountCents)}</span>
            <span className="offer-discount">{t('request.discount', { amount: euros(discountCents) })}</span>
          </>
        ) : null}
        <span>{euros(netCents)}</span>
      </td>
    </tr>
  )
}

/** A VAT rate in per cent, in figures. */
export const rateIn = (locale: Locale, percent: number) =>
  new Intl.NumberFormat(localeInfo[locale].intl).format(percent)

/** Of an instrument the data plate, what it may not be used for, and the price that was shown with the request. */
export function OfferedInstrument({ of, line }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  if (!line.instrument) return null
  const plate = line.instrument.variant?.plate
  const asked = changedPrice(line, of.items)
  if (!plate && asked === null) return null
  return (
    <div className="offer-instrument">
      {plate ? <DataPlate plate={plate} /> : null}
      <NotForTrade plate={plate} />
      {asked === null ? null : (
        <p className="hint">{t('request.asked-at', { price: formatEuros(asked, locale) })}</p>
      )}
    </div>
  )
}
