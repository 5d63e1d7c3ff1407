/** Languages of the site, French first: it is the default, the fallback and the one without a prefix. */
export const locales = ['fr', 'en', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'fr'

/** One text in each language of the site. */
export type Localized = Record<Locale, string>

/**
 * Each language's own name, its number and date formats, its lists (« a, b and c », without a comma before « and »),
 * its ranges in words (« −10 à 40 »), and its metadata labels.
 */
export const localeInfo = {
  fr: { name: 'Français', flag: 'fr', intl: 'fr-FR', listing: 'fr', to: 'à', openGraph: 'fr_FR' },
  en: { name: 'English', flag: 'gb', intl: 'en-US', listing: 'en-GB', to: 'to', openGraph: 'en_US' },
  de: { name: 'Deutsch', flag: 'de', intl: 'de-DE', listing: 'de', to: 'bis', openGraph: 'de_DE' },
} as const satisfies Record<
  Locale,
  { name: string; flag: string; intl: string; listing: string; to: string; openGraph: string }
>

/** A value for each language by a function of the language. */
export const each = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>

/** What stands in a file for each language, which is found by its path. */
export const eachLoaded = async <Value>(
  load: (locale: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> => {
  const loaded = await Promise.all(locales.map(async (locale) => [locale, await load(locale)]))
  return Object.fromEntries(loaded) as Record<Locale, Value>
}

const regions: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** The name of a country, by its code of ISO 3166. */
export function countryName(code: string, locale: Locale): string {
  regions[locale] ??= new Intl.DisplayNames(locale, { type: 'region' })
  return regions[locale].of(code) ?? code
}
