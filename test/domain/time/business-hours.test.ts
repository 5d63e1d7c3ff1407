import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alsaceHolidays,
  easter,
  fromParis,
  inParis,
  isOpen,
  isWorkingDay,
  nextOpening,
  replyDueAt,
} from '#domain/time/business-hours.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'

/** Easter dates from the tables of the Church calendar. */
test.each([
  '2000-04-23',
  '2008-03-23',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2035-03-25',
  '2038-04-25',
  '2285-03-22',
])('Easter is on %s', (day) => {
  expect(easter(Number(day.slice(0, 4)))).toBe(day)
})

test('the holidays of 2026 are the eleven of France and the two of Alsace', () => {
  expect([...alsaceHolidays(2026)].sort()).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
    '2026-12-26',
  ])
})

test.each([
  ['2026-11-02', true],
  ['2026-11-06', true],
  ['2026-11-07', false],
  ['2026-11-08', false],
  ['2026-11-11', false],
  ['2026-04-03', false],
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2025-12-26', false],
  ['2024-12-26', false],
  ['2026-12-24', true],
  ['2027-05-06', false],
  ['2027-05-17', false],
  ['2027-12-27', true],
])('%s is a working day: %j', (day, works) => {
  expect(isWorkingDay(day, usualCalendar)).toBe(works)
})

test.each<[why: string, instant: string, open: boolean]>([
  ['a minute before opening in winter', '2026-11-02T06:59:59Z', false],
  ['opening in winter', '2026-11-02T07:00:00Z', true],
  ['the last minute in winter', '2026-11-02T16:29:59Z', true],
  ['closing in winter', '2026-11-02T16:30:00Z', false],
  ['a minute before opening in summer', '2026-07-01T05:59:59Z', false],
  ['opening in summer', '2026-07-01T06:00:00Z', true],
  ['the last minute in summer', '2026-07-01T15:29:59Z', true],
  ['closing in summer', '2026-07-01T15:30:00Z', false],
  ['noon', '2026-11-03T11:00:00Z', true],
  ['Saturday morning', '2026-11-07T09:00:00Z', false],
  ['Sunday morning', '2026-11-08T09:00:00Z', false],
  ['Good Friday 2026', '2026-04-03T09:00:00Z', false],
  ['Good Friday 2027', '2027-03-26T09:00:00Z', false],
  ['26 December 2025, a Friday', '2025-12-26T09:00:00Z', false],
  ['1 January, already begun in Paris', '2026-12-31T23:30:00Z', false],
  ['14 July 2026, a Tuesday', '2026-07-14T09:00:00Z', false],
  ['Friday before the clocks go forward 2026', '2026-03-27T07:00:00Z', true],
  ['Monday after they went forward 2026', '2026-03-30T06:00:00Z', true],
  ['Monday after they went forward 2026, too early', '2026-03-30T05:59:00Z', false],
  ['Friday before the clocks go back 2026', '2026-10-23T06:00:00Z', true],
  ['Monday after they went back 2026, too early', '2026-10-26T06:59:00Z', false],
  ['Monday after they went back 2026', '2026-10-26T07:00:00Z', true],
  ['Thursday before the clocks go forward 2027', '2027-03-25T07:00:00Z', true],
  ['Tuesday after they went forward 2027', '2027-03-30T06:00:00Z', true],
  ['Tuesday after they went forward 2027, at closing', '2027-03-30T15:30:00Z', false],
  ['Friday before the clocks go back 2027', '2027-10-29T06:00:00Z', true],
  ['Tuesday after they went back 2027, too early', '2027-11-02T06:59:00Z', false],
  ['Tuesday after they went back 2027', '2027-11-02T07:00:00Z', true],
])('opening hours at %s', (_, instant, open) => {
  expect(isOpen(new Date(instant), usualCalendar)).toBe(open)
})

test.each<[day: string, minutes: number, instant: string]>([
  ['2026-11-02', 480, '2026-11-02T07:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', 119, '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 119, '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', 180, '2026-10-25T02:00:00.000Z'],
  ['2027-03-28', 150, '2027-03-28T01:30:00.000Z'],
  ['2027-10-31', 180, '2027-10-31T02:00:00.000Z'],
])('%s, %d minutes after midnight in Paris, is %s', (day, minutes, instant) => {
  expect(fromParis(day, minutes).toISOString()).toBe(instant)
})

const from = Date.UTC(2024, 0, 1)
const instant = fc.integer({ min: from, max: Date.UTC(2032, 0, 1) }).map((time) => new Date(time))

test('a local time of any minute survives a round trip, except in the repeated hour', () => {
  fc.assert(
    fc.property(instant, (date) => {
      const { day, minutes } = inParis(date)
      const again = fromParis(day, minutes)
      expect(inParis(again)).toEqual({ day, minutes })
      expect([0, 60]).toContain(
        Math.abs(Math.floor(again.getTime() / 60_000) - Math.floor(date.getTime() / 60_000)),
      )
    }),
    { numRuns: 1000 },
  )
})

test.each<[why: string, sent: string, due: string]>([
  ['on Tuesday at 10:00', '2026-11-03T09:00:00Z', '2026-11-04T09:00:00Z'],
  ['on Tuesday a minute before closing', '2026-11-03T16:29:00Z', '2026-11-04T16:29:00Z'],
  ['on Tuesday evening', '2026-11-03T19:00:00Z', '2026-11-05T07:00:00Z'],
  ['on Tuesday at closing', '2026-11-03T16:30:00Z', '2026-11-05T07:00:00Z'],
  ['on Tuesday at six in the morning', '2026-11-03T05:00:00Z', '2026-11-04T07:00:00Z'],
  ['on Friday at 16:00', '2026-11-06T15:00:00Z', '2026-11-09T15:00:00Z'],
  ['on Saturday', '2026-11-07T12:00:00Z', '2026-11-10T07:00:00Z'],
  ['on Sunday night', '2026-11-08T22:59:00Z', '2026-11-10T07:00:00Z'],
  ['on the day before 11 November', '2026-11-10T10:00:00Z', '2026-11-12T10:00:00Z'],
  ['on 24 December 2026 at 16:00', '2026-12-24T15:00:00Z', '2026-12-28T15:00:00Z'],
  ['on 24 December 2026 in the evening', '2026-12-24T18:00:00Z', '2026-12-29T07:00:00Z'],
  ['on the Thursday before Good Friday 2026', '2026-04-02T14:00:00Z', '2026-04-07T14:00:00Z'],
  ['on the Friday before the clocks go forward', '2026-03-27T15:00:00Z', '2026-03-30T14:00:00Z'],
  ['on the Friday before the clocks go back', '2026-10-23T14:00:00Z', '2026-10-26T15:00:00Z'],
  ['on New Year’s Eve 2026 at 17:00', '2026-12-31T16:00:00Z', '2027-01-04T16:00:00Z'],
])('the due time of a request sent %s is right', (_, sent, due) => {
  expect(replyDueAt(new Date(sent), usualCalendar)).toEqual(new Date(due))
})

test('an answer is due within opening hours, on the working day after the request can be read', () => {
  fc.assert(
    fc.property(instant, (sentAt) => {
      const dueAt = replyDueAt(sentAt, usualCalendar)
      expect(isOpen(dueAt, usualCalendar)).toBe(true)
      expect(dueAt.getTime()).toBeGreaterThan(sentAt.getTime())
      let workingDays = 0
      const readOn = Date.parse(inParis(nextOpening(sentAt, usualCalendar)).day)
      const dueOn = Date.parse(inParis(dueAt).day)
      for (let day = readOn + 86_400_000; day <= dueOn; day += 86_400_000) {
        if (isWorkingDay(new Date(day).toISOString().slice(0, 10), usualCalendar)) workingDays++
      }
      expect(workingDays).toBe(1)
    }),
    { numRuns: 1000 },
  )
})

test('the next opening is now within opening hours, else the first open minute', () => {
  fc.assert(
    fc.property(instant, (date) => {
      const opening = nextOpening(date, usualCalendar)
      expect(isOpen(opening, usualCalendar)).toBe(true)
      if (isOpen(date, usualCalendar)) expect(opening).toEqual(date)
      else {
        expect(opening.getTime()).toBeGreaterThan(date.getTime())
        expect(inParis(opening).minutes).toBe(480)
        for (let time = date.getTime(); time < opening.getTime(); time += 1_800_000) {
          expect(isOpen(new Date(time), usualCalendar)).toBe(false)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a later request is never due earlier', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 5 * 86_400_000 }), (sentAt, later) => {
      const then = replyDueAt(new Date(sentAt.getTime() + later), usualCalendar)
      expect(then.getTime()).toBeGreaterThanOrEqual(replyDueAt(sentAt, usualCalendar).getTime())
    }),
    { numRuns: 500 },
  )
})
