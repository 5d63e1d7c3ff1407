import type { Question } from '#domain/assistant/question.ts'
import { saysInternal, saysNotMedical } from '#domain/assistant/uses.ts'
import { openRequest } from '#domain/fit/fit-request.ts'
import type { Fact } from '#domain/understanding/understood.ts'

/** What an animal needs to stand on: a plate may be larger. */
export const standingPlace = ({ facts }: Question) => {
  const sides = facts.flatMap((fact) => (fact.type === 'platform' ? [fact.sidesMm] : []))[0]
  const [lengthMm, widthMm] = sides ?? []
  return lengthMm === undefined ? null : { lengthMm, widthMm: widthMm ?? lengthMm }
}

/** Protection that the rules of fit judge; a stronger one is looked for among the kinds that are built for it. */
export const wipedNeed = ({ facts }: Question) =>
  facts.flatMap((fact) => (isWiped(fact) && fact.type === 'protection' && fact.need ? [fact.need] : []))[0] ??
  openRequest.protection

/** A damp cloth asks for no special kind of instrument. */
export const isWiped = (fact: Fact) =>
  fact.type === 'protection' && fact.need !== null && fact.need.solids === 0 && fact.need.water <= 4

/** Who says that nothing is sold by it needs no verification, and pays less without. */
export const prefersUnverified = ({ facts, folded, use }: Question) =>
  use === 'internal' &&
  (saysInternal(folded) ||
    saysNotMedical(folded) ||
    facts.some((fact) => fact.type === 'legal' && !fact.wanted))
