import type { RequestState } from '#domain/quote-requests/request-state.ts'
import type { ContactRow, WaitingRow } from '#domain/quote-requests/waiting-rows.ts'
import { formatDay } from '#domain/time/dates.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import { timeLeft } from '#domain/time/time-left.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useOpening } from '#src/site/use-opening.ts'
import { Icon } from '#src/ui/icon.tsx'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import { TableHead } from '#src/ui/table-head.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { PlaceLink } from './desk-context.tsx'
import { euros, shortMoment } from './formats.ts'
import { words } from './words.ts'

type RequestWaiting = Exclude<WaitingRow, ContactRow>

/** Requests and contact messages as a table; below the width of a tablet each row is a card. */
export const RowTable = ({ rows }: { rows: readonly WaitingRow[] }) => (
  <table className="desk-table">
    <TableHead of={words.columns} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.reference}>
          {row.kind === 'request' ? <RequestCells row={row} /> : <ContactCells row={row} />}
        </tr>
      ))}
    </tbody>
  </table>
)

function RequestCells({ row }: { row: RequestWaiting }) {
  const t = useTranslate()
  const { reference, name, company, city, locale, first, items, instruments, archivedUntil } = row
  const { waitingSince, createdAt, dueAt, assignee, offerCents, estimateCents } = row
  const sumCents = offerCents ?? estimateCents
  const more = items > 1 ? words.moreItems(items - 1) : ''
  return (
    <>
      <td>
        <span className="desk-who">
          <Picture src={first?.drawing ?? null} />
          <span className="desk-two">
            <PlaceLink className="desk-row" to={{ name: 'request', reference }}>
              {company || name}
            </PlaceLink>
            <small>{[company ? name : '', city, words.inLanguage(locale)].filter(Boolean).join(' · ')}</small>
          </span>
        </span>
      </td>
      <td>
        <span>
          {first ? unbroken(first.name) : instruments ? words.instruments(instruments) : words.messageOnly}
        </span>
        <small>
          {unbroken(
            [more, first && instruments ? words.instruments(instruments) : '', reference]
              .filter(Boolean)
              .join(' · '),
          )}
        </small>
      </td>
      <td>
        <Standing
          state={row.state}
          waits={waitingSince !== null}
          hasWritten={waitingSince !== null && row.lastMessage === 'customer'}
        />
        <small>
          {archivedUntil
            ? t('desk.archived-until', { day: formatDay(archivedUntil, 'fr') })
            : shortMoment(waitingSince ?? createdAt)}
        </small>
      </td>
      <td>{waitingSince === null ? null : <TimeLeft since={waitingSince} dueAt={dueAt} />}</td>
      <td data-empty={assignee === ''}>{assignee || words.nobody}</td>
      <td className="desk-sum">{sumCents === null ? '' : euros(sumCents)}</td>
    </>
  )
}

/** An accepted offer that nobody has taken up. */
export const isOrder = (row: WaitingRow) =>
  row.kind === 'request' &&
  row.state === 'accepted' &&
  row.waitingSince !== null &&
  row.lastMessage !== 'customer'

type StandingProps = {
  state: RequestState
  /** Of the company an answer is awaited, or that it takes up an order. */
  waits: boolean
  hasWritten: boolean
}

/** What the company has to do, or where the request is: in this form in the list and on its page. */
export function Standing({ state, waits, hasWritten }: StandingProps) {
  const isOrder = state === 'accepted' && waits && !hasWritten
  const text = hasWritten ? words.wrote : isOrder ? words.toDeliver : words.states[state]
  return <span className={isOrder ? 'desk-ordered' : undefined}>{text}</span>
}

function ContactCells({ row }: { row: ContactRow }) {
  const { reference, state, origin, name, locale, subject, createdAt, dueAt, assignee } = row
  return (
    <>
      <td>
        <span className="desk-who">
          <span className="desk-picture">
            <Icon name={origin === 'assistant' ? 'help' : 'chat'} />
          </span>
          <span className="desk-two">
            <PlaceLink className="desk-row" to={{ name: 'contact', reference }}>
              {name}
            </PlaceLink>
            <small>{words.inLanguage(locale)}</small>
          </span>
        </span>
      </td>
      <td>
        <span>{subject}</span>
        <small>{reference}</small>
      </td>
      <td>
        <span>{state === 'open' ? words.origins[origin] : words.contactStates[state]}</span>
        <small>{shortMoment(createdAt)}</small>
      </td>
      <td>{state === 'open' ? <TimeLeft since={createdAt} dueAt={dueAt} /> : null}</td>
      <td data-empty={assignee === ''}>{assignee || words.nobody}</td>
      <td className="desk-sum" />
    </>
  )
}

/** The drawing of the first product; a mark when there is none, or it has left the catalogue. */
const Picture = ({ src }: { src: string | null }) => (
  <span className="desk-picture">
    <OptionalImage src={src} width={56} height={40} instead={<Icon name="chat" />} />
  </span>
)

/** From a working day on it is seen at once. */
const nearMs = 8 * 3_600_000

/**
 * Until when the promised 24 hours on working days allow an answer, and once that is near what is left of them: in this
 * form everywhere at the desk.
 */
export function TimeLeft({ since, dueAt }: { since: string; dueAt: string }) {
  const t = useTranslate()
  const calendar = useOpening()
  const due = new Date(dueAt)
  const leftMs = replyTimeLeft({ sentAt: new Date(since), dueAt: due }, new Date(), calendar)
  const left = timeLeft(leftMs)
  const when = shortMoment(dueAt)
  if (left === null) return <span className="desk-left late">{words.wasDueAt(when)}</span>
  if (left.key !== 'request.left') return <span className="desk-left soon">{t(left.key, left.values)}</span>
  return <span className={leftMs < nearMs ? 'desk-left near' : 'desk-left'}>{words.dueAt(when)}</span>
}

/** The same on a page of its own, where no column says what it is about. */
export const ReplyDue = (clock: { since: string; dueAt: string }) => (
  <span>
    {words.reply} <TimeLeft {...clock} />
  </span>
)
