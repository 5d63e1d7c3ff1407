import type { Locale } from '#config/locales.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'
import { placeIn } from './place.ts'
import { countriesOfRegions } from './region.ts'

/** The country whose rules a text means: one whose rules are known, both, another one, or none that it names. */
export type Country = FitCountry | 'both' | 'other' | null
type OneCountry = FitCountry | 'other'
type Spoken = { folded: string; text: string; locale: Locale }

const countries: readonly (readonly [OneCountry, RegExp])[] = [
  ['DE', /\b(?:allemagne|allemande?s?|germany|german|deutschland|deutsche[nrs]?|deutschem)\b/],
  [
    'FR',
    /\b(?:france|francaise?s?|french|frankreich|franzosische[nrs]?|alsace|alsacien\w*|elsass|elsassisch\w*|strasbourg|strassburg|monswiller)\b/,
  ],
  [
    'other',
    /\b(?:suisse|switzerland|swiss|schweiz|schweizer\w*|belgique|belge|belgium|belgien|luxembourg|luxemburg|autriche|austria|osterreich\w*|italie|italy|italien|espagne|spain|spanien|royaume uni|uk|england|usa|pologne|poland|polen|pays bas|netherlands|niederlande|liechtenstein|wien|vienna|salzburg|innsbruck|graz)\b/,
  ],
]

/** « in D », « (CH) »: letters of a country; « d = 1 g » is an interval. */
const letters: readonly (readonly [OneCountry, RegExp])[] = [
  ['DE', /(?:\b(?:in|aus|nach|en) D(?![\p{L}\d'’-]|\s*=)|\(D\))/u],
  ['FR', /(?:\b(?:in|aus|nach|en) F(?![\p{L}\d'’-]|\s*=)|\(F\))/u],
  ['other', /(?:\b(?:in der|in|aus der|aus|en) CH(?![\p{L}\d-])|\(CH\)|\bCH-\d{4}\b)/u],
]

/** No town of France or Germany is in a Kanton; a French « canton » may be anywhere. */
const kanton = /\bkantons?\b/

const known = (country: string): OneCountry =>
  country === 'FR' || country === 'DE' ? country : 'other'

/** The countries that a text names itself, or by a region. */
const countriesNamed = ({ folded, text }: Pick<Spoken, 'folded' | 'text'>): OneCountry[] => [
  ...new Set([
    ...countries.flatMap(([country, words]) => (words.test(folded) ? [country] : [])),
    ...letters.flatMap(([country, sign]) => (sign.test(text) ? [country] : [])),
    ...countriesOfRegions(folded).map(known),
  ]),
]

/**
 * The country whose rules a text means: named, by a region, else by a place; null where it names none.
 */
export function countryOf(spoken: Spoken): Country {
  const named = countriesNamed(spoken)
  const [first, ...others] = placesIn(spoken)
  const sure = [first, ...others].filter((place) => place && isAt(spoken.folded, place.spelling))
  const there = sure.flatMap((place) => (place ? [known(place.answer.country)] : []))
  const own = first ? [known(first.answer.country)] : []
  if (named.length + own.length === 0) return kanton.test(spoken.folded) ? 'other' : null
  const all = [...(named.length > 0 ? named : own), ...there]
  if (all.includes('FR') && all.includes('DE')) return 'both'
  return all.includes('other') ? 'other' : (all[0] ?? null)
}

/** The place that is named, and another one beside it: « Strasbourg … Kehl ». */
function placesIn(spoken: Spoken) {
  const first = placeIn({ ...spoken, country: null })
  if (!first) return []
  const rest = spoken.folded.replaceAll(first.spelling, ' ').replaceAll(/ +/g, ' ').trim()
  const second = placeIn({ ...spoken, text: '', folded: rest, country: null })
  return second && isAt(rest, second.spelling) ? [first, second] : [first]
}

const isAt = (folded: string, spelling: string) =>
  new RegExp(`\\b(?:in|a|bei|aus|near|pres de) ${spelling}\\b`).test(folded)

const swiss = /\b(?:suisse|switzerland|swiss|schweiz|schweizer\w*|kantons?)\b/

/** Is Switzerland the other country? */
export const isSwiss = (spoken: Spoken): boolean =>
  swiss.test(spoken.folded) ||
  countriesOfRegions(spoken.folded).includes('CH') ||
  placeIn({ ...spoken, country: null })?.answer.country === 'CH' ||
  /\bCH\b/.test(spoken.text)
