import { namedKinds, type Question } from '#domain/assistant/question.ts'
import { gram } from '#domain/metrology/mass.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { asTight } from './preferred-kinds.ts'
import { shopUses } from './solve-instruments.ts'

/** Down to this a scale of a shop reads. */
const finestOfShop = gram / 2
/** A question of a shop, for no finer scale than a shop has. */
export const isOfShop = ({ use, facts }: Question) =>
  use !== null &&
  shopUses.includes(use) &&
  facts.every((fact) => fact.type !== 'interval' || fact.ug >= finestOfShop)

/** A table scale that stands jets of water. */
export const isWashedByHose = ({ facts }: Question) =>
  facts.some(({ type }) => type === 'protection') &&
  namedKinds(facts).every((kind) => ['bench', 'portion-kitchen'].includes(kind))

/** The trade's usual kinds first, then all; then what meets the rest, but not every rule of the use. */
export function attemptsFor(question: Question): Question[] {
  const { use } = question
  const without = (...types: Fact['type'][]): Question => ({
    ...question,
    facts: question.facts.filter(({ type }) => !types.includes(type)),
  })
  const isFine = question.facts.some(({ type }) => type === 'interval')
  const isHosed = isWashedByHose(question)
  const tight = asTight(question)
  return [
    // Who washes what he weighs for himself with a hose takes a scale that is built for it, whatever the trade.
    ...(isHosed && use === 'internal' ? [without('kind', 'trade', 'category')] : []),
    question,
    // A protection tells more than the table that a scale stands on.
    ...(isHosed ? [without('kind')] : []),
    ...(isFine && use === 'lab' ? [without('kind')] : []),
    without('trade'),
    // A shop takes the next coarser scale of its kind rather than one of a jeweller.
    ...(isOfShop(question) && isFine ? [without('interval')] : []),
    // Who weighs for himself may use a verified instrument too.
    ...(use === 'internal' ? [without('trade', 'legal')] : []),
    ...(tight ? [tight] : []),
    { ...without('trade'), use: null },
  ]
}
