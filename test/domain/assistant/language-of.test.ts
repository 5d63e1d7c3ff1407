import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { languageOf } from '#domain/assistant/word-lists.ts'

test.each<[text: string, locale: Locale]>([
  ['Que veut dire classe III ?', 'fr'],
  ['Was bedeutet Klasse III?', 'de'],
  ['how often must my shop scale be verified', 'en'],
  ['c’est combien la vérification à Colmar', 'fr'],
  ['wie oft muss die Waage geeicht werden', 'de'],
])('« %s » is %s on every page', (text, locale) => {
  for (const page of locales) expect(languageOf([text], page)).toBe(locale)
})

test('what tells no language is that of the message before, else of the page', () => {
  expect(languageOf(['wie oft muss die Waage geeicht werden', '30 kg?'], 'fr')).toBe('de')
  for (const page of locales) expect(languageOf(['P3 15 kg'], page)).toBe(page)
})
