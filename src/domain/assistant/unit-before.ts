import { unitPattern } from '#domain/metrology/mass-units.ts'
import { massOf } from './quantities.ts'
import type { Question } from './question.ts'

/** « at 25? », « pots de 500 », « under 300? »: numbers at the end of a clause, behind words that count nothing. */
const bareNumbers =
  /(?<=(?:^|\s)(?:à|a|de|at|of|bei|bis|von|mit|auf|über|with|to|unter|under|below|over|above|sous|than|jusqu['’]à)\s+)(?!(?:19|20)\d\d\b)(\d+(?:[.,]\d+)?)(?=\s*(?:[?!;]|,\s|$|(?:et|ou|and|or|und|oder)\s))/giu
/** „250er Gläser. – Und für die 500er?“ */
const bySize = /\der$/
const unit = new RegExp(`(?:\\d|\\s)(${unitPattern})\\s*$`, 'iu')

/** « 35 kg empty, between 80 and 250 with the linen »: a range without a unit, behind a mass. */
const bareRange =
  /(?<=\b(?:zwischen|between|entre)\s+)(\d+(?:[.,]\d+)?)(\s+(?:und|and|et)\s+)(\d+(?:[.,]\d+)?)(?=\s*(?:[?!;.,]|$))/iu

/** A range between two numbers in the unit of the mass before it in the text; others stay as they are. */
export function inUnitOfText(text: string, facts: Question['facts']): string {
  const at = text.search(bareRange)
  const before = facts.findLast((fact) => massOf(fact) !== null && fact.span.to <= at)
  const typed = before && text.slice(before.span.from, before.span.to).match(unit)?.[1]
  return typed ? text.replace(bareRange, `$1 ${typed}$2$3 ${typed}`) : text
}

/**
 * A follow-up with the unit that the conversation counts in: « at 4 kg? – And at 25? » asks for 25 kg. A text that
 * names a mass or price itself, and one after neither, stays as it is.
 */
export function inUnitBefore(text: string, before: Question | null, facts: Question['facts']): string {
  const isMeasured = (fact: Question['facts'][number]) => massOf(fact) !== null || fact.type === 'price'
  const last = facts.some(isMeasured) ? undefined : before?.facts.findLast(isMeasured)
  if (!before || !last) return text
  if (last.type === 'price') return text.replace(bareNumbers, '$1 €')
  const stated = before.text.slice(last.span.from, last.span.to)
  const typed = stated.match(unit)?.[1] ?? (bySize.test(stated) ? 'g' : undefined)
  return typed ? text.replace(bareNumbers, `$1 ${typed}`).replace(/(?<=\d)er(?!\p{L})/u, ` ${typed}`) : text
}
