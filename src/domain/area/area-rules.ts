import { company } from '#config/company.ts'

/** Countries whose postcodes can be checked, and their number of digits. */
export const postcodeDigits = { FR: 5, DE: 5, LU: 4, CH: 4, BE: 4 } as const
/** A country whose postcodes can be checked. */
export type AreaCountry = keyof typeof postcodeDigits
/** The countries in the order of the form. */
export const areaCountries = Object.keys(postcodeDigits) as AreaCountry[]

/**
 * An entry of the table: a whole postcode, or a prefix that stands for all postcodes that start with it. `km` is the
 * distance of `place`, the largest town there.
 */
export type AreaEntry = { code: string; km: number; place: string }
/** The entries of each country. */
export type AreaTable = Record<AreaCountry, AreaEntry[]>

/** Result of a postcode check. `edge`: within 3 km of the boundary. */
export type AreaAnswer =
  | { kind: 'malformed' | 'unknown'; country: AreaCountry }
  | {
      kind: 'inside' | 'edge' | 'outside'
      country: AreaCountry
      postcode: string
      distanceKm: number
      /** Null where the answer comes from neighbouring postcodes or the region. */
      place: string | null
    }

type Point = { latitude: number; longitude: number }
type Range = { from: number; to: number }

/** Mean radius of the Earth, IUGG. */
const earthKm = 6371.009
/** A postcode is about this wide, so near the boundary no definite yes or no is given. */
const edgeKm = 3

/**
 * Great-circle distance in km by the haversine formula (R. W. Sinnott, Sky & Telescope 68, 1984), accurate for short
 * distances too.
 */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const root =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(a.longitude, b.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(root)))
}

/** Parses the table that `writeAreaTable` writes; throws when a line is malformed. */
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

/** Writes the table as text: a line for each country, then one for each entry. */
export function writeAreaTable(table: AreaTable): string {
  const lines = ({ code, km, place }: AreaEntry) => `${code} ${km} ${place}\n`
  return areaCountries.map((country) => `${country}\n${table[country].map(lines).join('')}`).join('')
}

/**
 * Parses « 67 000 », « F-67000 », « L-1234 », « D 66111 »: digits, and the country if the visitor typed one. Null when
 * it is not a postcode.
 */
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

/** Vehicle codes and ISO 3166 codes; both are written before postcodes. */
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

/** Checks a postcode against the service radius: exact entries first, then neighbouring postcodes, then the region. */
export function checkPostcode(table: AreaTable, chosen: AreaCountry, typed: string): AreaAnswer {
  const parsed = parsePostcode(typed, chosen)
  if (!parsed) return { kind: 'malformed', country: chosen }
  const { country, digits: postcode } = parsed
  const entries = table[country]
  const exact = entries.find(({ code }) => code === postcode)
  const near = exact ? [exact] : neighbours(entries, postcode)
  const candidates = near.length ? near : regionOf(entries, postcode)
  if (candidates.length === 0) return { kind: 'unknown', country }
  const range = {
    from: Math.min(...candidates.map(({ km }) => km)),
    to: Math.max(...candidates.map(({ km }) => km)),
  }
  const middle = Math.round((range.from + range.to) / 2)
  return { kind: kindOf(range), country, postcode, distanceKm: middle, place: exact?.place ?? null }
}

/** Entries with the same first three digits; postcodes of large receivers (CEDEX) are answered by them too. */
function neighbours(entries: readonly AreaEntry[], postcode: string): AreaEntry[] {
  const start = postcode.slice(0, 3)
  return entries.filter(({ code }) => code.length === postcode.length && code.startsWith(start))
}

/** The entry of a prefix of the postcode; the table has at most one. */
function regionOf(entries: readonly AreaEntry[], postcode: string): AreaEntry[] {
  return entries.filter(({ code }) => code.length < postcode.length && postcode.startsWith(code))
}

function kindOf({ from, to }: Range): 'inside' | 'edge' | 'outside' {
  if (to <= company.serviceRadiusKm - edgeKm) return 'inside'
  return from > company.serviceRadiusKm + edgeKm ? 'outside' : 'edge'
}
