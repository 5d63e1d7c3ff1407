import type { Locale } from '#config/locales.ts'
import type { Area, Texts } from './areas.ts'

const loaded = new Map<string, Partial<Texts>>()

/** Loads `common` and the wanted areas in one language, each set once: translators are kept by their set. */
export async function loadTexts(locale: Locale, wanted: readonly Area[]): Promise<Partial<Texts>> {
  const name = `${locale} ${wanted}`
  const cached = loaded.get(name)
  if (cached) return cached
  const files: { default: Partial<Texts> }[] = await Promise.all(
    [...new Set<Area>(['common', ...wanted])].map(
      (area) => import(`./${locale}/${area}.json`, { with: { type: 'json' } }),
    ),
  )
  const texts = Object.assign({}, ...files.map((file) => file.default)) as Partial<Texts>
  loaded.set(name, texts)
  return texts
}
