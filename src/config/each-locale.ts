import { type Locale, locales } from '#config/locales.ts'

/** A value for each language by a function of the language. */
export const each = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>
