import type { Offer } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { TermsLink } from './terms-link.tsx'

const terms = ['note', 'delivery', 'conditions'] as const

/** Note, delivery time and conditions of an offer, as far as there are any. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const t = useTranslate()
  const given = terms.filter((term) => offer[term])
  if (given.length === 0 && offer.termsVersion === null) return null
  return (
    <dl className="offer-terms">
      {given.map((term) => (
        <div key={term}>
          <dt>{t(`request.${term}`)}</dt>
          <dd>{offer[term]}</dd>
        </div>
      ))}
      {offer.termsVersion === null ? null : (
        <div>
          <dt>{t('terms.title')}</dt>
          <dd>
            <TermsLink version={offer.termsVersion} />
          </dd>
        </div>
      )}
    </dl>
  )
}
