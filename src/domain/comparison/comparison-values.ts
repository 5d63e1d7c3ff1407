import type { Variant } from '#domain/catalogue/product.ts'
import { protectionCodes, waterHolds } from '#domain/catalogue/protection.ts'
import { minimumWeightUg } from '#domain/fit/minimum-weight.ts'
import { microgramsOf } from '#domain/metrology/mass.ts'
import type { Score } from './comparison-best.ts'

/** The first number of a text such as « 24 mois » or « 6,3 kg »; null without one. */
export function leadingNumber(text: string | undefined): number | null {
  const value = text?.match(/^\s*(\d+(?:[.,]\d+)?)/)?.[1]
  return value ? Number(value.replace(',', '.')) : null
}

const waterDegrees = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/**
 * Rank of an IP marking (IEC 60529): protection against solids, then each degree against water that it holds. Neither
 * of IP68 and IP69K is better: one was tested in water, the other with jets. Null without a marking.
 */
export function protectionScore(text: string | undefined): Score {
  const codes = protectionCodes(text ?? '')
  if (codes.length === 0) return null
  const holds = (degree: number) => codes.some(({ water }) => waterHolds(water, degree))
  return [
    -Math.max(...codes.map(({ solids }) => solids)),
    ...waterDegrees.map((degree) => (holds(degree) ? -1 : 0)),
  ]
}

/** A greater Max is better; a weight weighs nothing. */
export function capacityScore({ arrangement, ranges }: Variant): Score {
  if (arrangement === 'nominal' || ranges.length === 0) return null
  return [-Math.max(...ranges.map(({ max }) => microgramsOf(max)))]
}

/** The minimum weight of USP <41> at the repeatability of a model, µg; null where that is not known. */
export function minimumWeightOf({ facts, ranges }: Variant): number | null {
  const ds = ranges.flatMap(({ d }) => (d ? [microgramsOf(d)] : []))
  if (!facts?.repeatability || ds.length === 0) return null
  return minimumWeightUg(Math.min(...ds), microgramsOf(facts.repeatability))
}
