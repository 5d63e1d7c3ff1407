import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gram, kilogram, microgram, tonne } from '#domain/metrology/mass.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { instrumentKinds, scaleCountries, scaleUses } from '#domain/scales/instrument-kind.ts'
import { lawRows, periodRules } from '#domain/scales/verification-law.ts'
import {
  overhaulYearsOf,
  type PeriodFacts,
  verificationPeriod,
  verificationRules,
} from '#domain/scales/verification-rule.ts'

const scale: PeriodFacts = {
  country: 'DE',
  use: 'trade',
  maxUg: 15 * kilogram,
  prepackages: false,
  weighsPeople: false,
}
const patients = { use: 'medical', weighsPeople: true, maxUg: 150 * kilogram } as const

type Row = [what: string, facts: Partial<PeriodFacts>, years: number | string | null, source: string]

const german: Row[] = [
  ['anything else', {}, 2, '34(1)'],
  ['weights', { kind: 'weights', maxUg: gram }, 4, '2.1.1'],
  ['weights of unknown size', { kind: 'weights', maxUg: null }, 4, '2.1.1'],
  ['a scale below 3 t', { maxUg: 3 * tonne - microgram }, 2, '34(1)'],
  ['a scale from 3 t', { maxUg: 3 * tonne }, 3, '2.2.1'],
  ['a concrete plant of 40 t', { maxUg: 40 * tonne, buildingMaterial: true }, 2, '2.2.1'],
  [
    'a fine balance that is balanced',
    { kind: 'non-self-indicating', accuracyClass: 'I', maxUg: 200 * gram },
    4,
    '2.2.2',
  ],
  [
    'a precision balance that is balanced, however large',
    { kind: 'non-self-indicating', accuracyClass: 'II', maxUg: 500 * kilogram },
    4,
    '2.2.2',
  ],
  ['a beam scale', { kind: 'non-self-indicating', accuracyClass: 'III' }, 4, '2.2.3'],
  [
    'a decimal scale below 350 kg',
    { kind: 'non-self-indicating', maxUg: 350 * kilogram - microgram },
    4,
    '2.2.3',
  ],
  ['a decimal scale from 350 kg', { kind: 'non-self-indicating', maxUg: 350 * kilogram }, 2, '34(1)'],
  ['a balanced scale from 3 t', { kind: 'non-self-indicating', maxUg: 3 * tonne }, 3, '2.2.1'],
  ['people in a hospital', { ...patients, hospital: true }, 4, '2.2.4'],
  ['people, place unknown', { ...patients, hospital: null }, 4, '2.2.4'],
  ['people in a practice', { ...patients, hospital: false }, 'unlimited', '2.2.5'],
  ['people in a gym', { ...patients, use: 'trade' }, 'unlimited', '2.2.5'],
  ['a bed scale', { use: 'medical', bed: true, maxUg: 500 * kilogram }, 2, '2.2.4'],
  ['a baby scale in a hospital', { ...patients, hospital: true, baby: true }, 4, '2.2.6'],
  ['a baby scale elsewhere', { ...patients, hospital: false, baby: true }, 4, '2.2.6'],
  ['a vessel of liquefied gas', { kind: 'gas-vessel', maxUg: 5 * tonne }, 4, '2.2.7'],
  ['livestock on a farm', { farm: true, maxUg: 2 * tonne }, 4, '2.2.8'],
  ['livestock on a farm, on a large one', { farm: true, maxUg: 10 * tonne }, 4, '2.2.8'],
  ['a checkweigher', { kind: 'checkweigher' }, 1, '2.3.1'],
  ['an automatic price labeller', { kind: 'automatic-labeller' }, 1, '2.3.2'],
  ['an automatic rail scale from 3 t', { kind: 'automatic-rail', maxUg: 3 * tonne }, 3, '2.3.3'],
  ['one below 3 t', { kind: 'automatic-rail', maxUg: 3 * tonne - microgram }, 2, '34(1)'],
  ['a belt weigher of 100 t', { kind: 'automatic', maxUg: 100 * tonne }, 2, '34(1)'],
  ['a scale for prepackages', { prepackages: true }, 2, 'FPackV Annex 7'],
  ['a scale from 3 t for prepackages', { prepackages: true, maxUg: 3 * tonne }, 3, '2.2.1'],
  ['a scale of unknown Max', { maxUg: null }, null, '-'],
  ['a beam scale of unknown Max', { kind: 'non-self-indicating', maxUg: null }, null, '-'],
]

const french: Row[] = [
  ['direct sale', { use: 'direct-sale' }, 2, '26.5.2004 art. 8'],
  ['direct sale on 30 kg', { use: 'direct-sale', maxUg: 30 * kilogram }, 2, '26.5.2004 art. 8'],
  [
    'direct sale above 30 kg',
    { use: 'direct-sale', maxUg: 30 * kilogram + microgram },
    1,
    '26.5.2004 art. 8',
  ],
  ['direct sale of unknown Max', { use: 'direct-sale', maxUg: null }, null, '-'],
  ['packing without the buyer', { use: 'direct-sale', prepackages: true }, 1, 'DREETS CVL'],
  ['packing without the buyer, no sale', { prepackages: true }, 1, 'DREETS CVL'],
  ['any other use', {}, 1, '26.5.2004 art. 8'],
  ['patients', { ...patients, hospital: false }, 1, '26.5.2004 art. 8'],
  ['5 t', { maxUg: 5 * tonne }, 1, '26.5.2004 art. 8'],
  ['above 5 t', { maxUg: 5 * tonne + microgram }, 1, '26.5.2004 arts 7, 8'],
  ['other use, Max unknown', { maxUg: null }, 1, '26.5.2004 art. 8'],
  ['a beam scale on a market', { kind: 'non-self-indicating', use: 'direct-sale' }, 2, '26.5.2004 art. 8'],
  ['a checkweigher', { kind: 'checkweigher' }, 1, '10.1.2006'],
  ['an automatic price labeller', { kind: 'automatic-labeller', use: 'direct-sale' }, 1, '10.1.2006'],
  ['a belt weigher', { kind: 'automatic', maxUg: null }, 1, '10.1.2006'],
  ['weights of 1 g', { kind: 'weights', maxUg: gram }, 4, '20.12.1994 art. 2'],
  ['weights of 50 kg', { kind: 'weights', maxUg: 50 * kilogram }, 4, '20.12.1994 art. 2'],
  ['weights below 1 g', { kind: 'weights', maxUg: gram - microgram }, 'none', '20.12.1994 art. 2'],
  ['weights above 50 kg', { kind: 'weights', maxUg: 50 * kilogram + microgram }, 'none', '20.12.1994 art. 2'],
  [
    'weights to 50 g with class III',
    { kind: 'weights', maxUg: 50 * gram, accuracyClass: 'III' },
    'none',
    '20.12.1994 art. 2',
  ],
  [
    'weights to 50 g with class II',
    { kind: 'weights', maxUg: 50 * gram, accuracyClass: 'II' },
    4,
    '20.12.1994 art. 2',
  ],
  [
    'weights above 50 g with class III',
    { kind: 'weights', maxUg: 100 * gram, accuracyClass: 'III' },
    4,
    '20.12.1994 art. 2',
  ],
  ['no regulated use', { use: 'none', kind: 'checkweigher' }, 'none', '-'],
]

test.each(german)('Germany, %s', (_, facts, years, source) => {
  const period = verificationPeriod({ ...scale, ...facts })
  expect([period.years, period.source]).toEqual([years, expect.stringContaining(source)])
})

test.each(french)('France, %s', (_, facts, years, source) => {
  const period = verificationPeriod({ ...scale, country: 'FR', ...facts })
  expect([period.years, period.source]).toEqual([years, expect.stringContaining(source)])
})

test('every row of the law is the answer of some case above, and every rule has a row', () => {
  const answers = new Set(
    [
      ...german.map(([, facts]) => ({ ...scale, ...facts })),
      ...french.map(([, facts]) => ({ ...scale, country: 'FR' as const, ...facts })),
    ].map((facts) => JSON.stringify(verificationPeriod(facts))),
  )
  for (const { rule, years, source } of lawRows)
    expect(answers).toContain(JSON.stringify({ rule, years, source }))
  const ruled = new Set<string>(lawRows.map(({ rule }) => rule))
  expect(periodRules.filter((rule) => !ruled.has(rule))).toEqual(['no-duty'])
})

test('only a non-automatic instrument above 5 t is overhauled in France', () => {
  const years = (facts: Partial<PeriodFacts>) => overhaulYearsOf({ ...scale, country: 'FR', ...facts })
  expect(years({ maxUg: 5 * tonne })).toBeNull()
  expect(years({ maxUg: 5 * tonne + microgram })).toBe(2)
  expect(years({ maxUg: 50 * tonne, kind: 'automatic' })).toBeNull()
  expect(years({ maxUg: 50 * tonne, use: 'none' })).toBeNull()
  expect(years({ maxUg: 50 * tonne, country: 'DE' })).toBeNull()
})

const anyFacts: fc.Arbitrary<PeriodFacts> = fc.record({
  kind: fc.constantFrom(...instrumentKinds),
  maxUg: fc.option(fc.integer({ min: 1, max: 60 * tonne })),
  accuracyClass: fc.option(fc.constantFrom(...accuracyClasses)),
  country: fc.constantFrom(...scaleCountries),
  use: fc.constantFrom(...scaleUses),
  prepackages: fc.boolean(),
  weighsPeople: fc.boolean(),
  hospital: fc.option(fc.boolean()),
  baby: fc.boolean(),
  bed: fc.boolean(),
  farm: fc.boolean(),
  buildingMaterial: fc.boolean(),
})

test('any instrument has one period with its source, or says why it has none', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { rule, years, source } = verificationPeriod(facts)
      expect(verificationRules).toContain(rule)
      if (years === null) expect(['other-country', 'max-missing']).toContain(rule)
      if (typeof years === 'number') expect([years > 0, source.length > 3]).toEqual([true, true])
      if (facts.maxUg !== null) expect(rule).not.toBe('max-missing')
    }),
  )
})
