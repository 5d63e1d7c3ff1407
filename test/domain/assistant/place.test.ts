import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { foldedWords } from '#domain/assistant/word-lists.ts'

const nameOf = (text: string, locale: Locale) =>
  placeIn({ folded: foldedWords(text), text, locale, country: null })?.name ?? null

test.each([
  ['PLZ 68159 noch im Einsatzgebiet?', 'de', '68159 Mannheim'],
  ['is 68159 in your area?', 'en', '68159 Mannheim'],
  ['67059 Ludwigshafen', 'de', '67059 Ludwigshafen am Rhein'],
  ['vous venez à Ludwigshafen 67059 ?', 'fr', '67059 Ludwigshafen am Rhein'],
  ['code postal 68100', 'fr', '68100 Mulhouse'],
  ['Fahren Sie nach 67000?', 'de', '67000 Strasbourg'],
  // Seven postcodes are those of two towns.
  ['67480', 'de', '67480 Edenkoben'],
  ['67480', 'fr', '67480 Rœschwoog'],
  ['F-67480', 'de', '67480 Rœschwoog'],
  ['D 67480', 'fr', '67480 Edenkoben'],
  // Neighbours tell more than a region, whose country is then said.
  ['76133', 'en', '76133 (Germany)'],
  ['75001 Paris', 'de', '75001 (Frankreich)'],
  ['un pont-bascule de 50000 kg', 'fr', null],
  ['bis 15000 €', 'de', null],
] as const)('%s (%s)', (text, locale, name) => {
  expect(nameOf(text, locale)).toBe(name)
})
