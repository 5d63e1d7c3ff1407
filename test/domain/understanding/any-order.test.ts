import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { formatCapacity, formatInterval, gram, kilogram } from '#domain/metrology/mass.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Meaning } from '#domain/understanding/understood.ts'

/** A piece of a search in each language, and what it means. */
type Piece = { text: Record<Locale, string>; meaning: Meaning }

const inAll = (text: string): Record<Locale, string> => ({ fr: text, en: text, de: text })
const worded = (of: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, string>

const loads = [3, 6, 15, 30, 150, 1500].map(
  (kg): Piece => ({
    text: worded((locale) => `max ${formatCapacity(kg * kilogram, locale)}`),
    meaning: { type: 'load', loadUg: kg * kilogram, fromUg: null },
  }),
)
const intervals = [1, 2, 5, 0.1].map(
  (g): Piece => ({
    text: worded((locale) => `e = ${formatInterval(g * gram, locale)}`),
    meaning: { type: 'interval', of: 'e', ug: g * gram },
  }),
)
const others: Piece[] = [
  { text: inAll('IP65'), meaning: { type: 'protection', need: { solids: 6, water: 5 } } },
  { text: inAll('RS-232'), meaning: { type: 'interface', value: 'rs-232', name: 'RS-232', wanted: true } },
  {
    text: { fr: 'boulangerie', en: 'bakery', de: 'Bäckerei' },
    meaning: { type: 'trade', trade: 'bakery' },
  },
  {
    text: { fr: 'usage interne', en: 'internal use', de: 'interner Gebrauch' },
    meaning: { type: 'use', use: 'internal' },
  },
  {
    text: { fr: 'moins de 500 €', en: 'under 500 €', de: 'unter 500 €' },
    meaning: { type: 'price', atMostCents: 50_000 },
  },
  {
    text: { fr: 'sans batterie', en: 'without battery', de: 'ohne Batterie' },
    meaning: { type: 'power', source: 'battery', wanted: false },
  },
]

const search = fc
  .tuple(
    fc.constantFrom(...loads),
    fc.constantFrom(...intervals),
    fc.subarray(others),
    fc.constantFrom(...locales),
  )
  .chain(([load, interval, more, locale]) =>
    fc.record({
      pieces: fc.shuffledSubarray([load, interval, ...more], { minLength: 2 + more.length }),
      separator: fc.constantFrom(' ', ', ', ' ; ', '  ', ' – '),
      form: fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.toUpperCase(),
        (text) => text.replaceAll(/(?<=\d)[ \u00a0\u202f](?=k?g\b)/g, ''),
        (text) => text.replaceAll(/[\u00a0\u202f]/g, ' '),
      ),
      locale: fc.constant(locale),
    }),
  )

const sorted = (meanings: readonly Meaning[]) => meanings.map((own) => JSON.stringify(own)).sort()

test('whatever order, capitals, spaces and separators, the same facts are read and no word is left', () => {
  fc.assert(
    fc.property(search, ({ pieces, separator, form, locale }) => {
      const text = form(pieces.map((piece) => piece.text[locale]).join(separator))
      const { facts, words, negated } = understand(text, locale)
      const read = facts.map(({ span: _, corrected: __, ...meaning }) => meaning as Meaning)
      expect([text, sorted(read)]).toEqual([text, sorted(pieces.map(({ meaning }) => meaning))])
      expect([text, words, negated]).toEqual([text, [], []])
    }),
    { numRuns: 600 },
  )
})
