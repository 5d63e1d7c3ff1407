import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'

/** The company's share capital in whole euros, as the legal notice and the foot of a document name it: « 10 000 € ». */
export const shareCapital = (locale: Locale): string =>
  new Intl.NumberFormat(localeInfo[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(company.legal.capitalEuros)
