import { expect, test } from 'vitest'
import { plateDeadline } from '#domain/fit/plate-deadline.ts'

const due = { FR: ['2026-01-01', '2026-12-31'], DE: '2027-12-31' } satisfies {
  FR: [string, string]
  DE: string
}

test('a deadline within sixty days is soon, one that has been is over', () => {
  const stateOn = (today: string) => plateDeadline({ legal: true, due }, 'FR', today)
  expect(stateOn('2026-11-30')).toEqual({ day: '2026-12-31', days: 31, state: 'soon' })
  expect(stateOn('2026-11-01')?.state).toBe('soon')
  expect(stateOn('2026-10-31')?.state).toBe('later')
  expect(stateOn('2026-12-31')?.state).toBe('soon')
  expect(stateOn('2027-01-01')?.state).toBe('over')
})

test('it is that of the country, and what is not legal has none', () => {
  expect(plateDeadline({ legal: true, due }, 'DE', '2026-11-30')?.state).toBe('later')
  expect(plateDeadline({ legal: false, due }, 'FR', '2026-11-30')).toBeNull()
  expect(plateDeadline({ legal: true, due: { FR: null, DE: null } }, 'DE', '2026-11-30')).toBeNull()
})
