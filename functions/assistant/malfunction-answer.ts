import { asksYesNo } from '#domain/assistant/clauses.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { gram } from '#domain/metrology/mass.ts'
import type { Answer, Asked } from './asked.ts'
import { statement } from './statements.ts'

/** What is checked first: a display with « OL », a fine balance and a printer have checks of their own. */
const checksFor = ({ clause, question }: Asked) =>
  says(clause, 'prints') && !says(clause, 'wrong-by')
    ? (['malfunction.printing'] as const)
    : ([
        ...(says(clause, 'shows-overload') ? (['malfunction.overload'] as const) : []),
        ...(['malfunction.answer'] as const),
        ...(isFine(question) ? (['malfunction.fine'] as const) : []),
      ] as const)

/** An interval below 0.1 g is no shop scale's. */
const isFine = ({ use, facts }: Question) =>
  use === 'lab' ||
  facts.some(
    (fact) =>
      (fact.type === 'category' && fact.category === 'laboratory') ||
      (fact.type === 'interval' && fact.ug < gram / 10),
  )

/** What to check on an instrument that indicates wrongly, and what to note for its repair. */
export const malfunctionAnswer: Answer = (_, asked) => {
  const { clause } = asked
  const asksWhether = asksYesNo(clause.text)
  // « Can we just subtract 4 kg till next week? »
  if (says(clause, 'allowed') && asksWhether && !says(clause, 'repair-word'))
    return statement(asked, 'malfunction.meanwhile', { kind: 'handover', verdict: false })
  const shown = { kind: 'handover', page: '/blog/excentration-et-justesse' } as const
  // « It stands below the air conditioning. – May it be the plastic pans? »
  return says(clause, 'disturbance')
    ? statement(asked, 'malfunction.disturbed', {
        ...shown,
        ...(clause.text.includes('?') && { verdict: true }),
      })
    : statement(asked, checksFor(asked), shown)
}
