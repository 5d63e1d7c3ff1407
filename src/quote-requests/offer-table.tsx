import { formatEuros } from '#domain/catalogue/money.ts'
import { wholeEstimate } from '#domain/quote-requests/asked-price.ts'
import { isCounted, type Offer } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import { TableHead } from '#src/ui/table-head.tsx'
import { type AskedRequest, OfferLine } from './offer-line.tsx'
import { OfferOptions, type Options } from './offer-options.tsx'

const totals = [
  ['request.net', 'netCents'],
  ['request.vat-total', 'vatCents'],
  ['request.gross', 'grossCents'],
] as const

type Props = {
  /** The request that it answers, by which changed prices are known. */
  of: AskedRequest
  offer: Pick<Offer, 'lines' | 'totals'>
  /** Without them options cannot be ticked. */
  options?: Options | undefined
}

/** The lines of an offer, its options and its sums; on a narrow screen each line is a block. */
export function OfferTable({ of, offer: { lines, totals: sums }, options }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const placed = lines.map((line, position) => ({ line, position }))
  // An option stands where it is ticked; once that is decided it is a line like any other.
  const isLine = (line: (typeof lines)[number]) => (options ? !line.optional : isCounted(line))
  return (
    <>
      <table className="offer-lines">
        <TableHead
          of={(['line', 'quantity', 'unit', 'vat', 'amount'] as const).map((name) => t(`request.${name}`))}
        />
        <tbody>
          {placed
            .filter(({ line }) => isLine(line))
            .map(({ line, position }) => (
              <OfferLine key={position} of={of} line={line} />
            ))}
        </tbody>
      </table>
      <OfferOptions of={of} lines={placed.filter(({ line }) => !isLine(line))} options={options} />
      <Facts
        className="offer-totals"
        rows={totals.map(([label, sum]) => [t(label), formatEuros(sums[sum] / 100, locale)])}
      />
      <Difference of={of} netCents={sums.netCents} />
    </>
  )
}

/** How far the sum is from the indicative amount of the request; nothing where either leaves something open. */
function Difference({ of: { estimate }, netCents }: { of: AskedRequest; netCents: number }) {
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
