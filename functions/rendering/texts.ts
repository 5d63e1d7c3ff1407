import { defaultLocale, type Locale } from '#config/locales.ts'
import { memoizedValue } from '#domain/memory/memoized-value.ts'
import { type Area, loadTexts, type Texts } from '#src/i18n/translation.ts'

const cache = new Map<string, () => Promise<Partial<Texts>>>()

/** The texts of a page in a language, French where one is missing; built once per isolate. */
export function textsOf(locale: Locale, areas: readonly Area[]): Promise<Partial<Texts>> {
  const name = [locale, ...areas].join()
  const cached = cache.get(name) ?? memoizedValue(() => merged(locale, areas))
  cache.set(name, cached)
  return cached()
}

async function merged(locale: Locale, areas: readonly Area[]): Promise<Partial<Texts>> {
  const [french, localized] = await Promise.all([loadTexts(defaultLocale, areas), loadTexts(locale, areas)])
  return { ...french, ...localized }
}
