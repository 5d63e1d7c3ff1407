import { readNumber } from '#domain/metrology/number-notation.ts'

/** A billion euros. */
const largestCents = 99_999_999_999

/**
 * The amount in integer cents of what was typed in euros (« 1 234,50 », « 1.234,50 », « -80 », « 12.5 »); null for
 * anything else, so that no amount is guessed: « 1.234 » has no such cents.
 */
export function typedCents(text: string): number | null {
  const [, sign = '', digits = ''] = text.trim().match(/^([-−]?)\s*(.+?)\s*€?$/u) ?? []
  const { value, otherwise } = readNumber(digits, 'fr')
  const cents = Math.round(value * 100)
  const hasMoreDecimals = /[.,]\d{3,}$/.test(digits) && !Number.isInteger(value)
  if (otherwise !== null || hasMoreDecimals || !(cents <= largestCents)) return null
  return sign && cents ? -cents : cents
}

/** Integer cents as they are typed: « 1234,50 ». */
export function centsText(cents: number): string {
  const amount = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
}
