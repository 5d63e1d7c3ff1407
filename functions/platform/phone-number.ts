import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { limits } from '#config/limits.ts'
import { areaCountries } from '#domain/area/area-rules.ts'
import { type StatedPlace, statedCountry } from './stated-country.ts'

/**
 * A telephone number for storing: with its calling code where the country was said, by « + », « 00 » or the address in
 * the same form, and else as typed. Nothing is guessed: ten digits are a number in several countries. What stands
 * around the number, an extension for instance, stays (docs/decisions/0067).
 */
export function knownPhone(typed: string, place: StatedPlace): string {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const run = numberIn(text)
  const number = run === undefined ? null : readNumber(run, place)
  if (run === undefined || number === null) return text
  const international = text.replace(run, withDirectDial(number, run))
  return international.length <= limits.phoneLength ? international : text
}

/** Digits with what separates them. A letter, a comma or a sign ends them: what follows is no part of the number. */
const runs = /(?:[(+]\s*)*\p{Nd}[\p{Nd}\s().\-‐-―−/·•']*(?<=\p{Nd})/gu
const digitsOf = (run: string) => run.replaceAll(/[^\p{Nd}+]/gu, '')
/** An extension may be said first. */
const numberIn = (text: string) => text.match(runs)?.find((run) => digitsOf(run).length >= 6)

function readNumber(run: string, place: StatedPlace): PhoneNumber | null {
  const digits = digitsOf(run).replace(/^00(?=[1-9])/, '+')
  if (digits.startsWith('+')) return possible(parsePhoneNumberFromString(digits))
  const country = statedCountry(place)
  return country && ofCountry(digits, country)
}

const possible = (number: PhoneNumber | undefined) => (number?.isPossible() ? number : null)

/**
 * France and its overseas departments dial each other by the same ten digits, but are called from abroad under their
 * own calling codes (numbering plan of ARCEP). Those that several departments share are not told apart.
 */
const frenchPlan: readonly (readonly [CountryCode, RegExp])[] = [
  ['RE', /^0(?:26|69[23]|639)/],
  ['GP', /^0(?:590|69[01])/],
  ['GF', /^0[56]94/],
  ['MQ', /^0(?:596|69[67])/],
  ['FR', /^0(?!976|508)/],
]
const isFrench = (country: CountryCode) => country === 'YT' || frenchPlan.some(([one]) => one === country)

function ofCountry(digits: string, country: CountryCode): PhoneNumber | null {
  if (isFrench(country)) {
    const numbers = frenchPlan.flatMap(([one, areaCode]) =>
      areaCode.test(digits) ? [parsePhoneNumberFromString(digits, one)] : [],
    )
    return numbers.find((number) => number?.isValid()) ?? null
  }
  const number = possible(parsePhoneNumberFromString(digits, country))
  // Without its zero it is a number within a town, which nobody can call from elsewhere.
  return number && /^\D*0/.test(number.formatNational()) && !digits.startsWith('0') ? null : number
}

/** International notation; a direct-dial number stays apart behind its hyphen, as German firms write it (DIN 5008). */
function withDirectDial(number: PhoneNumber, run: string): string {
  const written = number.formatInternational()
  const direct = number.countryCallingCode === '49' && run.match(/[-‐-―]\s*(\d{1,4})$/)?.[1]
  const end = direct && new RegExp(`[ -]?${[...direct].join(' ?')}$`)
  return end ? written.replace(end, `-${direct}`) : written
}

/**
 * What stored numbers, without their separators, may begin with when this was typed in any spelling; empty where it is
 * no beginning of a number.
 */
export function phoneBeginnings(typed: string): string[] {
  const digits = digitsOf(typed.replace('(0)', '')).replace(/^00(?=[1-9])/, '+')
  if (digits.length < 4 || typed.match(runs)?.[0] !== typed) return []
  const nearby = [...areaCountries, ...frenchPlan.map(([country]) => country)].map(
    (country) => `+${getCountryCallingCode(country)}`,
  )
  if (digits.startsWith('+')) {
    const subscriberNumbers = nearby
      .filter((code) => digits.startsWith(code))
      .map((code) => digits.slice(code.length))
    return [...new Set([digits, ...subscriberNumbers.flatMap((rest) => (rest ? [`0${rest}`, rest] : []))])]
  }
  return [...new Set([digits, `+${digits}`, ...nearby.map((code) => code + digits.replace(/^0/, ''))])]
}
