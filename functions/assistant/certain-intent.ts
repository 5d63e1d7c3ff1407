import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo } from '#domain/assistant/clauses.ts'
import { explosionIn } from '#domain/assistant/explosion-answer.ts'
import { termsIn } from '#domain/assistant/glossary.ts'
import { asksDegreeFor } from '#domain/assistant/ip-degree.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import { asksByPharmacopoeia, readabilityOf } from '#domain/assistant/minimum-weight-answer.ts'
import { rangesIn } from '#domain/assistant/plate-ranges.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { says, saysInAny } from '#domain/assistant/word-lists.ts'
import { readMark } from '#domain/fit/plate-mark.ts'
import { statesInterval } from './carried.ts'
import type { IntentName } from './intents.ts'
import type { Frame } from './item.ts'
import { bans, namesOf, ofFigures, ofLaw, ofRule, sure } from './labels.ts'
import { asksForSubstitute } from './self-check.ts'

/** Checks of one's own. */
const ofChecks = namesOf('self-check check-weights check-frequency')
/** Marks that are typed decide these. */
const ofMarks = namesOf('unapproved border use-allowed recognise')
/** A whole mark that is typed says more than the words around it. */
const sureOfMark = 0.9
/** « It shows nothing, do you mend it? And do you sell others? » is no question of the rule. */
const leastSupposed = 0.2

/** The models that a text names, each once. */
const modelNames = (question: Question): ReadonlySet<string> =>
  new Set(namedModels(question).map((fact) => (fact.type === 'model' ? fact.model : fact.reference)))
const orBetween = / (?:oder|ou|or|vs|versus) /

/** « 30 kg / 10 g or 15/30 kg, 5/10 g? » */
function comparesRanges(whole: Question): boolean {
  const all = rangesIn(whole)
  const isTold = all.map(({ maxUg, isStated }) => isStated || maxUg.length > 1)
  return all.length > 1 && (says(whole, 'difference') ? isTold.some(Boolean) : isTold.every(Boolean))
}

/** « B4 or W1? »: two models, or what two would be, are compared. */
export const comparesTwo = (whole: Question): boolean =>
  (says(whole, 'versus') || orBetween.test(whole.folded)) &&
  (modelNames(whole).size > 1 || comparesRanges(whole))

/** « What is the difference between calibration and verification? » */
const comparesTerms = (whole: Question): boolean =>
  says(whole, 'difference') &&
  whole.facts.every(({ type }) => type === 'legal') &&
  termsIn(whole.text, whole.locale, true).length > 1

/** « d = 0.01 g and e = 0.1 g: what is the difference? » asks for the two terms, and of no plate. */
const asksOfLetters = (whole: Question) =>
  (says(whole, 'difference') || says(whole, 'mean')) &&
  (['d', 'e'] as const).every((letter) =>
    whole.facts.some((fact) => fact.type === 'interval' && fact.of === letter),
  ) &&
  whole.facts.every(({ type }) => type !== 'load' && type !== 'class')

/** « It hangs in the rain. Which protection do I need? »: what happens to the instrument decides the degree. */
const asksOfDegree = ({ question }: Frame, whole: Question) =>
  [question, whole].some((told) => told !== null && asksDegreeFor(told)) &&
  whole.facts.every(({ type }) => type === 'protection' || type === 'order') &&
  termsIn(whole.text, whole.locale).some(({ key }) => key === 'ip')

/** « What do Max, e and d on the plate mean? », « Class II, Max 2200 g, e = 0.1 g: which error at 800 g? » */
const ofTypedPlate = new Set([...ofFigures, 'term', 'class', 'compare'])

/** A plate that is typed to be read, and of which nothing else is surely asked: « what are e = 1 g and d = 0.1 g? » */
export const typesPlate = ({ text, facts }: Question, [first]: readonly Scored[]): boolean =>
  isPlate(text) &&
  !(first && first.probability >= sure && ofTypedPlate.has(first.label)) &&
  !(facts.every(({ type }) => type === 'interval') && asksSomething(text) && !asksYesNo(text))

/** « So may I weigh 5 mg on it? » is asked of the plate before; « how far off at 4 kg? » names another figure. */
const asksOfPlateBefore = ({ intent, question }: Frame, whole: Question, [best]: readonly Scored[]) =>
  question !== null &&
  !(best && best.probability >= sure && ofFigures.has(best.label)) &&
  (intent === 'plate' || intent === 'min') &&
  !isPlate(whole.text) &&
  !statesInterval(whole) &&
  (asksYesNo(whole.text) || (whole.text.includes('?') && !saysInAny(whole.folded, 'wh'))) &&
  whole.facts.some((fact) => massOf(fact) !== null)

/** « So I keep selling, correct? » behind what forbids it asks that again; « do you sell new ones? » does not. */
function asksOfBan({ intent }: Frame, whole: Question, [best]: readonly Scored[]): boolean {
  const isOfLaw =
    best === undefined ||
    best.probability < sure ||
    // « And after the repair, must it be checked again? » asks what ends the ban.
    (ofLaw.has(best.label) && best.label !== 'after-repair')
  const asksUse = says(whole, 'allowed') || says(whole, 'sells') || whole.facts.length === 0
  return intent !== null && bans.has(intent) && isOfLaw && asksUse && asksYesNo(whole.text)
}

/** « It has CE 09 and a green M, is it still legal? » types the mark that decides it, a British one in any case. */
const typesMark = ({ text }: Question, [best]: readonly Scored[]) =>
  best !== undefined &&
  ((ofRule.has(best.label) && readMark(text).mark === 'ukca') ||
    (ofMarks.has(best.label) && best.probability < sureOfMark && markedIn(text) !== null))

/**
 * What facts and the conversation decide, whatever the words come nearest to: what is dangerous or forbidden, and what
 * is computed from what is typed. Null where nothing is decided so.
 */
export function certainIntent(whole: Question, scores: readonly Scored[], frame: Frame): IntentName | null {
  // « Make it show 50 g more without the inspector noticing »
  if (saysInAny(whole.folded, 'deceive') || saysInAny(whole.folded, 'inject-strong')) return 'instructions'
  if (explosionIn(whole)) return 'explosion'
  // « It says 1.252 kg with 1.25 kg on it, Max 6 kg, e = 2 g »: is that much allowed?
  if (statesInterval(whole) && whole.deviationUg !== null) return 'error'
  // « What is the least by USP <41> with d = 0.1 mg? »
  if (asksByPharmacopoeia(whole) && readabilityOf(whole) !== null && !says(whole, 'look-for')) return 'min'
  // « It was repaired on Monday, may I sell with it? »
  const isLikely = (name: IntentName) =>
    scores.some(({ label, probability }) => label === name && probability >= leastSupposed)
  const asksToSell = says(whole, 'sells') && asksYesNo(whole.text)
  if (isLikely('after-repair') && says(whole, 'repair-word') && asksToSell) return 'after-repair'
  if (says(whole, 'allowed') && says(whole, 'seal-broken')) return 'seal'
  // « We dropped it, it reads fine. Can we go on selling? »: a fall decides beside whatever else is likelier.
  const isSuggested = scores.slice(0, 2).some(({ label }) => label === 'dropped')
  if (says(whole, 'fall') && says(whole, 'allowed') && isSuggested) return 'dropped'
  // « So I can spare the verification? », behind a check of one's own
  if (frame.intent !== null && ofChecks.has(frame.intent) && asksForSubstitute(whole)) return 'self-check'
  if (comparesTwo(whole)) return 'compare'
  // « What do CE, the M and the 24 in a box mean? »
  const namesMass = whole.facts.some((fact) => massOf(fact) !== null || fact.type === 'interval')
  if (says(whole, 'mean') && readMark(whole.text).mark !== null && !namesMass) return 'recognise'
  if (comparesTerms(whole) || asksOfLetters(whole) || asksOfDegree(frame, whole)) return 'term'
  if (asksOfPlateBefore(frame, whole, scores)) return 'min'
  if (asksOfBan(frame, whole, scores)) return frame.intent
  return typesMark(whole, scores) ? 'plate' : null
}
