import { localeInfo } from '#config/locales.ts'
import { type DueTimeline, dueTimeline } from '#domain/scales/due-timeline.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { parisDay } from '#domain/time/business-hours.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { SevenSegment } from '#src/ui/seven-segment.tsx'

/**
 * What is due, as on an indicator: days to the next date, and a rule of the next twelve months; nothing where none
 * falls within them. Nothing is counted down to while a date is missed, which is said above.
 */
export function DueBoard({ items }: { items: readonly Scale[] }) {
  const t = useTranslate()
  const timeline = dueTimeline(
    items.map(({ verification }) => verification),
    parisDay(new Date()).day,
  )
  const { overdue, next, marks } = timeline
  if (marks.length === 0) return null
  return (
    <div className="due-board">
      {next && overdue === 0 ? (
        <p className="due-figure">
          <SevenSegment reading={padded(next.days)} />
          <span className="visually-hidden">{next.days}</span>{' '}
          <span>{t('scales.next-in', { count: next.days })}</span>
        </p>
      ) : null}
      <Timeline timeline={timeline} />
    </div>
  )
}

/** Three digits, right-aligned as on a scale. */
const padded = (count: number): string => String(Math.min(count, 999)).padStart(3)

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** A month that begins so near the end of the rule that its name would stand beyond it has none. */
const hasRoom = ({ share }: { share: number }) => share < 0.95

/** Hidden from screen readers: the cards above say the same, in the order of their dates. */
function Timeline({ timeline: { marks, months, later } }: { timeline: DueTimeline }) {
  const t = useTranslate()
  const { locale } = useSite()
  const name = new Intl.DateTimeFormat(localeInfo[locale].intl, { month: 'short', timeZone: 'UTC' })
  return (
    <div className="due-timeline">
      <svg width="100%" height="78" overflow="visible" aria-hidden="true">
        <line x1="0" x2="100%" y1="34" y2="34" />
        {months.flatMap(({ day, share }, i) => {
          const width = (months[i + 1]?.share ?? share + 1 / 12) - share
          return [0, 1, 2, 3]
            .map((week) => share + (week * width) / 4)
            .filter((at) => at <= 1)
            .map((at, week) => (
              <line key={`${day}${at}`} x1={percent(at)} x2={percent(at)} y1="34" y2={week ? 38 : 44} />
            ))
        })}
        {months.filter(hasRoom).map(({ day, share }, i) => (
          <g key={day}>
            <text x={percent(share)} y="58" dx="3" className={i % 2 ? 'every-other' : undefined}>
              {name.format(new Date(day))}
            </text>
            {day.slice(5, 7) === '01' ? (
              <text x={percent(share)} y="73" dx="3">
                {day.slice(0, 4)}
              </text>
            ) : null}
          </g>
        ))}
        {later ? (
          <text x="100%" y="14" textAnchor="end">
            {t('scales.later', { count: later })}
          </text>
        ) : null}
        {marks.map(({ share, state, count }) => (
          <g key={share} className={state}>
            <circle cx={percent(share)} cy="34" r="6" />
            {count > 1 ? (
              <text x={percent(share)} y="20" textAnchor="middle">
                {count}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  )
}
