import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deskLimits, vatRates } from '#config/desk-settings.ts'
import { centsText, typedCents } from '#domain/catalogue/typed-cents.ts'
import { lineNetCents, offerOf, offerTotals } from '#domain/quote-requests/offer.ts'
import { draftLines, extraLine } from '#domain/quote-requests/offer-draft.ts'
import { OfferForm, OfferLineForm } from '#domain/quote-requests/offer-form.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

const line = { text: 'Balance', quantity: 1, unitCents: 10_000, discountCents: 0, vatPermille: 200 as const }
const form = { after: 0, lines: [line], validUntil: '2026-12-31', delivery: '', conditions: '', note: '' }

test.each<[what: string, change: object, valid: boolean]>([
  ['a whole discount', { discountCents: 10_000 }, true],
  ['more discount than price', { discountCents: 10_001 }, false],
  ['a take-back', { unitCents: -5_000 }, true],
  ['a take-back with a discount', { unitCents: -5_000, discountCents: 1 }, false],
  ['a negative discount', { discountCents: -1 }, false],
  ['fractions of a cent', { unitCents: 0.5 }, false],
  ['no quantity', { quantity: 0 }, false],
  ['a rate that France does not have', { vatPermille: 196 }, false],
  ['no number', { unitCents: Number.NaN }, false],
])('a line with %s', (_, change, valid) => {
  expect(v.safeParse(OfferLineForm, { ...line, ...change }).success).toBe(valid)
})

test.each<[what: string, lines: object[], valid: boolean]>([
  ['a take-back below the price', [line, { ...line, unitCents: -9_000 }], true],
  ['a take-back above the price', [line, { ...line, unitCents: -10_001 }], false],
  ['more than the largest sum', Array(11).fill({ ...line, unitCents: deskLimits.unitCents }), false],
  ['no line', [], false],
])('an offer of %s', (_, lines, valid) => {
  expect(v.safeParse(OfferForm, { ...form, lines }).success).toBe(valid)
})

const anyLine = fc.record({
  text: fc.constant('x'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitCents: fc.integer({ min: 0, max: 100_000 }),
  discountCents: fc.constant(0),
  vatPermille: fc.constantFrom(...vatRates),
})

test('sums of an accepted offer are exact integers, in any order of lines, and VAT is that of each rate', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
      const totals = offerTotals(lines)
      expect(offerTotals(lines.toReversed())).toEqual(totals)
      expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
      expect(totals.netCents).toBe(lines.reduce((sum, one) => sum + lineNetCents(one), 0))
      expect(totals.grossCents).toBe(totals.netCents + totals.vatCents)
      const exact = lines.reduce((sum, one) => sum + (lineNetCents(one) * one.vatPermille) / 1000, 0)
      expect(Math.abs(totals.vatCents - exact)).toBeLessThanOrEqual(0.5 * vatRates.length)
      const { lines: shown } = offerOf(
        { version: 1, sentAt: '', state: 'sent', validUntil: '', delivery: '', conditions: '', note: '' },
        lines,
      )
      expect(shown.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(totals.netCents)
    }),
  )
})

test.each([
  ['1234,50', 123_450],
  ['1 234,5 €', 123_450],
  ['1\u202f234', 123_400],
  ['-80', -8_000],
  ['−0,05', -5],
  ['12.5', 1_250],
  ['0', 0],
  ['-0', 0],
  ['', null],
  ['1,234,5', null],
  ['1.234,50', 123_450],
  ['1.234', null],
  ['1,2345', null],
  ['12e3', null],
  ['1234567890', null],
])('%j is read as %s cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents)
})

test('an amount that is written is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      expect(typedCents(centsText(cents))).toBe(cents)
    }),
  )
})

const zone = { upToKm: 60, priceCents: 8_500 }
const priced = { items: [], services: [], travel: zone }
const service = { name: 'Mise en service', quantity: 2, priceCents: 9_000, onSite: true }

test('a draft has items, an accessory for each instrument, services, and one visit when one is on site', () => {
  const items = [
    {
      position: 4,
      name: 'P1, MV-P1-6',
      quantity: 3,
      priceCents: 27_000,
      accessories: [{ name: 'Housse', priceCents: null }],
    },
  ]
  const lines = draftLines({ items, services: [service], travel: zone }, serverTexts('de'))
  expect(lines.map(({ text, quantity, unitCents, item }) => [text, quantity, unitCents, item])).toEqual([
    ['P1, MV-P1-6', 3, 27_000, 4],
    ['Housse', 3, null, null],
    ['Mise en service', 2, 9_000, null],
    ['Anfahrt, Zone bis 60\u00a0km', 1, 8_500, null],
  ])
  expect(
    draftLines({ ...priced, services: [{ ...service, onSite: false }] }, serverTexts('fr')),
  ).toHaveLength(1)
  expect(
    draftLines({ ...priced, services: [service], travel: null }, serverTexts('fr')).at(-1),
  ).toMatchObject({
    text: 'Déplacement',
    unitCents: null,
  })
})

test.each([
  ['fr', 'Vérification périodique', 'Reprise d’un ancien instrument'],
  ['en', 'Periodic verification', 'Take-back of an old instrument'],
  ['de', 'Wiederkehrende Prüfung (Frankreich)', 'Rücknahme eines Altgeräts'],
] as const)('lines that can be added are in the language of the customer: %s', (locale, check, takeBack) => {
  expect(extraLine('verification', zone, serverTexts(locale))).toMatchObject({ text: check, unitCents: null })
  expect(extraLine('take-back', zone, serverTexts(locale)).text).toBe(takeBack)
  expect(extraLine('free', zone, serverTexts(locale))).toMatchObject({
    text: '',
    quantity: 1,
    unitCents: null,
  })
})
