import { expect, test } from 'vitest'
import { check } from '#domain/forms/field-errors.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import { parseNumber } from '#domain/metrology/number-notation.ts'
import { type Scale, ScaleForm } from '#domain/scales/scale.ts'
import { scaleName, scalePlate } from '#domain/scales/scale-plate.ts'

const form = { model: 'P1', max: { value: 15, unit: 'kg' }, use: 'direct-sale' }
const errorsOf = (changes: object) => ({ ...check(ScaleForm, { ...form, ...changes }).errors })

test('model, Max and use are required; the rest has a default', () => {
  expect(check(ScaleForm, form).output).toEqual({
    make: '',
    model: 'P1',
    serial: '',
    max: { value: 15, unit: 'kg' },
    e: null,
    accuracyClass: null,
    place: '',
    country: 'FR',
    use: 'direct-sale',
    kind: 'non-automatic',
    prepackages: false,
    weighsPeople: false,
    hospital: null,
    baby: false,
    bed: false,
    farm: false,
    buildingMaterial: false,
    lastVerifiedOn: null,
    previousDueOn: null,
    lastOverhauledOn: null,
    productId: null,
  })
})

test.each([
  [{ model: ' ' }, { model: 'form.required' }],
  [{ model: 'a\nb' }, { model: 'form.invalid-characters' }],
  [{ make: 'x'.repeat(81) }, { make: 'form.too-long' }],
  [{ max: { unit: 'kg' } }, { 'max.value': 'form.required' }],
  [{ max: { value: Number.NaN, unit: 'kg' } }, { 'max.value': 'form.mass' }],
  [{ max: { value: 0, unit: 'kg' } }, { 'max.value': 'form.mass-range' }],
  [{ max: { value: -1, unit: 'kg' } }, { 'max.value': 'form.mass-range' }],
  [{ max: { value: 1001, unit: 't' } }, { 'max.value': 'form.mass-range' }],
  [{ max: { value: 0.0001, unit: 'mg' } }, { 'max.value': 'form.mass-range' }],
  [{ max: { value: 1, unit: 'lb' } }, { 'max.unit': 'form.choice' }],
  [{ e: { value: 15, unit: 'kg' } }, { 'e.value': 'scales.e-too-large' }],
  [{ accuracyClass: 'V' }, { accuracyClass: 'form.choice' }],
  [{ use: 'fun' }, { use: 'form.choice' }],
  [{ country: 'BE' }, { country: 'form.choice' }],
  [{ lastVerifiedOn: '2025-02-29' }, { lastVerifiedOn: 'scales.date-unreal' }],
  [{ lastVerifiedOn: '10/03/2025' }, { lastVerifiedOn: 'scales.date-unreal' }],
  [{ lastVerifiedOn: '1899-12-31' }, { lastVerifiedOn: 'scales.date-unreal' }],
  [{ userId: 'someone' }, { userId: 'form.unknown' }],
])('%j is refused', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

test.each([
  { value: 0.1, unit: 'g' },
  { value: 0.3, unit: 'mg' },
  { value: 1.1, unit: 'kg' },
  { value: 0.001, unit: 'mg' },
  { value: 59.98, unit: 't' },
  { value: 6200, unit: 'g' },
] as const)('a Max of %j, a whole number of micrograms, is accepted', (max) => {
  expect(errorsOf({ max })).toEqual({})
})

test.each([
  ['1500', 'fr', 1500],
  ['1 500', 'fr', 1500],
  ['1\u202f500,5', 'fr', 1500.5],
  ['0,1', 'fr', 0.1],
  ['0.1', 'fr', 0.1],
  ['1.500', 'fr', 1.5],
  ['1.500', 'de', 1500],
  ['1.500,25', 'de', 1500.25],
  ['0.005', 'de', 0.005],
  ['0,005', 'de', 0.005],
  ['1,500', 'en', 1500],
  ['1,500.5', 'en', 1500.5],
  ['0.5', 'en', 0.5],
  ['1500,5', 'en', 1500.5],
] as const)('« %s » typed in %s is %d', (typed, locale, value) => {
  expect(parseNumber(typed, locale)).toBe(value)
})

test.each(['', ' ', '-1', '1e3', 'six', '1,5,5', '15 kg', '1 50', '.', ','])(
  '« %s » is not parsed as a number',
  (typed) => {
    for (const locale of ['fr', 'en', 'de'] as const) expect(parseNumber(typed, locale)).toBeNaN()
  },
)

const scale = {
  kind: 'non-automatic',
  make: 'Montevigne',
  model: 'P1',
  serial: 'A-12',
  maxUg: 15 * kilogram,
  eUg: 5 * gram,
  accuracyClass: 'III',
  place: 'Saverne',
  country: 'FR',
  verification: { dueOn: '2027-03-10' },
} as Scale

test('the data plate shows exactly the values that the holder copied from it', () => {
  expect(scalePlate(scale, 'fr')).toEqual({
    accuracyClass: 'III',
    max: '15\u00a0kg',
    min: null,
    e: '5\u00a0g',
    d: null,
  })
  expect(scalePlate({ maxUg: null, eUg: null, accuracyClass: null }, 'de')).toEqual({
    accuracyClass: null,
    max: null,
    min: null,
    e: null,
    d: null,
  })
  expect(scaleName({ make: '', model: 'P1' })).toBe('P1')
})
