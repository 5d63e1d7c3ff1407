import { deskLimits } from '#config/desk-settings.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { DeskCounts } from '#domain/quote-requests/waiting-rows.ts'
import { SevenSegment } from '#src/ui/seven-segment.tsx'
import { boardWords } from './board-words.ts'
import { DeskLink } from './place-link.tsx'

const cells = [
  { view: 'waiting', label: boardWords.waiting },
  { view: 'due', label: boardWords.due },
  { view: 'offered', label: boardWords.offered },
] as const

/** Up to its limit, and how it goes on. */
const counted = (count: number) => (count < deskLimits.waitingCounted ? `${count}` : `${count - 1}+`)

/** What is to be done, as on an indicator; each reading opens its view. */
export function DeskBoard({ view, counts }: { view: string; counts: DeskCounts }) {
  const { openCents, offered = 0 } = counts
  const euros = openCents === undefined ? '' : formatEuros(openCents / 100, 'fr')
  const more = offered < deskLimits.waitingCounted ? '' : '+'
  return (
    <ul className="desk-board">
      {cells.map(({ view: to, label }) => (
        <li key={to} className={to === 'due' && counts.due ? 'late' : undefined}>
          <DeskLink to={{ view: 'requests', list: to }} aria-current={view === to ? 'page' : undefined}>
            <SevenSegment
              reading={`${Math.min(counts[to] ?? 0, deskLimits.waitingCounted - 1)}`.padStart(3)}
            />
            <span className="visually-hidden">{counted(counts[to] ?? 0)}</span> <span>{label}</span>
          </DeskLink>
        </li>
      ))}
      <li>
        <DeskLink to={{ view: 'requests', list: 'offered' }}>
          <SevenSegment reading={`${Math.round((openCents ?? 0) / 100)}`.padStart(6)} />
          <span className="visually-hidden">{euros + more}</span> <span>{boardWords.openCents}</span>
        </DeskLink>
      </li>
    </ul>
  )
}
