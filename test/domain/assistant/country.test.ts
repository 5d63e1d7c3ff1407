import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { countryOf, isSwiss } from '#domain/assistant/country.ts'
import { foldedWords } from '#domain/assistant/word-lists.ts'

const spoken = (text: string, locale: Locale) => ({ folded: foldedWords(text), text, locale })

test.each([
  ['chez nous en Alsace', 'fr', 'FR'],
  ['boucherie à Haguenau', 'fr', 'FR'],
  ['marché de Saverne', 'fr', 'FR'],
  ['laboratoire à Obernai', 'fr', 'FR'],
  ['ferme dans le Bas-Rhin', 'fr', 'FR'],
  ['dans le Haut-Rhin', 'fr', 'FR'],
  ['un commerce en Moselle', 'fr', 'FR'],
  ['atelier dans les Vosges', 'fr', 'FR'],
  ['en Meurthe-et-Moselle', 'fr', 'FR'],
  ['Territoire de Belfort', 'fr', 'FR'],
  ['nous sommes dans le 67', 'fr', 'FR'],
  ['département 57', 'fr', 'FR'],
  ['dans le Grand Est', 'fr', 'FR'],
  ['en Lorraine', 'fr', 'FR'],
  ['une boutique à Nancy', 'fr', 'FR'],
  ['magasin à Sarreguemines', 'fr', 'FR'],
  ['Metzgerei in Hagenau', 'de', 'FR'],
  ['Laden in Straßburg', 'de', 'FR'],
  ['Bäckerei in Weißenburg', 'de', 'FR'],
  ['Markt in Schlettstadt', 'de', 'FR'],
  ['im Elsass', 'de', 'FR'],
  ['in Lothringen', 'de', 'FR'],
  ['Betrieb in Saargemünd', 'de', 'FR'],
  ['a shop in Colmar', 'en', 'FR'],
  ['a farm in Lorraine', 'en', 'FR'],
  ['Hof im Saarland', 'de', 'DE'],
  ['Krankenhaus Homburg/Saar', 'de', 'DE'],
  ['in der Pfalz', 'de', 'DE'],
  ['Rheinland-Pfalz', 'de', 'DE'],
  ['Baden-Württemberg', 'de', 'DE'],
  ['in Baden', 'de', 'DE'],
  ['Laden in Baden-Baden', 'de', 'DE'],
  ['im Schwarzwald', 'de', 'DE'],
  ['in der Ortenau', 'de', 'DE'],
  ['in Bayern', 'de', 'DE'],
  ['in Berlin', 'de', 'DE'],
  ['in Brandenburg', 'de', 'DE'],
  ['in Bremen', 'de', 'DE'],
  ['in Hamburg', 'de', 'DE'],
  ['in Südhessen', 'de', 'DE'],
  ['Mecklenburg-Vorpommern', 'de', 'DE'],
  ['in Niedersachsen', 'de', 'DE'],
  ['Wertstoffhof in NRW', 'de', 'DE'],
  ['in Sachsen', 'de', 'DE'],
  ['in Sachsen-Anhalt', 'de', 'DE'],
  ['in Schleswig-Holstein', 'de', 'DE'],
  ['in Thüringen', 'de', 'DE'],
  ['wann muss man in D den Antrag stellen', 'de', 'DE'],
  ['hospital in Freiburg', 'en', 'DE'],
  ['farm stand in Kehl', 'en', 'DE'],
  ['in Lower Saxony', 'en', 'DE'],
  ['un magasin en Sarre', 'fr', 'DE'],
  ['en Bavière', 'fr', 'DE'],
  ['à Sarrebruck', 'fr', 'DE'],
  ['Kanton Baselland', 'de', 'other'],
  ['Kanton Thurgau', 'de', 'other'],
  ['im Aargau', 'de', 'other'],
  ['Käserei in Basel', 'de', 'other'],
  ['Hofladen in Winterthur', 'de', 'other'],
  ['canton du Jura', 'fr', 'other'],
  ['une fromagerie à Lausanne', 'fr', 'other'],
  ['un magasin au Luxembourg', 'fr', 'other'],
  ['a shop in Vienna', 'en', 'other'],
  ['Sie sind im Elsass, mein Laden ist in Kehl', 'de', 'both'],
  ['mon magasin est à Strasbourg, l’entrepôt est à Kehl', 'fr', 'both'],
  ['Laden in Colmar, Lager in Kehl', 'de', 'both'],
  ['Wir haben Betriebe im Elsass und im Saarland', 'de', 'both'],
  ['une balance de 15 kg, e = 5 g', 'fr', null],
  ['d = 0,01 g und e = 0,1 g', 'de', null],
  ['bouteilles de champagne', 'fr', null],
  ['peser entre le 12 et le 15', 'fr', null],
] as const)('%s (%s): %s', (text, locale, country) => {
  expect(countryOf(spoken(text, locale))).toBe(country)
})

test('Switzerland is told from other countries', () => {
  expect(isSwiss(spoken('Kanton Baselland', 'de'))).toBe(true)
  expect(isSwiss(spoken('à Lausanne', 'fr'))).toBe(true)
  expect(isSwiss(spoken('a shop in Vienna', 'en'))).toBe(false)
})
