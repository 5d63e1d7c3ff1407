import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { type AreaAnswer, type AreaCountry, checkPostcode } from '#domain/area/area-rules.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'
import { say } from './say.ts'
import data from './words/places.json' with { type: 'json' }

/** What a place is read in. */
type Spoken = { folded: string; text: string; locale: Locale; country: FitCountry | 'both' | 'other' | null }

/** `spelling`: what the question calls it, folded. */
export type Place = { name: string; answer: AreaAnswer; spelling: string }

const byName = new Map<string, { country: AreaCountry; code: string; place: string }>()

/** What towns are called in another language, folded, and their folded name in the table. */
const otherNames: readonly (readonly [string, string])[] = Object.entries(data.otherNames)

/** The towns of the table by their folded names; the prefixes of regions are named after their largest town. */
function townsByName() {
  if (byName.size > 0) return byName
  for (const [country, entries] of Object.entries(areaTable()) as [
    AreaCountry,
    { code: string; place: string; km: number }[],
  ][])
    for (const { code, place } of entries) {
      const key = foldText(place)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      // « Landau in der Pfalz » is called Landau.
      const [short = key] = key.split(/ (?:in der|im|am|an der|bei) /)
      if (short !== key && short.length >= 4 && !byName.has(short))
        byName.set(short, { country, code, place })
      const cached = byName.get(key)
      if (!cached || code.length > cached.code.length) byName.set(key, { country, code, place })
    }
  for (const [other, preferred] of otherNames) {
    const town = byName.get(preferred)
    if (town) byName.set(other, town)
  }
  return byName
}

/** « 67700 », « D-68159 »; no mass, length or price, and no number of a standard. */
const postcode =
  /(?<![\p{L}\d-])(?<!\b(?:ISO|iso|IEC|iec|EN|NF|DIN|din)[ /-]?)(?:(DE?|FR?)[ -]?)?(\d{5})(?![\d.,]*\d|\s?(?:[mk]?g|t|[cm]?m|€|eur(?:os?)?)(?!\p{L}))/u

/** The place that a question names by postcode or name; null where none is known. */
export function placeIn(spoken: Spoken): Place | null {
  const town = townIn(spoken)
  const [, sign, code] = spoken.text.match(postcode) ?? []
  const coded = code ? placeOfCode(code, countriesFor(spoken, sign, town), spoken.locale) : null
  return coded ?? (town && { name: town.place, answer: answerFor(town), spelling: town.spelling })
}

/**
 * The countries whose postcode five digits may be, the likeliest first: that of its letter, or of a name in the
 * message; else both, first that of the reader's language.
 */
function countriesFor(
  { country, locale }: Spoken,
  sign: string | undefined,
  town: Town | null,
): AreaCountry[] {
  if (sign) return [sign.startsWith('D') ? 'DE' : 'FR']
  const named = country ?? town?.country
  if (named === 'DE' || named === 'FR') return [named]
  return locale === 'de' ? ['DE', 'FR'] : ['FR', 'DE']
}

/** A postcode that the table knows counts before one that is answered by its neighbours, and that before a region. */
function placeOfCode(code: string, preferred: readonly AreaCountry[], locale: Locale): Place | null {
  const answers = preferred.map((one) => checkPostcode(areaTable(), one, code)).filter(isKnown)
  const isNear = ({ country }: AreaAnswer) =>
    areaTable()[country].some((entry) => entry.code.length === 5 && entry.code.startsWith(code.slice(0, 3)))
  const best = answers.find(({ place }) => place !== null) ?? answers.find(isNear) ?? answers[0]
  if (!best) return null
  const where = best.place ?? `(${say(best.country === 'DE' ? 'country.DE' : 'country.FR', locale)})`
  return { name: `${code} ${where}`, answer: best, spelling: code }
}

/** The place that is named, and another one beside it: « Strasbourg … Kehl ». */
export function placesIn(spoken: Omit<Spoken, 'country'>): Place[] {
  const first = placeIn({ ...spoken, country: null })
  if (!first) return []
  const rest = spoken.folded.replaceAll(first.spelling, ' ').replaceAll(/ +/g, ' ').trim()
  const second = placeIn({ ...spoken, text: '', folded: rest, country: null })
  return second && isAt(rest, second.spelling) ? [first, second] : [first]
}

/** Does a folded text name a place as where something is? */
export const isAt = (folded: string, spelling: string): boolean =>
  new RegExp(`\\b(?:in|a|bei|aus|near|pres de) ${spelling}\\b`).test(folded)

type Town = { country: AreaCountry; code: string; place: string; spelling: string }

/** The town that a message names, the longest name first. */
function townIn({ folded, text }: Spoken): Town | null {
  // « Homburg/Saar »
  const tokens = folded.split(/[ /]/)
  for (let length = 4; length >= 1; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const spelling = tokens.slice(at, at + length).join(' ')
      const town =
        spelling.length >= 4 && !commonWords.has(spelling) ? townsByName().get(spelling) : undefined
      if (town && isSpelt(text, spelling, town.place)) return { ...town, spelling }
    }
  return null
}

const umlaut = /[äöü]/i
/** « Bühl » is not the Buhl of Alsace: who types an umlaut means one; « Saargemünd » is a name in another language. */
function isSpelt(text: string, spelling: string, place: string): boolean {
  if (foldText(place) !== spelling) return true
  const typed = (text.match(/[\p{L}-]+/gu) ?? []).filter((word) => foldText(word) === spelling)
  return umlaut.test(place) || !typed.some((word) => umlaut.test(word))
}

/** Names of towns that are words of the trade. */
const commonWords = new Set(data.commonWords)

function answerFor({
  country,
  code,
  place,
}: {
  country: AreaCountry
  code: string
  place: string
}): AreaAnswer {
  const entry = areaTable()[country].find((preferred) => preferred.code === code)
  const km = entry?.km ?? 0
  const full = checkPostcode(areaTable(), country, code)
  if (isKnown(full)) return full
  const kind = km <= company.serviceRadiusKm ? 'inside' : 'outside'
  return { kind, country, postcode: code, distanceKm: km, place }
}

type KnownArea = Extract<AreaAnswer, { distanceKm: number }>
/** Is the distance of a place known? */
export const isKnown = (answer: AreaAnswer): answer is KnownArea => 'distanceKm' in answer
