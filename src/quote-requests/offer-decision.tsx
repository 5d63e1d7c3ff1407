import type { Offer } from '#domain/quote-requests/offer.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { SignatureDrawing } from './signature-drawing.tsx'

/** Who accepted or declined a version, and the signature where one was drawn. */
export function OfferDecision({ offer: { state, decision } }: { offer: Offer }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (!decision || (state !== 'accepted' && state !== 'declined')) return null
  const { at, by, orderNumber, signature } = decision
  return (
    <div className="offer-decision">
      <p>{t(`request.${state}-by`, { name: by, when: formatDateTime(new Date(at), locale) })}</p>
      {orderNumber ? <p>{t('request.ordered-under', { number: orderNumber })}</p> : null}
      {signature ? <SignatureDrawing strokes={signature} label={t('request.signed', { name: by })} /> : null}
    </div>
  )
}
