import { expect, test } from 'vitest'
import { expiredBefore, keptUntil } from '#domain/quote-requests/kept-until.ts'

const at = '2026-02-02T09:00:00.000Z'

test.each([
  ['of which no contract came', { acceptedAt: null, lastEventAt: at }, '2029-02-02'],
  [
    'whose last event was on a leap day',
    { acceptedAt: null, lastEventAt: '2028-02-29T09:00:00.000Z' },
    '2031-03-01',
  ],
  ['that was accepted', { acceptedAt: at, lastEventAt: '2027-05-05T09:00:00.000Z' }, '2036-12-31'],
  [
    'accepted in the last minute of the year in Paris',
    { acceptedAt: '2026-12-31T22:59:59.999Z', lastEventAt: at },
    '2036-12-31',
  ],
  [
    'accepted in the first minute of the year in Paris',
    { acceptedAt: '2026-12-31T23:00:00.000Z', lastEventAt: at },
    '2037-12-31',
  ],
])('a request %s is kept until its day', (_, life, day) => {
  expect(keptUntil(life)).toBe(day)
})

test('the sweep deletes a contract with the first minute after its last day, and not before', () => {
  const acceptedAt = '2026-12-31T22:59:59.999Z'
  expect(acceptedAt < expiredBefore(new Date('2036-12-31T22:59:59.999Z')).contract).toBe(false)
  expect(acceptedAt < expiredBefore(new Date('2036-12-31T23:00:00.000Z')).contract).toBe(true)
})

test('the sweep deletes any other request three years after its last event', () => {
  expect(expiredBefore(new Date('2029-02-02T09:00:00.000Z')).request).toBe(at)
})
