/** The form of the reference of a request, e.g. « DEV-261120-7K3FQ ». */
export const requestPattern = /^DEV-\d{6}-[0-9A-Z]{5}$/
/** The form of the reference of a message, e.g. « MSG-261120-7K3FQ ». */
export const messagePattern = /^MSG-\d{6}-[0-9A-Z]{5}$/

/** The reference in the address of a confirmation; null where there is none of this form. */
export function sentReference(search: URLSearchParams, pattern: RegExp): string | null {
  const reference = search.get('reference')
  return reference && pattern.test(reference) ? reference : null
}

/** The address of the confirmation of what was sent from a page. */
export const confirmationPath = (page: string, reference: string) => `${page}?reference=${reference}`

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
