/**
 * Normalises a phone number to E.164 where its country is known (French without prefix, or any with + or 00), else to
 * the typed digits with single spaces. « 03 88 00 00 00 », « +33 (0)3 88… » and « 0033388000000 » are equal.
 */
export function normalisePhone(typed: string): string {
  const text = typed.trim()
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^(00)?330(?=[1-9]\d{8}$)/, '$133')
  if (/^\s*\+/.test(text) && digits.length >= 7 && digits.length <= 15) return `+${digits}`
  if (/^00[1-9]/.test(digits) && digits.length >= 9 && digits.length <= 17) return `+${digits.slice(2)}`
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`
  return text.replaceAll(/\s+/g, ' ')
}

/** French numbers in pairs, « 03 88 00 00 00 »; others unchanged. No-break spaces keep a number on one line. */
export function formatPhone(phone: string): string {
  const french = phone.match(/^\+33(\d)(\d{8})$/)
  if (!french) return phone
  return [`0${french[1]}`, ...(french[2]?.match(/\d\d/g) ?? [])].join('\u00a0')
}
