import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo } from '#domain/assistant/clauses.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { besideTerm, type Decision, when } from './decision-conditions.ts'
import { asksOneOfOther, bans } from './goes-on.ts'
import type { IntentName } from './intents.ts'
import type { Frame } from './item.ts'
import { namesOf } from './labels.ts'
import { asksForOther } from './service-prices.ts'

/** « Not verified since January. – What may it cost if somebody checks? » */
const asksWhatIsRisked = ({ intent }: Frame, whole: Question): boolean =>
  intent !== null && bans.has(intent) && says(whole, 'fine-word') && says(whole, 'paid')

/** « Am I talking to a real person? » asks what answers, « may I talk to a person? » for one. */
const asksWhoAnswers = (best: Scored, scores: readonly Scored[], { text }: Question): boolean =>
  best.label === 'person' && asksYesNo(text) && isLikely('capabilities', scores, leastOfWho)

/** « It shows 0.01 g, but there is no M on it, and he says that will do »: what is missing decides. */
const tellsOfNoMark = (best: Scored, scores: readonly Scored[], { text }: Question): boolean =>
  best.label === 'use-allowed' && !asksSomething(text) && isLikely('unapproved', scores)

const isLikely = (name: IntentName, scores: readonly Scored[], least = leastLikely) =>
  scores.some(({ label, probability }) => label === name && probability >= least)
const leastLikely = 0.25
const leastOfWho = 0.1

const ofPrices = namesOf('price service-price')

/** What an answer before, or what a message tells, decides whatever the classifier is sure of. */
export const behindAnswers: readonly Decision[] = [
  when('two-proofs', ({ frame, whole }) => frame.intent === 'calibration' && asksForOther(whole)),
  when('penalty', ({ frame, whole }) => asksWhatIsRisked(frame, whole)),
  // « The seal is torn. – It is only for my own flour »: what forbids a sale forbids no other use.
  when(
    'duty',
    ({ frame, whole }) => frame.intent !== null && bans.has(frame.intent) && whole.use === 'internal',
  ),
  // « It still drifts, how much is a repair? » asks the price of no verification.
  when(
    'repair',
    ({ best, whole }) =>
      best.label === 'service-price' && says(whole, 'repair-word') && !says(whole, 'verify'),
  ),
  // « We have a certificate, must it have the green sticker besides? »
  when(
    'two-proofs',
    ({ best, whole }) => besideTerm.has(best.label) && asksOneOfOther(whole) && says(whole, 'obligatory'),
  ),
  // « Why is the verified one dearer? »
  when(
    'why-verified',
    ({ best, whole }) =>
      ofPrices.has(best.label) && says(whole, 'why') && whole.facts.some(({ type }) => type === 'legal'),
  ),
  when('capabilities', ({ best, scores, whole }) => asksWhoAnswers(best, scores, whole)),
  when('unapproved', ({ best, scores, whole }) => tellsOfNoMark(best, scores, whole)),
  // « Can I send it back? – We are a company, not consumers »
  when('returns', ({ frame, whole }) => frame.intent === 'returns' && says(whole, 'private-buyer')),
]
