import { createInstance } from 'i18next'
import type { Locale } from '#config/locales.ts'
import type { Lookup } from './translate.ts'
import { frenchSpaces } from './translate.ts'

const maxCounts = 1000

/**
 * Looks texts up with i18next, which chooses a text and its plural form once: a list of cards asks a hundred times.
 * Nothing is global, because an isolate serves several languages at once.
 */
export function lookupIn(locale: Locale, texts: Readonly<Partial<Record<string, string>>>): Lookup {
  const i18n = createInstance({
    lng: locale,
    resources: { [locale]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  })
  i18n.init()
  const plural = new Intl.PluralRules(locale)
  const forms = new Map<number, string>()
  const entries = new Map<string, string>()

  /** `Intl` takes longer than all the rest; past the numbers that a list counts it is asked each time. */
  function formOf(count: number): string {
    const form = forms.get(count) ?? plural.select(count)
    if (forms.size < maxCounts) forms.set(count, form)
    return form
  }

  return (key, count) => {
    const form = count === undefined ? key : `${key} ${formOf(count)}`
    const cached = entries.get(form)
    if (cached !== undefined) return cached
    if (!Object.hasOwn(texts, key) && !Object.hasOwn(texts, `${key}_other`)) return undefined
    const text: string = i18n.t(key, { ...(count === undefined ? {} : { count }), skipInterpolation: true })
    const template = locale === 'fr' ? frenchSpaces(text) : text
    entries.set(form, template)
    return template
  }
}
