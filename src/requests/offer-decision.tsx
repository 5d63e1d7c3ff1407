import type { Offer } from '#domain/requests/offer.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

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
