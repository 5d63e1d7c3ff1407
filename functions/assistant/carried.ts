import { asksSomething } from '#domain/assistant/clauses.ts'
import { continued, isShortened } from '#domain/assistant/continued.ts'
import { asksDegreeFor } from '#domain/assistant/ip-degree.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { saysInternal } from '#domain/assistant/uses.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import type { IntentName } from './intents.ts'
import { namesOf, ofFigures, ofLaw, ofModels, ofPlace } from './labels.ts'

/** « that one », « mit der » */
export const pointsBack = (question: Question): boolean => says(question, 'demonstrative')

/** What stays of the wishes before until it is taken back: what may be paid, and that nothing is sold. */
function withLasting(current: Question, before: Question): Question {
  const prices = current.budgetCents === null ? before.facts.filter(({ type }) => type === 'price') : []
  const use = current.use ?? (saysInternal(before) ? before.use : null)
  return {
    ...current,
    facts: [...current.facts, ...prices],
    budgetCents: current.budgetCents ?? before.budgetCents,
    use,
  }
}

/** « And with you setting it up? »: the load and the kind before, at their places in the joined text. */
function sizeBefore({ facts, text }: Question, before: Question): Fact[] {
  if (facts.some(({ type }) => type === 'load' || type === 'kind')) return []
  const behind = text.length + ' ; '.length
  return before.facts.flatMap((fact) =>
    fact.type === 'load' || fact.type === 'kind'
      ? [{ ...fact, span: { from: fact.span.from + behind, to: fact.span.to + behind } }]
      : [],
  )
}

/** Who names one of these describes another need than before. */
const fresh = namesOf('kind trade model reference')

/** Is the e of an instrument stated? */
export const statesInterval = ({ facts }: Question): boolean =>
  facts.some((fact) => fact.type === 'interval' && fact.of === 'e')

/** A question of its own with what the conversation established that its answer depends on. */
export function withFrame(
  intent: IntentName,
  current: Question,
  before: Question | null,
  names: Names,
): Question {
  if (before === null) return current
  const country = current.country ?? before.country
  // Whoever has typed a plate goes on speaking of that instrument.
  const isOfPlate = ofFigures.has(intent) && statesInterval(before) && !statesInterval(current)
  const isFresh =
    !isOfPlate &&
    !(ofLaw.has(intent) && (isPlate(before.text) || markedIn(before.text) !== null)) &&
    ((current.use !== null && current.use !== before.use) ||
      current.facts.some(
        (fact) =>
          fresh.has(fact.type) &&
          !(fact.type === 'kind' && (fact.loose || isShortened(fact, current.text, before))) &&
          !(fact.type === 'trade' && current.use === before.use),
      ))
  if (intent === 'pick' || intent === 'vary') return continued(before, current, names)
  // That nothing is sold holds on; the other words of a question of law are its own.
  const folded = saysInternal(before) ? `${current.folded} ${before.folded}` : current.folded
  if (ofLaw.has(intent))
    return isFresh ? { ...current, country } : { ...continued(before, current, names), folded }
  if (ofPlace.has(intent) && current.country === null)
    return {
      ...current,
      country,
      text: `${current.text} ; ${before.text}`,
      facts: [...current.facts, ...sizeBefore(current, before)],
      folded: `${current.folded} ${before.folded}`,
    }
  if (
    (ofModels.has(intent) || intent === 'care') &&
    intent !== 'choose' &&
    namedModels(current).length === 0 &&
    !isFresh
  )
    return { ...continued(before, current, names), folded: current.folded }
  // « A calibration is 120 €. – Is that one accredited? », « Hosed down. – Which protection do I need? »
  if (intent === 'accreditation' || (intent === 'term' && asksDegreeFor(before)))
    return { ...current, country, folded: `${current.folded} ${before.folded}` }
  if (intent !== 'choose') return { ...current, country }
  // « Something for sheep. – Without verification, I sell none by weight »: a purpose that is told drops no kind.
  const isTold = !asksSomething(current.text) && current.facts.every(({ type }) => !fresh.has(type))
  return isFresh && !isTold ? { ...withLasting(current, before), country } : continued(before, current, names)
}
