import type { ReactNode } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import type { Offer } from '#domain/quote-requests/offer.ts'
import type { Decision } from '#domain/quote-requests/request-forms.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'

type Props = {
  of: Pick<FollowedRequest, 'locale'>
  offer: Offer
  state: Offer['state']
  /** Without it there are no buttons: it is decided, has expired, or the company reads it. */
  onDecide: ((decision: Decision) => void) | undefined
  /** The documents. */
  children: ReactNode
}

/** What the customer decides about, at the head of an offer: amount, last day, delivery, and the answers to it. */
export function OfferAnswer({ of, offer, state, onDecide, children }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { totals, validUntil, delivery } = offer
  const written = delivery ? <span lang={of.locale}>{delivery}</span> : null
  const gross = formatEuros(totals.grossCents / 100, locale)
  return (
    <div className={`offer-answer ${state}`}>
      <Outcome offer={offer} state={state} />
      <p className="offer-sum">
        <strong>{t('request.sum-gross', { total: gross })}</strong>{' '}
        <span>{t('request.sum-net', { total: formatEuros(totals.netCents / 100, locale) })}</span>
      </p>
      <Facts
        className="offer-when"
        rows={[
          [t('request.valid-until'), state === 'sent' ? formatDay(validUntil, locale) : null],
          [t('request.delivery'), written ?? t('request.delivery-none')],
        ]}
      />
      <div className="offer-actions">
        {onDecide ? (
          <p className="offer-accept">
            <button type="button" className="button" onClick={() => onDecide('accept')}>
              {t('request.accept-total', { total: gross })}
            </button>
          </p>
        ) : null}
        <div className="offer-more">
          {children}
          {onDecide ? (
            <button type="button" className="button small ghost" onClick={ask}>
              {t('request.ask')}
            </button>
          ) : null}
        </div>
      </div>
      {onDecide ? (
        <p className="hint">
          {t('request.commitment')}{' '}
          <button type="button" className="link-button" onClick={() => onDecide('decline')}>
            {t('request.decline')}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** The field of the message that asks about the offer stands on the same page. */
const ask = () => document.getElementById('message-text')?.focus()

/** What became of an offer that cannot be decided about, and by whom. */
function Outcome({ offer: { decision, validUntil }, state }: Pick<Props, 'offer' | 'state'>) {
  const t = useTranslate()
  const { locale } = useSite()
  if (state === 'expired')
    return <p className="offer-outcome">{t('request.expired-on', { day: formatDay(validUntil, locale) })}</p>
  if (!decision || (state !== 'accepted' && state !== 'declined')) return null
  const { at, by, orderNumber } = decision
  return (
    <div className="offer-outcome">
      <p>{t(`request.${state}-by`, { name: by, when: formatDateTime(new Date(at), locale) })}</p>
      {orderNumber ? <p>{t('request.ordered-under', { number: orderNumber })}</p> : null}
    </div>
  )
}
