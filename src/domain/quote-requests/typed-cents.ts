/**
 * The amount in integer cents of what was typed in euros (« 1 234,50 », « -80 », « 12.5 »); null for anything else, so
 * that no amount is guessed. Spaces group digits; comma and point are both decimal signs.
 */
export function typedCents(text: string): number | null {
  const [, sign = '', euros, decimals = ''] =
    text.replace(/[\s\u00a0\u202f€]/g, '').match(/^([-−]?)(\d{1,9})(?:[.,](\d{1,2}))?$/) ?? []
  if (euros === undefined) return null
  const amount = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  return sign && amount ? -amount : amount
}

/** Integer cents as they are typed: « 1234,50 ». */
export function centsText(cents: number): string {
  const amount = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
}
