import { type Locale, localeInfo } from '#config/locales.ts'
import { formatNumber, noBreakSpace } from './mass.ts'

/** English closes the sign up; French and German leave a space. */
const space = (locale: Locale) => (locale === 'en' ? '' : noBreakSpace)

/** A share: « 0,2 % », « 0.2% ». */
export const formatPercent = (percent: number, locale: Locale) =>
  `${formatNumber(percent, locale)}${space(locale)}%`

/**
 * A range of bare numbers, or of numbers whose unit follows the second: « 1 – 6 kg », « 1–6 kg ». Ends with units of
 * their own stand apart in every language.
 */
export const numberRange = (from: string, to: string, locale: Locale) =>
  locale === 'fr' ? `${from}${noBreakSpace}–${noBreakSpace}${to}` : `${from}–${to}`

/** A range in words, as signs before numbers ask for: « −10 à 40 ». */
export const rangeInWords = (range: readonly [number, number], locale: Locale) =>
  range
    .map((end) => formatNumber(end, locale).replace('-', '−'))
    .join(`${noBreakSpace}${localeInfo[locale].to}${noBreakSpace}`)

/** Both directions of a quantity, the sign closed up as in OIML R 76-1: « ±2 g ». */
export const plusMinus = (quantity: string) => `±${quantity}`
