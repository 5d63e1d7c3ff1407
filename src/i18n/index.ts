import { createInstance } from 'i18next'
import { createContext, use } from 'react'
import type { Locale } from '#config/locales.ts'
import type { TextKey, Texts } from './fr.ts'

export type { Area } from './areas.ts'
export type { TextKey, Texts } from './fr.ts'
export { loadTexts } from './load-texts.ts'

/** Translates a key; `count` chooses the plural form. Unknown keys are returned unchanged. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

const made = new WeakMap<object, Translate>()

/**
 * A translator for one language and set of texts. Nothing is global, because an edge isolate serves several languages
 * at once. i18next chooses a text and its plural form once; values are inserted by a plain replacement, because a list
 * of cards does it a hundred times.
 */
export function translator(locale: Locale, texts: Partial<Texts>): Translate {
  const known = made.get(texts)
  if (known) return known
  const i18n = createInstance({
    lng: locale,
    resources: { [locale]: { translation: texts } },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  })
  i18n.init()
  const plural = new Intl.PluralRules(locale)
  const templates = new Map<string, string>()

  function templateOf(key: string, count: number | null): string {
    const form = count === null ? key : `${key} ${plural.select(count)}`
    const ready = templates.get(form)
    if (ready !== undefined) return ready
    if (!Object.hasOwn(texts, key) && !Object.hasOwn(texts, `${key}_other`)) {
      console.warn(`No text for ${key} in ${locale}`)
      return key
    }
    const text: string = i18n.t(key, { ...(count === null ? {} : { count }), skipInterpolation: true })
    const template = locale === 'fr' ? frenchSpaces(text) : text
    templates.set(form, template)
    return template
  }

  const t: Translate = (key, values) => {
    const template = templateOf(key, typeof values?.count === 'number' ? values.count : null)
    if (!values) return template
    return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
  made.set(texts, t)
  return t
}

/** Makes the spaces of French before « ; : ? ! » and inside guillemets no-break. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ (:|»)/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}

export const TranslateContext = createContext<Translate | null>(null)

export function useTranslate(): Translate {
  const t = use(TranslateContext)
  if (!t) throw new Error('useTranslate outside of a page')
  return t
}
