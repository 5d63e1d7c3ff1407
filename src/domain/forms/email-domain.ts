const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** Whether the part before the @ is ASCII. Any other needs SMTPUTF8 on the whole way, and few mail servers have it. */
export const hasAsciiLocalPart = (email: string) => isAscii(email.slice(0, email.lastIndexOf('@')))

/**
 * The email with its domain as DNS and mail servers know it (UTS 46, by the platform): « bäckerei.de » is
 * « xn--bckerei-5wa.de ». Null where the domain is none.
 */
export function asciiEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).toLowerCase()
  // The platform would read digits and dots as an IP address; in plain ASCII there is nothing to translate.
  if (isAscii(domain) && !/(?:^|\.)xn--/.test(domain)) return email.slice(0, at) + domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}
