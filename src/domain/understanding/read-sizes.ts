import { phraseAt, type Reading, type Token, take, tokensOf } from './reading.ts'
import type { Fact, Span } from './understood.ts'

/**
 * « la plus grosse bascule », „größte Bodenwaage“: beside the name of an instrument, with nothing but its properties
 * between, a superlative of size asks for the largest or smallest Max. « our largest load », « the smallest is 50 mg »
 * name what is weighed, and so does a text with a load.
 */
export function readSizes(reading: Reading): void {
  if (reading.facts.some(({ type }) => type === 'load' || type === 'order')) return
  const tokens = tokensOf(reading.rest)
  for (const at of tokens.keys()) {
    for (const { stems, by } of reading.vocabulary.sizes) {
      const span = phraseAt(reading.rest, tokens, at, stems)
      if (!span || !isOfInstrument(reading, tokens, { at, end: at + stems.length, span })) continue
      take(reading, span, { type: 'order', by })
      return
    }
  }
}

type Place = { at: number; end: number; span: Span }

function isOfInstrument(reading: Reading, tokens: readonly Token[], { at, end, span }: Place): boolean {
  const { rest, vocabulary, facts } = reading
  const isGeneric = (token: Token | undefined) =>
    token !== undefined && (vocabulary.generic.has(token.stem) || vocabulary.generic.has(token.word))
  const isRead = (from: number, to: number) => /^[\s()«»"'’-]*$/.test(rest.slice(from, to))
  const next = tokens[end]
  const before = tokens[at - 1]
  const nextFrom = next?.span.from ?? rest.length
  if (
    facts.some((fact) => isInstrument(fact) && fact.span.from >= span.to && isRead(span.to, fact.span.from))
  )
    return true
  if (isGeneric(next) && isRead(span.to, nextFrom)) return true
  // « bascule la plus grosse »: behind the name nothing else follows that could be meant.
  const isLast = next === undefined || /[.,;!?]/.test(rest.slice(span.to, nextFrom))
  if (!isLast) return false
  if (isGeneric(before) && isRead(before?.span.to ?? 0, span.from)) return true
  return facts.some(
    (fact) => isInstrument(fact) && fact.span.to <= span.from && isRead(fact.span.to, span.from),
  )
}

const isInstrument = (fact: Fact) => fact.type === 'kind' && fact.wanted && !fact.loose
