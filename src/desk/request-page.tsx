import { type ReactNode, useEffect, useRef, useState } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { addressLines, furtherFacts } from '#domain/forms/person-fields.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { isAwaited } from '#domain/quote-requests/request-state.ts'
import { formatDay } from '#domain/time/dates.ts'
import { FileList } from '#src/files/file-list.tsx'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { RequestedItems } from '#src/quote-requests/requested-items.tsx'
import { AcceptedTerms } from '#src/quote-requests/terms-link.tsx'
import { Timeline } from '#src/quote-requests/timeline.tsx'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Assignee } from './assignee.tsx'
import { ContactFacts, CustomerLink } from './customer-link.tsx'
import { PlaceLink, useDesk } from './desk-context.tsx'
import { CloseRequest, DeskMessages } from './desk-messages.tsx'
import { DeskOffers, PrepareOffer } from './desk-offers.tsx'
import { DeskNotFound, DeskQuery, useDeskQuery } from './desk-query.tsx'
import { Folded } from './folded.tsx'
import { moment } from './formats.ts'
import { MessageBox } from './message-box.tsx'
import { ReplyDue, Standing } from './row-table.tsx'
import { phoneWords } from './staff-words.ts'
import { useChange } from './use-change.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { words } from './words.ts'

/** One request with everything about it. */
export function RequestPage({ reference }: { reference: string }) {
  const query = useDeskQuery('GET /desk/requests/:reference', { params: { reference } })
  return (
    <DeskQuery query={query} lines={10} missing={<DeskNotFound />}>
      {(page, { refresh }) => <Request {...{ page, refresh }} />}
    </DeskQuery>
  )
}

/** Runs when the tab is shown again: the customer may have answered meanwhile. */
function useWhenShown(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && latest.current()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
}

type Props = { page: DeskRequest; refresh: () => void }

function Request({ page, refresh }: Props) {
  const t = useTranslate()
  const { request } = page
  useWhenShown(refresh)
  const [editing, setEditing] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const write = (box: typeof message) => () => box.current?.querySelector('textarea')?.focus()
  useShortcuts({ o: () => setEditing(true), m: write(message), n: write(note) })
  return (
    <>
      <Head page={page} refresh={refresh}>
        {editing ? null : <PrepareOffer page={page} onOpen={() => setEditing(true)} />}
      </Head>
      <div className="desk-columns">
        <Customer page={page} refresh={refresh} />
        <div className="desk-main">
          <DeskOffers page={page} editing={editing} setEditing={setEditing} refresh={refresh} />
          <Folded isFolded={editing} title={t('request.asked')}>
            {request.items.length ? (
              <section className="dash-block">
                <h2>{t('request.asked')}</h2>
                <RequestedItems items={request.items} />
              </section>
            ) : null}
            <FactSections sections={quoteSections(request, t, 'fr')} />
          </Folded>
          <AcceptedTerms version={request.termsVersion} />
          <div ref={message}>
            <DeskMessages page={page} refresh={refresh} />
          </div>
        </div>
        <aside className="desk-aside">
          <Files files={request.attachments} />
          <div ref={note}>
            <DeskNotes page={page} refresh={refresh} />
          </div>
          <Timeline entries={request.timeline} />
          {page.archivedUntil === null ? <CloseRequest page={page} refresh={refresh} /> : null}
        </aside>
      </div>
    </>
  )
}

function Head({ page, refresh, children }: Props & { children: ReactNode }) {
  const t = useTranslate()
  const { request, customer, archivedUntil, startedBy } = page
  return (
    <header className="desk-title">
      <div className="desk-title-row">
        <h1>
          {customer.company || customer.name} <span className="dash-reference">{request.reference}</span>
        </h1>
        {children}
      </div>
      <p className="desk-status">
        <strong>
          <Standing state={request.state} waits={isOrdered(request)} hasWritten={hasWritten(request)} />
        </strong>
        {isAwaited(request.state) ? <ReplyDue since={request.createdAt} dueAt={request.dueAt} /> : null}
        {startedBy ? <span>{words.startedBy(startedBy)}</span> : null}
      </p>
      {request.message ? (
        <p className="dash-message whole desk-asked">
          <span className="visually-hidden">{`${words.message}\u00a0: `}</span>
          {request.message}
        </p>
      ) : null}
      <OrderState page={page} refresh={refresh} />
      {archivedUntil === null ? (
        <Assignee page={page} refresh={refresh} />
      ) : (
        <p role="note">{t('desk.archived-text', { day: formatDay(archivedUntil, 'fr') })}</p>
      )}
    </header>
  )
}

/** An accepted offer whose order nobody has taken up. */
const isOrdered = ({ state, timeline }: DeskRequest['request']) =>
  state === 'accepted' && timeline.every(({ event }) => event !== 'order-processed')

/** The customer's is the last word: neither a message nor an offer has answered it. */
function hasWritten({ state, messages, offers }: DeskRequest['request']): boolean {
  const last = messages.at(-1)
  return state !== 'closed' && last?.from === 'customer' && offers.every(({ sentAt }) => sentAt < last.at)
}

/** The button that takes up the order of an accepted offer, which waits until then. */
function OrderState({ page: { request }, refresh }: Props) {
  const t = useTranslate()
  const { change, busy, status } = useChange(request.reference, refresh)
  if (request.state !== 'accepted') return null
  return (
    <p className="desk-order">
      {isOrdered(request) ? (
        <ActionButton
          action={{ busy }}
          className="button"
          onPress={() => change({ action: 'process' }, t('desk.processed'))}
        >
          {t('desk.process')}
        </ActionButton>
      ) : null}
      <span role="status">{status}</span>
    </p>
  )
}

function Customer({ page: { customer, locale, request, archivedUntil }, refresh }: Props) {
  const t = useTranslate()
  const { me } = useDesk()
  const { name, company, email, phone } = customer
  const lines = addressLines(customer)
  const more = [
    ...furtherFacts(customer).map(([field, value]) => [t(`form.${field}`), value] as const),
    ...(lines.length ? [[words.address, lines.join(', ')] as const] : []),
  ]
  return (
    <section className="dash-block desk-customer">
      <h2>{words.customer}</h2>
      <p>
        <strong>{name}</strong>
        {company ? `, ${company}` : ''}
      </p>
      {me.whole ? (
        <p className="desk-person">
          {email ? (
            <PlaceLink to={{ name: 'person', by: 'email', value: email }}>{words.everything}</PlaceLink>
          ) : (
            <PlaceLink to={{ name: 'person', by: 'phone', value: phone }}>{phoneWords.ofPhone}</PlaceLink>
          )}
          {company ? (
            <PlaceLink to={{ name: 'person', by: 'company', value: company }}>{words.ofCompany}</PlaceLink>
          ) : null}
        </p>
      ) : null}
      <ContactFacts person={{ email, phone, locale }} more={more} />
      {email || archivedUntil !== null ? null : (
        <CustomerLink reference={request.reference} refresh={refresh} />
      )}
    </section>
  )
}

/** Files that came with the request; nothing where there are none. */
function Files({ files }: { files: DeskRequest['request']['attachments'] }) {
  const { token } = useDesk()
  if (files.length === 0) return null
  return (
    <section className="dash-block">
      <h2>{words.files}</h2>
      <FileList files={files} token={token} />
    </section>
  )
}

type DeskNotesProps = { page: DeskRequest; refresh: () => void }

/** Internal notes, and the form for another one. */
function DeskNotes({ page: { request, notes, archivedUntil }, refresh }: DeskNotesProps) {
  const { call } = useDesk()
  const { reference } = request
  return (
    <section className="dash-block">
      <h2>{words.notes}</h2>
      <ul className="desk-notes">
        {notes.map(({ id, at, author, text }) => (
          <li key={id}>
            <p className="hint">
              <time dateTime={at}>{moment(at)}</time>, {author || words.byLink}
            </p>
            <p className="whole">{text}</p>
          </li>
        ))}
      </ul>
      {archivedUntil === null ? (
        <MessageBox
          name={`desk-note.${reference}`}
          label={words.note}
          hint={words.notesHint}
          action={words.keep}
          done={words.kept}
          maxLength={deskLimits.noteLength}
          send={(body, idempotencyKey) =>
            call('POST /desk/requests/:reference/notes', { params: { reference }, body, idempotencyKey })
          }
          refresh={refresh}
        />
      ) : null}
    </section>
  )
}
