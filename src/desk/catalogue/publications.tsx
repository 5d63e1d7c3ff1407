import { useEffect } from 'react'
import type { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import { operatorPrefix } from '#domain/staff/audit.ts'
import { DeskLink, useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, useDeskQuery } from '#src/desk/desk-query.tsx'
import { moment } from '#src/desk/formats.ts'
import { useAction } from '#src/forms/use-action.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { text } from './catalogue-words.ts'
import { failureText, publicationProblem } from './problem-words.ts'

/** How often the list is read again while something is on its way. */
const againMs = 2000

/** What was published, what is on its way and what is planned; the list follows a publication that runs. */
export function Publications() {
  const query = useDeskQuery('GET /desk/publications')
  const { refresh } = query
  const isMoving = query.answer.value?.items.some(isOnItsWay) ?? false
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(refresh, againMs)
    return () => clearInterval(timer)
  }, [isMoving, refresh])
  return (
    <>
      <h1>{text.publications}</h1>
      <DeskQuery query={query} lines={6}>
        {({ items }) =>
          items.length ? (
            <ul className="desk-journal publications">
              {items.map((row) => (
                <li key={row.id}>
                  <Publication row={row} refresh={refresh} />
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p className="empty">{text.noPublications}</p>
              <p>
                <DeskLink className="button ghost" to={{ view: 'catalogue', filter: 'drafts' }}>
                  {text.toDrafts}
                </DeskLink>
              </p>
            </>
          )
        }
      </DeskQuery>
    </>
  )
}

const isOnItsWay = ({ state, dueAt }: PublicationEntry) =>
  state === 'running' || (state === 'waiting' && Date.parse(dueAt) <= Date.now())

const icons: Record<PublicationEntry['state'], IconName> = {
  waiting: 'clock',
  running: 'send',
  live: 'check',
  failed: 'warning',
  cancelled: 'close',
  undone: 'undo',
}

function Publication({ row, refresh }: { row: PublicationEntry; refresh: () => void }) {
  const { state, author, name, createdAt, dueAt, liveAt, progress, error } = row
  return (
    <>
      <p>
        <span className={`publication-state ${state}`}>
          <Icon name={icons[state]} /> {text.publicationStates[state]}
        </span>
        <strong>{publicationTitle(row)}</strong>
      </p>
      <p className="hint">
        <span>{text.orderedBy(name || author, moment(createdAt))}</span>
        {state === 'waiting' ? <strong>{text.dueOn(moment(dueAt))}</strong> : null}
        {liveAt ? <span>{text.liveSince(moment(liveAt))}</span> : null}
      </p>
      {state === 'running' ? (
        <p role="status">
          <progress value={progress} aria-label={text.publicationStates.running} /> {text.progress(progress)}
        </p>
      ) : null}
      {error ? (
        <p role="alert">
          {failureText(error)} {hasDraftsAgain(row) ? text.draftsAgain : null}
        </p>
      ) : null}
      <Actions row={row} refresh={refresh} />
    </>
  )
}

/** What the desk wanted to publish is drafts again. */
const hasDraftsAgain = ({ undoes, productCount, author }: PublicationEntry) =>
  undoes === null && productCount > 0 && !author.startsWith(operatorPrefix)

/** What a publication contains, in words. */
function publicationTitle(row: PublicationEntry): string {
  const { undoes, products, productCount, added, removed, prices } = row
  const changed = productCount - added - removed
  const contents = [
    prices ? text.pricesOf(prices) : changed ? text.productsOf(changed) : '',
    added ? text.addedOf(added) : '',
    removed ? text.removedOf(removed) : '',
    productCount === 0 ? text.servicesOnly : '',
  ].filter(Boolean)
  const more = productCount > products.length ? text.andMore(productCount - products.length) : ''
  const names = products.map(({ name }) => name).join(', ') + more
  return [undoes ? text.ofUndo : '', contents.join(', '), names].filter(Boolean).join('\u00a0: ')
}

/** What can be done about a publication in its state. */
const actions = {
  live: { action: text.undo, ask: text.undoAsk },
  waiting: { action: text.callOff, ask: text.callOffAsk },
} as const

function Actions({ row, refresh }: { row: PublicationEntry; refresh: () => void }) {
  const { id, state } = row
  const { call } = useDesk()
  const { run, busy, problem } = useAction({
    send: (): Promise<unknown> =>
      state === 'live'
        ? call('POST /desk/publications/:id/undo', { params: { id } })
        : call('POST /desk/publications/:id/cancel', { params: { id } }),
    onAccepted: refresh,
  })
  if (state !== 'live' && state !== 'waiting') return null
  const { action, ask } = actions[state]
  return (
    <>
      <ConfirmButton
        question={ask(publicationTitle(row), row.productCount > 0)}
        {...{ action, cancel: text.wayOut }}
        isOff={busy}
        onConfirm={run}
      />
      {problem ? <p role="alert">{publicationProblem(problem)}</p> : null}
    </>
  )
}
