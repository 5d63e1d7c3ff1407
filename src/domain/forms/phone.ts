import type { Locale } from '#config/locales.ts'

/**
 * French numbers in pairs, « 03 88 00 00 00 », for readers of other languages as they dial them, « +33 3 88 00 00 00 »;
 * others unchanged. No-break spaces keep a number on one line.
 */
export const formatPhone = (phone: string, locale: Locale = 'fr'): string =>
  phone.replace(/\+33 ?([1-9])((?: ?\d\d){4})(?!\s?\d)/, (_, first: string, rest: string) =>
    [(locale === 'fr' ? '0' : '+33\u00a0') + first, ...(rest.match(/\d\d/g) ?? [])].join('\u00a0'),
  )

/**
 * The address that calls the number, without its extension; null where nobody said its country. Known ones hold « + »
 * and the calling code (`functions/platform/phone-number.ts`).
 */
export function phoneLink(phone: string): string | null {
  const number = phone.match(/\+[1-9][\d\s-]*/)?.[0].replaceAll(/[^+\d]/g, '') ?? ''
  // The shortest and the longest that E.164 has, with its sign.
  return number.length < 8 || number.length > 16 ? null : `tel:${number}`
}
