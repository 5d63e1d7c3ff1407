import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { IntentName } from './intents.ts'

/** A set of labels. */
export const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Above this nobody else is asked what a message means. */
export const sure = 0.75
/** A question that is asked as one may be less sure than what only tells. */
export const leastSureOfQuestion = 0.4

/** What is asked of a product on its page. */
export const ofProduct = namesOf('price stock feature accessories connection documents use-allowed warranty')
/** Intents about models: those that are in focus, else those that the conversation described. */
export const ofModels = namesOf(
  'price stock feature accessories connection documents use-allowed warranty pick vary compare choose',
)
/** Figures of a plate, which the models that were shown have too. */
export const ofFigures = namesOf('error min intervals')
/** Intents whose answer depends on use, country and load. */
export const ofLaw = namesOf(
  'duty period class provider due plate error min expired after-repair seal logbook unapproved apply declare use-allowed prepackage penalty border intervals explosion',
)
/** Rules of verification, of which one question may mean several. */
export const ofRule = namesOf(
  'duty use-allowed period provider due expired unapproved after-repair moved seal logbook apply declare penalty border',
)
/** Reasons to write to a person. */
export const ofPeople = namesOf('complaint request-status late-quote dissatisfied returns person')
/** Rules and troubles that a question which nothing else answers goes on with. */
export const goesOnAsking = namesOf(
  'expired seal unapproved after-repair border dropped penalty complaint late-quote',
)
/** Intents whose answer depends on a place, or on the size of the instrument. */
export const ofPlace = namesOf('area service-price shipping services response-time provider take-back')

/** Intents whose answer is a definition where nothing can be computed. */
export const defining = namesOf('min error term class intervals')

/** These always say the same, so that a question which is only near them gets no « yes ». */
export const ofOneVerdict = namesOf('tare foreign-brand')

/** Does an answer depend on what is weighed, for what and where? */
export const usesFacts = (intent: IntentName) =>
  [ofModels, ofLaw, ofPlace].some((labels) => labels.has(intent))

/** Refusals are not given on a suspicion. */
const refusals = namesOf('off-topic instructions legal-advice')
const leastSureOfRefusal = 0.5
const ofWeighing = namesOf('kind load interval legal')
/** What only follows an answer. */
export const followUps = namesOf('continue pick vary')

/** « the first one » is picked from models that were shown; anything may go on. */
const ofShown = namesOf('pick vary')

/** As likely a move, what names no repair is asked of the move. */
const leastMoved = 0.25

const isOfBoth = (question: Question | null) => question?.country === 'both' || question?.country === 'other'
const crossesBorder = (question: Question) =>
  isOfBoth(question) || says(question, 'move-word') || says(question, 'marking-word')

const tellsLoadAlone = (question: Question) => {
  const { facts, text } = question
  return (
    facts.some(({ type }) => type === 'load') &&
    facts.every(({ type }) => !ofPlates.has(type)) &&
    !says(question, 'plate-word') &&
    markedIn(text) === null
  )
}
const ofPlates = namesOf('interval class')

const ofFault = namesOf('malfunction dropped')
const leastSureOfFault = 0.5
/** A cause that is likely enough is what was told. */
const leastOfCause = 0.3
const sureOfCause = 0.6
const asksForScale = (question: Question) =>
  question.text.includes('?') && says(question, 'look-for') && !says(question, 'damage')

const tellsLoadOfUse = ({ facts, use, text }: Question) =>
  use !== null && facts.some(({ type }) => type === 'load') && !text.includes('?')

/** One label for another, with the probability of both. */
function withLabel(scores: readonly Scored[], from: IntentName, to: IntentName): Scored[] {
  const sum = scores.filter(({ label }) => label === from || label === to)
  const probability = sum.reduce((total, one) => total + one.probability, 0)
  const others = scores.filter((one) => !sum.includes(one))
  return [...others, { label: to, probability }].sort((a, b) => b.probability - a.probability)
}

/** The labels that may be meant behind an intent that was answered, the likeliest first. */
export function possible(
  scores: readonly Scored[],
  before: IntentName | null,
  question: Question,
  conversation: Question | null = null,
): Scored[] {
  const { facts } = question
  const probabilityOf = (name: IntentName) => scores.find(({ label }) => label === name)?.probability ?? 0
  const isMoved = probabilityOf('moved') >= leastMoved
  // « It arrived smashed » is to be replaced, and not repaired.
  const isComplaint =
    says(question, 'damage') &&
    (probabilityOf('complaint') >= leastOfComplaint ||
      (says(question, 'on-delivery') && probabilityOf('complaint') >= leastOfArrival))
  const judged = isComplaint
    ? withLabel(withLabel(scores, 'repair', 'complaint'), 'dropped', 'complaint')
    : scores
  return judged.filter(
    ({ label, probability }) =>
      !(before === null && followUps.has(label)) &&
      // « which one for 30 kg? » may be asked at any time.
      !(before !== null && ofShown.has(label) && !ofModels.has(before) && facts.length === 0) &&
      !(refusals.has(label) && probability < leastSureOfRefusal) &&
      // Whoever names an instrument or a load speaks of weighing.
      !(label === 'off-topic' && facts.some(({ type }) => ofWeighing.has(type))) &&
      // What is risked is asked by a word for it: « and if it is but a few euros a year? » asks for the duty.
      !(label === 'penalty' && before !== label && !says(question, 'fine-word')) &&
      // « A care home in Freiburg: must it be verified again? » names one country, and nothing that moves.
      !(label === 'border' && before !== label && !crossesBorder(question) && !isOfBoth(conversation)) &&
      // « You deliver? – Must I be there? » asks of the delivery.
      !(label === 'prepare' && before === 'shipping') &&
      // « Is there something in your shop? » wishes for goods, and to bring or to see nothing.
      !(label === 'visit' && asksForScale(question) && !says(question, 'in-workshop')) &&
      // What names no move is not asked of one.
      !(label === 'moved' && before !== label && !says(question, 'move-word')) &&
      // « 1500 kg each, 1.25 × 1.5 m » tells a load, and nothing that a plate has besides.
      !(label === 'plate' && tellsLoadAlone(question)) &&
      // « We charge postage by weight, parcels up to 40 kg » asks nothing, and tells what is weighed.
      !(label === 'shipping' && before === null && tellsLoadOfUse(question)) &&
      // « It fell off the van and shows 40 g »: what happened says why it shows that.
      !(label === 'malfunction' && probability < sureOfCause && probabilityOf('dropped') >= leastOfCause) &&
      // « A van, no plug: what scale do I need to sell fish? » asks for one, and tells no fault for certain.
      !(ofFault.has(label) && probability < leastSureOfFault && asksForScale(question)) &&
      // « Is a kitchen scale enough? » asks what it may be used for.
      !(label === 'self-check' && says(question, 'household')) &&
      // « What to do after a repair? » wants none.
      !(label === 'repair' && says(question, 'behind-repair')) &&
      // « Does it need testing again after the move? », "how often is it tested?" name no repair.
      !(
        label === 'after-repair' &&
        (isMoved || (probability < sure && !(before !== null && repaired.has(before)))) &&
        !says(question, 'repair-word')
      ) &&
      // « Premature babies, are 10 g precise enough? » names no delivery.
      !(label === 'shipping' && probability < sure && before !== label && !says(question, 'ship')),
  )
}

/** What came damaged is complained of from here on. */
const leastOfComplaint = 0.2
const leastOfArrival = 0.05
/** What a repair belongs to. */
const repaired = namesOf('repair malfunction dropped seal after-repair')

/** Meanings whose answers come near each other: what is asked may be sure where the one of them is not. */
const families = [ofRule, ofPeople, namesOf('repair malfunction dropped')]
const familyOf = (label: string) => families.find((names) => names.has(label))

/** How likely a label is, together with what comes near it. */
export const familyProbability = (label: string | null, scores: readonly Scored[]): number => {
  const family = label === null ? undefined : familyOf(label)
  return scores
    .filter((one) => one.label === label || family?.has(one.label))
    .reduce((sum, { probability }) => sum + probability, 0)
}

/** The likeliest label of the likeliest family: « must it have the sticker? » asks for one of several rules. */
export const likeliest = (scores: readonly Scored[]): Scored | undefined => {
  const sums = scores.map(({ label }) => familyProbability(label, scores))
  // Scores are ordered: the first of the greatest sum is the likeliest of its family.
  return scores[sums.indexOf(Math.max(...sums))]
}
