import { dutyAnswer } from '#domain/assistant/law-answers.ts'
import type { Question } from '#domain/assistant/question.ts'
import { saidOf, says } from '#domain/assistant/word-lists.ts'
import type { Answer } from './asked.ts'
import { statement } from './statements.ts'
import { allowedUseAnswer } from './use-allowed.ts'

const eMark = {
  kind: 'rule',
  page: '/blog/verification-periodique',
  steps: ['contact'],
  verdict: false,
} as const

/** Flour alone tells no purpose: « a pack of 500 g of flour » is none for oneself. */
const isOfGoods = (clause: Question) =>
  clause.use === 'internal' &&
  says(clause, 'prepack-word') &&
  saidOf(clause, ['only-for', 'private-buyer', 'negation']).length === 0

/** What is packed unseen by the buyer, with one nominal quantity or each by its weight. */
export const prepackageAnswer: Answer = (env, asked) => {
  const { question, clause } = asked
  // « Is my kitchen scale enough for my jars? »
  if (says(clause, 'household')) return allowedUseAnswer(env, asked)
  // « Is the ℮ compulsory? »
  if (says(clause, 'e-mark') && says(clause, 'obligatory'))
    return statement(asked, 'prepackage.e-mark', eMark)
  // « And if I weigh it in front of the customer? » is another use, which has its own rule.
  const isOther = clause.use !== null && !clause.use.startsWith('prepack') && !isOfGoods(clause)
  return dutyAnswer({
    ...question,
    use: isOther || question.use === 'prepack-variable' ? question.use : 'prepack',
  })
}
