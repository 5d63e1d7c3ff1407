import { formatEuros } from '#domain/catalogue/money.ts'
import type { DeskRow } from '#domain/quote-requests/desk-schemas.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useDesk } from './desk-context.ts'
import { TimeLeft } from './time-left.tsx'
import { words } from './words.ts'

/** A request in the list; the whole row is its link. */
export function RequestRow({ row }: { row: DeskRow }) {
  const t = useTranslate()
  const { open } = useDesk()
  const { reference, state, name, company, city, locale, assignee, items, estimateCents, lastMessage } = row
  const { archivedUntil, instruments, waitingSince } = row
  return (
    <a
      className="desk-row"
      href={`?request=${reference}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(reference)
      }}
    >
      <span className="desk-row-state">
        <TimeLeft {...row} />
        <span>{t(`request.state-${state}`)}</span>
        {archivedUntil === null ? null : (
          <small>{t('desk.archived-until', { day: formatDay(archivedUntil, 'fr') })}</small>
        )}
      </span>
      <span className="desk-row-who">
        <strong>{company || name}</strong>
        <small>{[company ? name : '', city, locale.toUpperCase()].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="desk-row-what">
        <span>
          {[
            instruments && !items ? '' : words.items(items),
            instruments ? words.instruments(instruments) : '',
            estimateCents === null ? '' : formatEuros(estimateCents / 100, 'fr'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <small>{assignee || words.nobody}</small>
      </span>
      <span className="desk-row-when">
        <span>{reference}</span>
        <small>{formatDateTime(new Date(row.createdAt), 'fr')}</small>
      </span>
      {waitingSince === null ? null : (
        <span className="desk-waiting">
          {[
            t('desk.waiting-since', { when: formatDateTime(new Date(waitingSince), 'fr') }),
            lastMessage === 'customer' ? words.waiting : '',
            state === 'accepted' && lastMessage !== 'customer' ? t('desk.order-waits') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </a>
  )
}
