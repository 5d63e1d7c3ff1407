import { type Locale, localeInfo } from '#config/locales.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** « 2 000 € »: an amount of a law, which has no cents. */
export const formatWholeEuros = (euros: number, locale: Locale): string =>
  new Intl.NumberFormat(localeInfo[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros)

/** An amount in euros with two decimals, e.g. « 1 234,50 € »; « HT » is added by the dictionaries. */
export function formatEuros(euros: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(localeInfo[locale].intl, { style: 'currency', currency: 'EUR' })
    formats.set(locale, format)
  }
  return format.format(euros)
}
