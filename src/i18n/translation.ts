import { createContext, use } from 'react'
import type { Locale } from '#config/locales.ts'
import { lookupIn } from '#i18n/lookup'
import type { TextKey, Texts } from './areas.ts'
import { type Translate, translateBy } from './translate.ts'

export type { Area, TextKey, Texts } from './areas.ts'
export { loadTexts } from './load-texts.ts'
export type { Translate } from './translate.ts'

const translators = new WeakMap<object, Translate>()

/** The translator of a language and a set of texts, made once for each set. */
export function translator(locale: Locale, texts: Partial<Texts>): Translate {
  const cached = translators.get(texts)
  if (cached) return cached
  const t = translateBy(lookupIn(locale, texts))
  translators.set(texts, t)
  return t
}

/**
 * The text of a key that comes as data: a message of a schema, a field of an answer. The compiler does not know such a
 * key, `test/house/dictionaries.test.ts` does; an unknown one is returned unchanged.
 */
export const messageText = (t: Translate, key: string, values?: Record<string, string | number>): string =>
  t(key as TextKey, values)

export const TranslateContext = createContext<Translate | null>(null)

export function useTranslate(): Translate {
  const t = use(TranslateContext)
  if (!t) throw new Error('useTranslate outside of a page')
  return t
}
