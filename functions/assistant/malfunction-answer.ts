import { asksYesNo } from '#domain/assistant/clauses.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { gram } from '#domain/metrology/mass.ts'
import type { Answer, Asked } from './asked.ts'
import { statement } from './statements.ts'

/** What is checked first; a display that says « OL » tells more, and a fine balance is disturbed by more. */
const checksFor = ({ clause, question }: Asked) =>
  [
    ...(says(clause, 'shows-overload') ? (['malfunction.overload'] as const) : []),
    ...(['malfunction.answer'] as const),
    ...(isFine(question) ? (['malfunction.fine'] as const) : []),
  ] as const

/** An interval below 0.1 g is no shop scale's. */
const isFine = ({ use, facts }: Question) =>
  use === 'lab' ||
  facts.some(
    (fact) =>
      (fact.type === 'category' && fact.category === 'laboratory') ||
      (fact.type === 'interval' && fact.ug < gram / 10),
  )

/** What to check on an instrument that indicates wrongly, and what to note for its repair. */
export const malfunctionAnswer: Answer = (_, asked) =>
  // « Can we just subtract 4 kg till next week? »
  says(asked.clause, 'allowed') && asksYesNo(asked.clause.text) && !says(asked.clause, 'repair-word')
    ? statement(asked, 'malfunction.meanwhile', { kind: 'handover', verdict: false })
    : statement(asked, checksFor(asked), { kind: 'handover', page: '/blog/excentration-et-justesse' })
