import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { type DeskFilter, type DeskRows, deskFilters } from '#domain/quote-requests/desk-schemas.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { useDesk } from './desk-context.ts'
import { DeskNotFound } from './request-page.tsx'
import { RequestRow } from './request-row.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { words } from './words.ts'

type View = { state: DeskFilter; q: string }

/** The last view, so that the way back from a request leads to it. */
let lastView: View = { state: 'waiting', q: '' }

/** The requests of a filter or a search; first those who wait for the company. */
export function RequestList() {
  const { calls } = useDesk()
  const [view, setView] = useState(lastView)
  const { answer, load } = useQuery(useCallback(() => calls.list({ ...view, cursor: '' }), [calls, view]))
  const search = useRef<HTMLInputElement>(null)
  const step = (by: number) => {
    const links = [...document.querySelectorAll<HTMLElement>('.desk-row')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
  }
  useShortcuts({ '/': () => search.current?.focus(), j: () => step(1), k: () => step(-1) })
  const change = (next: View) => {
    lastView = next
    setView(next)
  }
  if (answer.status === 'failed' && answer.code === 'not-found') return <DeskNotFound />
  return (
    <>
      <h1>{words.list}</h1>
      <Filters view={view} searchRef={search} onChange={change} />
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {(first) => <Rows key={`${view.state} ${view.q}`} first={first} view={view} />}
      </QueryBoundary>
    </>
  )
}

type FiltersProps = {
  view: View
  searchRef: React.RefObject<HTMLInputElement | null>
  onChange: (view: View) => void
}

function Filters({ view, searchRef, onChange }: FiltersProps) {
  const t = useTranslate()
  const nameOf = (filter: DeskFilter) => {
    if (filter === 'archived' || filter === 'waiting') return t(`desk.${filter}`)
    return filter === 'all' ? words.all : t(`request.state-${filter}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...view, q: searchRef.current?.value.trim() ?? '' })
  }
  return (
    <form className="desk-filters" onSubmit={submit}>
      <div className="field">
        <label htmlFor="desk-state">{words.filter}</label>
        <select
          id="desk-state"
          value={view.state}
          onChange={(event) => onChange({ ...view, state: event.target.value as DeskFilter })}
        >
          {deskFilters.map((filter) => (
            <option key={filter} value={filter}>
              {nameOf(filter)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="desk-q">{words.search}</label>
        <input
          ref={searchRef}
          id="desk-q"
          type="search"
          defaultValue={view.q}
          maxLength={deskLimits.searchLength}
          aria-describedby="desk-q-hint"
        />
        <p className="hint" id="desk-q-hint">
          {words.searchHint}
        </p>
      </div>
      <button type="submit" className="button ghost">
        {words.search}
      </button>
    </form>
  )
}

function Rows({ first, view }: { first: DeskRows; view: View }) {
  const { calls } = useDesk()
  const [page, setPage] = useState(first)
  const [failed, setFailed] = useState(false)
  useEffect(() => setPage(first), [first])
  const more = (cursor: string) =>
    calls.list({ ...view, cursor }).then(
      (next) => {
        setFailed(false)
        setPage({ ...next, items: [...page.items, ...next.items] })
      },
      () => setFailed(true),
    )
  const { items, nextCursor } = page
  if (items.length === 0)
    return (
      <>
        <WaitingCount waiting={page.waiting} />
        <p className="empty">{view.q ? words.nothingFound : words.empty}</p>
      </>
    )
  return (
    <>
      <WaitingCount waiting={page.waiting} />
      <ul className="desk-rows">
        {items.map((row) => (
          <li key={row.reference}>
            <RequestRow row={row} />
          </li>
        ))}
      </ul>
      {failed ? <p role="alert">{words.moreFailed}</p> : null}
      {nextCursor ? (
        <button type="button" className="button ghost" onClick={() => more(nextCursor)}>
          {words.more}
        </button>
      ) : null}
    </>
  )
}

/** How many wait for the company, and in which states; nothing where nobody does. */
function WaitingCount({ waiting }: Pick<DeskRows, 'waiting'>) {
  const t = useTranslate()
  const count = waiting.reduce((sum, state) => sum + state.count, 0)
  if (count === 0) return null
  const whole =
    count < deskLimits.waitingCounted
      ? t('desk.waiting-count', { count })
      : t('desk.waiting-most', { count: String(count) })
  const parts = waiting.map((state) => `${t(`request.state-${state.state}`)}\u00a0: ${state.count}`)
  return <p className="desk-count">{`${whole} (${parts.join(', ')}).`}</p>
}
