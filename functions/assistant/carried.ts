import { asksSomething } from '#domain/assistant/clauses.ts'
import { asksDegreeFor } from '#domain/assistant/ip-degree.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { continued, namedModels, type Question } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { saysInternal } from '#domain/assistant/uses.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import type { IntentName } from './intents.ts'
import { namesOf, ofFigures, ofLaw, ofModels, ofPlace } from './labels.ts'

/** Services that a sentence describes, and questions whose answer is a visit that has a price. */
const services = namesOf('rental contract repair spare-parts take-back')
/** What is asked of a service; two of them in one sentence are two questions. */
export const ofService = namesOf(
  'repair malfunction take-back shipping rental used spare-parts calibration contract service-price hours contact stock foreign-brand',
)
/** What went wrong with an instrument: who then asks a price asks that of the repair. */
export const faults = namesOf('repair malfunction dropped seal after-repair')
const visitPrices = namesOf('service-price provider calibration')
const wishes = namesOf('choose continue')
const ofScale = namesOf('kind trade load')
const visits = namesOf('calibration provider area apply')
/** Rules of what is done at a price. */
const ruled = namesOf('duty period due expired provider calibration apply term logbook')
/** « And what does that cost for a scale of 150 kg? » */
const pointsBackOnly = (question: Question) =>
  question.facts.every(({ type }) => type === 'load') && pointsBack(question)
/** « that one », « mit der » */
export const pointsBack = (question: Question): boolean => says(question, 'demonstrative')

/** More words name what they ask about. */
const fewWords = 5
const asksOfService = namesOf('price stock continue pick vary services')
const ofPrice = namesOf('service-price choose')
const asksCost = namesOf('service-price price')
const isDuty = namesOf('period apply expired')

/**
 * « et c'est combien ? » after a service is about it, after a rule about the verification; who wants to hire goes on
 * wanting to, whatever is described. Null where a question stands by itself.
 */
export function ofServiceBefore(
  before: IntentName | null,
  label: string,
  question: Question,
): IntentName | null {
  if (before === null) return null
  const { facts, folded, locale } = question
  const spoken = { folded, locale }
  const asksPrice = facts.length === 0 && says(spoken, 'paid') && !says(spoken, 'another')
  if (faults.has(before) && asksPrice) return 'repair'
  // « The plate says CE M24. Until when is that good? »
  if (before === 'plate' && facts.length === 0 && !isDuty.has(label) && says(spoken, 'next-due')) return 'due'
  // « 78 €, and travel. – And if I bring it to you? »
  if (before === 'service-price' && says(spoken, 'in-workshop')) return before
  // « How long is delivery? And is it charged? »: the answer before says so.
  if (before === 'shipping' && asksPrice && asksCost.has(label)) return before
  const isShort = facts.length === 0 && folded.split(' ').length <= fewWords && asksOfService.has(label)
  // « What is a sticker? 78 €. – For a balance of 2 kg »: who is told a price says what it is for.
  const isOfScale = facts.length > 0 && facts.every(({ type }) => ofScale.has(type))
  if (visitPrices.has(before) && wishes.has(label) && isOfScale && !says(spoken, 'look-for'))
    return 'service-price'
  // « 2,290 €. – And installed? »
  if (isShort && label === 'services' && ofModels.has(before)) return 'service-price'
  // « How often, and how much? »
  const isBare = facts.length === 0 && folded.split(' ').length <= fewWords
  const goesOn = services.has(before) && isShort && label !== 'services'
  // « And what would it cost to buy one? »
  const hires =
    before === 'rental' && (ofPrice.has(label) || asksOfService.has(label)) && !says(spoken, 'look-for')
  if (goesOn || hires) return before
  const isOfRule =
    label === 'price' &&
    ruled.has(before) &&
    (placeIn(question) !== null || pointsBackOnly(question) || isBare)
  return isOfRule || (visits.has(before) && isShort && label === 'price') ? 'service-price' : null
}

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
    (current.use !== null ||
      current.facts.some((fact) => fresh.has(fact.type) && !(fact.type === 'kind' && fact.loose)))
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
