import { localeInfo } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Offer, OfferLine } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

const totals = [
  ['request.net', 'netCents'],
  ['request.vat-total', 'vatCents'],
  ['request.gross', 'grossCents'],
] as const

/** The lines of an offer and its sums; on a narrow screen each line is a block. */
export function OfferTable({ offer: { lines, totals: sums } }: { offer: Offer }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <table className="offer-lines">
        <thead>
          <tr>
            <th scope="col">{t('request.line')}</th>
            <th scope="col">{t('request.quantity')}</th>
            <th scope="col">{t('request.unit')}</th>
            <th scope="col">{t('request.vat')}</th>
            <th scope="col">{t('request.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never change
            <Line key={i} line={line} />
          ))}
        </tbody>
      </table>
      <dl className="offer-totals">
        {totals.map(([label, sum]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{formatEuros(sums[sum] / 100, locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Line({
  line: { text, quantity, unitCents, discountCents, netCents, vatPercent },
}: {
  line: OfferLine
}) {
  const t = useTranslate()
  const { locale } = useSite()
  const rate = new Intl.NumberFormat(localeInfo[locale].intl).format(vatPercent)
  return (
    <tr>
      <td>{text}</td>
      <td data-label={t('request.quantity')}>{quantity}</td>
      <td data-label={t('request.unit')}>{formatEuros(unitCents / 100, locale)}</td>
      <td data-label={t('request.vat')}>{t('request.percent', { rate })}</td>
      <td data-label={t('request.amount')}>
        {formatEuros(netCents / 100, locale)}
        {discountCents ? (
          <small>{t('request.discount', { amount: formatEuros(discountCents / 100, locale) })}</small>
        ) : null}
      </td>
    </tr>
  )
}
