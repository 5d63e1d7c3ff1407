import { unitPattern } from '#domain/metrology/mass-units.ts'
import { wholeNumberOf } from '#domain/understanding/number-words.ts'
import type { Fact } from '#domain/understanding/understood.ts'

/** More instruments are a misreading. */
const mostInstruments = 999

/** Words between a number and what is counted: « 12 petites balances », « 3 balances de 15 kg ». */
const wordsBetween = { kind: 1, load: 3 } as const

/** « 12 kg et 15 kg » counts nothing. */
const measure = new RegExp(`^(?:${unitPattern}|€|eur|euros?|%|mm|cm|m|h)$`, 'iu')

/** « 6 Stück », « six of them », « 4 of your cheapest », « 3 pièces » */
const pieces =
  /([\p{L}\d-]+)\s+(?:st(?:ü|ue)ck|davon|pi[eè]ces?|unit(?:é|e)?s?|exemplaires?|of (?:them|those|these|your)|de (?:vos|celles)|(?:von )?eure[rn]|von ihren)(?!\p{L})/iu
/** « pour les 12 ? », « for all six? », « für alle 12? » */
const atEnd = /(?:les|pour|all|for|the|alle|für|fuer|die)\s+([\p{L}\d-]+)\s*\?*$/iu

function counted(typed: string | undefined): number | null {
  const count = typed === undefined ? null : wholeNumberOf(typed)
  return count !== null && Number.isInteger(count) && count <= mostInstruments ? count : null
}

/** The number before a place of a text, with so many words between them at most. */
function countBefore(text: string, between: number): number | null {
  const words = text.trimEnd().split(/\s+/)
  for (let at = 1; at <= between + 1; at++) {
    const word = words.at(-at)
    if (word === undefined || /[.,;:!?]$/.test(word)) return null
    const count = counted(word)
    if (count !== null) return measure.test(words.at(1 - at) ?? '') && at > 1 ? null : count
  }
  return null
}

/** How many stand before what a fact says of an instrument: « deux balances de (15 kg) »; 1 where none is told. */
export function quantityBefore(text: string, { type }: { type: 'kind' | 'load' }): number {
  return countBefore(text, wordsBetween[type]) ?? 1
}

/** How many instruments a text asks for: « 12 balances », « six of them », « für alle 12? »; 1 where none is told. */
export function quantityIn({ text, facts }: { text: string; facts: readonly Fact[] }): number {
  for (const { type, span } of facts) {
    if (type !== 'kind' && type !== 'load') continue
    const quantity = quantityBefore(text.slice(0, span.from), { type })
    if (quantity > 1) return quantity
  }
  return counted(text.match(pieces)?.[1]) ?? counted(text.match(atEnd)?.[1]) ?? 1
}
