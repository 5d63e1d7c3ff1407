import type { Locale, Localized } from '#config/locales.ts'

/** A text in each language by a function of the language. */
export const each = (text: (locale: Locale) => string): Localized => ({
  fr: text('fr'),
  en: text('en'),
  de: text('de'),
})
