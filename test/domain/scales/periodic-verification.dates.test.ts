import { expect, test } from 'vitest'
import { gram, kilogram, tonne } from '#domain/metrology/mass.ts'
import { type VerifiedInstrument, verificationOf } from '#domain/scales/periodic-verification.ts'

const today = '2026-01-15'
const shop: VerifiedInstrument = {
  maxUg: 15 * kilogram,
  country: 'FR',
  use: 'direct-sale',
  prepackages: false,
  weighsPeople: false,
  lastVerifiedOn: '2024-05-17',
}
const patient = { country: 'DE', use: 'medical', weighsPeople: true, maxUg: 250 * kilogram } as const

/** Expected dates, computed by hand from the texts that the rule cites. */
const cases: [title: string, changes: Partial<VerifiedInstrument>, rule: string, dueOn: string | null][] = [
  ['FR counter scale', {}, 'fr-retail', '2026-05-17'],
  ['FR counter scale of 30 kg', { maxUg: 30 * kilogram }, 'fr-retail', '2026-05-17'],
  ['FR counter scale of 60 kg', { maxUg: 60 * kilogram }, 'fr-retail-large', '2025-05-17'],
  ['FR counter scale for prepackages', { prepackages: true }, 'fr-prepackages', '2025-05-17'],
  ['FR bench scale for invoices', { use: 'trade' }, 'fr-yearly', '2025-05-17'],
  ['FR personal scale', { use: 'medical', weighsPeople: true }, 'fr-yearly', '2025-05-17'],
  ['FR pharmacy balance', { use: 'pharmacy', maxUg: 300 * gram }, 'fr-yearly', '2025-05-17'],
  ['FR weighbridge', { use: 'trade', maxUg: 50 * tonne }, 'fr-heavy', '2025-05-17'],
  ['FR internal use', { use: 'none' }, 'no-duty', null],
  ['FR counter scale, verified on 29 February', { lastVerifiedOn: '2024-02-29' }, 'fr-retail', '2026-02-28'],
  ['DE counter scale', { country: 'DE' }, 'de-general', '2026-12-31'],
  ['DE weighbridge', { country: 'DE', use: 'trade', maxUg: 50 * tonne }, 'de-heavy', '2027-12-31'],
  ['DE personal scale in a hospital', { ...patient, hospital: true }, 'de-people', '2028-12-31'],
  ['DE personal scale in a practice', { ...patient, hospital: false }, 'de-people-elsewhere', null],
  ['DE bed scale', { ...patient, hospital: true, bed: true }, 'de-general', '2026-12-31'],
  ['DE baby scale in a practice', { ...patient, hospital: false, baby: true }, 'de-baby', '2028-12-31'],
  ['DE baby scale in a pharmacy', { ...patient, use: 'trade', baby: true }, 'de-baby', '2028-12-31'],
  [
    'DE livestock scale on a farm',
    { country: 'DE', use: 'trade', maxUg: 1500 * kilogram, farm: true },
    'de-farm-livestock',
    '2028-12-31',
  ],
  [
    'DE counter scale verified after the end of its period',
    { country: 'DE', previousDueOn: '2024-12-31', lastVerifiedOn: '2025-03-12' },
    'de-general',
    '2026-12-31',
  ],
]

test.each(cases)('%s', (_, changes, rule, dueOn) => {
  expect(verificationOf({ ...shop, ...changes }, today)).toMatchObject({ rule, dueOn })
})

test('a scale for building material has a period of two years for any Max', () => {
  const heavy = { ...shop, country: 'DE', use: 'trade', maxUg: 5 * tonne } as const
  expect(verificationOf({ ...heavy, buildingMaterial: true }, today).dueOn).toBe('2026-12-31')
  expect(verificationOf(heavy, today).dueOn).toBe('2027-12-31')
})

test.each([
  [5 * tonne, undefined],
  [5 * tonne + 1, { years: 2, dueOn: '2025-09-01' }],
])('France: with Max %d µg the overhaul is %o', (maxUg, overhaul) => {
  const bridge = { ...shop, use: 'trade', maxUg, lastOverhauledOn: '2023-09-01' } as const
  expect(verificationOf(bridge, today).overhaul).toEqual(overhaul)
  expect(verificationOf({ ...bridge, use: 'none' }, today).overhaul).toBeUndefined()
  expect(verificationOf({ ...bridge, country: 'DE' }, today).overhaul).toBeUndefined()
})

test('the due date of an unrecorded overhaul is unknown; a new weighbridge counts from its first mark', () => {
  const bridge = { ...shop, use: 'trade', maxUg: 50 * tonne } as const
  expect(verificationOf(bridge, today).overhaul).toEqual({ years: 2, dueOn: null })
  expect(verificationOf({ ...bridge, firstMarkedOn: '2025-06-30' }, today).overhaul?.dueOn).toBe('2027-06-30')
})

test('a new instrument counts from its first mark, a verified one from its verification', () => {
  const fresh = { ...shop, lastVerifiedOn: null, firstMarkedOn: '2025-11-03' }
  expect(verificationOf(fresh, today)).toMatchObject({ dueOn: '2027-11-03', basis: 'first-mark' })
  expect(verificationOf({ ...fresh, country: 'DE' }, today).dueOn).toBe('2027-12-31')
  const verified = verificationOf({ ...fresh, lastVerifiedOn: '2026-01-10' }, today)
  expect(verified.dueOn).toBe('2028-01-10')
  expect(verified.basis).toBeUndefined()
})

test.each([
  ['2024-12-31', '2024-12-31', '2026-12-31'],
  ['2024-12-31', '2026-12-30', '2026-12-31'],
  ['2024-12-31', '2027-01-04', '2028-12-31'],
  ['2025-12-31', '2025-02-01', '2027-12-31'],
])(
  'Germany: of a period that ended on %s, verified on %s, the next ends on %s',
  (previousDueOn, day, dueOn) => {
    const scale = { ...shop, country: 'DE', previousDueOn, lastVerifiedOn: day } as const
    expect(verificationOf(scale, today).dueOn).toBe(dueOn)
    expect(verificationOf({ ...scale, country: 'FR' }, today).dueOn).toBe(
      `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`,
    )
  },
)
