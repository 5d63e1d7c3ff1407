import { useCallback, useEffect, useState } from 'react'
import type { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Confirm } from '#src/ui/dialog.tsx'
import href from './catalogue.css?url'
import { text } from './catalogue-words.ts'
import { refusalText } from './refusal-text.ts'

/** How often the list is read again while something is on its way. */
const againMs = 2000

/** What was published, what is on its way and what is planned; the list follows a publication that runs. */
export function Publications() {
  const { calls } = useDesk()
  const { answer, load, set } = useQuery(calls.publications)
  const isMoving = answer.value?.items.some(isOnItsWay) ?? false
  const refresh = useCallback(() => calls.publications().then(set, () => {}), [calls, set])
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(refresh, againMs)
    return () => clearInterval(timer)
  }, [isMoving, refresh])
  return (
    <>
      <Stylesheet href={href} />
      <h1>{text.publications}</h1>
      <QueryBoundary answer={answer} retry={load} lines={6}>
        {({ items }) =>
          items.length ? (
            <ul className="desk-journal">
              {items.map((row) => (
                <li key={row.id}>
                  <Publication row={row} refresh={refresh} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">{text.noPublications}</p>
          )
        }
      </QueryBoundary>
    </>
  )
}

const isOnItsWay = ({ state, dueAt }: PublicationEntry) =>
  state === 'running' || (state === 'waiting' && Date.parse(dueAt) <= Date.now())

const moment = (iso: string) => formatDateTime(new Date(iso), 'fr')

function Publication({ row, refresh }: { row: PublicationEntry; refresh: () => void }) {
  const { state, author, name, createdAt, dueAt, changes, progress, error, undoes, subjects } = row
  return (
    <>
      <p>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
        <strong>
          {text.publicationStates[state]}
          {undoes ? ` (${text.ofUndo})` : ''}
        </strong>
        <span>{text.changesOf(changes)}</span>
        {state === 'waiting' ? <span>{text.dueOn(moment(dueAt))}</span> : null}
        <small>{name || author}</small>
      </p>
      {state === 'running' ? (
        <p role="status">
          <progress value={progress} aria-label={text.publicationStates.running} /> {text.progress(progress)}
        </p>
      ) : null}
      {error ? <p role="alert">{error}</p> : null}
      <p className="hint">{subjects.join(', ')}</p>
      <Actions row={row} refresh={refresh} />
    </>
  )
}

function Actions({ row: { id, state }, refresh }: { row: PublicationEntry; refresh: () => void }) {
  const { calls } = useDesk()
  const [asked, setAsked] = useState(false)
  const { run, busy, problem } = useAction({
    send: (what: 'undo' | 'cancel') =>
      what === 'undo' ? calls.undoPublication(id) : calls.cancelPublication(id),
    onAccepted: refresh,
  })
  return (
    <>
      {state === 'live' ? (
        <button
          type="button"
          className="button small ghost"
          aria-disabled={busy}
          onClick={() => setAsked(true)}
        >
          {text.undo}
        </button>
      ) : null}
      {state === 'waiting' ? (
        <button
          type="button"
          className="button small ghost"
          aria-disabled={busy}
          onClick={() => void run('cancel')}
        >
          {text.callOff}
        </button>
      ) : null}
      {problem ? <p role="alert">{refusalText(problem)}</p> : null}
      {asked ? (
        <Confirm
          question={text.undoAsk}
          action={text.undo}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            void run('undo')
          }}
        />
      ) : null}
    </>
  )
}
