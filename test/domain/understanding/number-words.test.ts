import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { gram, kilogram, tonne } from '#domain/metrology/mass.ts'
import { understand } from '#domain/understanding/understand.ts'

const massIn = (text: string, locale: Locale) =>
  understand(text, locale).facts.flatMap((fact) =>
    fact.type === 'load' ? [fact.loadUg] : fact.type === 'interval' ? [fact.ug] : [],
  )

const cases: [text: string, locale: Locale, ...masses: number[]][] = [
  ['septante kilos', 'fr', 70 * kilogram],
  ['colis de quatre-vingt-dix-sept kilos', 'fr', 97 * kilogram],
  ['nonante-cinq kg', 'fr', 95 * kilogram],
  ['deux cents grammes', 'fr', 200 * gram],
  ['mille deux cents kilos', 'fr', 1200 * kilogram],
  ['une demi-tonne', 'fr', tonne / 2],
  ['une tonne et demie', 'fr', 1.5 * tonne],
  ['2 tonnes et demie', 'fr', 2.5 * tonne],
  ['une centaine de kilos', 'fr', 100 * kilogram],
  ['trois quarts de tonne', 'fr', 0.75 * tonne],
  ['deux virgule cinq tonnes', 'fr', 2.5 * tonne],
  ['1t5', 'fr', 1.5 * tonne],
  ['big bags de 1t2, quelle plateforme', 'fr', 1.2 * tonne],
  ['1t25', 'fr', 1.25 * tonne],
  ['2k5', 'fr', 2.5 * kilogram],
  ['2kg500', 'fr', 2.5 * kilogram],
  [',15kg15', 'fr', 150 * gram],
  ['half a tonne', 'en', tonne / 2],
  ['a tonne and a half', 'en', 1.5 * tonne],
  ['up to a ton', 'en', tonne],
  ['three and a half tons', 'en', 3.5 * tonne],
  ['two hundred and fifty kilos', 'en', 250 * kilogram],
  ['a dozen kilos', 'en', 12 * kilogram],
  ['a couple of hundred kilos', 'en', 200 * kilogram],
  ['twelve hundred kg', 'en', 1200 * kilogram],
  ['zwanzg Kilo', 'de', 20 * kilogram],
  ['anderthalb Tonnen', 'de', 1.5 * tonne],
  ['zweieinhalb Tonnen', 'de', 2.5 * tonne],
  ['eine halbe Tonne', 'de', tonne / 2],
  ['zweihundertfünfzig Gramm', 'de', 250 * gram],
  ['fünfundzwanzig Kilo', 'de', 25 * kilogram],
  ['tausendfünfhundert Kilo', 'de', 1500 * kilogram],
  ['fuffzehn Kilo', 'de', 15 * kilogram],
  ['dreiviertel Tonne', 'de', 0.75 * tonne],
  ['entre 100 et 200 kg', 'fr', 200 * kilogram],
  ['between 100 and 250 kg', 'en', 250 * kilogram],
  ['deux balances, une verte', 'fr'],
  ['prix au kilo', 'fr'],
  ['a few hundred grams at most', 'en', 500 * gram],
  ['several thousand kilos', 'en', 5000 * kilogram],
  ['quelques centaines de grammes', 'fr', 500 * gram],
  ['ein paar hundert Gramm', 'de', 500 * gram],
  ['a few grams', 'en'],
  ['quelques kilos', 'fr'],
]

test.each(cases)('%s (%s)', (text, locale, ...masses) => {
  expect(massIn(text, locale)).toEqual(masses)
})

test('a range in words is one of masses, and money is read likewise', () => {
  expect(understand('de vingt à trente kilos', 'fr').facts).toMatchObject([
    { type: 'load', loadUg: 30 * kilogram, fromUg: 20 * kilogram },
  ])
  expect(understand('höchstens fünfhundert Euro', 'de').facts).toMatchObject([
    { type: 'price', atMostCents: 50_000 },
  ])
})

test('a fact begins at its first word, and any text is read', () => {
  const text = 'balance pour jusqu’à septante kilos'
  const [fact] = understand(text, 'fr').facts.slice(-1)
  expect(text.slice(fact?.span.from, fact?.span.to)).toBe('jusqu’à septante kilos')
  const words = fc.constantFrom(
    'un',
    'cent',
    'et',
    'demi',
    'vingt',
    'half',
    'a',
    'und',
    'kilo',
    '3',
    't',
    '-',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (list) => {
      const typed = list.join(' ')
      for (const { span } of understand(typed, 'fr').facts)
        expect(span.from >= 0 && span.to <= typed.length).toBe(true)
    }),
  )
})
