import type { Locale, Localized } from '#config/locales.ts'

/** The same text made in each language. */
export const each = (text: (locale: Locale) => string): Localized => ({
  fr: text('fr'),
  en: text('en'),
  de: text('de'),
})
