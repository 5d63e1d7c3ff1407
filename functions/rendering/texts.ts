import { defaultLocale, type Locale } from '#config/locales.ts'
import { type Area, loadTexts, type Texts } from '#src/i18n/translation.ts'

const known = new Map<string, Promise<Partial<Texts>>>()

/** The texts of a page in a language, French where one is missing; built once per isolate. */
export function textsOf(locale: Locale, areas: readonly Area[]): Promise<Partial<Texts>> {
  const name = [locale, ...areas].join()
  const found = known.get(name) ?? merged(locale, areas)
  known.set(name, found)
  return found
}

async function merged(locale: Locale, areas: readonly Area[]): Promise<Partial<Texts>> {
  const [french, own] = await Promise.all([loadTexts(defaultLocale, areas), loadTexts(locale, areas)])
  return { ...french, ...own }
}
