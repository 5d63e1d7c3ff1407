import type { Locale } from '#config/locales.ts'
import { decimalSignOf, parseNumber } from '#domain/metrology/number-notation.ts'

/** A number as a person of the language types it, without separators of thousands: « 0,5 ». Up to six decimals. */
export function typedNumber(value: number, locale: Locale): string {
  const plain = value.toFixed(6).replace(/\.?0+$/, '')
  return plain.replace('.', decimalSignOf(locale))
}

/** What was typed in one language as it would be typed in another; unchanged where it does not begin with a number. */
export function inNotation(typed: string, from: Locale, to: Locale): string {
  const [, digits = '', rest = ''] = typed.match(/^([\d\s.,'’]*\d)(.*)$/su) ?? []
  const value = parseNumber(digits, from)
  if (digits === '' || Number.isNaN(value) || value >= 1e15) return typed
  return typedNumber(value, to) + rest
}
