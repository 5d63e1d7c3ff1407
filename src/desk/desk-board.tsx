import { deskLimits } from '#config/desk-settings.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import type { DeskCounts } from '#domain/quote-requests/waiting-rows.ts'
import { SevenSegment } from '#src/ui/seven-segment.tsx'
import { DeskLink } from './desk-link.tsx'

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
  count === undefined ? '' : count < deskLimits.waitingCounted ? `${count}` : `${count - 1}+`

/** Blank digits while nothing is known. */
const readingOf = (count: number | undefined, digits: number) =>
  `${count === undefined ? '' : Math.min(count, 10 ** digits - 1)}`.padStart(digits)

/** What is to be done, as on an indicator; each reading opens its view. */
export function DeskBoard({ view, counts }: { view: string; counts: DeskCounts }) {
  const { openCents, offered = 0 } = counts
  const euros = openCents === undefined ? undefined : Math.round(openCents / 100)
  const more = offered < deskLimits.waitingCounted ? '' : '+'
  return (
    <ul className="desk-board">
      {cells.map(({ view: to, label }) => (
        <li key={to} className={to === 'due' && counts.due ? 'late' : undefined}>
          <DeskLink to={{ view: 'requests', list: to }} aria-current={view === to ? 'page' : undefined}>
            <SevenSegment reading={readingOf(counts[to], 3)} />
            <span className="visually-hidden">{counted(counts[to])}</span> <span>{label}</span>
          </DeskLink>
        </li>
      ))}
      <li>
        <DeskLink to={{ view: 'requests', list: 'offered' }}>
          <SevenSegment reading={readingOf(euros, 6)} />
          <span className="visually-hidden">
            {euros === undefined ? '' : formatNumber(euros, 'fr') + more}
          </span>{' '}
          <span>{boardWords.openCents}</span>
        </DeskLink>
      </li>
    </ul>
  )
}
