import type { Offer } from '#domain/quote-requests/offer.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** Who accepted or declined a version. */
export function OfferDecision({ offer: { state, decision } }: { offer: Offer }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (!decision || (state !== 'accepted' && state !== 'declined')) return null
  const { at, by, orderNumber } = decision
  return (
    <div className="offer-decision">
      <p>{t(`request.${state}-by`, { name: by, when: formatDateTime(new Date(at), locale) })}</p>
      {orderNumber ? <p>{t('request.ordered-under', { number: orderNumber })}</p> : null}
    </div>
  )
}
