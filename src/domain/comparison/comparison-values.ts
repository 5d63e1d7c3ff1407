import { protectionCodes, waterHolds } from '#domain/catalogue/protection.ts'
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
