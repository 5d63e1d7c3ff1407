import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'

/** What a line comes to, and how where it holds several: « 2 × 270,00 € = 540,00 € ». */
export function lineAmount(quantity: number, eachCents: number, locale: Locale): string {
  const total = formatEuros((quantity * eachCents) / 100, locale)
  return quantity === 1 ? total : `${quantity}\u00a0× ${formatEuros(eachCents / 100, locale)} = ${total}`
}
