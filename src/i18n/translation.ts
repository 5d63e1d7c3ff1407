import { createContext, use } from 'react'
import type { Locale } from '#config/locales.ts'
import { lookupIn } from '#i18n/lookup'
import type { Texts } from './fr.ts'
import { type Translate, translateBy } from './translate.ts'

export type { Area } from './areas.ts'
export type { TextKey, Texts } from './fr.ts'
export { loadTexts } from './load-texts.ts'
export type { Translate } from './translate.ts'

const made = new WeakMap<object, Translate>()

/** The translator of a language and a set of texts, made once for each set. */
export function translator(locale: Locale, texts: Partial<Texts>): Translate {
  const known = made.get(texts)
  if (known) return known
  const t = translateBy(lookupIn(locale, texts))
  made.set(texts, t)
  return t
}

export const TranslateContext = createContext<Translate | null>(null)

export function useTranslate(): Translate {
  const t = use(TranslateContext)
  if (!t) throw new Error('useTranslate outside of a page')
  return t
}
