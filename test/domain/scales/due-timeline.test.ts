import { expect, test } from 'vitest'
import { dueTimeline } from '#domain/scales/due-timeline.ts'

const due = (daysLeft: number | null) => ({
  dueOn: daysLeft === null ? null : '2026-12-01',
  daysLeft,
  state: daysLeft === null ? ('unknown' as const) : daysLeft < 0 ? ('expired' as const) : ('soon' as const),
})

test('overdue instruments are counted, and the next date ahead is named with its instruments', () => {
  const { overdue, next } = dueTimeline([due(-3), due(10), due(10), due(40), due(null)], '2026-11-22')
  expect(overdue).toBe(1)
  expect(next).toEqual({ days: 10, count: 2 })
})

test('the last day counts as ahead, not as overdue', () => {
  expect(dueTimeline([due(0)], '2026-11-22')).toMatchObject({ overdue: 0, next: { days: 0, count: 1 } })
})

test('a register without dates has no next one', () => {
  expect(dueTimeline([due(null)], '2026-11-22')).toMatchObject({ overdue: 0, next: null, marks: [] })
})

test('dates ahead stand by their days, those after a year are counted, and what is overdue has no place', () => {
  const { marks, later } = dueTimeline([due(-200), due(-1), due(73), due(365), due(366)], '2026-11-22')
  expect(marks).toEqual([
    { share: 0.2, state: 'soon', count: 1 },
    { share: 1, state: 'soon', count: 1 },
  ])
  expect(later).toBe(1)
})

test('an instrument due today stands at the beginning', () => {
  expect(dueTimeline([due(-1), due(0)], '2026-11-22').marks).toEqual([{ share: 0, state: 'soon', count: 1 }])
})

test('twelve months lie ahead, in order and across the turn of the year', () => {
  const { months } = dueTimeline([], '2026-11-22')
  expect(months.map(({ day }) => day).slice(0, 3)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(months).toHaveLength(12)
  expect(months[0]?.share).toBeCloseTo(9 / 365)
  expect(dueTimeline([], '2027-01-31').months[0]?.day).toBe('2027-02-01')
})
