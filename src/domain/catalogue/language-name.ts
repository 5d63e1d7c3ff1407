import { type Locale, localeInfo } from '#config/locales.ts'

/** The name of a language in another, e.g. « italien ». */
export const languageName = (language: string, locale: Locale): string =>
  new Intl.DisplayNames(localeInfo[locale].intl, { type: 'language' }).of(language) ?? language
