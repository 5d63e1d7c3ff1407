import { type Locale, localeInfo } from '#config/locales.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** « 10 000 € »: an amount that has no cents, as in a law or of a share capital. */
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
