import { cueAfter, phraseAt, type Reading, type Token, take, tokensOf } from './reading.ts'
import type { Fact, Span } from './understood.ts'

/**
 * Properties that are no condition: « wifi si possible », „Eichung brauche ich nicht“, "doesn’t need to be approved".
 * They are forgotten; where no verification is needed, instruments without one come first and none is excluded.
 */
export function readNeeds(reading: Reading): void {
  for (const fact of reading.facts.filter(isProperty)) {
    const end = cueAfter(reading, fact.span.to, reading.vocabulary.cues.optional)
    if (end) forget(reading, fact, { from: fact.span.from, to: end })
  }
  for (const fact of reading.facts) if (isNeedless(reading, fact)) Object.assign(fact, needless)
  for (const denial of denials(reading)) {
    const fact = nextTo(reading, denial)
    if (fact) deny(reading, fact, hull(fact.span, denial))
    const service = fact ? null : verificationBeside(reading, denial)
    if (service) take(reading, hull(denial, service), needless)
  }
  // « Nothing is sold with it »: then no law asks for a verification.
  if (reading.facts.every(({ type }) => type !== 'legal'))
    for (const span of deniedWith(reading, reading.vocabulary.sells).slice(0, 1))
      take(reading, span, needless)
}

const needless = { type: 'legal', wanted: false, isNeedless: true } as const

/** „muss nicht geeicht sein“ excludes no verified instrument, „brauche nicht geeichte Waage“ does. */
function isNeedless({ rest, vocabulary }: Reading, fact: Fact): boolean {
  if (fact.type !== 'legal' || fact.wanted) return false
  const [before] = tokensOf(rest.slice(0, fact.span.from)).slice(-1)
  const [behind] = tokensOf(rest.slice(fact.span.to))
  const isAdjacent = before && !/[,;.!?\n]/.test(rest.slice(before.span.to, fact.span.from))
  return Boolean(
    isAdjacent && vocabulary.needs.has(before.stem) && !vocabulary.generic.has(behind?.stem ?? ''),
  )
}

/** « pas besoin de vérification », "verification not needed": the name of the service is what is not needed. */
function verificationBeside({ rest, vocabulary }: Reading, denial: Span): Span | null {
  const tokens = tokensOf(rest).filter(({ word }) => !vocabulary.stop.has(word))
  const behind = tokens.filter(({ span }) => span.from >= denial.to)
  const before = tokens.filter(({ span }) => span.to <= denial.from)
  const named = vocabulary.ways
    .filter(({ topic }) => topic === 'periodic-verification')
    .flatMap(({ stems }) => [
      phraseAt(rest, behind, 0, stems),
      phraseAt(rest, before, before.length - stems.length, stems),
    ])
  return named.find((span) => span !== null) ?? null
}

const properties: ReadonlySet<string> = new Set(['power', 'interface', 'protection', 'legal', 'stock'])
const isProperty = ({ type }: Fact) => properties.has(type)

const hull = (a: Span, b: Span): Span => ({ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) })

function forget(reading: Reading, fact: Fact, { from, to }: Span): void {
  reading.facts = reading.facts.filter((other) => other !== fact)
  reading.rest = reading.rest.slice(0, from) + '\n'.repeat(to - from) + reading.rest.slice(to)
}

/** « homologuée si possible » still likes a verified one; « pas besoin d’homologation » asks for none. */
function deny(reading: Reading, fact: Fact, span: Span): void {
  forget(reading, fact, span)
  if (fact.type === 'legal') take(reading, span, needless)
}

/** A clause goes on between two places. */
const isOneClause = (text: string, a: Span, b: Span) =>
  !/[;.!?]|,\s/.test(text.slice(Math.min(a.to, b.to), Math.max(a.from, b.from)))

/** Words that may stand between a need and its negation: „brauche ich nicht“. */
const mostBetween = 1

/** A need with its negation, in either order, of which nothing else was read. */
const denials = (reading: Reading) => deniedWith(reading, reading.vocabulary.needs)

/** Words with a negation beside them, in either order, of which nothing else was read. */
function deniedWith({ rest, text, vocabulary }: Reading, stems: ReadonlySet<string>): Span[] {
  const negations = new Set(vocabulary.negations.filter(({ length }) => length === 1).flat())
  // « rien n’est vendu »: what is cut off stands between no words.
  const tokens = tokensOf(rest).filter(
    ({ word, stem }) => word.length > 1 || word === 't' || negations.has(stem) || stems.has(stem),
  )
  // « needn’t », "doesn’t"
  const negates = ({ stem, word }: Token, at: number) =>
    negations.has(stem) || (word === 't' && (tokens[at - 1]?.word.endsWith('n') ?? false))
  const isNear = (a: Token, b: Token) =>
    isOneClause(text, a.span, b.span) &&
    !rest.slice(Math.min(a.span.to, b.span.to), Math.max(a.span.from, b.span.from)).includes('\n')
  return tokens.flatMap((need, at) => {
    if (!stems.has(need.stem)) return []
    const first = Math.max(0, at - mostBetween - 1)
    const negation = tokens
      .slice(first, at + mostBetween + 2)
      .find((token, i) => negates(token, first + i) && isNear(need, token))
    if (!negation) return []
    const verb = negation.word === 't' ? tokens[tokens.indexOf(negation) - 1] : undefined
    return [hull(need.span, hull(negation.span, verb?.span ?? negation.span))]
  })
}

/** The property that stands behind a denial, else the one before it, with no word between that says anything. */
function nextTo({ facts, rest, text, vocabulary }: Reading, denial: Span): Fact | undefined {
  const isEmpty = (from: number, to: number) =>
    tokensOf(rest.slice(from, to)).every(
      ({ word, stem }) => word.length <= 2 || vocabulary.stop.has(word) || vocabulary.generic.has(stem),
    )
  const near = facts.filter((fact) => isProperty(fact) && isOneClause(text, fact.span, denial))
  return (
    near.find(({ span }) => span.from >= denial.to && isEmpty(denial.to, span.from)) ??
    near.findLast(({ span }) => span.to <= denial.from && isEmpty(span.to, denial.from))
  )
}
