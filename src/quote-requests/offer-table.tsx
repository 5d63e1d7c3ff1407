import { localeInfo } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Offer, OfferLine } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import { TableHead } from '#src/ui/table-head.tsx'

const totals = [
  ['request.net', 'netCents'],
  ['request.vat-total', 'vatCents'],
  ['request.gross', 'grossCents'],
] as const

/** The options that the customer has ticked, by position, and what ticks one or takes it back. */
export type Options = { chosen: readonly number[]; toggle: (position: number) => void }

type Props = {
  offer: Pick<Offer, 'lines' | 'totals'>
  /** Without them options cannot be ticked. */
  options?: Options | undefined
}

/** The lines of an offer and its sums; on a narrow screen each line is a block. */
export function OfferTable({ offer: { lines, totals: sums }, options }: Props) {
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
            <Line key={i} line={line} position={i} options={options} />
          ))}
        </tbody>
      </table>
      <Facts
        className="offer-totals"
        rows={totals.map(([label, sum]) => [t(label), formatEuros(sums[sum] / 100, locale)])}
      />
    </>
  )
}

type LineProps = { line: OfferLine; position: number; options: Options | undefined }

function Line({ line, position, options }: LineProps) {
  const { quantity, unitCents, discountCents, netCents, vatPercent } = line
  const t = useTranslate()
  const { locale } = useSite()
  const rate = new Intl.NumberFormat(localeInfo[locale].intl).format(vatPercent)
  return (
    <tr>
      <td>
        <OfferedInstrument of={line} />
        {line.optional ? <OptionOf line={line} position={position} options={options} /> : null}
      </td>
      <td>{quantity}</td>
      <td>{formatEuros(unitCents / 100, locale)}</td>
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
function OfferedInstrument({ of: { text, instrument } }: { of: OfferLine }) {
  if (!instrument) return <p className="offer-text">{text}</p>
  const { productImage, variant } = instrument
  return (
    <div className="offer-instrument">
      <OptionalImage src={productImage} width={80} height={60} instead={<span />} />
      <div>
        <p className="offer-text">{text}</p>
        {variant?.plate ? <DataPlate plate={variant.plate} /> : null}
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
