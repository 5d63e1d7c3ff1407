import { type Locale, localeInfo } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { changedPrice, wholeEstimate } from '#domain/quote-requests/asked-price.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import type { Offer, OfferLine } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { NotForTrade } from '#src/ui/not-for-trade.tsx'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import { TableHead } from '#src/ui/table-head.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

const totals = [
  ['request.net', 'netCents'],
  ['request.vat-total', 'vatCents'],
  ['request.gross', 'grossCents'],
] as const

/** The options that the customer has ticked, by position, and what ticks one or takes it back. */
export type Options = { chosen: readonly number[]; toggle: (position: number) => void }

type Request = Pick<FollowedRequest, 'items' | 'estimate' | 'locale'>

type Props = {
  /** The request that it answers, by which changed prices are known. */
  of: Request
  offer: Pick<Offer, 'lines' | 'totals'>
  /** Without them options cannot be ticked. */
  options?: Options | undefined
}

/** The lines of an offer and its sums; on a narrow screen each line is a block. */
export function OfferTable({ of, offer: { lines, totals: sums }, options }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <table className="offer-lines">
        <TableHead
          of={(['line', 'quantity', 'unit', 'vat', 'amount'] as const).map((name) => t(`request.${name}`))}
        />
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never change
            <Line key={i} of={of} line={line} position={i} options={options} />
          ))}
        </tbody>
      </table>
      <Facts
        className="offer-totals"
        rows={totals.map(([label, sum]) => [t(label), formatEuros(sums[sum] / 100, locale)])}
      />
      <Difference of={of} netCents={sums.netCents} />
    </>
  )
}

/** How far the sum is from the indicative amount of the request; nothing where either leaves something open. */
function Difference({ of: { estimate }, netCents }: { of: Request; netCents: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  const askedCents = wholeEstimate(estimate)
  if (askedCents === null || askedCents === netCents) return null
  const amount = formatEuros(askedCents / 100, locale)
  const difference = formatEuros(Math.abs(netCents - askedCents) / 100, locale)
  return (
    <p className="hint offer-difference">
      {t(netCents < askedCents ? 'request.less-than-asked' : 'request.more-than-asked', {
        difference,
        amount,
      })}
    </p>
  )
}

type LineProps = { of: Request; line: OfferLine; position: number; options: Options | undefined }

function Line({ of, line, position, options }: LineProps) {
  const { quantity, unitCents, discountCents, netCents, vatPercent } = line
  const t = useTranslate()
  const { locale } = useSite()
  const asked = changedPrice(line, of.items)
  const rate = new Intl.NumberFormat(localeInfo[locale].intl).format(vatPercent)
  return (
    <tr>
      <td>
        <OfferedInstrument of={line} lang={of.locale} />
        {line.optional ? <OptionOf of={of} line={line} position={position} options={options} /> : null}
      </td>
      <td>{quantity}</td>
      <td>
        {formatEuros(unitCents / 100, locale)}
        {asked === null ? null : (
          <small>{t('request.asked-at', { price: formatEuros(asked, locale) })}</small>
        )}
      </td>
      <td data-label={t('request.vat')}>{t('request.percent', { rate })}</td>
      <td>
        {formatEuros(netCents / 100, locale)}
        {discountCents ? (
          <small>{t('request.discount', { amount: formatEuros(discountCents / 100, locale) })}</small>
        ) : null}
      </td>
    </tr>
  )
}

/** What a line offers: its words, and of an instrument the drawing and the data plate. */
function OfferedInstrument({ of: { text, instrument }, lang }: { of: OfferLine; lang: Locale }) {
  const designation = (
    <p className="offer-text" lang={lang}>
      {unbroken(text)}
    </p>
  )
  if (!instrument) return designation
  const { productImage, variant } = instrument
  return (
    <div className="offer-instrument">
      <OptionalImage src={productImage} width={80} height={60} instead={<span />} />
      <div>
        {designation}
        {variant?.plate ? <DataPlate plate={variant.plate} /> : null}
        <NotForTrade plate={variant?.plate} />
      </div>
    </div>
  )
}

/** The box that ticks an option; once it is decided, what became of it. */
function OptionOf({ line: { text, chosen }, position, options }: LineProps) {
  const t = useTranslate()
  if (!options)
    return <small className="offer-option">{t(chosen ? 'request.option-chosen' : 'request.option')}</small>
  return (
    <label className="offer-option">
      <input
        type="checkbox"
        checked={options.chosen.includes(position)}
        aria-label={t('request.option-choose', { text })}
        onChange={() => options.toggle(position)}
      />
      {t('request.option')}
    </label>
  )
}
