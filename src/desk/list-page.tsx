import { useCallback } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { type DeskFilter, deskFilters } from '#domain/quote-requests/desk-schemas.ts'
import type { RequestState } from '#domain/quote-requests/request-state.ts'
import {
  type DeskCounts,
  type DeskView,
  deskViews,
  type WaitingRows,
} from '#domain/quote-requests/waiting-rows.ts'
import { SevenSegment } from '#src/ui/seven-segment.tsx'
import { Tab } from './controls.tsx'
import { type Desk, DeskLink, useDesk } from './desk-context.tsx'
import { DeskNotFound, DeskQuery, LoadMore, useDeskQuery, useRefreshed } from './desk-query.tsx'
import { isOrder, RowTable } from './row-table.tsx'
import { useRowSteps } from './use-shortcuts.ts'
import { words } from './words.ts'

/** What waits for the company, every contact message, or the requests of one state. */
type View = DeskView | Exclude<DeskFilter, 'waiting'>

/** What is worked through every day. What is due has no tab: the board leads there. */
const daily = ['waiting', 'mine', 'unassigned', 'contacts'] as const satisfies readonly View[]
/** What is looked up. */
const further = [
  ...deskFilters.filter((filter): filter is RequestState => filter in words.states),
  'all',
  'archived',
] as const satisfies readonly View[]

/** Views that may be too long to count. */
const uncounted = { all: true, archived: true }

/** The view that an address names. */
const viewOf = (address: URLSearchParams): View =>
  [...deskViews, ...deskFilters].find((view) => view === address.get('list')) ?? 'waiting'

const isWaitingView = (view: View): view is DeskView => deskViews.some((known) => known === view)

/** A page of a view, requests and contact messages alike. */
async function pageOf({ call }: Desk, view: View, cursor: string): Promise<WaitingRows> {
  if (isWaitingView(view)) return call('GET /desk/waiting', { query: { view, cursor } })
  const { items, nextCursor } = await call('GET /desk/requests', { query: { state: view, q: '', cursor } })
  return { items: items.map((row) => ({ kind: 'request', ...row })), nextCursor }
}

/** The first view of the desk: what waits for the company, and behind tabs everything else. */
export function ListPage() {
  const desk = useDesk()
  const view = viewOf(desk.address)
  const query = useRefreshed(useCallback(() => pageOf(desk, view, ''), [desk, view]))
  const counts = useDeskQuery('GET /desk/counts').answer.value ?? {}
  useRowSteps()
  if (query.answer.status === 'failed' && query.answer.code === 'not-found') return <DeskNotFound />
  return (
    <>
      <h1>{view === 'due' ? boardWords.dueTitle : words.viewTitles[view]}</h1>
      <DeskBoard view={view} counts={counts} />
      <ViewTabs view={view} counts={counts} onChange={(next) => desk.go({ view: 'requests', list: next })} />
      <DeskQuery query={query}>{(page, { set }) => <Rows {...{ page, view }} onPage={set} />}</DeskQuery>
    </>
  )
}

type TabsProps = { view: View; counts: DeskCounts; onChange: (view: View) => void }

/** One row; what is looked up now and then unfolds below it, and stays open while one of it is shown. */
function ViewTabs(props: TabsProps) {
  const isFurther = further.some((name) => name === props.view)
  return (
    <nav className="desk-tabs" aria-label={words.filter}>
      <ViewTab names={daily} {...props} />
      <details key={String(isFurther)} open={isFurther}>
        <summary className="desk-tab">{words.moreViews}</summary>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
        <div role="group" aria-label={words.list}>
          <ViewTab names={further} {...props} />
        </div>
      </details>
    </nav>
  )
}

const ViewTab = ({ names, view, counts, onChange }: TabsProps & { names: readonly Exclude<View, 'due'>[] }) =>
  names.map((name) => (
    <Tab
      key={name}
      isChosen={name === view}
      data-empty={counts[name as keyof DeskCounts] === 0}
      onClick={() => onChange(name)}
    >
      {words.views[name]} {name in uncounted ? null : <Count of={counts[name as keyof DeskCounts]} />}
    </Tab>
  ))

/** Counts are worked out up to a limit; their place is kept until they come. */
const Count = ({ of: count }: { of: number | undefined }) => (
  <span className="desk-count">{counted(count) || '\u00a0'}</span>
)

/** Of what waits, orders come before questions. */
const ordersFirst = (rows: WaitingRows['items']) =>
  rows.toSorted((a, b) => Number(isOrder(b)) - Number(isOrder(a)))

type RowsProps = { page: WaitingRows; view: View; onPage: (page: WaitingRows) => void }

function Rows({ page, view, onPage }: RowsProps) {
  const desk = useDesk()
  if (page.items.length === 0) return <p className="empty">{words.empty}</p>
  return (
    <>
      <RowTable rows={isWaitingView(view) ? ordersFirst(page.items) : page.items} />
      <LoadMore page={page} text={words.more} read={(cursor) => pageOf(desk, view, cursor)} onPage={onPage} />
    </>
  )
}

/** French words of the board above the lists, and of a search with more than they show. */
export const boardWords = {
  waiting: 'à répondre',
  due: 'à rendre sous 4\u202fh ou en retard',
  dueTitle: 'À rendre sous 4\u202fh ou en retard',
  offered: 'en attente du client',
  openCents: '€ HT en devis',
  archivedToo: 'Chercher aussi dans les archives',
  foundMore: (n: number) =>
    `Seuls les ${n} plus récents sont montrés\u00a0: ajoutez un mot pour trouver les autres.`,
} as const

const cells = [
  { view: 'waiting', label: boardWords.waiting },
  { view: 'due', label: boardWords.due },
  { view: 'offered', label: boardWords.offered },
] as const

/** Up to its limit, and how it goes on; nothing while it is not known. */
const counted = (count: number | undefined) =>
  count === undefined
    ? ''
    : count < deskLimits.waitingCounted
      ? formatNumber(count, 'fr')
      : `${formatNumber(count - 1, 'fr')}+`

/** Blank digits while nothing is known. */
const readingOf = (count: number | undefined, digits: number) =>
  `${count === undefined ? '' : Math.min(count, 10 ** digits - 1)}`.padStart(digits)

/** Digits in groups of three. */
function Reading({ of, digits }: { of: number | undefined; digits: number }) {
  const reading = readingOf(of, digits)
  const groups = Array.from({ length: digits / 3 }, (_, i) => [i, reading.slice(i * 3, i * 3 + 3)] as const)
  return (
    <span className="desk-reading">
      {groups.map(([place, group]) => (
        <SevenSegment key={place} reading={group} />
      ))}
    </span>
  )
}

/** What is to be done, as on an indicator; each reading opens its view. */
function DeskBoard({ view, counts }: { view: string; counts: DeskCounts }) {
  const { openCents, offered = 0 } = counts
  const euros = openCents === undefined ? undefined : Math.round(openCents / 100)
  const more = offered < deskLimits.waitingCounted ? '' : '+'
  return (
    <ul className="desk-board">
      {cells.map(({ view: to, label }) => (
        <li key={to} className={to === 'due' && counts.due ? 'late' : undefined}>
          <DeskLink to={{ view: 'requests', list: to }} aria-current={view === to ? 'page' : undefined}>
            <Reading of={counts[to]} digits={3} />
            <span className="visually-hidden">{counted(counts[to])}</span> <span>{label}</span>
          </DeskLink>
        </li>
      ))}
      <li>
        <DeskLink to={{ view: 'requests', list: 'offered' }}>
          <Reading of={euros} digits={6} />
          <span className="visually-hidden">
            {euros === undefined ? '' : formatNumber(euros, 'fr') + more}
          </span>{' '}
          <span>{boardWords.openCents}</span>
        </DeskLink>
      </li>
    </ul>
  )
}
