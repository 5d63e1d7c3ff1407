import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorAnswer, errorFieldsOf } from '#domain/fit/error-answer.ts'
import {
  fitQuestion,
  questionFields,
  readProductQuestion,
  writeProductQuestion,
} from '#domain/fit/product-question.ts'
import { gram } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'

test('a question survives its address', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' })
    .filter((own) => own.trim() === own)
  const question = fc.record(Object.fromEntries(questionFields.map((name) => [name, text])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(question, (asked) => {
      expect(readProductQuestion(new URLSearchParams(writeProductQuestion(asked)))).toEqual(asked)
    }),
  )
})

test('any address can be read, and what it says is bounded', () => {
  const pairs = fc.array(
    fc.tuple(fc.constantFrom(...questionFields, 'utm_source'), fc.string({ maxLength: 100 })),
  )
  fc.assert(
    fc.property(pairs, (entries) => {
      const question = readProductQuestion(new URLSearchParams(entries))
      for (const [name, text] of Object.entries(question)) {
        expect(questionFields).toContain(name)
        expect(text.length).toBeLessThanOrEqual(40)
      }
      expect(writeProductQuestion(question).length).toBeLessThan(5000)
    }),
  )
})

test('only use and load together are a question that the rules answer', () => {
  expect(fitQuestion({ use: 'trade' })).toBeNull()
  expect(fitQuestion({ load: '5kg' })).toBeNull()
  expect(fitQuestion({ use: 'trade', load: '5kg', price: '12', smallest: '' })).toEqual({
    use: 'trade',
    load: '5kg',
  })
})

const range = (maxG: number, eG: number) => ({ maxUg: maxG * gram, eUg: eG * gram, dUg: eG * gram })
const scale: Instrument = { accuracyClass: 'III', arrangement: 'single', ranges: [range(15_000, 5)] }
const bakery = { quantity: '1,2 kg', price: '12', sales: '180', days: '300' }

test('the errors at a quantity, and what they cost at most', () => {
  expect(errorAnswer(scale, bakery, 'fr')).toEqual({
    faults: {},
    at: { quantityUg: 1200 * gram, initialUg: 2.5 * gram, inServiceUg: 5 * gram, isBelowMin: false },
    cost: { maxCents: 324_000, roundingCents: 402 },
  })
})

test('below Min it says so', () => {
  expect(errorAnswer(scale, { ...bakery, quantity: '99 g' }, 'fr').at?.isBelowMin).toBe(true)
  expect(errorAnswer(scale, { ...bakery, quantity: '100 g' }, 'fr').at?.isBelowMin).toBe(false)
})

test.each([
  [{ quantity: 'much' }, { quantity: 'form.mass' }],
  [{ quantity: '0 g' }, { quantity: 'form.mass-range' }],
  [{ quantity: '16 kg' }, { quantity: 'curve.above-max' }],
  [{ price: 'dear' }, { price: 'form.number' }],
  [{ days: '367' }, { days: 'form.number' }],
  [{ sales: '-1' }, { sales: 'form.number' }],
])('%j is refused at its field', (change, faults) => {
  const answer = errorAnswer(scale, { ...bakery, ...change }, 'fr')
  expect(answer.faults).toEqual(faults)
  expect(answer.cost).toBeNull()
})

test('without assumptions there is an error but no cost', () => {
  const { at, cost, faults } = errorAnswer(scale, { ...bakery, price: '' }, 'fr')
  expect([at === null, cost, faults]).toEqual([false, null, {}])
})

test('no input makes it fail', () => {
  const typed = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(fc.record({ quantity: typed, price: typed, sales: typed, days: typed }), (fields) => {
      const { at, cost } = errorAnswer(scale, fields, 'de')
      expect(at === null || at.inServiceUg > 0).toBe(true)
      expect(cost === null || Number.isFinite(cost.maxCents)).toBe(true)
    }),
  )
})

test('the address comes before the assumptions of a shop, and others have none', () => {
  expect(errorFieldsOf({}, '2 kg', true)).toEqual({
    quantity: '2 kg',
    price: '12',
    sales: '180',
    days: '300',
  })
  expect(errorFieldsOf({ quantity: '1 kg', days: '10' }, '2 kg', true)).toMatchObject({
    quantity: '1 kg',
    days: '10',
  })
  expect(errorFieldsOf({}, '2 kg', false)).toEqual({ quantity: '2 kg', price: '', sales: '', days: '' })
})
