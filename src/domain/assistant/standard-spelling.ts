import type { Locale } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { standardOf } from '#domain/understanding/dialect.ts'
import { rootOf } from '#domain/understanding/stem.ts'
import { phrasesOf } from './word-lists.ts'

/** Languages whose dialects are written as they are spoken. */
const spokenAsWritten: ReadonlySet<Locale> = new Set(['de', 'en'])
const longWords = /\p{L}{4,}/gu
const vocabularies = new Map(
  [...spokenAsWritten].map((locale) => {
    const words = phrasesOf(locale).flatMap((phrases) => phrases.match(longWords) ?? [])
    return [
      locale,
      { known: new Set(words.map(rootOf)), generic: new Set<string>(), stop: new Set<string>() },
    ]
  }),
)

/** A text whose words of a dialect are spelled as the lists have them: « nachem Gwicht » is « nachem gewicht ». */
export function inStandard(text: string, locale: Locale): string {
  const vocabulary = vocabularies.get(locale)
  if (!vocabulary) return text
  return text.replaceAll(longWords, (word) => standardOf(vocabulary, foldText(word)) ?? word)
}
