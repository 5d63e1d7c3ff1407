import type { Reading } from './reading.ts'
import type { Fact } from './understood.ts'

/** Of several loads the largest counts, of several prices the lowest; kinds, trades and brands are choices anyway. */
const types: ReadonlySet<Fact['type']> = new Set(['interface', 'power', 'class', 'protection', 'platform'])

const isWanted = (fact: Fact) => !('wanted' in fact) || fact.wanted

/** „USB oder Bluetooth“, « classe I ou II », "IP65/IP67": one of them is enough. */
export function readAlternatives(reading: Reading): void {
  const facts = [...reading.facts].sort((a, b) => a.span.from - b.span.from)
  for (const [i, fact] of facts.entries()) {
    const before = facts[i - 1]
    if (!before || before.type !== fact.type || !types.has(fact.type)) continue
    const between = reading.text.slice(before.span.to, fact.span.from)
    if (isWanted(before) && isWanted(fact) && joins.test(between)) fact.isAlternative = true
  }
}

/** « ou par », "or with a", „oder mit“, "/" */
const joins = /^\s*(?:,?\s*(?:ou|or|oder|bzw\.?)(?:\s+\p{L}{1,4}){0,2}|\/)\s*$/iu
