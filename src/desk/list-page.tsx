import { useCallback } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { type DeskFilter, deskFilters } from '#domain/quote-requests/desk-schemas.ts'
import type { RequestState } from '#domain/quote-requests/request-state.ts'
import {
  type DeskCounts,
  type DeskView,
  deskViews,
  type WaitingRows,
} from '#domain/quote-requests/waiting-rows.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { boardWords, DeskBoard } from './desk-board.tsx'
import { type Desk, useDesk } from './desk-context.ts'
import { DeskNotFound } from './desk-page.tsx'
import { LoadMore } from './load-more.tsx'
import { RowTable } from './row-table.tsx'
import { useRowSteps } from './use-shortcuts.ts'
import { words } from './words.ts'

/** What waits for the company, every contact message, or the requests of one state. */
type View = DeskView | Exclude<DeskFilter, 'waiting'>

/** What is due has no tab: the board leads there. */
const groups: readonly { label: string; views: readonly Exclude<View, 'due'>[] }[] = [
  { label: words.waiting, views: ['waiting', 'mine', 'unassigned'] },
  {
    label: words.list,
    views: [
      ...deskFilters.filter((filter): filter is RequestState => filter in words.states),
      'all',
      'archived',
    ],
  },
  { label: words.contacts, views: ['contacts'] },
]

/** Views that may be too long to count. */
const uncounted = { all: true, archived: true }

/** The view that an address names. */
const viewOf = (address: URLSearchParams): View =>
  [...deskViews, ...deskFilters].find((view) => view === address.get('list')) ?? 'waiting'

const isWaitingView = (view: View): view is DeskView => deskViews.some((known) => known === view)

/** A page of a view, requests and contact messages alike. */
async function pageOf({ calls }: Desk, view: View, cursor: string): Promise<WaitingRows> {
  if (isWaitingView(view)) return calls.waiting({ view, cursor })
  const { items, nextCursor } = await calls.list({ state: view, q: '', cursor })
  return { items: items.map((row) => ({ kind: 'request', ...row })), nextCursor }
}

/** The first view of the desk: what waits for the company, and behind tabs everything else. */
export function ListPage() {
  const desk = useDesk()
  const { calls } = desk
  const view = viewOf(desk.address)
  const { answer, load, set } = useQuery(useCallback(() => pageOf(desk, view, ''), [desk, view]))
  const { answer: counts } = useQuery(calls.counts)
  useRowSteps()
  if (answer.status === 'failed' && answer.code === 'not-found') return <DeskNotFound />
  return (
    <>
      <h1>{view === 'due' ? boardWords.dueTitle : words.viewTitles[view]}</h1>
      <DeskBoard view={view} counts={counts.value ?? {}} />
      <ViewTabs
        view={view}
        counts={counts.value ?? {}}
        onChange={(next) => desk.go({ view: 'requests', list: next })}
      />
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {(page) => <Rows {...{ page, view }} onPage={set} />}
      </QueryBoundary>
    </>
  )
}

type TabsProps = { view: View; counts: DeskCounts; onChange: (view: View) => void }

function ViewTabs({ view, counts, onChange }: TabsProps) {
  return (
    <nav className="desk-tabs" aria-label={words.filter}>
      {groups.map(({ label, views }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
        <div key={label} role="group" aria-label={label}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              className="desk-tab"
              onClick={() => onChange(name)}
            >
              {words.views[name]} {name in uncounted ? null : <Count of={counts[name as keyof DeskCounts]} />}
            </button>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** Counts are worked out up to a limit; their place is kept until they come. */
const Count = ({ of: count }: { of: number | undefined }) => (
  <span className="desk-count">
    {count === undefined ? '\u00a0' : count < deskLimits.waitingCounted ? count : `${count - 1}+`}
  </span>
)

type RowsProps = { page: WaitingRows; view: View; onPage: (page: WaitingRows) => void }

function Rows({ page, view, onPage }: RowsProps) {
  const desk = useDesk()
  if (page.items.length === 0) return <p className="empty">{words.empty}</p>
  return (
    <>
      <RowTable rows={page.items} />
      <LoadMore page={page} text={words.more} read={(cursor) => pageOf(desk, view, cursor)} onPage={onPage} />
    </>
  )
}
