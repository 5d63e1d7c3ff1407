import { useCallback } from 'react'
import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { AccountQuote } from '#domain/quotes/account-quote.ts'
import { configuratorPath } from '#domain/quotes/configuration.ts'
import { quoteSections } from '#domain/quotes/quote-sections.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { FactSections } from '#src/app/later/fact-sections.tsx'
import { QueryBoundary } from '#src/app/later/query-boundary.tsx'
import { useQuery } from '#src/app/later/use-query.ts'
import { Link } from '#src/app/link.tsx'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RequestState } from './request-state.tsx'
import { RequestedItems } from './requested-items.tsx'

type Props = { reference: string; onOrderAgain: (request: AccountQuote) => void }

/** One request in full: items, date, sender, state. It prints as a sheet. */
export function RequestPage({ reference, onOrderAgain }: Props) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const question = useCallback(
    () => callApi('GET /profile/quotes/:reference', { params: { reference }, query: { lang: locale } }),
    [callApi, reference, locale],
  )
  const { answer, load } = useQuery(question)
  const unknown = answer.status === 'failed' && answer.code === 'not-found'
  return (
    <article className="wrap dash-page dash-sheet">
      <p className="dash-letterhead">
        <strong>{company.name}</strong> · {company.street}, {company.postalCode} {company.city} ·{' '}
        {formatPhone(company.phone)} · {company.email}
      </p>
      <p className="dash-back">
        <Link className="lone" to={`${paths.dashboard}#requests`}>
          {t('dashboard.back')}
        </Link>
      </p>
      <Heading>
        {t('dashboard.request')} <span className="dash-reference">{reference}</span>
      </Heading>
      {unknown ? (
        <p className="empty">{t('dashboard.unknown-request')}</p>
      ) : (
        <QueryBoundary answer={answer} retry={load} lines={8}>
          {(request) => <Sheet request={request} onOrderAgain={onOrderAgain} />}
        </QueryBoundary>
      )}
    </article>
  )
}

function Sheet({ request, onOrderAgain }: { request: AccountQuote; onOrderAgain: Props['onOrderAgain'] }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { createdAt, state, asGuest, company, name, items, message, configuration } = request
  return (
    <>
      <dl className="dash-facts">
        <div>
          <dt>{t('dashboard.sent-on')}</dt>
          <dd>
            <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), locale)}</time>
            {asGuest ? <small> {t('dashboard.as-guest')}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.sent-by')}</dt>
          <dd>{[name, company].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('dashboard.state')}</dt>
          <dd>
            <RequestState state={state} />
          </dd>
        </div>
      </dl>
      {items.length ? <RequestedItems items={items} /> : null}
      <FactSections sections={quoteSections(request, locale)} />
      {message ? (
        <section className="dash-block">
          <h2>{t('form.message')}</h2>
          <p className="dash-message whole">{message}</p>
        </section>
      ) : null}
      <p className="dash-actions">
        <button type="button" className="button ghost" onClick={() => print()}>
          <Icon name="print" />
          {t('sent.print')}
        </button>
        {configuration ? (
          <Link className="button ghost" to={configuratorPath(configuration.answers)}>
            {t('dashboard.change-configuration')}
          </Link>
        ) : null}
        {items.length ? (
          <button type="button" className="button" onClick={() => onOrderAgain(request)}>
            {t('dashboard.order-again')}
          </button>
        ) : null}
      </p>
    </>
  )
}
