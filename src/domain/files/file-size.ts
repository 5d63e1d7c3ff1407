import { type Locale, localeInfo } from '#config/locales.ts'

const units = { fr: ['ko', 'Mo'], en: ['kB', 'MB'], de: ['kB', 'MB'] } as const

/** The size of a file in words: « 840 ko », « 1,2 Mo ». */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [kilobytes, megabytes] = units[locale]
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000)
  const number = new Intl.NumberFormat(localeInfo[locale].intl, { maximumFractionDigits: isLarge ? 1 : 0 })
  return `${number.format(value)}\u00a0${isLarge ? megabytes : kilobytes}`
}
