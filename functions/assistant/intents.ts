import { asksYesNo } from '#domain/assistant/clauses.ts'
import {
  accreditationAnswer,
  areaAnswer,
  contactAnswer,
  hoursAnswer,
  visitAnswer,
} from '#domain/assistant/company-answers.ts'
import { startersIn } from '#domain/assistant/draft.ts'
import { dueAnswer } from '#domain/assistant/due-answer.ts'
import { explosionAnswer } from '#domain/assistant/explosion-answer.ts'
import { errorAnswer, intervalsAnswer, minAnswer, withMinimum } from '#domain/assistant/figure-answers.ts'
import { degreeFor } from '#domain/assistant/ip-degree.ts'
import { classAnswer, dutyAnswer, periodAnswer, providerAnswer } from '#domain/assistant/law-answers.ts'
import { minimumWeightAnswer } from '#domain/assistant/minimum-weight-answer.ts'
import { classIn } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import {
  applyAnswer,
  borderAnswer,
  declareAnswer,
  expiredAnswer,
  penaltyAnswer,
  repairedAnswer,
  sealAnswer,
  unapprovedAnswer,
  verificationVisitAnswer,
} from '#domain/assistant/state-answers.ts'
import { termAnswer } from '#domain/assistant/term-answer.ts'
import { plateAnswer } from '#domain/assistant/typed-plate.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { companyAnswer, shippingAnswer } from './about-company.ts'
import type { Answer } from './asked.ts'
import { chooseAnswer, chooseForZone } from './choose.ts'
import { complaintAnswer, isAngry, returnsAnswer } from './complaint-answers.ts'
import { featureAnswer } from './feature-answers.ts'
import { pickAnswer, varyAnswer } from './follow-ups.ts'
import { malfunctionAnswer } from './malfunction-answer.ts'
import {
  accessoriesAnswer,
  compareAnswer,
  connectionAnswer,
  priceAnswer,
  stockAnswer,
} from './model-answers.ts'
import { byPlateOfModels } from './plate-of-models.ts'
import { prepackageAnswer } from './prepackage-answer.ts'
import { sayingAnswers } from './sayings.ts'
import { checkWeightsAnswer, selfCheckAnswer } from './self-check.ts'
import {
  calibrationAnswer,
  logbookPriced,
  repairAnswer,
  serviceDone,
  serviceOffered,
  servicePrice,
  servicePriceAnswer,
  twoProofsAnswer,
} from './service-prices.ts'
import { accountAnswer, careAnswer, passwordAnswer, siteAnswer, statement } from './statements.ts'
import { tareAnswer } from './tare-answer.ts'
import {
  cancelAnswer,
  financingAnswer,
  ofTerms,
  termsAnswer,
  vatAnswer,
  warrantyAnswer,
} from './terms-answers.ts'
import { unknownModelAnswer } from './unknown-models.ts'
import { allowedUseAnswer } from './use-allowed.ts'

/** A greeting is answered by one, and by what can be asked. */
const greetingAnswer: Answer = (_, asked) => ({
  ...statement(asked, 'talk.hello', { kind: 'clarify', steps: [] }),
  sources: [],
  suggestions: startersIn(asked.question.locale),
})

/** What the assistant does not do, and what it does. */
const refusing =
  (name: 'talk.topic' | 'talk.instructions' | 'talk.legal'): Answer =>
  (_, asked) => ({
    ...statement(asked, name, { kind: 'refusal', steps: ['contact'] }),
    sources: [],
    suggestions: startersIn(asked.question.locale),
  })

/** What replaces a model: the reference that is named, else where its successor stands. */
const successorAnswer: Answer = async (env, asked) =>
  (await unknownModelAnswer(env, asked.clause)) ??
  statement(asked, 'successor.answer', { page: '/products', steps: ['products', 'contact'] })

/** « Is one from the supermarket enough? » asks the contrary of « must it be verified? » */
const dutyAsked: Answer = (_, { question }) => {
  const draft = dutyAnswer(question)
  const isNamed = question.facts.some(({ type }) => type === 'legal') || says(question, 'calibration-word')
  const isContrary = draft.verdict !== undefined && says(question, 'replaces') && !isNamed
  return withMinimum(isContrary ? { ...draft, verdict: !draft.verdict } : draft, question)
}

/** Every intent by its name, with its answer; null where what it needs is missing. */
export const intents = {
  ...sayingAnswers,
  greeting: greetingAnswer,
  capabilities: (_, asked) => ({
    // « Are you a robot? » may want a person.
    ...(says(asked.clause, 'robot')
      ? statement(asked, ['talk.capabilities', 'talk.person'], { steps: ['contact', 'call'] })
      : statement(asked, 'talk.capabilities', { steps: [] })),
    sources: [],
    suggestions: startersIn(asked.question.locale),
  }),
  'off-topic': refusing('talk.topic'),
  instructions: refusing('talk.instructions'),
  'legal-advice': refusing('talk.legal'),
  choose: chooseAnswer,
  compare: compareAnswer,
  price: priceAnswer,
  stock: stockAnswer,
  shipping: shippingAnswer,
  feature: featureAnswer,
  accessories: accessoriesAnswer,
  connection: connectionAnswer,
  'use-allowed': allowedUseAnswer,
  duty: dutyAsked,
  period: (_, { question }) => periodAnswer(question),
  provider: (_, { question }) => providerAnswer(question),
  due: (_, { question, clause, today }) =>
    dueAnswer(question, today) ??
    // « It ends in March, may I sell in April? »
    (asksYesNo(clause.text) && says(clause, 'sells') ? expiredAnswer(question) : periodAnswer(question)),
  plate: (_, { question, today }) => {
    const answer = plateAnswer(question, today)
    return answer && withMinimum(answer, question)
  },
  explosion: (env, asked) => explosionAnswer(asked.question) ?? chooseForZone(env, asked),
  error: byPlateOfModels(errorAnswer, 'MPE'),
  min: (env, asked) => minimumWeightAnswer(asked.question) ?? byPlateOfModels(minAnswer, 'Min')(env, asked),
  intervals: (_, { question }) => intervalsAnswer(question) ?? termAnswer(question),
  // « Is 1 mg enough for 20 mg within 1 %? » asks for an instrument.
  class: (env, asked) => {
    const { question } = asked
    if (question.tolPpm !== null) return chooseAnswer(env, asked)
    // « What does class III mean? » names the class that the question for a use would ask for.
    const isNamed =
      question.use === null ? classIn(question) : says(asked.clause, 'mean') && classIn(asked.clause)
    return isNamed ? termAnswer(asked.clause) : classAnswer(question)
  },
  term: (_, { question }) => termAnswer(question),
  expired: (_, { question }) => expiredAnswer(question),
  penalty: (_, { question }) => penaltyAnswer(question),
  'after-repair': (_, { question }) => repairedAnswer(question),
  seal: (_, { question }) => sealAnswer(question),
  border: (_, { question }) => borderAnswer(question),
  logbook: logbookPriced,
  unapproved: (_, { question }) => unapprovedAnswer(question),
  apply: (_, { question }) => applyAnswer(question),
  declare: (_, { question }) => declareAnswer(question),
  duration: (_, { question }) => verificationVisitAnswer(question, 'rule.duration'),
  prepare: (_, { question }) => verificationVisitAnswer(question, 'prepare.answer'),
  prepackage: prepackageAnswer,
  tare: tareAnswer,
  repair: repairAnswer,
  malfunction: malfunctionAnswer,
  // « Do you sell Ohaus? » asks for the brands of the catalogue.
  'foreign-brand': (env, asked) =>
    says(asked.clause, 'sells')
      ? companyAnswer(env, {
          ...asked,
          question: { ...asked.question, folded: say('company.brand-word', asked.question.locale) },
        })
      : says(asked.clause, 'versus') && !says(asked.clause, 'repair-word')
        ? statement(asked, 'foreign-brand.compare', { steps: ['products', 'configurator'] })
        : statement(asked, 'foreign-brand.answer', { kind: 'company', verdict: true }),
  successor: successorAnswer,
  complaint: complaintAnswer,
  'request-status': (_, asked) =>
    statement(asked, isAngry(asked.clause) ? ['talk.sorry', 'site.request-status'] : 'site.request-status', {
      page: '/devis/suivi',
      steps: ['contact', 'call'],
    }),
  warranty: warrantyAnswer,
  returns: returnsAnswer,
  payment: (_, { question }) =>
    says(question, 'pays-late')
      ? ofTerms(question, 'payment', { sentences: [1] })
      : ofTerms(question, 'payment', { sentences: [0], after: ['terms.ask-with-quote'] }),
  'take-back': (env, { question }) => servicePrice(env, question, 'take-back'),
  calibration: calibrationAnswer,
  'service-price': servicePriceAnswer,
  services: serviceOffered,
  area: (_, { question }) => areaAnswer(question),
  'response-time': (_, asked) =>
    statement(asked, says(asked.clause, 'reply-word') ? 'response-time.reply' : 'statement.response-time', {
      kind: 'company',
    }),
  hours: (_, { question, ...now }) => hoursAnswer(question, now),
  contact: (_, { question, ...now }) => contactAnswer(question, now),
  visit: (_, { question, ...now }) => visitAnswer(question, now),
  company: companyAnswer,
  accreditation: (_, { question }) => accreditationAnswer(question),
  account: accountAnswer,
  password: passwordAnswer,
  'site-help': siteAnswer,
  terms: termsAnswer,
  // « Can I pressure wash it? » asks for the degree of the model.
  care: (env, asked) =>
    asked.focus.length === 1 && degreeFor(asked.question)
      ? featureAnswer(env, asked)
      : careAnswer(env, asked),
  'self-check': selfCheckAnswer,
  'check-weights': checkWeightsAnswer,
  'two-proofs': twoProofsAnswer,
  commissioning: serviceDone('commissioning'),
  training: serviceDone('training'),
  vat: vatAnswer,
  financing: financingAnswer,
  cancel: cancelAnswer,
  pick: pickAnswer,
  vary: varyAnswer,
} satisfies Record<string, Answer>

/** What a clause may ask for. */
export type IntentName = keyof typeof intents

/** Whether a label of the classifier is an intent; « continue » is none: it goes on with the one before. */
export const isIntent = (label: string): label is IntentName => label in intents
