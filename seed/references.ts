import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'
import type { KindVariant } from './kinds.ts'

/**
 * « 15 » kg, « 1K5 » kg, « 3T », « 1T5 » t, « 620G », « 6G1 » g, « 100MG »: the letter stands for the decimal point.
 */
function capacityLabel(maxUg: number): string {
  if (maxUg < gram) return `${maxUg / milligram}MG`
  if (maxUg >= 1000 * kilogram) return withLetter(maxUg / (1000 * kilogram), 'T')
  const grams = maxUg / gram
  if (grams < 1000 || grams % 500 !== 0) return withLetter(grams, 'G')
  return withLetter(grams / 1000, 'K').replace(/K$/, '')
}

function withLetter(amount: number, letter: string): string {
  const [whole, decimals = ''] = String(amount).split('.')
  return `${whole}${letter}${decimals}`
}

/** « -15 », « -15D » with several ranges, « -15N » not verified where the same model is also sold verified. */
export function variantLabel(own: KindVariant, verified: boolean): string {
  const max = own.ranges.at(-1)?.maxUg
  if (max === undefined) return 'STD'
  return `${capacityLabel(max)}${own.ranges.length > 1 ? 'D' : ''}${own.accuracyClass && !verified ? 'N' : ''}`
}

/** The reference, or its first free sibling on a larger platform: « L », « XL »; it is then taken. */
export function freeReference(reference: string, taken: Set<string>): string {
  const letters = ['', 'L', 'XL', 'X2', 'X3', 'X4', 'X5']
  const free = letters.map((letter) => `${reference}${letter}`).find((name) => !taken.has(name))
  if (!free) throw new Error(`No free reference for ${reference}`)
  taken.add(free)
  return free
}
