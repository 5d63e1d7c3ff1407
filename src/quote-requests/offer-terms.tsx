import type { Offer } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Facts } from '#src/ui/facts.tsx'
import { TermsLink } from './terms-link.tsx'

const terms = ['note', 'delivery', 'conditions'] as const

/** Note, delivery time and conditions of an offer, as far as there are any. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const t = useTranslate()
  const { termsVersion } = offer
  return (
    <Facts
      className="offer-terms"
      rows={[
        ...terms.map((term) => [t(`request.${term}`), offer[term]] as const),
        [t('terms.title'), termsVersion && <TermsLink version={termsVersion} />],
      ]}
    />
  )
}
