import { useRef, useState } from 'react'
import {
  type Logbook,
  type LogbookLine,
  logbookLines,
  type RecordedDay,
} from '#domain/scales/logbook-lines.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Confirm } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TableHead } from '#src/ui/table-head.tsx'

type Props = { logbook: Logbook; onChange: (logbook: Logbook) => void }

/** The history as a table; a day that was entered by mistake can be taken out once the instrument names another. */
export function LogbookHistory({ logbook, onChange }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const named = useNamed()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removing, setRemoving] = useState<RecordedDay | null>(null)
  const removal = useAction({
    send: (body: RecordedDay) =>
      callApi('POST /profile/scales/:id/logbook/removals', { params: { id: logbook.scale.id }, body }),
    onAccepted: onChange,
  })
  const remove = async (day: RecordedDay) => {
    setRemoving(null)
    await removal.run(day)
    heading.current?.focus()
  }
  return (
    <section className="logbook-block" aria-labelledby="logbook-history">
      <h2 id="logbook-history" ref={heading} tabIndex={-1}>
        {t('logbook.history')}
      </h2>
      {logbook.history.length ? null : <p>{t('logbook.empty')}</p>}
      <HistoryTable lines={logbookLines(logbook)} onRemove={setRemoving} />
      <p role="status">
        {removal.done ? t('logbook.removed') : null}
        {removal.problem ? t('logbook.remove-failed') : null}
      </p>
      <p className="hint">{t('logbook.history-hint')}</p>
      {removing ? (
        <Confirm
          question={t('logbook.confirm-remove', named({ event: removing.event, day: removing.doneOn }))}
          action={t('scales.remove')}
          onCancel={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        />
      ) : null}
    </section>
  )
}

/** What the sentences about a line say of it. */
function useNamed() {
  const t = useTranslate()
  const { locale } = useSite()
  return ({ event, day }: Pick<LogbookLine, 'event' | 'day'>) => ({
    event: t(`logbook.${event}`),
    day: formatDay(day, locale),
  })
}

type TableProps = { lines: readonly LogbookLine[]; onRemove: (day: RecordedDay) => void }

function HistoryTable({ lines, onRemove }: TableProps) {
  const t = useTranslate()
  return (
    <table className="logbook-history">
      <TableHead
        of={[
          t('logbook.day'),
          t('logbook.event'),
          <span key="action" className="visually-hidden">
            {t('logbook.action')}
          </span>,
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <HistoryRow key={`${line.event} ${line.day}`} line={line} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { line: LogbookLine; onRemove: (day: RecordedDay) => void }

function HistoryRow({ line: { event, day, reference, isEarlier }, onRemove }: RowProps) {
  const t = useTranslate()
  const named = useNamed()({ event, day })
  return (
    <tr>
      <td>
        <time dateTime={day}>{named.day}</time>
      </td>
      <td>
        {named.event} {reference ? <Link to={paths.dashboardQuote(reference)}>{reference}</Link> : null}
      </td>
      <td>
        {isEarlier && (event === 'verification' || event === 'overhaul') ? (
          <IconButton
            icon="trash"
            name={t('logbook.remove', named)}
            onClick={() => onRemove({ event, doneOn: day })}
          />
        ) : null}
      </td>
    </tr>
  )
}
