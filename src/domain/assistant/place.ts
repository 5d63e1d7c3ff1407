import { company } from '#config/company.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { type AreaAnswer, type AreaCountry, checkPostcode } from '#domain/area/service-area.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'

/** What a place is read in. */
type Spoken = { folded: string; text: string; country: FitCountry | 'other' | null }

/** `said`: what the question calls it, folded. */
type Place = { name: string; answer: AreaAnswer; said: string }

const byName = new Map<string, { country: AreaCountry; code: string; place: string }>()

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
      const known = byName.get(key)
      if (!known || code.length > known.code.length) byName.set(key, { country, code, place })
    }
  for (const [other, own] of [
    ['strassburg', 'strasbourg'],
    ['kolmar', 'colmar'],
    ['mulhausen', 'mulhouse'],
    ['zabern', 'saverne'],
    ['bale', 'basel'],
    ['fribourg en brisgau', 'freiburg'],
    ['sarrebruck', 'saarbrucken'],
    ['treves', 'trier'],
    ['munich', 'munchen'],
    ['francfort', 'frankfurt am main'],
    ['frankfurt', 'frankfurt am main'],
    ['cologne', 'koln'],
    ['nuremberg', 'nurnberg'],
    ['genf', 'geneve'],
    ['geneva', 'geneve'],
    ['berne', 'bern'],
    ['luxemburg', 'luxembourg'],
  ] as const) {
    const town = byName.get(own)
    if (town) byName.set(other, town)
  }
  return byName
}

const digitsOf = { 5: ['FR', 'DE'], 4: ['LU', 'CH', 'BE'] } as const

/** The place that a question names by postcode or name; null where none is known. */
export function placeIn({ folded, text, country }: Spoken): Place | null {
  const postcode = text.match(/(?<![\p{L}\d-])(\d{5})(?!\d)/u)?.[1]
  if (postcode) {
    const own: AreaCountry[] = country === 'DE' ? ['DE'] : country === 'FR' ? ['FR'] : [...digitsOf[5]]
    const answers = own.map((one) => checkPostcode(areaTable(), one, postcode)).filter(isKnown)
    const named = answers.find(
      (answer) => answer.place !== null && ` ${folded} `.includes(` ${foldText(answer.place)} `),
    )
    const best = named ?? answers.sort((a, b) => a.distanceKm - b.distanceKm)[0]
    if (best)
      return { name: best.place ? `${postcode} ${best.place}` : postcode, answer: best, said: postcode }
  }
  const tokens = folded.split(' ')
  for (let length = 4; length >= 1; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const name = tokens.slice(at, at + length).join(' ')
      const town = name.length >= 4 ? townsByName().get(name) : undefined
      if (!town || commonWords.has(name)) continue
      return { name: town.place, answer: answerFor(town), said: name }
    }
  return null
}

/** Names of towns that are words of the trade. */
const commonWords = new Set([
  'auch',
  'essen',
  'halle',
  'plate',
  'tours',
  'vienne',
  'lens',
  'sens',
  'waage',
  'wagen',
  'singen',
  'hamm',
  'hatten',
  'laufen',
  'landen',
  'bulle',
  'liege',
  'siegen',
  'steinen',
  'celle',
  'moyen',
  'ville',
  'rust',
  'wehr',
  'nice',
  'barr',
])

function answerFor({
  country,
  code,
  place,
}: {
  country: AreaCountry
  code: string
  place: string
}): AreaAnswer {
  const entry = areaTable()[country].find((own) => own.code === code)
  const km = entry?.km ?? 0
  const full = checkPostcode(areaTable(), country, code)
  if (isKnown(full)) return full
  const kind = km <= company.serviceRadiusKm ? 'inside' : 'outside'
  return { kind, country, postcode: code, distanceKm: km, place }
}

type KnownArea = Extract<AreaAnswer, { distanceKm: number }>
/** Is the distance of a place known? */
export const isKnown = (answer: AreaAnswer): answer is KnownArea => 'distanceKm' in answer
