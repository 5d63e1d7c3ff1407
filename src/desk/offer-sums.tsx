import { formatEuros } from '#domain/catalogue/money.ts'
import { check } from '#domain/forms/field-errors.ts'
import { offerTotals } from '#domain/quote-requests/offer.ts'
import { OfferLineForm } from '#domain/quote-requests/offer-form.ts'
import { offerInput } from './typed-lines.ts'
import { words } from './words.ts'

const sums = ['netCents', 'vatCents', 'grossCents'] as const

/** The sums of the lines that are complete, as they are typed. */
export function OfferSums({ values, after }: { values: Record<string, string>; after: number }) {
  const { lines } = offerInput(values, after)
  const complete = lines.flatMap((line) => check(OfferLineForm, line).output ?? [])
  const totals = offerTotals(complete)
  return (
    <div>
      <dl className="offer-totals" aria-live="polite">
        {sums.map((sum) => (
          <div key={sum}>
            <dt>{words.totals[sum]}</dt>
            <dd>{formatEuros(totals[sum] / 100, 'fr')}</dd>
          </div>
        ))}
      </dl>
      {complete.length < lines.length ? <p className="hint">{words.totalsOpen}</p> : null}
    </div>
  )
}
