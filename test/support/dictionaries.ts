import { readdirSync, readFileSync } from 'node:fs'
import { type Locale, locales } from '#config/locales.ts'
import type { Area } from '#src/i18n/index.ts'

const folder = (locale: Locale) => new URL(`../../src/i18n/${locale}/`, import.meta.url)

/** The areas of a language, by the files in its folder. */
export const areasOf = (locale: Locale): Area[] =>
  readdirSync(folder(locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', '') as Area)

export const areas = areasOf('fr')

/** The texts of an area as they stand in its file. */
export const textsIn = (locale: Locale, area: Area): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${area}.json`, folder(locale)), 'utf8'))

/** Every text of each language. */
export const dictionaries = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.assign({}, ...areasOf(locale).map((area) => textsIn(locale, area))) as Record<string, string>,
  ]),
) as Record<Locale, Record<string, string>>

export const fr = dictionaries.fr
