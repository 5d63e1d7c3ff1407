import type { Locale } from '#config/locales.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'
import { isAt, placeIn, placesIn } from './place.ts'
import { countriesOfRegions } from './region.ts'
import { saysInAny } from './word-lists.ts'

/** The country whose rules a text means: one whose rules are known, both, another one, or none that it names. */
export type Country = FitCountry | 'both' | 'other' | null
type OneCountry = FitCountry | 'other'
type Spoken = { folded: string; text: string; locale: Locale }

const countries = { DE: 'country-de', FR: 'country-fr', other: 'country-other' } as const

/** « in D », « (CH) »: letters of a country; « d = 1 g » is an interval. */
const letters: readonly (readonly [OneCountry, RegExp])[] = [
  ['DE', /(?:\b(?:in|aus|nach|en) D(?![\p{L}\d'’-]|\s*=)|\(D\))/u],
  ['FR', /(?:\b(?:in|aus|nach|en) F(?![\p{L}\d'’-]|\s*=)|\(F\))/u],
  ['other', /(?:\b(?:in der|in|aus der|aus|en) CH(?![\p{L}\d-])|\(CH\)|\bCH-\d{4}\b)/u],
]

/** No town of France or Germany is in a Kanton; a French « canton » may be anywhere. */
const kanton = /\bkantons?\b/

const oneCountry = (country: string): OneCountry => (country === 'FR' || country === 'DE' ? country : 'other')

/** The countries that a text names itself, or by a region. */
const countriesNamed = ({ folded, text }: Pick<Spoken, 'folded' | 'text'>): OneCountry[] => [
  ...new Set([
    ...(Object.keys(countries) as OneCountry[]).filter((country) => saysInAny(folded, countries[country])),
    ...letters.flatMap(([country, sign]) => (sign.test(text) ? [country] : [])),
    ...countriesOfRegions(folded).map(oneCountry),
  ]),
]

/**
 * The country whose rules a text means: named, by a region, else by a place; null where it names none.
 */
export function countryOf(spoken: Spoken): Country {
  const named = countriesNamed(spoken)
  const [first, ...others] = placesIn(spoken)
  const sure = [first, ...others].filter((place) => place && isAt(spoken.folded, place.spelling))
  const there = sure.flatMap((place) => (place ? [oneCountry(place.answer.country)] : []))
  const placed = first ? [oneCountry(first.answer.country)] : []
  if (named.length + placed.length === 0) return kanton.test(spoken.folded) ? 'other' : null
  const all = [...(named.length > 0 ? named : placed), ...there]
  if (all.includes('FR') && all.includes('DE')) return 'both'
  if (!all.includes('other')) return all[0] ?? null
  // « I am Belgian and have a shop in Mulhouse », « from Basel, the shop is in Saint-Louis »: where it stands counts.
  const position = ({ spelling }: { spelling: string }) => spoken.folded.lastIndexOf(spelling)
  const last = sure.filter((place) => place !== undefined).sort((a, b) => position(b) - position(a))[0]
  return last ? oneCountry(last.answer.country) : 'other'
}

/** Is Switzerland the other country? */
export const isSwiss = (spoken: Spoken): boolean =>
  saysInAny(spoken.folded, 'swiss') ||
  countriesOfRegions(spoken.folded).includes('CH') ||
  placeIn({ ...spoken, country: null })?.answer.country === 'CH' ||
  /\bCH\b/.test(spoken.text)
