import { asksYesNo } from '#domain/assistant/clauses.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { testWeightLine } from '#domain/assistant/test-weight-line.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Asked, AssistantEnv } from './asked.ts'
import { statement } from './statements.ts'

/** « So I can spare the verification? »: does nothing but a verification stand in a question for yes or no? */
export const asksForSubstitute = (clause: Question): boolean =>
  (clause.facts.length > 0 || says(clause, 'verify')) &&
  clause.facts.every(({ type }) => type === 'legal') &&
  asksYesNo(clause.text)

/** How one checks an instrument oneself, with which weight, and that it replaces no verification. */
export function selfCheckAnswer(_: AssistantEnv, asked: Asked): Draft {
  const page = '/blog/excentration-et-justesse'
  if (asksForSubstitute(asked.clause))
    return statement(asked, 'self-check.no-substitute', { page, verdict: false })
  const check = statement(asked, ['self-check.answer', 'self-check.no-substitute'], { page })
  const line = testWeightLine(asked.question)
  return line === null ? check : { ...check, text: `${line}\n${check.text}`, facts: [...check.facts, line] }
}

/** Which weight serves a check: of a plate that is typed the one that follows from it. */
export function checkWeightsAnswer(_: AssistantEnv, asked: Asked): Draft {
  const general = statement(asked, 'check-weights.answer', { page: '/blog/excentration-et-justesse' })
  const line = testWeightLine(asked.question)
  return line === null ? general : { ...general, text: line, facts: [line] }
}
