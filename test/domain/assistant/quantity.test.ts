import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantityIn } from '#domain/assistant/quantity.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { noNames } from '#domain/understanding/understood.ts'

const quantity = (text: string, locale: 'fr' | 'en' | 'de' = 'fr') =>
  quantityIn(readQuestion(text, locale, noNames))

test.each([
  ['Combien coûte une vérification pour deux balances de 15 kg ?', 2],
  ['12 balances compactes, le prix ?', 12],
  ['une douzaine de pèse-bébés', 12],
  ['le total TTC pour les 12 ?', 12],
  ['une balance de 15 kg', 1],
  ['des lots de 12 kg et 15 kg', 1],
  ['une balance à 400 € pour 10 kg', 1],
])('%s asks for %i', (text, expected) => expect(quantity(text)).toBe(expected))

test.each([
  ['the price for twelve of them', 'en', 12],
  ['how much are 4 of your cheapest scales', 'en', 4],
  ['three bench scales of 30 kg', 'en', 3],
  ['2 tonnes pallet scale', 'en', 1],
  ['6 Stück, was kostet das?', 'de', 6],
  ['drei Tischwaagen', 'de', 3],
  ['für alle 8?', 'de', 8],
] as const)('%s (%s) asks for %i', (text, locale, expected) => expect(quantity(text, locale)).toBe(expected))

test('a mass is never a number of instruments', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999 }), fc.constantFrom('kg', 'g', 't', 'mg', 'lb'), (n, unit) => {
      expect(quantity(`balance pour ${n} ${unit} et 15 kg`)).toBe(1)
      expect(quantity(`${n} ${unit} balance`)).toBe(1)
    }),
  )
})
