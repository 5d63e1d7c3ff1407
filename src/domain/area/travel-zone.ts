import { travelZones } from '#config/company.ts'
import { countryName, locales } from '#config/locales.ts'
import {
  type AreaAnswer,
  type AreaCountry,
  type AreaTable,
  areaCountries,
  checkPostcode,
} from './area-rules.ts'

/** A zone of travel: distances up to `upToKm`, and the price of one visit in EUR cents excl. VAT. */
export type TravelZone = { upToKm: number; priceCents: number }

/** The zones with the prices that the desk has written, nearest first. */
export const pricedZones = (travelCents: readonly number[]): TravelZone[] =>
  travelZones.flatMap((upToKm, i) => {
    const priceCents = travelCents[i]
    return priceCents === undefined ? [] : [{ upToKm, priceCents }]
  })

/** The zone of a checked postcode; null where travel is priced on request: outside, at the edge, or unknown. */
export function travelZoneOf(answer: AreaAnswer, travelCents: readonly number[]): TravelZone | null {
  if (answer.kind !== 'inside') return null
  return pricedZones(travelCents).find(({ upToKm }) => answer.distanceKm <= upToKm) ?? null
}

/** Names of the countries in the site's languages, ISO 3166 code first, in lower case. */
function namesOf(country: AreaCountry): string[] {
  const names = locales.map((locale) => countryName(country, locale))
  return [country, ...names].map((name) => name.toLowerCase())
}

/** The country that a visitor typed, in any language of the site; France where nothing was typed, else null. */
export function areaCountryOf(typed: string): AreaCountry | null {
  const name = typed.trim().toLowerCase()
  if (name === '') return 'FR'
  return areaCountries.find((country) => namesOf(country).includes(name)) ?? null
}

/** The zone of an address as typed; null where travel is priced on request. */
export function travelZoneOfAddress(
  table: AreaTable,
  { zipCode, country }: { zipCode: string; country: string },
  travelCents: readonly number[],
): TravelZone | null {
  const chosen = areaCountryOf(country)
  return chosen && travelZoneOf(checkPostcode(table, chosen, zipCode), travelCents)
}
