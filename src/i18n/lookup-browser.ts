import type { Locale } from '#config/locales.ts'
import type { Lookup } from './translate.ts'

/**
 * Looks texts up as i18next does (test/src/translator.test.ts), in the order plural form, key, form `other`. French
 * has its no-break spaces from the build (scripts/vite-dictionaries.ts).
 */
export function lookupIn(locale: Locale, texts: Readonly<Partial<Record<string, string>>>): Lookup {
  const plural = new Intl.PluralRules(locale)
  return (key, count) => {
    const keys = count === undefined ? [key] : [`${key}_${plural.select(count)}`, key, `${key}_other`]
    const existing = keys.find((name) => Object.hasOwn(texts, name))
    return existing && texts[existing]
  }
}
