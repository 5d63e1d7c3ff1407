import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksYesNo } from '#domain/assistant/clauses.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import type { Question } from '#domain/assistant/question.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { IntentName } from './intents.ts'
import { followUps, namesOf, ofModels, ofRule, sure } from './labels.ts'

/** What a label is judged by: how likely it is, the message, and what the conversation was about. */
type Judged = {
  probability: number
  before: IntentName | null
  question: Question
  conversation: Question | null
  probabilityOf: (name: IntentName) => number
}

/** Labels that a message cannot mean where the condition holds. */
type Exclusion = { labels: ReadonlySet<string>; where: (judged: Judged) => boolean }
const never = (labels: string | ReadonlySet<string>, where: Exclusion['where']): Exclusion => ({
  labels: typeof labels === 'string' ? namesOf(labels) : labels,
  where,
})

const ofWeighing = namesOf('kind load interval legal')
/** What a repair belongs to. */
const repaired = namesOf('repair malfunction dropped seal after-repair')
const ofFault = namesOf('malfunction dropped')
const ofPlates = namesOf('interval class')

/** How likely these have to be where no word says so. */
const least = { refusal: 0.5, move: 0.25, fault: 0.5, cause: 0.3, sureCause: 0.6 }

/** More words than these do more than greet. */
const most = { ofGreeting: 12 }

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

const asksForScale = (question: Question) =>
  question.text.includes('?') && says(question, 'look-for') && !says(question, 'damage')

const tellsLoadOfUse = ({ facts, use, text }: Question) =>
  use !== null && facts.some(({ type }) => type === 'load') && !text.includes('?')

const exclusions: readonly Exclusion[] = [
  never(followUps, ({ before }) => before === null),
  // « which one for 30 kg? » may be asked at any time; « the first one » is picked from models that were shown.
  never(
    'pick vary',
    ({ before, question }) => before !== null && !ofModels.has(before) && question.facts.length === 0,
  ),
  // Refusals are not given on a suspicion.
  never('off-topic instructions legal-advice', ({ probability }) => probability < least.refusal),
  // « Hello, I have taken over a shop in Mulhouse. Could you tell me …? » asks for more than a greeting.
  never('greeting', ({ question }) => question.folded.split(' ').length > most.ofGreeting),
  // Whoever names an instrument or a load speaks of weighing.
  never('off-topic', ({ question }) => question.facts.some(({ type }) => ofWeighing.has(type))),
  // What is risked is asked by a word for it: « and if it is but a few euros a year? » asks for the duty.
  never('penalty', ({ before, question }) => before !== 'penalty' && !says(question, 'fine-word')),
  // « A care home in Freiburg: must it be verified again? » names one country, and nothing that moves.
  never(
    'border',
    ({ before, question, conversation, probability }) =>
      probability < sure && before !== 'border' && !crossesBorder(question) && !isOfBoth(conversation),
  ),
  // « You deliver? – Must I be there? » asks of the delivery.
  never('prepare', ({ before }) => before === 'shipping'),
  // « And how often is it tested here? » behind a wish asks for the law; who checks by himself says so.
  never(
    'check-frequency',
    ({ before, question }) => before !== 'check-frequency' && !says(question, 'own-checks'),
  ),
  // « Is there something in your shop? » wishes for goods, and to bring or to see nothing.
  never('visit', ({ question }) => asksForScale(question) && !says(question, 'in-workshop')),
  // What names no move is not asked of one.
  never('moved', ({ before, question }) => before !== 'moved' && !says(question, 'move-word')),
  // « 1500 kg each, 1.25 × 1.5 m » tells a load, and nothing that a plate has besides.
  never('plate', ({ question }) => tellsLoadAlone(question)),
  // « We charge postage by weight, parcels up to 40 kg » asks nothing, and tells what is weighed.
  never('shipping', ({ before, question }) => before === null && tellsLoadOfUse(question)),
  // « Premature babies, are 10 g precise enough? » names no delivery.
  never(
    'shipping',
    ({ before, question, probability }) =>
      probability < sure && before !== 'shipping' && !says(question, 'ship'),
  ),
  // « It fell off the van and shows 40 g »: what happened says why it shows that.
  never(
    'malfunction',
    ({ probability, probabilityOf }) =>
      probability < least.sureCause && probabilityOf('dropped') >= least.cause,
  ),
  // « Oh, and it fell down last night »: more of a fault, and what it comes from.
  never(
    'continue',
    ({ before, probabilityOf }) =>
      before !== null && ofFault.has(before) && probabilityOf('dropped') >= least.cause,
  ),
  // « The battery dies after an hour » is not cleaned.
  never('care', ({ question }) => question.facts.some(({ type }) => type === 'power')),
  // « And for the floor scale with 1500 kg beside it? » asks for the same rule, and for no error.
  never(
    'error',
    ({ before, question: { facts } }) =>
      before !== null && ofRule.has(before) && facts.some(({ type }) => type === 'kind'),
  ),
  // « And how often is it tested over here? » tries nothing out.
  never('trial', ({ question }) => says(question, 'how-often') || says(question, 'obligatory')),
  // « We would charge by it now, does that change anything? » names no other owner.
  never(
    'change-of-owner',
    ({ before, question }) => before !== 'change-of-owner' && !says(question, 'owner-word'),
  ),
  // « They weigh 1.6 t at most, no pit possible » tells more of a wish.
  never(
    'foundation',
    ({ before, question: { facts, text } }) =>
      before === 'choose' && !text.includes('?') && facts.some(({ type }) => type === 'load'),
  ),
  // « If the carrier loses it, who pays? » sends nothing to the workshop.
  never(
    'send-in',
    ({ before, question }) =>
      (before === null || before === 'shipping') &&
      says(question, 'on-delivery') &&
      !says(question, 'repair-word'),
  ),
  // « Class II or class III, what is the difference? » compares no prices.
  never('why-verified', ({ question }) => question.facts.some(({ type }) => type === 'class')),
  // « I buy gold, mine is spot on against my test weight. Fine? » asks whether it may be used.
  never('check-weights', ({ question }) => isRegulated(question) && asksYesNo(question.text)),
  // « A van, no plug: what scale do I need to sell fish? » asks for one, and tells no fault for certain.
  never(ofFault, ({ question, probability }) => probability < least.fault && asksForScale(question)),
  // « Is a kitchen scale enough? » asks what it may be used for.
  never('self-check', ({ question }) => says(question, 'household')),
  // « What to do after a repair? » wants none.
  never('repair', ({ question }) => says(question, 'behind-repair')),
  // « Does it need testing again after the move? », "how often is it tested?" name no repair.
  never(
    'after-repair',
    ({ before, question, probability, probabilityOf }) =>
      (probabilityOf('moved') >= least.move ||
        (probability < sure && !(before !== null && repaired.has(before)))) &&
      !says(question, 'repair-word'),
  ),
]

/** One label for another, with the probability of both. */
function withLabel(scores: readonly Scored[], from: IntentName, to: IntentName): Scored[] {
  const sum = scores.filter(({ label }) => label === from || label === to)
  const probability = sum.reduce((total, one) => total + one.probability, 0)
  const others = scores.filter((one) => !sum.includes(one))
  return [...others, { label: to, probability }].sort((a, b) => b.probability - a.probability)
}

/** What came damaged is complained of from here on. */
const [leastOfComplaint, leastOfArrival] = [0.2, 0.05]

/** « It arrived smashed » is to be replaced, and not repaired. */
function asComplaint(scores: readonly Scored[], question: Question): readonly Scored[] {
  const probability = scores.find(({ label }) => label === 'complaint')?.probability ?? 0
  const enough = says(question, 'on-delivery') ? leastOfArrival : leastOfComplaint
  return says(question, 'damage') && probability >= enough
    ? withLabel(withLabel(scores, 'repair', 'complaint'), 'dropped', 'complaint')
    : scores
}

/** How an instrument is set up and used. */
const ofConditions = ['placement', 'temperature', 'warm-up', 'settings', 'error-code', 'care'] as const

/** « It stands by the window », told of a fault, tells more of it, and asks for no better place. */
const asFault = (scores: readonly Scored[], before: IntentName | null, { text }: Question) =>
  before !== null && ofFault.has(before) && !text.includes('?')
    ? ofConditions.reduce((all, name) => withLabel(all, name, 'malfunction'), scores)
    : scores

/** The labels that may be meant behind an intent that was answered, the likeliest first; together they are certain. */
export function possible(
  scores: readonly Scored[],
  before: IntentName | null,
  question: Question,
  conversation: Question | null = null,
): Scored[] {
  const probabilityOf = (name: IntentName) => scores.find(({ label }) => label === name)?.probability ?? 0
  const left = asFault(asComplaint(scores, question), before, question).filter(({ label, probability }) =>
    exclusions.every(
      ({ labels, where }) =>
        !labels.has(label) || !where({ probability, before, question, conversation, probabilityOf }),
    ),
  )
  const sum = left.reduce((total, { probability }) => total + probability, 0)
  // Beside a label that was sure, and is excluded, nothing is suggested.
  return sum < 1 - sure
    ? left
    : left.map(({ label, probability }) => ({ label, probability: probability / sum }))
}
