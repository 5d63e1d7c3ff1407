import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inParis, parisDay } from '#domain/time/business-hours.ts'

const hour = 3_600_000

test.each([
  ['a winter day', '2026-01-15T12:00:00Z', '2026-01-15', '2026-01-14T23:00:00Z', 24],
  ['a summer day', '2026-07-15T12:00:00Z', '2026-07-15', '2026-07-14T22:00:00Z', 24],
  [
    'the day on which the clock goes forward',
    '2026-03-29T12:00:00Z',
    '2026-03-29',
    '2026-03-28T23:00:00Z',
    23,
  ],
  ['the day on which it goes back', '2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['the last instant of a day', '2026-03-28T22:59:59.999Z', '2026-03-28', '2026-03-27T23:00:00Z', 24],
  ['midnight itself', '2026-03-28T23:00:00Z', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['the repeated hour, first time', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['the repeated hour, second time', '2026-10-25T01:30:00Z', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['New Year’s Eve in Paris', '2026-12-31T23:30:00Z', '2027-01-01', '2026-12-31T23:00:00Z', 24],
])('%s', (_, instant, day, start, hours) => {
  const found = parisDay(new Date(instant))
  expect([found.day, found.start.toISOString()]).toEqual([day, new Date(start).toISOString()])
  expect((found.end.getTime() - found.start.getTime()) / hour).toBe(hours)
})

/** Instants over twenty years, with many around both clock changes. */
const instants = fc.oneof(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'),
      fc.integer({ min: -36 * hour, max: 36 * hour }),
    )
    .map(([change, offset]) => new Date(Date.parse(change) + offset)),
)

test('a day contains its instant, runs from midnight to midnight in Paris, and lasts 23, 24 or 25 hours', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { day, start, end } = parisDay(instant)
      expect(start.getTime()).toBeLessThanOrEqual(instant.getTime())
      expect(instant.getTime()).toBeLessThan(end.getTime())
      expect(inParis(start)).toEqual({ day, minutes: 0 })
      expect(inParis(end).minutes).toBe(0)
      expect([23, 24, 25]).toContain((end.getTime() - start.getTime()) / hour)
    }),
    { numRuns: 2000 },
  )
})

test('days follow each other without a gap or an overlap, and contain every instant between their ends', () => {
  fc.assert(
    fc.property(instants, fc.double({ min: 0, max: 0.999999, noNaN: true }), (instant, part) => {
      const today = parisDay(instant)
      expect(parisDay(today.end).start).toEqual(today.end)
      expect(parisDay(new Date(today.start.getTime() - 1)).end).toEqual(today.start)
      const length = today.end.getTime() - today.start.getTime()
      expect(parisDay(new Date(today.start.getTime() + Math.floor(part * length)))).toEqual(today)
    }),
    { numRuns: 2000 },
  )
})
