import { formatEuros } from '#domain/catalogue/money.ts'
import type { AccountQuote, ListedQuote } from '#domain/quote-requests/account-quote.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import type { useRequests } from './use-requests.ts'

type Props = {
  requests: ReturnType<typeof useRequests>
  onOrderAgain: (request: AccountQuote) => void
}

/** The customer's requests, those to decide about first, including what a guest sent under the verified email. */
export function Requests({ requests: { answer, load, more, loadMore }, onOrderAgain }: Props) {
  const t = useTranslate()
  return (
    <QueryBoundary answer={answer} retry={load} lines={6}>
      {(pages) =>
        pages.items.length ? (
          <>
            <ol className="dash-rows">
              {decisionsFirst(pages.items).map((request) => (
                <RequestRow key={request.reference} request={request} onOrderAgain={onOrderAgain} />
              ))}
            </ol>
            {pages.nextCursor ? (
              <ActionButton
                action={{ busy: more === 'busy' }}
                className="button small ghost"
                onPress={() => loadMore(pages)}
              >
                {t(more === 'busy' ? 'loading' : 'dashboard.more')}
              </ActionButton>
            ) : null}
            <p role="status" className="error">
              {more === 'failed' ? t('form.failed') : null}
            </p>
          </>
        ) : (
          <div className="empty">
            <p>{t('dashboard.no-requests')}</p>
            <Link className="button ghost" to={paths.products()}>
              {t('quote.to-products')}
            </Link>
          </div>
        )
      }
    </QueryBoundary>
  )
}

/** Of what is loaded so far. */
const decisionsFirst = (items: readonly ListedQuote[]) =>
  items.toSorted((a, b) => Number(b.state === 'offered') - Number(a.state === 'offered'))

type RowProps = { request: ListedQuote; onOrderAgain: Props['onOrderAgain'] }

function RequestRow({ request, onOrderAgain }: RowProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { reference, createdAt, state, asGuest, startedBy, items, message } = request
  // It is the customer who is waited for.
  const isOffered = state === 'offered'
  return (
    <li className="dash-row dash-request">
      <OptionalImage src={items[0]?.item.productImage ?? null} width={112} height={84} instead={<span />} />
      <div>
        <h3>
          <Link className="dash-reference" to={paths.dashboardQuote(reference)}>
            {reference}
          </Link>
        </h3>
        <p className="hint">
          <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), locale)}</time>
          {startedBy ? ` · ${t('request.started-by', { name: startedBy })}` : null}
          {asGuest ? ` · ${t('request.as-guest')}` : null}
        </p>
      </div>
      <Standing request={request} />
      {items.length ? (
        <ul className="dash-asked">
          {items.slice(0, shownItems).map(({ item, productName, quantity }) => (
            <li
              key={`${item.productId} ${item.variant?.reference} ${item.accessories.map(({ name }) => name)}`}
            >
              <span className="dash-times">{t('request.times', { count: quantity })}</span> {productName}
              {item.variant ? <small className="no-break"> {item.variant.reference}</small> : null}
            </li>
          ))}
          {items.length > shownItems ? (
            <li className="hint">{t('dashboard.more-items', { count: items.length - shownItems })}</li>
          ) : null}
        </ul>
      ) : (
        <p className="dash-message">{message}</p>
      )}
      <p className="dash-actions">
        <Link
          className={isOffered ? 'button small' : 'button small ghost'}
          to={paths.dashboardQuote(reference)}
        >
          {t(isOffered ? 'dashboard.open-offer' : 'dashboard.open-request')}{' '}
          <span className="visually-hidden">{reference}</span>
        </Link>
        {items.length ? (
          <button type="button" className="button small ghost" onClick={() => onOrderAgain(request)}>
            {t('request.order-again')} <span className="visually-hidden">{reference}</span>
          </button>
        ) : null}
      </p>
    </li>
  )
}

/** Number of items that a row names. */
const shownItems = 3

/** Where the request stands and what it is about in money; the mark beside the words is decoration. */
function Standing({ request: { state, offer, estimate } }: Pick<RowProps, 'request'>) {
  const t = useTranslate()
  const { locale } = useSite()
  const indicative = estimate?.totalCents ?? null
  return (
    <div className="dash-standing">
      <p className={`dash-state ${state}`}>
        {state === 'offered' && offer
          ? t('dashboard.decide-by', { day: formatDay(offer.validUntil, locale) })
          : t(`request.state-${state}`)}
      </p>
      {offer ? (
        <p>
          <strong>{t('request.sum-gross', { total: formatEuros(offer.grossCents / 100, locale) })}</strong>
        </p>
      ) : null}
      {!offer && indicative !== null ? (
        <p className="hint">{t('dashboard.indicative', { total: formatEuros(indicative / 100, locale) })}</p>
      ) : null}
    </div>
  )
}
