import { type ReactNode, useEffect, useState } from 'react'
import { configuratorPath } from '#domain/quote-list/configuration.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { AccountQuote } from '#domain/quote-requests/account-quote.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { isAwaited, type RequestEvent } from '#domain/quote-requests/request-state.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDateTime, formatWeekdayTime } from '#domain/time/dates.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import { timeLeft } from '#domain/time/time-left.ts'
import { closureBetween } from '#domain/time/work-calendar.ts'
import { FileList } from '#src/files/file-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Link } from '#src/site/link.tsx'
import { closureText } from '#src/site/opening-text.ts'
import { Sheet } from '#src/site/sheet.tsx'
import { useSite } from '#src/site/site.ts'
import { useOpening } from '#src/site/use-opening.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { RequestAccess } from './access.ts'
import { Messages } from './messages.tsx'
import { Offers } from './offers.tsx'
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

/** What the page is about: the request, and once there is an offer, that. */
export function RequestTitle({ reference, offers = [], waiting }: TitleProps) {
  const t = useTranslate()
  return (
    <Heading>
      {offers.length ? t('request.offers') : waiting}{' '}
      {reference ? <span className="dash-reference">{reference}</span> : null}
    </Heading>
  )
}

type TitleProps = Partial<Pick<FollowedRequest, 'reference' | 'offers'>> & {
  /** What it says without an offer. */
  waiting: string
}

type SentProps = Pick<Props, 'request' | 'onOrderAgain'> & { token: string | undefined }

/** What was asked, as it was sent. */
function Sent({ request, token, onOrderAgain }: SentProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const sheet = (
    <Sheet title={<h2>{t('request.asked')}</h2>} facts={<Sender request={request} />}>
      {request.items.length ? <RequestedItems items={request.items} /> : null}
      <FactSections sections={quoteSections(request, t, locale)} />
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

const steps = ['received', 'in-progress', 'offered'] as const
/** Events by which a step was certainly reached; a closed request may have skipped it. */
const eventOf: Record<(typeof steps)[number], RequestEvent> = {
  received: 'received',
  'in-progress': 'taken',
  offered: 'offer-sent',
}

/** Where the request stands: its steps, and the time until the promised answer. */
function Progress({ request }: { request: FollowedRequest }) {
  const t = useTranslate()
  const { state, timeline } = request
  // An offer that was sent waits for its customer: the last step is the one to take.
  const at = state === 'offered' ? steps.length : (steps as readonly string[]).indexOf(state)
  const isPast = (step: (typeof steps)[number], i: number) => {
    if (at >= 0) return i < at
    return state !== 'closed' || timeline.some(({ event }) => event === eventOf[step])
  }
  return (
    <section className="dash-block" aria-label={t('request.progress')}>
      <ol className="request-steps">
        {steps.map((step, i) => (
          <li
            key={step}
            className={isPast(step, i) ? 'past' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {t(`request.state-${step}`)}
            {isPast(step, i) ? <span className="visually-hidden"> ({t('request.step-done')})</span> : null}
          </li>
        ))}
        <li
          aria-current={at < 0 || at === steps.length ? 'step' : undefined}
          className={at < 0 ? state : undefined}
        >
          {at < 0 ? t(`request.state-${state}`) : t('request.step-decision')}
        </li>
      </ol>
      {isAwaited(state) ? <ReplyClock request={request} /> : null}
    </section>
  )
}

const refreshMs = 60_000

/** When the answer is due and what is left of the promised 24 hours, by the visitor's clock. */
function ReplyClock({ request: { createdAt, dueAt } }: { request: FollowedRequest }) {
  const t = useTranslate()
  const phone = usePhone()
  const { locale } = useSite()
  const calendar = useOpening()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  const due = new Date(dueAt)
  const closure = closureBetween(inParis(now).day, inParis(due).day, calendar)
  const left = timeLeft(replyTimeLeft({ sentAt: new Date(createdAt), dueAt: due }, now, calendar))
  return (
    <p className="request-clock">
      <strong>{t('request.due', { due: formatWeekdayTime(due, locale) })}</strong>
      <span>{left ? t(left.key, left.values) : t('request.overdue', { phone })}</span>
      {closure ? <span>{closureText(t, locale, closure)}</span> : null}
    </p>
  )
}
