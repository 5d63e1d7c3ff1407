import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { check } from '#domain/forms/field-errors.ts'
import { microgramsOf, tonne } from '#domain/metrology/mass.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import { instrumentKinds, scaleCountries, scaleUses } from '#domain/scales/instrument-kind.ts'
import { type Scale, ScaleForm } from '#domain/scales/scale.ts'
import { factsOfWeighed, weighedChoices } from '#domain/scales/weighed.ts'
import { draftOf, draftOfQuoted, emptyDraft, inputOf } from '#src/scales/form-values.ts'

const anyMass = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, power]) => digits * 10 ** power)
const anyScale = fc
  .record({
    make: fc.constantFrom('', 'Tarnoval'),
    model: fc.constant('TR2'),
    serial: fc.constantFrom('', 'A-12'),
    kind: fc.constantFrom(...instrumentKinds),
    maxUg: anyMass,
    eUg: fc.option(anyMass),
    accuracyClass: fc.option(fc.constantFrom(...accuracyClasses)),
    place: fc.constantFrom('', 'Saverne'),
    country: fc.constantFrom(...scaleCountries),
    use: fc.constantFrom(...scaleUses),
    lastVerifiedOn: fc.constantFrom(null, '2024-02-29'),
    productId: fc.constantFrom(null, 'tarnoval-tr2'),
  })
  .filter(({ maxUg, eUg }) => maxUg <= 1000 * tonne && (eUg === null || eUg < maxUg))
  .chain((scale) => {
    const kinds = weighedChoices(scale)
    return fc.constantFrom(null, ...kinds).map((weighed) => ({ ...scale, ...factsOfWeighed(weighed) }))
  })
  .map(
    (scale) =>
      ({ ...scale, prepackages: false, previousDueOn: null, lastOverhauledOn: null }) as unknown as Scale,
  )

test('opening and saving an instrument without edits changes nothing, in every language', () => {
  fc.assert(
    fc.property(anyScale, fc.constantFrom(...locales), (scale, locale) => {
      const { output, errors } = check(ScaleForm, inputOf(draftOf(scale, locale), locale))
      expect({ ...errors }).toEqual({})
      if (!output) throw new Error('unreadable')
      const { max, e, ...rest } = output
      expect({ ...rest, maxUg: microgramsOf(max), eUg: e && microgramsOf(e) }).toEqual(scale)
    }),
  )
})

test('an empty required field is missing, not invalid', () => {
  const { errors } = check(ScaleForm, inputOf(emptyDraft, 'fr'))
  expect({ ...errors }).toEqual({
    model: 'form.required',
    'max.value': 'form.required',
    use: 'form.required',
  })
})

test.each([
  ['15 kg', 15e9],
  ['1,5t', 1.5e12],
  ['1.500 kg', 1.5e12, 'de'],
  ['500g', 5e8],
  ['10 lb', 4_535_923_700],
  ['15', 'form.mass'],
  ['15 kg ou 30 kg', 'form.mass'],
  ['0 kg', 'form.mass-range'],
  ['2000 t', 'form.mass-range'],
] as const)('Max is read with the unit that was typed: « %s »', (typed, expected, locale: Locale = 'fr') => {
  const values = { ...emptyDraft, model: 'P1', use: 'trade', 'max.value': typed }
  const { output, errors } = check(ScaleForm, inputOf(values, locale))
  expect(output ? microgramsOf(output.max) : errors?.['max.value']).toBe(expected)
})

test('a hidden field is not submitted', () => {
  const days = { lastVerifiedOn: '2025-03-10', previousDueOn: '2024-12-31', lastOverhauledOn: '2025-01-10' }
  const shop = { ...emptyDraft, ...days, use: 'direct-sale', prepackages: 'yes', weighed: 'farm' }
  const sent = (changes: object) => {
    const { prepackages, farm, previousDueOn, lastOverhauledOn } = inputOf({ ...shop, ...changes }, 'fr')
    return [prepackages, farm, previousDueOn, lastOverhauledOn]
  }
  expect(sent({})).toEqual([true, false, null, null])
  expect(sent({ country: 'DE' })).toEqual([false, true, '2024-12-31', null])
  expect(sent({ country: 'DE', lastVerifiedOn: '' })).toEqual([false, true, null, null])
  // The kind of an automatic instrument decides alone.
  expect(sent({ kind: 'checkweigher' })).toEqual([false, false, null, null])
  expect(sent({ country: 'DE', kind: 'checkweigher' })).toEqual([false, false, '2024-12-31', null])
  expect(sent({ country: 'DE', use: 'none' })).toEqual([false, false, null, null])
  expect(sent({ use: 'trade', 'max.value': '50 t' })).toEqual([false, false, null, '2025-01-10'])
})

test('a quoted model prefills its data plate and reference, and leaves the rest empty', () => {
  const quoted = {
    productId: 'montevigne-p1',
    productName: 'Balance poids-prix P1',
    brand: 'Montevigne',
    maxUg: 6_000_000_000,
    eUg: 2_000_000,
    accuracyClass: 'III',
    item: { variant: { reference: 'MV-P1-6' } },
  } as RequestedItem
  expect(draftOfQuoted(quoted, 'fr')).toEqual({
    make: 'Montevigne',
    model: 'MV-P1-6',
    'max.value': '6 kg',
    'e.value': '2 g',
    accuracyClass: 'III',
    productId: 'montevigne-p1',
  })
  const standard = {
    ...quoted,
    maxUg: null,
    eUg: null,
    accuracyClass: null,
    item: { ...quoted.item, variant: null },
  }
  expect(draftOfQuoted(standard, 'fr')).toEqual({
    make: 'Montevigne',
    model: 'Balance poids-prix P1',
    accuracyClass: '',
    productId: 'montevigne-p1',
  })
})
