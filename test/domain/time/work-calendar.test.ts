import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  inParis,
  isOpen,
  isWorkingDay,
  nextHoliday,
  nextOpening,
  openUntil,
  replyDueAt,
} from '#domain/time/business-hours.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import {
  type Calendar,
  closureBetween,
  closureOn,
  daysOf,
  type Span,
  usualCalendar,
  usualWeek,
  type Week,
} from '#domain/time/work-calendar.ts'

const closed = (first: string, last = first): Calendar => ({
  hours: [],
  closures: [{ first, last, reason: null }],
})
const summer = closed('2026-08-03', '2026-08-21')
const day: Span[] = [{ from: '08:00', to: '17:30' }]
const parted: Span[] = [
  { from: '08:00', to: '12:00' },
  { from: '13:30', to: '18:00' },
]
const withSaturday: Week = [parted, parted, parted, parted, parted, [{ from: '09:00', to: '12:00' }], []]
const fromMarch: Calendar = { hours: [{ from: '2026-03-02', week: withSaturday }], closures: [] }

test.each<[why: string, calendar: Calendar, sent: string, due: string]>([
  ['on the Friday before a closure, in the evening', summer, '2026-07-31T18:00:00Z', '2026-08-25T06:00:00Z'],
  ['on the Friday before it, at 10:00', summer, '2026-07-31T08:00:00Z', '2026-08-24T08:00:00Z'],
  ['on its first day', summer, '2026-08-03T07:00:00Z', '2026-08-25T06:00:00Z'],
  ['on its last day, a minute before midnight', summer, '2026-08-21T21:59:00Z', '2026-08-25T06:00:00Z'],
  ['on the Saturday after it', summer, '2026-08-22T10:00:00Z', '2026-08-25T06:00:00Z'],
  ['on the Monday after it at 10:00', summer, '2026-08-24T08:00:00Z', '2026-08-25T08:00:00Z'],
  ['long before it', summer, '2026-07-01T08:00:00Z', '2026-07-02T08:00:00Z'],
  [
    'before a closure over the end of the year, which Christmas touches',
    closed('2026-12-27', '2027-01-03'),
    '2026-12-24T15:00:00Z',
    '2027-01-04T15:00:00Z',
  ],
  ['in it', closed('2026-12-27', '2027-01-03'), '2026-12-31T23:30:00Z', '2027-01-05T07:00:00Z'],
  [
    'before a closure between Good Friday and Easter Monday',
    closed('2026-04-04', '2026-04-05'),
    '2026-04-02T14:00:00Z',
    '2026-04-07T14:00:00Z',
  ],
  [
    'over a closed Monday behind Easter Monday',
    closed('2026-04-07'),
    '2026-04-02T14:00:00Z',
    '2026-04-08T14:00:00Z',
  ],
  [
    'over a closure of a weekend, which changes nothing',
    closed('2026-11-07', '2026-11-08'),
    '2026-11-06T15:00:00Z',
    '2026-11-09T15:00:00Z',
  ],
  [
    'over a closure in which the clocks go forward',
    closed('2026-03-27', '2026-03-30'),
    '2026-03-26T15:00:00Z',
    '2026-03-31T14:00:00Z',
  ],
  [
    'over a closure in which they go back',
    closed('2026-10-23', '2026-10-26'),
    '2026-10-22T14:00:00Z',
    '2026-10-27T15:00:00Z',
  ],
  [
    'on the Friday before new hours begin, with the old ones',
    fromMarch,
    '2026-02-27T15:30:00Z',
    '2026-03-02T15:30:00Z',
  ],
  ['in the midday break of the new hours', fromMarch, '2026-03-03T11:30:00Z', '2026-03-04T12:30:00Z'],
  [
    'on a Friday afternoon: before the company closes on Saturday',
    fromMarch,
    '2026-03-06T15:00:00Z',
    '2026-03-07T11:00:00Z',
  ],
  ['on Saturday at 11:00', fromMarch, '2026-03-07T10:00:00Z', '2026-03-09T10:00:00Z'],
])('the due time of a request sent %s', (_, calendar, sent, due) => {
  expect(replyDueAt(new Date(sent), calendar).toISOString()).toBe(new Date(due).toISOString())
})

test.each<[why: string, calendar: Calendar, instant: string, until: string | null]>([
  ['the day before a closure', summer, '2026-07-31T08:00:00Z', '17:30'],
  ['its first morning', summer, '2026-08-03T07:00:00Z', null],
  ['its last morning', summer, '2026-08-21T07:00:00Z', null],
  ['the Monday after it', summer, '2026-08-24T07:00:00Z', '17:30'],
  ['the last minute before new hours, with the old ones', fromMarch, '2026-02-27T16:29:00Z', '17:30'],
  ['the first minute of new hours', fromMarch, '2026-03-02T07:00:00Z', '12:00'],
  ['their midday break', fromMarch, '2026-03-02T11:30:00Z', null],
  ['their afternoon', fromMarch, '2026-03-02T16:45:00Z', '18:00'],
  ['their Saturday', fromMarch, '2026-03-07T09:00:00Z', '12:00'],
  ['a holiday with new hours', fromMarch, '2026-04-06T09:00:00Z', null],
])('until when the company is open on %s', (_, calendar, instant, until) => {
  expect(openUntil(new Date(instant), calendar)).toBe(until)
})

test('the clock of a request stands while the company is closed', () => {
  const sentAt = new Date('2026-07-31T08:00:00Z')
  const promise = { sentAt, dueAt: replyDueAt(sentAt, summer) }
  const left = (now: string) => replyTimeLeft(promise, new Date(now), summer) / 3_600_000
  expect([left('2026-07-31T08:00:00Z'), left('2026-08-03T09:00:00Z'), left('2026-08-20T09:00:00Z')]).toEqual([
    24, 10, 10,
  ])
  expect([left('2026-08-24T07:00:00Z'), left('2026-08-24T08:00:00Z')]).toEqual([1, 0])
})

test('a holiday is announced on a day that would be open, and not within a closure', () => {
  const at = new Date('2026-11-05T09:00:00Z')
  expect(nextHoliday(at, usualCalendar)).toBe('2026-11-11')
  expect(nextHoliday(at, closed('2026-11-09', '2026-11-13'))).toBeNull()
})

test('the closure of a day, and the next one until another day', () => {
  const two: Calendar = {
    hours: [],
    closures: [...closed('2026-12-24', '2027-01-03').closures, ...summer.closures],
  }
  expect(closureOn('2026-08-21', two)?.first).toBe('2026-08-03')
  expect(closureOn('2026-08-22', two)).toBeNull()
  expect(closureBetween('2026-08-01', '2026-12-31', two)?.first).toBe('2026-08-03')
  expect(closureBetween('2026-08-22', '2026-12-23', two)).toBeNull()
  expect(closureBetween('2027-01-03', '2027-01-03', two)?.first).toBe('2026-12-24')
})

test('weekdays in a row with the same hours are said as one', () => {
  expect(daysOf(usualWeek)).toEqual([{ first: 0, last: 4, spans: day }])
  expect(daysOf(withSaturday).map(({ first, last }) => [first, last])).toEqual([
    [0, 4],
    [5, 5],
  ])
  expect(daysOf([day, [], day, day, [], [], day]).map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [2, 3],
    [6, 6],
  ])
})

const dayOf = (days: number) => addDays('2026-01-01', days)
const calendars: fc.Arbitrary<Calendar> = fc.record({
  hours: fc.constantFrom([], fromMarch.hours),
  closures: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 25 })), { maxLength: 5 })
    .map((all) =>
      all.map(([from, days]) => ({ first: dayOf(from), last: dayOf(from + days), reason: null })),
    ),
})
const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 1) })
  .map((time) => new Date(time))

test('an answer is never due on a day on which nobody is there, nor before the request can be read', () => {
  fc.assert(
    fc.property(calendars, instants, (calendar, sentAt) => {
      const dueAt = replyDueAt(sentAt, calendar)
      const opening = nextOpening(sentAt, calendar)
      expect(isOpen(opening, calendar)).toBe(true)
      expect(isWorkingDay(inParis(dueAt).day, calendar)).toBe(true)
      expect(dueAt.getTime()).toBeGreaterThan(opening.getTime())
      expect(closureOn(inParis(dueAt).day, calendar)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('a closure never brings an answer forward, and a later request is never due earlier', () => {
  fc.assert(
    fc.property(
      calendars,
      instants,
      fc.integer({ min: 0, max: 30 * 86_400_000 }),
      (calendar, sentAt, later) => {
        const due = replyDueAt(sentAt, calendar).getTime()
        expect(due).toBeGreaterThanOrEqual(replyDueAt(sentAt, { ...calendar, closures: [] }).getTime())
        expect(replyDueAt(new Date(sentAt.getTime() + later), calendar).getTime()).toBeGreaterThanOrEqual(due)
      },
    ),
    { numRuns: 500 },
  )
})

test('a calendar without any opening is answered too', () => {
  const never: Calendar = {
    hours: [{ from: '2020-01-01', week: [[], [], [], [], [], [], []] }],
    closures: [],
  }
  expect(replyDueAt(new Date('2026-01-01T00:00:00Z'), never)).toBeInstanceOf(Date)
})
