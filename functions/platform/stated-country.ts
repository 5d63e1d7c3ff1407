import { type CountryCode, getCountries } from 'libphonenumber-js/min'
import { locales } from '#config/locales.ts'
import { type AreaCountry, areaCountries, parsePostcode } from '#domain/area/area-rules.ts'
import { areaTable } from '#domain/area/area-table.ts'

/** What a form says of where somebody is. */
export type StatedPlace = { [part in 'country' | 'zipCode' | 'city']?: string | undefined }

/** The country that was stated: named by its field or by the postcode; null where neither does, or they disagree. */
export function statedCountry({ country = '', zipCode = '', city = '' }: StatedPlace): CountryCode | null {
  const named = folded(country) === '' ? null : namedCountry(folded(country))
  const placed = countryOfPostcode(zipCode, city)
  if (placed === null) return named
  return folded(country) === '' || named === placed ? placed : null
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

/** Languages in which people name their country. */
const languages = [...locales, 'nl', 'it', 'es', 'pl', 'lb']
/** Names in use that are in no list of names. */
const others: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  england: 'GB',
  usa: 'US',
  brd: 'DE',
  holland: 'NL',
  hollande: 'NL',
}

let names: readonly Intl.DisplayNames[] | null = null

/** The country of a name or of a code of ISO 3166; those around come first, because most are from there. */
function namedCountry(name: string): CountryCode | null {
  names ??= languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const isNamed = (code: CountryCode) =>
    folded(code) === name || names?.some((one) => folded(one.of(code) ?? '') === name)
  return others[name] ?? [...areaCountries, ...getCountries()].find(isNamed) ?? null
}

/**
 * The country of a postcode: « D-76530 » and « L-1234 » name it; of the bare digits, which several countries use, only
 * those whose town is the one that was typed.
 */
function countryOfPostcode(zipCode: string, city: string): AreaCountry | null {
  const possible = new Map(
    areaCountries.flatMap((chosen) => {
      const read = parsePostcode(zipCode, chosen)
      return read ? [[read.country, read.digits] as const] : []
    }),
  )
  const town = folded(city)
  const countries = [...possible].filter(
    ([country, digits]) =>
      possible.size === 1 ||
      areaTable()[country].some(({ code, place }) => digits.startsWith(code) && folded(place) === town),
  )
  return countries.length === 1 ? (countries[0]?.[0] ?? null) : null
}
