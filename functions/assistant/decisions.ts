import { asksSomething, asksYesNo } from '#domain/assistant/clauses.ts'
import { asksByPharmacopoeia } from '#domain/assistant/minimum-weight-answer.ts'
import { loadAboveMax } from '#domain/assistant/quantities.ts'
import { saidOf, says } from '#domain/assistant/word-lists.ts'
import { readMark } from '#domain/fit/plate-mark.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'
import { asksForBest, namesProperty } from './asks-for-choice.ts'
import { behindAnswers } from './behind-answers.ts'
import { ofService, ofServiceBefore, pointsBack } from './carried.ts'
import {
  asksApproval,
  asksByDay,
  asksClassOfUse,
  asksInterval,
  asksOfDegree,
  asksOneMore,
  asksProperty,
  asksSum,
  besideTerm,
  type Decision,
  oneForTheOther,
  statesAuxiliary,
  type Told,
  tellsPiece,
  termsBeside,
  toPeople,
  unsure,
  when,
  withoutReference,
} from './decision-conditions.ts'
import {
  asksOfLittle,
  asksOneOfOther,
  asksServicePrice,
  comparesTerms,
  comparesTwo,
  modelNames,
  ofRuleBefore,
  ofRuleTold,
  ofToldPlate,
  services,
  tellsPlate,
  tellsTermsApart,
} from './goes-on.ts'
import type { IntentName } from './intents.ts'
import { defining, leastSure, namesOf, ofModels, ofRule, sure } from './labels.ts'
import { asksNearest, asksOfAnswer } from './of-answer-before.ts'
import { asksForSubstitute } from './self-check.ts'

/** What another shop's price may be told beside. */
const ofOffers = namesOf('foreign-brand discount')
/** What facts decide about a message, in this order; the first decision that is made counts. */
const decisions: readonly Decision[] = [
  // « You are all crooks, what you sold me is rubbish! »
  unsure('complaint', ({ whole }) => says(whole, 'angry') && !asksSomething(whole.text)),
  unsure('feature', ({ frame, whole, isOnProduct }) => asksApproval(frame, whole, isOnProduct)),
  // « Crane scales. – Does that come with a radio display? » asks for a property of what was shown.
  unsure('feature', ({ frame, whole }) => asksProperty(frame, whole)),
  // « Bought second-hand, only CE on it, no M »: the mark decides, wherever it was bought.
  when('unapproved', ({ best, whole }) => best.label === 'used' && readMark(whole.text).mark === 'ce-only'),
  // « What do Max, Min, e and d mean? » names what stands on a plate, and types none.
  when(
    'term',
    ({ best, whole }) =>
      (defining.has(best.label) || best.label === 'plate') &&
      whole.facts.length === 0 &&
      termsBeside(whole) > 1,
  ),
  ...behindAnswers,
  { decide: ({ frame, whole }) => ofToldPlate(frame, whole) },
  when('shipping', ({ best, whole }) => asksByDay(best, whole)),
  unsure('class', ({ frame, whole }) => asksClassOfUse(frame, whole)),
  // « Is Max 30 kg enough for 32 kg? », « must it be a verified one, or will another do? »
  unsure(
    'use-allowed',
    ({ best, whole }) =>
      (loadAboveMax(whole) !== null && asksYesNo(whole.text)) ||
      (best.label === 'recognise' && says(whole, 'obligatory') && says(whole, 'replaces')),
  ),
  // « Parcels for the tariff. – Would a 60 kg scale with e = 20 g be ok? » asks of the use that was told.
  unsure(
    'use-allowed',
    ({ best, frame, whole }) =>
      frame.intent === 'choose' && defining.has(best.label) && tellsPlate(whole) && asksYesNo(whole.text),
  ),
  // « Is my bathroom scale enough for my patients? » names what one has.
  when(
    'use-allowed',
    ({ best, whole }) =>
      (best.label === 'choose' || best.label === 'use-allowed') &&
      whole.use !== null &&
      says(whole, 'household') &&
      asksYesNo(whole.text),
  ),
  // « We take in rubble, will a class IIII weighbridge do? » wants yes or no.
  when('use-allowed', ({ best, frame, whole }) => {
    const isOfClass = best.label === 'class' ? whole.use !== null : frame.intent === 'class'
    return isOfClass && whole.facts.some(({ type }) => type === 'class') && asksYesNo(whole.text)
  }),
  // « d = 0.1 g and e = 1 g: may I sell to a tenth of a gram? »
  when('use-allowed', ({ whole }) => statesAuxiliary(whole) && says(whole, 'sells') && asksYesNo(whole.text)),
  // « What does the III in an oval mean? » names one mark, and is no plate to be read.
  when(
    'class',
    ({ best, whole: { facts, ...rest } }) =>
      best.label === 'plate' && says(rest, 'mean') && facts.length === 1 && facts[0]?.type === 'class',
  ),
  // « … for 15 kg? – What does that cost? »: the instruments that were shown, where no service is named.
  when(
    'price',
    ({ best, frame, whole }) =>
      best.label === 'service-price' &&
      frame.intent !== null &&
      ofModels.has(frame.intent) &&
      whole.facts.length === 0 &&
      saidOf(whole, services).length === 0 &&
      !says(whole, 'verify'),
  ),
  // « 250 g bags. – Which step do I need, 1 g or 2 g? »: the goods decide it.
  when('prepackage', ({ frame, best, whole }) => frame.intent === 'prepackage' && asksInterval(best, whole)),
  when('term', ({ frame, whole }) => asksOfAnswer(frame.intent, whole)),
  // « Repeatability, linearity? – Which of them stands on a calibration certificate? »
  when(
    'term',
    ({ best, frame, whole }) =>
      frame.intent === 'term' && best.label === 'calibration' && pointsBack(whole) && termsBeside(whole) > 0,
  ),
  // « Which reference? – I have none, only my address »
  when(
    'request-status',
    ({ best, frame, whole }) =>
      frame.intent === 'late-quote' && withoutReference.has(best.label) && !asksSomething(whole.text),
  ),
  unsure('term', ({ best, whole }) => best.label !== 'two-proofs' && comparesTerms(whole)),
  // « What is the difference between calibration and verification? »
  when(
    'term',
    ({ best, whole }) => best.label === 'two-proofs' && says(whole, 'difference') && comparesTerms(whole),
  ),
  // « Is the green sticker a calibration? »
  when('term', ({ best, whole }) => besideTerm.has(best.label) && asksOneOfOther(whole)),
  // « The table with d instead of e, is that right? »
  when('term', ({ whole }) => oneForTheOther(whole)),
  // « Hosed down at night. – Which protection do I need? Would IP54 do? »: what is done to it decides.
  when('term', ({ frame, whole }) => asksOfDegree(frame, whole)),
  when('term', ({ whole }) => tellsTermsApart(whole)),
  // « What does the green M mean? » asks what it is, and not how to know one by it.
  when(
    'term',
    ({ best, whole }) => best.label === 'recognise' && says(whole, 'mean') && termsBeside(whole) > 0,
  ),
  when(
    'compare',
    ({ best, whole }) => comparesTwo(whole) || (defining.has(best.label) && modelNames(whole).size > 1),
  ),
  { decide: ({ frame, best, whole }) => ofServiceBefore(frame.intent, best.label, whole) },
  unsure(
    'service-price',
    ({ best, whole }) =>
      !ofService.has(best.label) && best.label !== 'why-verified' && asksServicePrice(whole),
  ),
  // « So I can spare the verification? », behind a check of one's own.
  unsure('self-check', ({ frame, whole }) => frame.intent === 'self-check' && asksForSubstitute(whole)),
  unsure('duty', ({ frame, whole }) => asksOfLittle(frame, whole)),
  // « 78 € each. – And if one is refused? » goes on with what follows from that.
  when('expired', ({ best, frame, whole }) => {
    const isAhead = frame.intent !== null && (ofService.has(frame.intent) || ofRule.has(frame.intent))
    return isAhead && best.label === 'continue' && says(whole, 'expired-word')
  }),
  // « Must it have the sticker, for four weeks? » names no date that has passed.
  unsure(
    'duty',
    ({ best, whole }) =>
      best.label === 'expired' && !says(whole, 'expired-word') && says(whole, 'obligatory'),
  ),
  { decide: ({ frame, best, whole }) => (best.label === 'duty' ? ofRuleBefore(frame, whole) : null) },
  // « … her baby scale? » is nearest to several rules, and asked of the one that was told.
  { decide: ({ frame, best }) => ofRuleTold(frame, best) },
  // « A scale of 15 kg / 5 g, and 2 kg on it? » names a load beside Max.
  unsure(
    'error',
    ({ best, whole }) =>
      best.label === 'intervals' && whole.facts.filter(({ type }) => type === 'load').length > 1,
  ),
  // « The sticker is out of date. Is the fine mine? » asks for what is risked.
  when(
    'penalty',
    ({ best, whole }) =>
      best.label === 'expired' &&
      !(whole.use !== null && asksYesNo(whole.text)) &&
      (asksSomething(whole.text) || says(whole, 'wh')) &&
      says(whole, 'fine-word') &&
      !says(whole, 'allowed'),
  ),
  // « How much to get my 15 kg scale verified? » prices the work, and no instrument.
  when(
    'service-price',
    ({ best, whole }) => best.label === 'price' && says(whole, 'scale-itself') && says(whole, 'verify'),
  ),
  // « The same is 219 € elsewhere, do you match it? »
  when(
    'discount',
    ({ best, whole }) => ofOffers.has(best.label) && whole.facts.some(({ type }) => type === 'price'),
  ),
  // « 650 €. – Is there one below 500? » wants another one.
  when(
    'choose',
    ({ best, frame, whole }) =>
      best.label === 'price' &&
      frame.intent !== null &&
      ofModels.has(frame.intent) &&
      whole.facts.some(({ type }) => type === 'price') &&
      whole.text.includes('?'),
  ),
  // « 30 kg by 1 g? Too many intervals. – What is the nearest to it? »
  unsure('choose', ({ frame, whole }) => asksNearest(frame, whole)),
  // « Do I see the weight as a customer? » is asked of the use, whatever the word is nearest to.
  unsure('duty', ({ whole }) => says(whole, 'customer-sees')),
  when('choose', ({ frame, best, whole }) => best.label === 'counting' && tellsPiece(frame, whole)),
  // « The least by USP <41> with d = 0.1 mg? – 82 mg at best. – We measured s = 0.15 mg »
  when(
    'min',
    ({ frame, whole }) =>
      frame.question !== null &&
      frame.intent === 'min' &&
      asksByPharmacopoeia(frame.question) &&
      (massesIn(whole.text, whole.locale).length > 0 || says(whole, 'tare-word')),
  ),
  when('choose', ({ best, scores, whole }) => asksForBest(best, scores, whole)),
  // « Have you a scale for the market that goes without electricity? » asks for one that has it.
  unsure(
    'choose',
    ({ best, frame, whole, isOnProduct }) =>
      best.label === 'use-allowed' && frame.intent === null && !isOnProduct && namesProperty(whole),
  ),
  when('choose', ({ frame, whole }) => asksOneMore(frame, whole)),
  unsure('price', ({ frame, whole }) => asksSum(frame, whole)),
  { decide: ({ best, scores }) => (best.probability < leastSure ? toPeople(scores) : null) },
]

/** What some facts decide whatever the classifier is sure of; null where they decide nothing. */
export function decidedBy(told: Told): IntentName | null {
  for (const { isUnsure, decide } of decisions) {
    if (isUnsure && told.best.probability >= sure) continue
    const intent = decide(told)
    if (intent !== null) return intent
  }
  return null
}
