import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, nextOpening, replyDueAt } from '#domain/time/business-hours.ts'
import { replyTimeLeft } from '#domain/time/reply-clock.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'

const hour = 3_600_000
const promised = (sent: string | Date) => ({
  sentAt: new Date(sent),
  dueAt: replyDueAt(new Date(sent), usualCalendar),
})

test.each<[why: string, sent: string, now: string, hours: number]>([
  ['at once, on a Tuesday', '2026-11-03T09:00:00Z', '2026-11-03T09:00:00Z', 24],
  ['an hour later', '2026-11-03T09:00:00Z', '2026-11-03T10:00:00Z', 23],
  ['in the night, which counts', '2026-11-03T09:00:00Z', '2026-11-04T01:00:00Z', 8],
  ['at the due time', '2026-11-03T09:00:00Z', '2026-11-04T09:00:00Z', 0],
  ['long after it', '2026-11-03T09:00:00Z', '2026-12-04T09:00:00Z', 0],
  ['on Saturday, sent on Friday at 16:00', '2026-11-06T15:00:00Z', '2026-11-07T12:00:00Z', 16],
  ['on Sunday, sent on Friday at 16:00', '2026-11-06T15:00:00Z', '2026-11-08T20:00:00Z', 16],
  ['sent on Saturday, the same day', '2026-11-07T12:00:00Z', '2026-11-07T12:00:00Z', 24],
  ['sent on Saturday, on Monday before opening', '2026-11-07T12:00:00Z', '2026-11-09T06:00:00Z', 24],
  ['sent on Saturday, on Monday at 10:00', '2026-11-07T12:00:00Z', '2026-11-09T09:00:00Z', 22],
  ['over Good Friday and Easter Monday 2026', '2026-04-02T14:00:00Z', '2026-04-05T14:00:00Z', 16],
  ['over 25 and 26 December 2025', '2025-12-24T15:00:00Z', '2025-12-27T15:00:00Z', 16],
  ['over the weekend on which the clocks go forward', '2026-03-27T15:00:00Z', '2026-03-29T10:00:00Z', 16],
  ['over the weekend on which the clocks go back', '2026-10-23T14:00:00Z', '2026-10-25T10:00:00Z', 16],
])('time left %s', (_, sent, now, hours) => {
  expect(replyTimeLeft(promised(sent), new Date(now), usualCalendar) / hour).toBe(hours)
})

const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  // Whole minutes: the due time has no seconds.
  .map((time) => new Date(Math.floor(time / 60_000) * 60_000))

test('all 24 hours are left until the company can read the request, and none at the due time', () => {
  fc.assert(
    fc.property(instant, (sentAt) => {
      const clock = promised(sentAt)
      expect(replyTimeLeft(clock, sentAt, usualCalendar)).toBe(24 * hour)
      expect(replyTimeLeft(clock, nextOpening(sentAt, usualCalendar), usualCalendar)).toBe(24 * hour)
      expect(replyTimeLeft(clock, clock.dueAt, usualCalendar)).toBe(0)
      expect(isOpen(clock.dueAt, usualCalendar)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('the time left never grows, and never falls faster than the clock', () => {
  const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 })
  fc.assert(
    fc.property(instant, minutes, minutes, (sentAt, a, b) => {
      const clock = promised(sentAt)
      const first = new Date(sentAt.getTime() + Math.min(a, b) * 60_000)
      const second = new Date(sentAt.getTime() + Math.max(a, b) * 60_000)
      const fallen = replyTimeLeft(clock, first, usualCalendar) - replyTimeLeft(clock, second, usualCalendar)
      expect(fallen).toBeGreaterThanOrEqual(0)
      expect(fallen).toBeLessThanOrEqual(second.getTime() - first.getTime())
    }),
    { numRuns: 500 },
  )
})
