import { unitPattern } from '#domain/metrology/mass-units.ts'
import { massOf } from './quantities.ts'
import type { Question } from './question.ts'

/** « at 25? », « des pots de 500 »: numbers at the end of a clause, behind what no count stands behind. */
const bareNumbers =
  /(?<=(?:^|\s)(?:à|a|de|at|of|bei|von|mit|auf|with|to)\s+)(?!(?:19|20)\d\d\b)(\d+(?:[.,]\d+)?)(?=\s*(?:[?!;]|$|(?:et|ou|and|or|und|oder)\s))/giu
const unit = new RegExp(`(?:\\d|\\s)(${unitPattern})\\s*$`, 'iu')

/**
 * A follow-up with the unit that the conversation weighs in: « at 4 kg? – And at 25? » asks for 25 kg. A text that
 * names a mass itself, and one after no mass, stays as it is.
 */
export function inUnitBefore(text: string, before: Question | null, facts: Question['facts']): string {
  if (before === null || facts.some((fact) => massOf(fact) !== null)) return text
  const last = before.facts.findLast((fact) => massOf(fact) !== null)
  const typed = last && before.text.slice(last.span.from, last.span.to).match(unit)?.[1]
  return typed ? text.replace(bareNumbers, `$1 ${typed}`) : text
}
