import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilogram, microgram, tonne } from '#domain/metrology/mass.ts'
import { scaleCountries, scaleUses } from '#domain/scales/instrument-kind.ts'
import {
  addYears,
  firstGermanReminderDays,
  reminderDays,
  type VerifiedInstrument,
  verificationOf,
  verificationRules,
} from '#domain/scales/periodic-verification.ts'
import { addDays, daysBetween, inParis } from '#domain/time/business-hours.ts'

const shop: VerifiedInstrument = {
  maxUg: 15 * kilogram,
  country: 'FR',
  use: 'direct-sale',
  prepackages: false,
  weighsPeople: false,
  lastVerifiedOn: '2025-03-10',
}
const today = '2026-01-15'
const ruleAndDate = (changes: Partial<VerifiedInstrument>) => {
  const { rule, periodYears, dueOn } = verificationOf({ ...shop, ...changes }, today)
  return [rule, periodYears, dueOn]
}

test.each<[string, Partial<VerifiedInstrument>, [string, number | null, string | null]]>([
  ['direct sale', {}, ['fr-retail', 2, '2027-03-10']],
  ['exactly 30 kg', { maxUg: 30 * kilogram }, ['fr-retail', 2, '2027-03-10']],
  ['a microgram more', { maxUg: 30 * kilogram + microgram }, ['fr-retail-large', 1, '2026-03-10']],
  ['prepackages without the buyer', { prepackages: true }, ['fr-prepackages', 1, '2026-03-10']],
  [
    'prepackages on a large one',
    { prepackages: true, maxUg: 60 * kilogram },
    ['fr-prepackages', 1, '2026-03-10'],
  ],
  ['other trade, however small', { use: 'trade' }, ['fr-yearly', 1, '2026-03-10']],
  ['medical', { use: 'medical', weighsPeople: true }, ['fr-yearly', 1, '2026-03-10']],
  ['pharmacy', { use: 'pharmacy' }, ['fr-yearly', 1, '2026-03-10']],
  ['a weighbridge', { use: 'trade', maxUg: 50 * tonne }, ['fr-heavy', 1, '2026-03-10']],
  ['no regulated use', { use: 'none' }, ['no-duty', null, null]],
  ['direct sale, Max unknown', { maxUg: null }, ['max-missing', null, null]],
  ['trade, Max unknown: it plays no part', { use: 'trade', maxUg: null }, ['fr-yearly', 1, '2026-03-10']],
])('France: %s', (_, changes, expected) => {
  expect(ruleAndDate(changes)).toEqual(expected)
})

test.each<[string, Partial<VerifiedInstrument>, [string, number | null, string | null]]>([
  ['in general, to the end of the year', {}, ['de-general', 2, '2027-12-31']],
  ['prepackages change nothing', { prepackages: true }, ['de-general', 2, '2027-12-31']],
  ['other trade', { use: 'trade' }, ['de-general', 2, '2027-12-31']],
  ['pharmacy', { use: 'pharmacy' }, ['de-general', 2, '2027-12-31']],
  ['medical, not for people', { use: 'medical' }, ['de-general', 2, '2027-12-31']],
  ['just below 3 000 kg', { use: 'trade', maxUg: 3 * tonne - microgram }, ['de-general', 2, '2027-12-31']],
  ['from 3 000 kg', { use: 'trade', maxUg: 3 * tonne }, ['de-heavy', 3, '2028-12-31']],
  ['people in medical use', { use: 'medical', weighsPeople: true }, ['de-people', 4, '2029-12-31']],
  ['people elsewhere: no limit', { use: 'trade', weighsPeople: true }, ['de-people-elsewhere', null, null]],
  ['verified on 31 December', { lastVerifiedOn: '2025-12-31' }, ['de-general', 2, '2027-12-31']],
  ['verified on 1 January', { lastVerifiedOn: '2026-01-01' }, ['de-general', 2, '2028-12-31']],
  ['no regulated use', { use: 'none' }, ['no-duty', null, null]],
  ['Max unknown', { maxUg: null }, ['max-missing', null, null]],
  [
    'people, Max unknown',
    { use: 'medical', weighsPeople: true, maxUg: null },
    ['de-people', 4, '2029-12-31'],
  ],
])('Germany: %s', (_, changes, expected) => {
  expect(ruleAndDate({ country: 'DE', ...changes })).toEqual(expected)
})

test('other countries have no rule', () => {
  for (const use of scaleUses)
    expect(verificationOf({ ...shop, country: 'other', use }, today)).toEqual({
      rule: 'other-country',
      periodYears: null,
      dueOn: null,
      state: 'unknown',
      daysLeft: null,
    })
})

test.each([
  ['2026-01-01', 'valid', 91],
  ['2026-01-02', 'soon', 90],
  ['2026-04-01', 'soon', 1],
  ['2026-04-02', 'soon', 0],
  ['2026-04-03', 'expired', -1],
  ['2027-04-02', 'expired', -365],
])('on %s the state is %s', (day, state, daysLeft) => {
  const instrument = { ...shop, use: 'trade', lastVerifiedOn: '2025-04-02' } as const
  expect(verificationOf(instrument, day)).toMatchObject({ state, daysLeft, dueOn: '2026-04-02' })
})

test('without the date of the last verification the rule is known and the due date is not', () => {
  expect(verificationOf({ ...shop, lastVerifiedOn: null }, today)).toEqual({
    rule: 'fr-retail',
    periodYears: 2,
    dueOn: null,
    state: 'unknown',
    daysLeft: null,
  })
  expect(verificationOf({ ...shop, use: 'none' }, today).state).toBe('not-required')
  expect(verificationOf({ ...shop, country: 'DE', weighsPeople: true }, today).state).toBe('not-required')
})

test.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 2, '2026-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2096-02-29', 4, '2100-02-28'],
  ['1996-02-29', 4, '2000-02-29'],
  ['2023-02-28', 1, '2024-02-28'],
  ['2025-12-31', 1, '2026-12-31'],
  ['2025-08-31', 2, '2027-08-31'],
])('%s plus %d years is %s', (day, years, expected) => {
  expect(addYears(day, years)).toBe(expected)
})

test('day differences follow the calendar over both clock changes and a leap day', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2025-02-28', '2025-03-01')).toBe(1)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('a day ends at midnight in Paris, not in UTC', () => {
  expect(inParis(new Date('2026-06-30T21:59:59Z')).day).toBe('2026-06-30')
  expect(inParis(new Date('2026-06-30T22:00:00Z')).day).toBe('2026-07-01')
  expect(inParis(new Date('2026-12-31T23:00:00Z')).day).toBe('2027-01-01')
})

const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyInstrument: fc.Arbitrary<VerifiedInstrument> = fc.record({
  maxUg: fc.option(fc.integer({ min: 1, max: 60 * tonne })),
  country: fc.constantFrom(...scaleCountries),
  use: fc.constantFrom(...scaleUses),
  prepackages: fc.boolean(),
  weighsPeople: fc.boolean(),
  lastVerifiedOn: fc.option(anyDay),
})

test('for any instrument due date, days left and state are consistent', () => {
  fc.assert(
    fc.property(anyInstrument, anyDay, (instrument, day) => {
      const { rule, periodYears, dueOn, state, daysLeft } = verificationOf(instrument, day)
      expect(verificationRules).toContain(rule)
      expect(dueOn === null).toBe(daysLeft === null)
      if (dueOn === null || daysLeft === null) {
        expect(['unknown', 'not-required']).toContain(state)
        return
      }
      expect(periodYears).toBeGreaterThanOrEqual(1)
      expect(addDays(day, daysLeft)).toBe(dueOn)
      const soon = rule.startsWith('de-') ? firstGermanReminderDays : reminderDays[0]
      expect(state).toBe(daysLeft < 0 ? 'expired' : daysLeft <= soon ? 'soon' : 'valid')
    }),
  )
})

test('a later verification never has an earlier due date, and a period is at least a year', () => {
  fc.assert(
    fc.property(anyInstrument, anyDay, anyDay, (instrument, one, other) => {
      const [earlier = '', later = ''] = [one, other].sort()
      const first = verificationOf({ ...instrument, lastVerifiedOn: earlier }, earlier)
      const second = verificationOf({ ...instrument, lastVerifiedOn: later }, earlier)
      if (first.dueOn === null || second.dueOn === null) return
      expect(first.dueOn <= second.dueOn).toBe(true)
      expect(first.daysLeft).toBeGreaterThanOrEqual(364)
    }),
  )
})

test('a larger instrument never has a longer period in France, nor a shorter one in Germany', () => {
  fc.assert(
    fc.property(
      anyInstrument,
      fc.integer({ min: 1, max: 60 * tonne }),
      fc.integer({ min: 1, max: 60 * tonne }),
      (instrument, one, other) => {
        const years = (maxUg: number) => verificationOf({ ...instrument, maxUg }, today).periodYears ?? 0
        const [small, large] = [years(Math.min(one, other)), years(Math.max(one, other))]
        expect(instrument.country === 'DE' ? large >= small : large <= small).toBe(true)
      },
    ),
  )
})
