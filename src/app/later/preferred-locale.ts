import { type Locale, locales } from '#config/locales.ts'
import { splitLocale } from '#domain/site/urls.ts'
import { readStored, writeStored } from './browser-storage.ts'

const storageKey = 'preferredLanguage'

const supported = (code: unknown): Locale | null => locales.find((locale) => locale === code) ?? null

export function saveLocale(locale: Locale): void {
  writeStored(storageKey, locale)
}

/** A crawler reads each address in its own language; its browser's language says nothing about its readers. */
const crawler = /bot|crawl|spider|slurp|lighthouse|preview/i

/**
 * The language to start in: a prefix in the address is a choice; without one the saved choice counts, then the
 * browser's language, then French. Codes other than ours are ignored.
 */
export function startLocale(pathname: string): Locale {
  const { locale } = splitLocale(pathname)
  if (locale !== 'fr') return locale
  const saved = supported(readStored(storageKey))
  if (saved) return saved
  if (crawler.test(navigator.userAgent)) return 'fr'
  const spoken = navigator.languages.map((tag) => supported(tag.slice(0, 2).toLowerCase()))
  return spoken.find((code) => code !== null) ?? 'fr'
}
