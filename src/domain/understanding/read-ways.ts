import type { Locale } from '#config/locales.ts'
import type { WayTopic } from './lexicon.ts'
import { vocabularyOf } from './phrases.ts'
import { longestRead, phraseAt, tokensOf } from './reading.ts'
import type { Fact, Span } from './understood.ts'

/**
 * The work, or what else is no product, that a text names: « vérification périodique », „Waage eichen lassen“,
 * « location bascule »; of several the one with the longest name, null where it names none. What was read as a
 * property of an instrument is none, « échelon de vérification », and neither is what is not needed.
 */
export function wayTopicIn(text: string, locale: Locale, facts: readonly Fact[]): WayTopic | null {
  const read = text.slice(0, longestRead)
  const tokens = tokensOf(read)
  const isRead = ({ from, to }: Span) =>
    facts.some((fact) => {
      const isProperty = fact.type !== 'legal' || !fact.wanted
      return isProperty && fact.span.from < to && fact.span.to > from
    })
  const named = vocabularyOf(locale).ways.filter(({ stems }) =>
    tokens.some((_, at) => {
      const span = phraseAt(read, tokens, at, stems)
      return span !== null && !isRead(span)
    }),
  )
  const longest = named.toSorted((a, b) => b.stems.join('').length - a.stems.join('').length)
  return longest[0]?.topic ?? null
}
