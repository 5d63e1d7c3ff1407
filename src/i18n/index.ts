import { createInstance } from 'i18next'
import { createContext, use } from 'react'
import { defaultLocale, type Locale } from '#config/locales.ts'
import type { TextKey, Texts } from './fr.ts'

export type { TextKey, Texts } from './fr.ts'
export { type Area, loadTexts } from './load-texts.ts'

/** A text by key; `count` chooses the plural form. Unknown keys come back as they are. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * A translator of its own for each language and set of texts: an edge isolate serves several languages at once, so
 * nothing is global. A missing text falls back to French where that is at hand, then to the key.
 */
export function translator(locale: Locale, texts: Partial<Texts>, french: Partial<Texts> = {}): Translate {
  const i18n = createInstance({
    lng: locale,
    fallbackLng: defaultLocale,
    resources: {
      [locale]: { translation: texts },
      ...(locale === defaultLocale ? {} : { [defaultLocale]: { translation: french } }),
    },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  })
  i18n.init()
  const known = (key: string) =>
    [texts, french].some((all) => Object.hasOwn(all, key) || Object.hasOwn(all, `${key}_other`))
  return (key, values) => {
    if (!known(key)) {
      console.warn(`No text for ${key} in ${locale}`)
      return key
    }
    const text = i18n.t(key as string, values ?? {})
    return locale === 'fr' ? frenchSpaces(text) : text
  }
}

/** French sets « ; : ? ! » and guillemets off by spaces that must not break the line. */
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
