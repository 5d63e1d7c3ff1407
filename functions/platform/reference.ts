/** Crockford's base 32: no characters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A reference that can be read out on the phone: « DEV-261120-7K3FQ ». The day is that in Paris; 33 million per day and
 * prefix.
 */
export function newReference(prefix: string, day: string): string {
  const random = crypto.getRandomValues(new Uint8Array(5))
  const letters = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}-${day.slice(2).replaceAll('-', '')}-${letters}`
}
