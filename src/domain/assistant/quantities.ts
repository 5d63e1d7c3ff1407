import { foldText } from '#domain/catalogue/search-words.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { quantityBefore } from './quantity.ts'
import { beginsWithAny, saysInAny } from './word-lists.ts'

/** The mass that a fact names; null for an e or d of a plate. */
export const massOf = (fact: Fact) =>
  fact.type === 'load' ? fact.loadUg : fact.type === 'interval' && fact.of === null ? fact.ug : null
const joinsReading = /^\s*(?:mit|with|avec|à|au)\s*$/iu
const behindScale = /(?<!\p{L})(?:balances?|bascules?|scales?|\p{L}*waagen?)\s+(?:mit|with|avec|à|au)\s+$/iu
/** « The kitchen scale with 1 g »: what stands so behind an instrument is its d, and no quantity that is weighed. */
export const withReading = (text: string, facts: readonly Fact[]): Fact[] => {
  const isReading = ({ from, to }: Fact['span']) => {
    const digits = from + text.slice(from, to).search(/\d/)
    return (
      behindScale.test(text.slice(0, digits)) ||
      facts.some(({ type, span }) => type === 'kind' && joinsReading.test(text.slice(span.to, digits)))
    )
  }
  return facts.map((fact) =>
    fact.type === 'interval' && fact.of === null && isReading(fact.span) ? { ...fact, of: 'd' } : fact,
  )
}

/** Beside « compter » a small mass is that of a piece: « des vis de 2 g ». */
const isPiece = (fact: Fact) => (massOf(fact) ?? Infinity) <= kilogram / 2

/** « 50 mg portions into beakers »: a small mass beside a load is the least that is weighed, and no readability. */
const isPortion = (fact: Fact) => fact.type === 'interval' && fact.of === null && fact.ug >= 5_000

/** « 10 g divisions », « échelon de 5 g », « to the gram » are no portions. */
function isNamedInterval(text: string, { span }: Fact): boolean {
  const typed = text.slice(span.from, span.to)
  return (
    !/\d/.test(typed) ||
    /[ée]chelon|divis|interval|increment|graduation|step|teil|schritt|eichwert/i.test(typed)
  )
}

const isQuantity = (fact: Fact) => (massOf(fact) ?? Infinity) <= gram

/** Must an instrument weigh the named quantity by USP <41> or Ph. Eur. 2.1.7? */
export const asksMinimumWeight = ({ folded, smallestUg }: { folded: string; smallestUg: number | null }) =>
  smallestUg !== null && saysInAny(folded, 'minimum-weight')

/** Words that make a mass a deviation stand this near. */
const reach = 16
const wordsOf = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** « priced per 100 g », « 3 € les 100 g »: what a price is given for, and no load. */
export const isPriceUnit = (text: string, fact: Fact): boolean =>
  fact.type === 'load' &&
  [100 * gram, kilogram].includes(fact.loadUg) &&
  /(?:\b(?:per|pro|les|aux|par)|\/)\s*$/i.test(text.slice(0, fact.span.from)) &&
  saysInAny(wordsOf(text), 'priced')

/** Is a mass what an instrument is wrong by? « l’erreur max à 20 kg » names a load. */
export function isDeviation(text: string, fact: Fact): boolean {
  const { from, to } = fact.span
  if (massOf(fact) === null || !/^\d/.test(text.slice(from))) return false
  // « the floor scale with 1500 kg beside it »: what stands so behind an instrument is its Max.
  if (behindScale.test(text.slice(0, from))) return false
  const before = wordsOf(text.slice(Math.max(0, from - reach), from))
  return (
    beginsWithAny(wordsOf(text.slice(to, to + reach)), 'deviation-behind') ||
    (/(?: de| d| of| by| von| um)$/.test(before) && saysInAny(before, 'deviation-before'))
  )
}

/** An indication lies this near to the load that is on the instrument; two capacities never do. */
const nearest = 0.02
const bareValue = /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,4})?)(?![\p{L}\d]|[.,]\d|\s?(?:%|€|kg|g|mg|t\b))/gu

/**
 * « It shows 1.252 with my 1.250 kg on »: by how much the indication differs from the load, µg, and what is no load of
 * its own. Null where no number lies so near to a load.
 */
export function indicationIn(
  text: string,
  facts: readonly Fact[],
): { ug: number; shown: Fact | null } | null {
  const loads = facts.filter((fact) => fact.type === 'load')
  const isNear = (ug: number, loadUg: number) => ug !== loadUg && Math.abs(ug / loadUg - 1) <= nearest
  for (const load of loads) {
    const shown = loads.find((other) => other !== load && isNear(other.loadUg, load.loadUg))
    // The rounder of the two is the weight that was put on.
    if (shown) {
      const isOther =
        String(shown.loadUg).replace(/0+$/, '').length < String(load.loadUg).replace(/0+$/, '').length
      return { ug: Math.abs(shown.loadUg - load.loadUg), shown: isOther ? load : shown }
    }
    const typed = text.slice(load.span.from, load.span.to).match(/\d+(?:[.,]\d+)?/)?.[0]
    // The reader has decided whether « 1.250 » is a decimal: a number typed alike counts in the same unit.
    const unitUg = load.loadUg / Number(typed?.replace(',', '.'))
    for (const { 1: digits = '', index } of text.matchAll(bareValue)) {
      const ug = Math.round(Number(digits.replace(',', '.')) * unitUg)
      const isOfLoad = index >= load.span.from && index < load.span.to
      if (!isOfLoad && isNear(ug, load.loadUg)) return { ug: Math.abs(ug - load.loadUg), shown: null }
    }
  }
  return null
}

/** « erreur de 15 g à 10 kg » is no range: the load stays. */
export const withoutDeviation = (fact: Fact): Fact[] =>
  fact.type === 'load' && fact.fromUg !== null ? [{ ...fact, fromUg: null }] : []

/** One of the pieces that are to be counted. */
export const pieceIn = (facts: readonly Fact[], folded: string) =>
  saysInAny(folded, 'counts') ? facts.find(isPiece) : undefined

/** So much lighter than another load that one instrument may not serve both. */
const isFarBelow = (largest: number, text: string) => (fact: Fact) =>
  fact.type === 'load' &&
  fact.loadUg * 20 <= largest &&
  // « three scales of 15 kg and one of 300 kg » counts instruments.
  quantityBefore(text.slice(0, fact.span.from), fact) === 1

/** The least that is weighed, where it is named as a portion or by a pharmacopoeia. */
export function portionIn(facts: readonly Fact[], folded: string, text: string) {
  if (saysInAny(folded, 'minimum-weight')) return facts.find(isQuantity)
  // « ab 20 mg », « a few grams »: nobody asks for an instrument that carries no more than so little.
  const least = facts.find((fact) => fact.type === 'load' && isQuantity(fact))
  const largest = Math.max(0, ...facts.map((fact) => (fact.type === 'load' ? fact.loadUg : 0)))
  // « sacks of 25 kg, and herbs, 80 g at times »: what is far below another load is weighed too.
  if (least || !saysInAny(folded, 'portion-word')) return least ?? facts.find(isFarBelow(largest, text))
  return (
    facts.find((fact) => isPortion(fact) && !isNamedInterval(text, fact)) ??
    facts.find(isFarBelow(largest, text))
  )
}

/** « 500 Stück », « 2 000 screws », and « sachets de 2000 », « bags of 200 »: a number without a unit. */
const counted = /(?<![\d.,])(\d{2,6}|\d{1,3}[ .,\u00a0\u202f]\d{3})\s+(\p{L}+)/gu
const inLots = /(?:\bde|\bof|\bzu|\bje|\bpar|\bper|à)\s+(\d{2,6})(?![\d.,]*\d|\s?[\p{L}€%])/u

/** How many pieces are counted at a time; null where it is not stated. */
export function piecesIn(text: string): number | null {
  const named = [...text.matchAll(counted)].find(([, , word = '']) => saysInAny(wordsOf(word), 'piece-word'))
  const digits = named?.[1]?.replaceAll(/\D/g, '')
  return digits ? Number(digits) : bareNumberIn(text)
}

/** « pots de 250 »: how many go into each, a number whose unit goes without saying; null where none stands. */
export function bareNumberIn(text: string): number | null {
  const digits = text.match(inLots)?.[1]
  return digits ? Number(digits) : null
}

/** « à 0,1 % près », « within 0.5 % », « auf 0,1 % genau », « ± 1 % » */
const share = /(.{0,16})(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?)\s?%/u

/** The error that is allowed, in millionths of what is weighed; null where none is named. */
export function toleranceIn(text: string): number | null {
  const [, before = '', typed = '0'] = text.match(share) ?? []
  if (!/±|\+\/-/.test(before) && !saysInAny(wordsOf(before), 'tolerance-word')) return null
  const percent = Number(typed.replace(',', '.'))
  return percent > 0 ? Math.round(percent * 10_000) : null
}

/** A load beside a stated Max that it exceeds: « Max 30 kg for 32 kg »; µg. */
export function loadAboveMax({
  text,
  facts,
}: {
  text: string
  facts: readonly Fact[]
}): { maxUg: number; loadUg: number } | null {
  const loads = facts.flatMap((fact) =>
    fact.type === 'load'
      ? [{ ug: fact.loadUg, isMax: /max/i.test(text.slice(fact.span.from, fact.span.to)) }]
      : [],
  )
  const maxUg = loads.find(({ isMax }) => isMax)?.ug
  const loadUg = Math.max(0, ...loads.map(({ ug, isMax }) => (isMax ? 0 : ug)))
  return maxUg !== undefined && loadUg > maxUg ? { maxUg, loadUg } : null
}
