import type { Locale } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { inDigits } from './number-words.ts'
import { type Vocabulary, vocabularyOf } from './phrases.ts'
import { withoutSeller } from './seller.ts'
import { rootOf } from './stem.ts'
import type { Fact, Meaning, Names, Span } from './understood.ts'

/** A word of the text: its span, its folded form and its stem. */
export type Token = { span: Span; word: string; stem: string }

/** A text while it is read: `rest` is the text with blanks where a fact was read from. */
export type Reading = {
  text: string
  rest: string
  locale: Locale
  vocabulary: Vocabulary
  names: Names
  facts: Fact[]
  /** Where number words began that digits stand for in `rest`. */
  begins: ReadonlyMap<number, number>
}

/** Longer texts are read as far as this: a question has a few hundred letters. */
export const longestRead = 1000

/** Begins to read a text. */
export const startReading = (text: string, locale: Locale, names: Names): Reading => {
  const { text: rest, begins } = inDigits(withoutSeller(text.slice(0, longestRead)))
  return { text, rest, begins, locale, vocabulary: vocabularyOf(locale), names, facts: [] }
}

/** Takes a fact out of the rest; the blank keeps its length, so that places in both texts agree. */
export function take(reading: Reading, typed: Span, meaning: Meaning, corrected: string | null = null): void {
  const span = { ...typed, from: reading.begins.get(typed.from) ?? typed.from }
  reading.facts.push({ ...meaning, span, corrected })
  const blank = '\n'.repeat(span.to - span.from)
  reading.rest = reading.rest.slice(0, span.from) + blank + reading.rest.slice(span.to)
}

/** The words that are left. */
export function tokensOf(rest: string): Token[] {
  return [...rest.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => {
    const word = foldText(match[0])
    return { span: { from: match.index, to: match.index + match[0].length }, word, stem: rootOf(word) }
  })
}

/** Between two words of one phrase stands nothing that was read already. */
const joined = (rest: string, from: number, to: number) =>
  to - from <= 3 && !/[\n\p{L}\p{N}]/u.test(rest.slice(from, to))

/** Do the stems stand at this token, one behind the other? The span of them, or null. */
export function phraseAt(
  rest: string,
  tokens: readonly Token[],
  at: number,
  stems: readonly string[],
): Span | null {
  const first = tokens[at]
  const last = tokens[at + stems.length - 1]
  if (!first || !last) return null
  for (const [i, stem] of stems.entries()) {
    const token = tokens[at + i]
    const before = tokens[at + i - 1]
    if (token?.stem !== stem) return null
    if (i > 0 && before && !joined(rest, before.span.to, token.span.from)) return null
  }
  return { from: first.span.from, to: last.span.to }
}

/** Articles and signs that may stand between a cue and its number. */
const links = new Set(['de', 'd', 'of', 'von', 'la', 'a', 'l', 'est'])

/** Where a cue in front of a place begins; null when none stands there. */
export function cueBefore(reading: Reading, place: number, cues: readonly string[][]): number | null {
  const before = tokensOf(reading.rest.slice(0, place))
  let end = before.length
  for (let skipped = 0; skipped < 3; skipped++) {
    const last = before[end - 1]
    const next = before[end]?.span.from ?? place
    if (!last || !/^[\s:=≤<>≥~'’-]*$/u.test(reading.rest.slice(last.span.to, next))) return null
    if (reading.rest.slice(last.span.to, next).includes('\n')) return null
    for (const cue of cues) {
      const span = phraseAt(reading.rest, before.slice(0, end), end - cue.length, cue)
      if (span) return span.from
    }
    if (!links.has(last.word)) return null
    end--
  }
  return null
}

/** Where a cue behind a place ends; null when none stands there. */
export function cueAfter(reading: Reading, place: number, cues: readonly string[][]): number | null {
  const tokens = tokensOf(reading.rest.slice(place, place + 80))
  let at = 0
  while (at < 2 && links.has(tokens[at]?.word ?? '')) at++
  for (const start of [0, at]) {
    const first = tokens[start]
    if (!first || /[\n\p{N}.,;]/u.test(reading.rest.slice(place, place + (tokens[0]?.span.from ?? 0))))
      return null
    for (const cue of cues) {
      const span = phraseAt(reading.rest.slice(place), tokens, start, cue)
      if (span) return place + span.to
    }
  }
  return null
}
