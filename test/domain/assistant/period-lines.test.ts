import { expect, test } from 'vitest'
import { periodsOf } from '#domain/assistant/period-lines.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { noNames } from '#domain/understanding/understood.ts'

/** MessEV, annex 7, section 2: what is named by its kind or by what it weighs. */
test.each([
  ['de', 'Wie oft wird eine selbsttätige Kontrollwaage geeicht?', [1]],
  ['fr', 'trieuse pondérale, vérification tous les combien ?', [1]],
  ['en', 'how often are test weights verified?', [4]],
  ['de', 'Balkenwaage 10 kg im Laden, wie oft eichen?', [4]],
  ['de', 'Förderbandwaage 20 t, Eichfrist?', [2]],
  ['de', 'Gleiswaage 100 t, Eichfrist?', [3]],
  ['de', 'Waage 40 t im Betonwerk, wie oft eichen?', [2]],
  ['de', 'Baustoffwaage 40 t, Abrechnung, Eichfrist?', [2]],
  ['de', 'Fahrzeugwaage 40 t, Abrechnung, Eichfrist?', [3]],
  ['de', 'Bettwaage im Krankenhaus, Eichfrist?', [2]],
] as const)('the period in Germany (%s): « %s »', (locale, text, years) => {
  expect(periodsOf(readQuestion(text, locale, noNames), 'DE').years).toEqual(years)
})

test.each([
  ['fr', 'trieuse pondérale, vérification tous les combien ?', [1]],
  ['de', 'Förderbandwaage in Frankreich, Prüffrist?', [1]],
  ['fr', 'poids étalons de 5 kg, vérification ?', [4]],
  // Packed without the buyer: no direct sale.
  ['fr', 'je mets mon miel en pots avant la vente, vérification tous les combien ?', [1]],
  [
    'de',
    'Ich fülle meinen Honig vor dem Verkauf in Gläser, 15 kg Waage, in Frankreich, wie oft prüfen?',
    [1],
  ],
  ['fr', 'cantine où les repas sont payés au poids, balance 15 kg, vérification tous les combien ?', [2]],
  ['en', 'canteen where lunch is paid by weight, 15 kg scale, how often?', [2]],
  ['de', 'Kantine, das Essen wird nach Gewicht bezahlt, 15 kg Waage in Frankreich, wie oft?', [2]],
] as const)('the period in France (%s): « %s »', (locale, text, years) => {
  expect([...new Set(periodsOf(readQuestion(text, locale, noNames), 'FR').years)]).toEqual(years)
})

/** Arrêté of 26 May 2004, art. 8: direct sale has two years up to 30 kg, one above. */
test.each([
  ['fr', 'balance de marché, 30 kg', [2]],
  ['fr', 'balance de marché au-dessus de 30 kg', [1]],
  ['fr', 'balance de marché de plus de 30 kg', [1]],
  ['fr', 'balance de marché, pas plus de 30 kg', [2]],
  ['en', 'market stall scale up to 30 kg', [2]],
  ['en', 'market stall scale over 30 kg', [1]],
  ['en', 'market stall scale, no more than 30 kg', [2]],
  ['de', 'Marktwaage bis 30 kg', [2]],
  ['de', 'Marktwaage über 30 kg', [1]],
  ['de', 'Marktwaage, nicht mehr als 30 kg', [2]],
] as const)('the period in France (%s): « %s »', (locale, text, years) => {
  expect(periodsOf(readQuestion(text, locale, noNames), 'FR').years).toEqual(years)
})
