import { expect, test } from 'vitest'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { type RegimeQuestion, regimeOf } from '#domain/fit/regime.ts'
import { kilogram, microgram, tonne } from '#domain/metrology/mass.ts'
import { ug, vectors } from './vectors.ts'

test.each(vectors.regimes.map((row) => [row.id, row] as const))('%s', (_, { input, expected }) => {
  const { max, use, country, ...circumstances } = input
  const question = {
    ...circumstances,
    use: use as FitUse,
    country: country as FitCountry,
    maxUg: ug(max) ?? 0,
  }
  expect(regimeOf(question)).toMatchObject(expected)
})

const shop: RegimeQuestion = { use: 'direct-sale', country: 'FR', maxUg: 15 * kilogram }

test.each<[Partial<RegimeQuestion>, string, number | null, number | null]>([
  [{ maxUg: 30 * kilogram }, 'fr-retail', 2, null],
  [{ maxUg: 30 * kilogram + microgram }, 'fr-retail-large', 1, null],
  [{ use: 'farm-sale', prepackages: true }, 'fr-prepackages', 1, null],
  [{ use: 'prepack-variable' }, 'fr-prepackages', 1, null],
  [{ use: 'trade', maxUg: 5 * tonne }, 'fr-yearly', 1, null],
  [{ use: 'trade', maxUg: 5 * tonne + microgram }, 'fr-heavy', 1, 2],
  [{ use: 'vehicle-trade', maxUg: 50 * tonne }, 'fr-heavy', 1, 2],
  [{ use: 'axle', maxUg: 50 * tonne }, 'no-duty', null, null],
  [{ country: 'DE' }, 'de-general', 2, null],
  [{ country: 'DE', use: 'trade', maxUg: 3 * tonne }, 'de-heavy', 3, null],
  [{ country: 'DE', use: 'trade', maxUg: 3 * tonne - microgram }, 'de-general', 2, null],
  [{ country: 'DE', use: 'trade', maxUg: 3 * tonne, buildingMaterial: true }, 'de-general', 2, null],
  [{ country: 'DE', use: 'medical', hospital: true }, 'de-people', 4, null],
  [{ country: 'DE', use: 'medical' }, 'de-people-elsewhere', null, null],
  [{ country: 'DE', use: 'medical', hospital: true, bed: true }, 'de-general', 2, null],
  [{ country: 'DE', use: 'medical', baby: true, hospital: true }, 'de-baby', 4, null],
  [{ country: 'DE', use: 'livestock-trade', farm: true }, 'de-farm-livestock', 4, null],
  [{ country: 'DE', use: 'livestock-trade', maxUg: 3 * tonne }, 'de-heavy', 3, null],
  [{ country: 'DE', use: 'lab' }, 'no-duty', null, null],
])('%o: %s', (changes, rule, years, overhaulYears) => {
  expect(regimeOf({ ...shop, ...changes })).toMatchObject({ rule, years, overhaulYears })
})
