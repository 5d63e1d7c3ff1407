import * as v from 'valibot'
import { asciiEmail, hasAsciiLocalPart } from '#domain/forms/email-domain.ts'
import { KnownEmail } from '#domain/forms/forms.ts'
import { MailError, type OutgoingMail } from './mail.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const headerBreaking = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/**
 * The mail as every transport gets it: no header contains a line break, each address is exactly one plain address, and
 * its domain is ASCII. Throws a permanent `MailError`.
 */
export function withSafeHeaders(mail: OutgoingMail): OutgoingMail {
  const { to, from } = mail
  const headers = [to, mail.subject, from.name, from.email, mail.messageId]
  if (headers.some((header) => headerBreaking.test(header))) {
    throw new MailError('permanent', 'A mail header holds a control character')
  }
  if (![to, from.email].every((address) => v.is(KnownEmail, address))) {
    throw new MailError('permanent', 'A mail address is not one plain address')
  }
  if (
    mail.listUnsubscribe !== undefined &&
    !/^https?:\/\/[\w.:-]+\/[\w./?=&%-]*$/.test(mail.listUnsubscribe)
  ) {
    throw new MailError('permanent', 'The address to unsubscribe at is not one plain address')
  }
  return {
    ...mail,
    to: asciiEmail(to) ?? to,
    replyTo: usable(mail.replyTo),
    from: { ...from, email: asciiEmail(from.email) ?? from.email },
  }
}

/** A Reply-To that no mail server takes is left out: the text of the mail names the address, and the mail arrives. */
function usable(replyTo: string | null): string | null {
  const read = v.safeParse(KnownEmail, replyTo)
  return read.success && hasAsciiLocalPart(read.output) ? asciiEmail(read.output) : null
}
