import { type Locale, locales } from '#config/locales.ts'
import { splitLocale } from '#domain/site/urls.ts'
import { readStored, writeStored } from '#src/site/browser-storage.ts'

const storageKey = 'preferredLanguage'

const supported = (code: unknown): Locale | null => locales.find((locale) => locale === code) ?? null

export function saveLocale(locale: Locale): void {
  writeStored(storageKey, locale)
}

/** Crawlers read each URL in its own language; the language of their browser is no preference. */
const crawler = /bot|crawl|spider|slurp|lighthouse|preview/i

/**
 * The language to start in: a prefix in the URL is a choice; without one the stored choice, then the browser's
 * language, then French. Unknown codes are ignored.
 */
export function startLocale(pathname: string): Locale {
  const { locale } = splitLocale(pathname)
  if (locale !== 'fr') return locale
  const saved = supported(readStored(storageKey))
  if (saved) return saved
  if (crawler.test(navigator.userAgent)) return 'fr'
  const preferred = navigator.languages.map((tag) => supported(tag.slice(0, 2).toLowerCase()))
  return preferred.find((code) => code !== null) ?? 'fr'
}
