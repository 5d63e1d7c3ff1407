import { actionsIn, callAction, type Draft } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/page-sources.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { AssistantSentence } from '#src/i18n/server-texts.ts'
import type { Answer } from './asked.ts'
import { statement, valuesIn } from './statements.ts'
import { type Clause, clauseText } from './terms-clause.ts'

/** What the general terms say, between sentences of this site. */
export function ofTerms(
  question: Question,
  clause: Clause,
  {
    sentences = null,
    before = [],
    after = [],
    verdict,
  }: {
    sentences?: readonly number[] | null
    before?: readonly AssistantSentence[]
    after?: readonly AssistantSentence[]
    verdict?: boolean
  } = {},
): Draft {
  const { locale } = question
  const spoken = (names: readonly AssistantSentence[]) =>
    names.map((name) => say(name, locale, valuesIn(question)))
  const quoted = clauseText(clause, sentences, question)
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'company',
    text: [...spoken(before), quoted, ...spoken(after)].join('\n'),
    ...(verdict === undefined ? {} : { verdict }),
    facts: [quoted],
    sources: [pageSource('/conditions-generales', locale)],
    actions: [quote, contact, callAction(question)],
  }
}

/** With or without VAT; from abroad what that changes. */
export const vatAnswer: Answer = (_, { question }) =>
  says(question, 'vat-abroad')
    ? ofTerms(question, 'prices', { sentences: [0], after: ['terms.vat-abroad'] })
    : ofTerms(question, 'prices')

/** No leasing, and how one pays instead. */
export const financingAnswer: Answer = (_, { question }) =>
  ofTerms(question, 'payment', { sentences: [0], before: ['financing.answer'], verdict: false })

/** Until when an order can be undone. */
export const cancelAnswer: Answer = (_, { question }) =>
  ofTerms(question, 'offer', { sentences: [0, 2], after: ['terms.cancel'] })

/** What is asked about the general terms and about buying as a private person. */
export const termsAnswer: Answer = (_, asked) => {
  const { question } = asked
  if (says(question, 'private-buyer')) return statement(asked, 'terms.private', { kind: 'company' })
  if (says(question, 'minimum-order'))
    return statement(asked, 'terms.no-minimum', { kind: 'company', verdict: false })
  if (says(question, 'property')) return ofTerms(question, 'property')
  return ofTerms(question, 'scope')
}

/** How long the warranty is and what voids it. */
export const warrantyAnswer: Answer = (_, { question }) => {
  if (says(question, 'statutory-warranty'))
    return ofTerms(question, 'warranty', { before: ['terms.consumer'] })
  return says(question, 'overload')
    ? ofTerms(question, 'warranty', { sentences: [1], verdict: false })
    : ofTerms(question, 'warranty')
}
