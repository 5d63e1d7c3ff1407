import { gram } from '#domain/metrology/mass.ts'
import type { Brand } from './brands.ts'
import type { LineTexts } from './kind-texts.ts'
import type { Kind } from './kinds.ts'

/** EUR excl. VAT of one test weight by line (F1, F2, M1 stainless, M1 cast iron) and nominal mass in grams. */
const weightPrices: Record<number, number>[] = [
  {
    0.001: 31,
    0.01: 28,
    0.1: 27,
    1: 29,
    10: 34,
    50: 44,
    100: 52,
    200: 64,
    500: 78,
    1000: 99,
  },
  { 50: 29, 100: 34, 200: 42, 500: 58, 1000: 82, 2000: 125 },
  { 100: 16, 200: 18, 500: 24, 1000: 34, 2000: 46, 5000: 145, 10000: 235, 20000: 420 },
  { 5000: 58, 10000: 84, 20000: 118, 500000: 1490, 1000000: 2650 },
]

/** Nominal masses, g, of a line of test weights, ascending. */
export const weightMasses = (lineIndex: number): number[] =>
  Object.keys(weightPrices[lineIndex] ?? {})
    .map(Number)
    .sort((a, b) => a - b)

/** What sets the price of one variant inside its line. */
export type Priced = {
  maxUg: number
  /** Between the smallest and the largest of the line, 0 to 1. */
  position: number
  /** Steps above the smallest platform of the same model. */
  platformStep: number
  verified: boolean
}

type Line = { kind: Kind; line: LineTexts; lineIndex: number; brand: Brand }

/** EUR cents excl. VAT, inside the kind's range: by level of the line, size and brand; verification costs extra. */
export function priceOf({ kind, line, lineIndex, brand }: Line, variant: Priced): number | null {
  if (!kind.price) return null
  const nominal = kind.key === 'weights' ? weightPrices[lineIndex]?.[variant.maxUg / gram] : undefined
  if (nominal !== undefined) return nominal * 100
  const { from, to } = kind.price
  const onRequest = from > 7000 && line.level > 0.8
  if (onRequest) return null
  const share = 0.08 + 0.5 * line.level + 0.32 * variant.position
  const size = 1 + 0.03 * variant.platformStep
  const raw =
    (from + (to - from) * Math.min(share, 1)) * brand.priceFactor * size * (variant.verified ? 1 : 0.93)
  const step = raw < 200 ? 1 : raw < 1000 ? 5 : raw < 5000 ? 10 : 50
  return Math.max(from, Math.round(raw / step) * step) * 100
}
