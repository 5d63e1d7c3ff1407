import type { Offer } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'

const terms = ['note', 'delivery', 'conditions'] as const

/** Note, delivery time and conditions of an offer, as far as there are any. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const t = useTranslate()
  const given = terms.filter((term) => offer[term])
  if (given.length === 0) return null
  return (
    <dl className="offer-terms">
      {given.map((term) => (
        <div key={term}>
          <dt>{t(`request.${term}`)}</dt>
          <dd>{offer[term]}</dd>
        </div>
      ))}
    </dl>
  )
}
