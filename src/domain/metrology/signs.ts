import type { Locale } from '#config/locales.ts'
import { formatNumber, noBreakSpace } from './mass.ts'

/** English closes both signs up; French and German leave a space. */
const space = (locale: Locale) => (locale === 'en' ? '' : noBreakSpace)

/** A share: « 0,2 % », « 0.2% ». */
export const formatPercent = (percent: number, locale: Locale) =>
  `${formatNumber(percent, locale)}${space(locale)}%`

/** Both directions of a quantity in words: « ± 2 g », « ±2 g ». */
export const plusMinus = (quantity: string, locale: Locale) => `±${space(locale)}${quantity}`
