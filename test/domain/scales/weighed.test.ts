import { expect, test } from 'vitest'
import { kilogram, tonne } from '#domain/metrology/mass.ts'
import { automaticKinds, type InstrumentKind } from '#domain/scales/instrument-kind.ts'
import { factsOfWeighed, weighedChoices, weighedKinds, weighedOf } from '#domain/scales/weighed.ts'

const choices = (
  country: 'FR' | 'DE' | 'other',
  use: Parameters<typeof weighedChoices>[0]['use'],
  maxUg: number | null,
) => weighedChoices({ country, use, maxUg })

test.each([
  ['FR', 'medical', null, []],
  ['other', 'trade', null, []],
  ['DE', '', null, []],
  ['DE', 'none', null, []],
  ['DE', 'medical', 250 * kilogram, ['hospital', 'practice', 'baby', 'bed']],
  ['DE', 'pharmacy', null, ['practice', 'baby']],
  ['DE', 'trade', 3 * tonne, ['farm', 'building', 'practice', 'baby']],
  ['DE', 'trade', null, ['farm', 'building', 'practice', 'baby']],
  ['DE', 'direct-sale', 15 * kilogram, ['farm', 'practice', 'baby']],
] as const)('in %s for %s and Max %j only what changes the period is asked', (country, use, maxUg, asked) => {
  expect(choices(country, use, maxUg)).toEqual(asked)
})

test('a kind of instrument that decides alone leaves nothing to ask', () => {
  const asked = (kind: InstrumentKind) =>
    weighedChoices({ kind, country: 'DE', use: 'trade', maxUg: 10 * kilogram })
  expect(asked('non-self-indicating')).toEqual(['farm', 'practice', 'baby'])
  for (const kind of ['weights', 'gas-vessel', ...automaticKinds] as const) expect(asked(kind)).toEqual([])
})

test('a kind survives its facts', () => {
  for (const kind of [null, ...weighedKinds])
    expect(weighedOf({ ...factsOfWeighed(kind), use: 'medical' })).toBe(kind)
})

test('people of whom no place is known are in a hospital if the use is medical, as the rules have it', () => {
  const people = { ...factsOfWeighed('hospital'), hospital: null }
  expect(weighedOf({ ...people, use: 'medical' })).toBe('hospital')
  expect(weighedOf({ ...people, use: 'trade' })).toBe('practice')
})
