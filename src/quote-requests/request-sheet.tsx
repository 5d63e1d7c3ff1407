import type { ReactNode } from 'react'
import { configuratorPath } from '#domain/quote-list/configuration.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { AccountQuote } from '#domain/quote-requests/account-quote.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { FileList } from '#src/files/file-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Link } from '#src/site/link.tsx'
import { Sheet } from '#src/site/sheet.tsx'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { RequestAccess } from './access.ts'
import { Messages } from './messages.tsx'
import { Offers } from './offers.tsx'
import { Progress } from './progress.tsx'
import { RequestedItems } from './requested-items.tsx'
import { AcceptedTerms } from './terms-link.tsx'
import { Timeline } from './timeline.tsx'

type Props = {
  request: FollowedRequest
  access: RequestAccess
  /** Called with the request as it is after a message or a decision. */
  onChange: (request: FollowedRequest) => void
  onOrderAgain: (request: AccountQuote) => void
  /** What follows an accepted offer. */
  afterAccepted?: (request: FollowedRequest) => ReactNode
}

/** A request in full: progress, offers beside messages and history, and what was asked. */
export function RequestSheet({ request, access, onChange, onOrderAgain, afterAccepted }: Props) {
  // What was sent is stored; when the page cannot be read again the next visit shows it.
  const refresh = () =>
    access.read().then(onChange, (error) => {
      console.warn('request', error)
    })
  return (
    <>
      <Progress request={request} />
      <div className="sheet-columns">
        <div className="sheet-main">
          <Offers request={request} access={access} onDecided={refresh} />
          {request.offers.some(({ state }) => state === 'accepted') ? afterAccepted?.(request) : null}
        </div>
        <div className="sheet-side">
          <Messages request={request} access={access} onSent={refresh} />
          <Timeline entries={request.timeline} />
        </div>
        <Sent request={request} token={access.token} onOrderAgain={onOrderAgain} />
      </div>
    </>
  )
}

type SentProps = Pick<Props, 'request' | 'onOrderAgain'> & { token: string | undefined }

/** What was asked, as it was sent. */
function Sent({ request, token, onOrderAgain }: SentProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const sheet = (
    <Sheet title={<h2>{t('request.asked')}</h2>} facts={<Sender request={request} />}>
      {request.items.length ? <RequestedItems items={request.items} /> : null}
      <FactSections sections={quoteSections(request, locale)} />
      <OwnMessage text={request.message} />
      <OwnFiles files={request.attachments} token={token} />
      <AcceptedTerms version={request.termsVersion} />
      <Actions request={request} onOrderAgain={onOrderAgain} />
    </Sheet>
  )
  // Beside an offer it is a second sheet with a second sum: whoever decides about the first does not need it.
  if (request.offers.length === 0) return sheet
  return (
    <details className="sheet-asked">
      <summary>{t('request.asked')}</summary>
      {sheet}
    </details>
  )
}

function Sender({ request: { createdAt, asGuest, startedBy, name, company } }: Pick<Props, 'request'>) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <p>
        {t(startedBy ? 'request.started-on' : 'request.sent-on')}{' '}
        <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), locale)}</time>
        {startedBy ? `, ${t('request.started-by', { name: startedBy })}` : null}
        {asGuest ? <small> {t('request.as-guest')}</small> : null}
      </p>
      <p>{[name, company].filter(Boolean).join(', ')}</p>
    </>
  )
}

function OwnMessage({ text }: { text: string }) {
  const t = useTranslate()
  if (!text) return null
  return (
    <section className="dash-block">
      <h2>{t('form.message')}</h2>
      <p className="dash-message whole">{text}</p>
    </section>
  )
}

function OwnFiles({ files, token }: { files: FollowedRequest['attachments']; token: string | undefined }) {
  const t = useTranslate()
  if (files.length === 0) return null
  return (
    <section className="dash-block">
      <h2>{t('attached.title')}</h2>
      <FileList files={files} token={token} />
    </section>
  )
}

function Actions({ request, onOrderAgain }: Pick<Props, 'request' | 'onOrderAgain'>) {
  const t = useTranslate()
  const { configuration, items } = request
  return (
    <p className="dash-actions">
      <button type="button" className="button ghost" onClick={() => print()}>
        <Icon name="print" />
        {t('sent.print')}
      </button>
      {configuration ? (
        <Link className="button ghost" to={configuratorPath(configuration.answers)}>
          {t('request.change-configuration')}
        </Link>
      ) : null}
      {items.length ? (
        <button type="button" className="button ghost" onClick={() => onOrderAgain(request)}>
          {t('request.order-again')}
        </button>
      ) : null}
    </p>
  )
}
