import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#config/locales.ts'
import type { Area } from '#src/i18n/translation.ts'

const folder = (locale: Locale) => join('src/i18n', locale)

/** The areas of a language, by the files in its folder. */
export const areasOf = (locale: Locale): Area[] =>
  readdirSync(folder(locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', '') as Area)

/** The areas of mails, documents and rules. */
export const serverAreasOf = (locale: Locale): string[] =>
  readdirSync(join(folder(locale), 'server')).map((file) => file.replace('.json', ''))

export const areas = areasOf('fr')

/** The texts of an area as they stand in its file. */
export const textsIn = (locale: Locale, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder(locale), `${area}.json`), 'utf8'))

/** The texts of an area of mails, documents or rules. */
export const serverTextsIn = (locale: Locale, area: string): Record<string, string> =>
  textsIn(locale, `server/${area}`)

/** Every text of each language that pages may show. */
export const dictionaries = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.assign({}, ...areasOf(locale).map((area) => textsIn(locale, area))) as Record<string, string>,
  ]),
) as Record<Locale, Record<string, string>>

export const fr = dictionaries.fr

/** Every text of mails, documents and rules in each language. */
export const serverDictionaries = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.assign({}, ...serverAreasOf(locale).map((area) => serverTextsIn(locale, area))) as Record<
      string,
      string
    >,
  ]),
) as Record<Locale, Record<string, string>>
