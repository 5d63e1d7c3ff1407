/** Crockford's base 32: no letter that is read or heard as another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a visitor quotes on the phone: « DEV-261120-7K3FQ ». The day is Paris's; 33 million a day and kind. */
export function newReference(prefix: string, day: string): string {
  const random = crypto.getRandomValues(new Uint8Array(5))
  const letters = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}-${day.slice(2).replaceAll('-', '')}-${letters}`
}
