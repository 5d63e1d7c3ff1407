import type { Locale } from '#config/locales.ts'

/** Thousands separators: groups have three digits and never follow a leading zero. */
const grouped: Record<Locale, RegExp> = {
  fr: /^[1-9]\d{0,2}( \d{3})+(?=[.,]|$)/,
  en: /^[1-9]\d{0,2}([ ,]\d{3})+(?=\.|$)/,
  de: /^[1-9]\d{0,2}([ .]\d{3})+(?=,|$)/,
}

/** Parses a number in the notation of a language: « 1 500,5 », « 1,500.5 », « 1.500,5 »; NaN when it is none. */
export function parseNumber(typed: string, locale: Locale): number {
  const text = typed.trim().replaceAll(/[\s'’]/g, ' ')
  const plain = text.replace(grouped[locale], (digits) => digits.replaceAll(/\D/g, '')).replace(',', '.')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
}
