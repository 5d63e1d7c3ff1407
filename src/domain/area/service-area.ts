import { company } from '#config/company.ts'

/** The countries that a postcode may be asked for in, and how many digits it has there. */
export const postcodeDigits = { FR: 5, DE: 5, LU: 4, CH: 4, BE: 4 } as const
export type AreaCountry = keyof typeof postcodeDigits
export const areaCountries = Object.keys(postcodeDigits) as AreaCountry[]

/**
 * A line of the table: a whole postcode, or a beginning that stands for all postcodes so begun. `km` is the distance of
 * `place`, the largest town there.
 */
export type AreaEntry = { code: string; km: number; place: string }
export type AreaTable = Record<AreaCountry, AreaEntry[]>

export type AreaAnswer =
  | { kind: 'malformed' | 'unknown'; country: AreaCountry }
  | {
      kind: 'inside' | 'edge' | 'outside'
      country: AreaCountry
      postcode: string
      distanceKm: number
      /** Null where the answer is that of the neighbouring postcodes or of the region. */
      place: string | null
    }

type Point = { latitude: number; longitude: number }
type Range = { from: number; to: number }

/** Mean radius of the Earth, IUGG. */
const earthKm = 6371.009
/** A postcode is as wide as this around its town, so near the circle nobody is told a plain yes or no. */
const edgeKm = 3

/** Great-circle distance by the haversine formula (R. W. Sinnott, Sky & Telescope 68, 1984): exact for short ones too. */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const root =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(a.longitude, b.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(root)))
}

/** The table as `writeAreaTable` writes it; a line that cannot be read means that the whole is not the table. */
export function readAreaTable(text: string): AreaTable {
  const table: AreaTable = { FR: [], DE: [], LU: [], CH: [], BE: [] }
  let country: AreaCountry | undefined
  for (const line of text.trim().split('\n')) {
    const [, code, km, place] = line.match(/^(\d{1,5}) (\d+) (.+)$/) ?? []
    if (code && km && place && country) table[country].push({ code, km: Number(km), place })
    else {
      country = areaCountries.find((one) => one === line)
      if (!country) throw new Error(`Not a line of the postcode table: ${line}`)
    }
  }
  return table
}

export function writeAreaTable(table: AreaTable): string {
  const lines = ({ code, km, place }: AreaEntry) => `${code} ${km} ${place}\n`
  return areaCountries.map((country) => `${country}\n${table[country].map(lines).join('')}`).join('')
}

/** « 67 000 », « F-67000 », « L-1234 », « D 66111 »: digits, and the country where the visitor writes it himself. */
export function parsePostcode(
  typed: string,
  chosen: AreaCountry,
): { country: AreaCountry; digits: string } | null {
  const [, letters = '', rest = ''] =
    typed
      .trim()
      .toUpperCase()
      .match(/^([A-Z]*)[\s-]*([\d\s]+)$/) ?? []
  const country = letters === '' ? chosen : countryOfSign[letters]
  const digits = rest.replaceAll(/\s/g, '')
  return country && digits.length === postcodeDigits[country] ? { country, digits } : null
}

/** Signs of vehicles and of ISO 3166, both seen before a postcode. */
const countryOfSign: Record<string, AreaCountry | undefined> = {
  F: 'FR',
  FR: 'FR',
  D: 'DE',
  DE: 'DE',
  L: 'LU',
  LU: 'LU',
  CH: 'CH',
  B: 'BE',
  BE: 'BE',
}

/** Is a postcode within the radius of service? Whole postcodes first, then their neighbours, then the region. */
export function checkPostcode(table: AreaTable, chosen: AreaCountry, typed: string): AreaAnswer {
  const parsed = parsePostcode(typed, chosen)
  if (!parsed) return { kind: 'malformed', country: chosen }
  const { country, digits: postcode } = parsed
  const entries = table[country]
  const exact = entries.find(({ code }) => code === postcode)
  const near = exact ? [exact] : neighbours(entries, postcode)
  const known = near.length ? near : regionOf(entries, postcode)
  if (known.length === 0) return { kind: 'unknown', country }
  const range = { from: Math.min(...known.map(({ km }) => km)), to: Math.max(...known.map(({ km }) => km)) }
  const middle = Math.round((range.from + range.to) / 2)
  return { kind: kindOf(range), country, postcode, distanceKm: middle, place: exact?.place ?? null }
}

/** Postcodes with the same first three digits lie together: so answers also what only big receivers have (CEDEX). */
function neighbours(entries: readonly AreaEntry[], postcode: string): AreaEntry[] {
  const start = postcode.slice(0, 3)
  return entries.filter(({ code }) => code.length === postcode.length && code.startsWith(start))
}

/** The entry that stands for all postcodes that begin so; the table has one at most. */
function regionOf(entries: readonly AreaEntry[], postcode: string): AreaEntry[] {
  return entries.filter(({ code }) => code.length < postcode.length && postcode.startsWith(code))
}

function kindOf({ from, to }: Range): 'inside' | 'edge' | 'outside' {
  if (to <= company.serviceRadiusKm - edgeKm) return 'inside'
  return from > company.serviceRadiusKm + edgeKm ? 'outside' : 'edge'
}
