import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo } from '#domain/assistant/clauses.ts'
import { explosionIn } from '#domain/assistant/explosion-answer.ts'
import { termsIn } from '#domain/assistant/glossary.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import { asksByPharmacopoeia, readabilityOf } from '#domain/assistant/minimum-weight-answer.ts'
import { rangesIn } from '#domain/assistant/plate-ranges.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { quantityIn } from '#domain/assistant/quantity.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { beginsWithAny, saidOf, says, saysInAny, wordLists } from '#domain/assistant/word-lists.ts'
import { readMark } from '#domain/fit/plate-mark.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { faults, statesInterval } from './carried.ts'
import type { IntentName } from './intents.ts'
import type { Frame, Item } from './item.ts'
import { leastSure, namesOf, ofFigures, ofLaw, ofModels, ofPlace, ofRule, sure } from './labels.ts'

/** « So may I weigh 5 mg on it? » is asked of the plate that was typed before. */
export const ofPlateBefore = (
  { intent, question }: Frame,
  whole: Question,
  [best]: readonly Scored[],
): IntentName | null =>
  question !== null &&
  // « How far off may it be at 4 kg? » asks for another figure.
  !(best && best.probability >= sure && ofFigures.has(best.label)) &&
  (intent === 'plate' ||
    intent === 'min' ||
    (isPlate(question.text) && intent !== 'error') ||
    (statesInterval(question) && intent !== 'prepackage' && !(intent !== null && ofFigures.has(intent)))) &&
  !isPlate(whole.text) &&
  !statesInterval(whole) &&
  // « ou » is « where » without its accent: who sells asks whether he may.
  (asksYesNo(whole.text) ||
    (whole.text.includes('?') && (says(whole, 'sells') || !saysInAny(whole.folded, 'wh')))) &&
  whole.facts.some((fact) => massOf(fact) !== null)
    ? 'min'
    : null

/** « It has CE 09 and a green M, is it still legal? » types the mark that decides it. */
export const ofTypedMark = ({ text }: Question, [best]: readonly Scored[]): IntentName | null =>
  best &&
  ofMarks.has(best.label) &&
  (isBritish(text) || (best.probability < sureOfMark && markedIn(text) !== null))
    ? 'plate'
    : null
/** The mark itself decides that no instrument with it alone may serve here. */
const isBritish = (text: string) => readMark(text).mark === 'ukca'
/** A whole mark that is typed says more than the words around it. */
const sureOfMark = 0.9
const ofMarks = namesOf('unapproved border use-allowed recognise')

/** « Only by 10 g, e = 5 g on the plate, with 1 kg on it », said of a fault: is that much allowed? */
export function ofFaultBefore({ intent }: Frame, whole: Question): Item | null {
  const has = (wanted: Fact['type']) => whole.facts.some(({ type }) => type === wanted)
  const isOfPlate = whole.facts.some((fact) => fact.type === 'interval' && fact.of === 'e')
  if (intent === null || !faults.has(intent) || !isOfPlate || !has('load')) return null
  const by = whole.facts.find((fact) => fact.type === 'interval' && fact.of === null)
  const deviationUg = whole.deviationUg ?? (by?.type === 'interval' ? by.ug : null)
  const question = { ...whole, deviationUg, facts: whole.facts.filter((fact) => fact !== by) }
  return { intent: 'error', words: whole.text, clause: question, question }
}

/** « Zone 1. – The EX3 is cheaper, would it do? »: a model that is named after a zone is judged by the zone. */
export const ofZoneBefore = ({ intent }: Frame, whole: Question): IntentName | null =>
  intent === 'explosion' && modelNames(whole).size === 1 && whole.text.includes('?') ? 'pick' : null

const ofReturn = ['seal-word', 'sells', 'verify', 'verified-again'] as const
/** « If you open it, is the verification gone? », asked of a fault: two of these are named. */
export const ofRepairBefore = ({ intent }: Frame, whole: Question): IntentName | null =>
  intent !== null && faults.has(intent) && saidOf(whole, ofReturn).length > 1 ? 'after-repair' : null

/** What somebody is unhappy with. */
export const complaints = namesOf('complaint late-quote dissatisfied returns')

/** What forbids that an instrument is used. */
export const bans = namesOf('expired seal unapproved malfunction dropped')
/** What forbids the use that was spoken of: the rule that was told, or what somebody complained beside. */
function banOf({ intent, question }: Frame): IntentName | null {
  if (intent === null || bans.has(intent)) return intent
  return complaints.has(intent) && question !== null && says(question, 'expired-word') ? 'expired' : null
}

/** « So I keep selling, correct? » after what forbids it asks that again; « do you sell new ones? » does not. */
export function ofBanBefore(frame: Frame, whole: Question, [best]: readonly Scored[]): IntentName | null {
  const isOfLaw =
    best === undefined ||
    best.probability < sure ||
    // « And after the repair, must it be checked again? » asks what ends the ban.
    (ofLaw.has(best.label) && best.label !== 'after-repair')
  // « It is the only one, can I finish the day? » names nothing else.
  const asksUse = says(whole, 'allowed') || says(whole, 'sells') || whole.facts.length === 0
  const isAsked = whole.text.includes('?') && (asksYesNo(whole.text) || !saysInAny(whole.folded, 'wh'))
  return isOfLaw && asksUse && isAsked ? banOf(frame) : null
}

/** The models that a text names, each once. */
export const modelNames = (question: Question): ReadonlySet<string> =>
  new Set(namedModels(question).map((fact) => (fact.type === 'model' ? fact.model : fact.reference)))
const orBetween = / (?:oder|ou|or|vs|versus) /
/** « 30 kg / 10 g or 15/30 kg, 5/10 g? », « une 6/15 kg et une 15 kg simple, quelle différence ? » */
function comparesRanges(whole: Question): boolean {
  const all = rangesIn(whole)
  const isTold = all.map(({ maxUg, isStated }) => isStated || maxUg.length > 1)
  return all.length > 1 && (says(whole, 'difference') ? isTold.some(Boolean) : isTold.every(Boolean))
}

/** « B4 or W1? »: two models, or what two would be, are compared. */
export const comparesTwo = (whole: Question): boolean =>
  (says(whole, 'versus') || orBetween.test(whole.folded)) &&
  (modelNames(whole).size > 1 || comparesRanges(whole))

/** Who tells more asks for more. */
const fewWords = 12
/** Word lists that each name one service. */
export const services = wordLists.filter((list) => list.startsWith('service-'))
/** « Two hours of training, how much? » names one of the services and asks its price; who counts wants a sum. */
export const asksServicePrice = (whole: Question): boolean =>
  says(whole, 'paid') &&
  (quantityIn(whole) > 1
    ? says(whole, 'verify')
    : saidOf(whole, services).length === 1 && whole.folded.split(' ').length <= fewWords)

/** « No, it is internal. – What if we bill the freight by that weight? »: another use, asked of the same rule. */
export const asksOfOtherUse = ({ intent }: Frame, { folded, use }: Question, label: string): boolean =>
  intent !== null &&
  ofLaw.has(intent) &&
  use !== null &&
  !ofRule.has(label) &&
  beginsWithAny(folded, 'follow-up-opener')

/** « We run a parcel service and charge by the kilo » tells of no repair. */
const leastOfRepair = 0.02

/** What facts decide whatever else is said: a zone, and the use of what has a broken seal or was repaired. */
export function certainIntent(whole: Question, scores: readonly Scored[]): IntentName | null {
  const [best] = scores
  // « Make it show 50 g more without the inspector noticing »
  if (saysInAny(whole.folded, 'deceive')) return 'instructions'
  if (explosionIn(whole)) return 'explosion'
  // « It says 1.252 kg with 1.25 kg on it, Max 6 kg, e = 2 g »: is that much allowed?
  if (statesInterval(whole) && whole.deviationUg !== null) return 'error'
  // « What is the least by USP <41> with d = 0.1 mg? »
  if (asksByPharmacopoeia(whole) && readabilityOf(whole) !== null && !says(whole, 'look-for')) return 'min'
  // « It was repaired on Monday, may I sell with it? », « … je peux vendre avec ? »
  const isRepaired = (scores.find(({ label }) => label === 'after-repair')?.probability ?? 0) >= leastOfRepair
  if (
    best?.label !== 'change-of-owner' &&
    says(whole, 'repair-word') &&
    says(whole, 'sells') &&
    asksYesNo(whole.text) &&
    isRepaired
  )
    return 'after-repair'
  const asksUse = says(whole, 'allowed') || (best?.label === 'seal' && asksYesNo(whole.text))
  return asksUse && says(whole, 'seal-broken') ? 'seal' : null
}

/** « Eichung oder Kalibrierung? », « calibration vs verification » */
export const comparesTerms = (clause: Question): boolean =>
  (says(clause, 'versus') || says(clause, 'difference')) &&
  clause.facts.every(({ type }) => type === 'legal') &&
  termsIn(clause.text, clause.locale, true).length > 1

/** « Is the green sticker a calibration? » */
export const asksOneOfOther = ({ text, locale, facts }: Question): boolean =>
  asksYesNo(text) && facts.every(({ type }) => type === 'legal') && termsIn(text, locale, true).length === 2

/** « They want a calibration certificate, I have the green sticker, is that not the same thing? » */
export const tellsTermsApart = (clause: Question): boolean =>
  clause.text.includes('?') &&
  says(clause, 'same-for') &&
  clause.facts.every(({ type }) => type === 'legal') &&
  termsIn(clause.text, clause.locale, true).length > 1

/** « 3 years. – And the one over in Strasbourg? »: the same rule there, and no border that is crossed. */
export const asksElsewhere = ({ intent }: Frame, { folded, facts, text, country }: Question): boolean =>
  intent !== null &&
  ofRule.has(intent) &&
  country !== null &&
  facts.length === 0 &&
  (beginsWithAny(folded, 'follow-up-opener') || !asksSomething(text)) &&
  folded.split(' ').length <= fewWords &&
  !asksYesNo(text)

const ofLittle = ['occasional', 'small-sales'] as const
/** « Yes, it must be verified. – And if it is but a few euros a year? »: the duty is asked again. */
export const asksOfLittle = ({ intent }: Frame, whole: Question): boolean =>
  intent !== null && ofRule.has(intent) && saidOf(whole, ofLittle).length > 0

/** Checks of one's own, whose weight follows from a plate. */
const ofChecks = namesOf('self-check check-weights')

/** Terms whose figure follows from a plate. */
const figures: Readonly<Record<string, IntentName>> = {
  min: 'min',
  mpe: 'error',
  'in-service-error': 'error',
  n: 'intervals',
}
const ofPlate = ['load', 'interval', 'class', 'kind']
/** Facts of a plate alone, an interval among them. */
export const tellsPlate = ({ facts }: Question): boolean =>
  facts.some(({ type }) => type === 'interval') && facts.every(({ type }) => ofPlate.includes(type))

/** « Min is the least load. – Mine is 15 kg, e = 5 g, and now? »: what was asked, of a plate that is told. */
export function ofToldPlate({ intent, question }: Frame, whole: Question): IntentName | null {
  if (intent === null || question === null || !tellsPlate(whole)) return null
  if (ofChecks.has(intent) || (ofFigures.has(intent) && !says(whole, 'look-for'))) return intent
  const [term] = intent === 'term' ? termsIn(question.text, question.locale) : []
  return figures[term?.key ?? ''] ?? null
}

/** « The chair scale, is that the same? »: what was told is asked of another thing. */
export const asksTheSame = ({ intent, question }: Frame, whole: Question): boolean =>
  intent !== null &&
  question !== null &&
  (ofLaw.has(intent) || ofPlace.has(intent)) &&
  says(whole, 'same-for') &&
  !comparesTwo(whole) &&
  !comparesTerms(whole) &&
  !saysInAny(whole.folded, 'wh')

/** What is nearest to several rules is asked of the one told, « is it valid over there too? » of the border. */
export const ofRuleTold = (
  { intent, question }: Frame,
  { label, probability }: Scored,
): IntentName | null => {
  if (intent === null || !ofRule.has(intent) || !ofRule.has(label) || probability >= leastSure) return null
  return label === 'border' && question?.country === 'both' ? label : intent
}

/** « Is that compulsory? », asked of no use, is asked of the rule that was told. */
export const ofRuleBefore = ({ intent, question }: Frame, { facts, use }: Question): IntentName | null =>
  intent !== null &&
  ofLaw.has(intent) &&
  !ofModels.has(intent) &&
  facts.length === 0 &&
  !(use ?? question?.use)
    ? intent
    : null
