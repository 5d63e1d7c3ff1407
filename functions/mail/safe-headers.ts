import * as v from 'valibot'
import { Email } from '#domain/forms/forms.ts'
import { MailError, type OutgoingMail } from './mail.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const headerBreaking = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/**
 * Checks a mail before every transport: no header contains a line break, and each address is exactly one plain address.
 * Throws a permanent `MailError`.
 */
export function assertSafeHeaders(mail: OutgoingMail): OutgoingMail {
  const headers = [mail.to, mail.replyTo ?? '', mail.subject, mail.from.name, mail.from.email, mail.messageId]
  if (headers.some((header) => headerBreaking.test(header))) {
    throw new MailError('permanent', 'A mail header holds a control character')
  }
  const addresses = [mail.to, mail.from.email, ...(mail.replyTo === null ? [] : [mail.replyTo])]
  if (!addresses.every((address) => v.is(Email, address))) {
    throw new MailError('permanent', 'A mail address is not one plain address')
  }
  if (
    mail.listUnsubscribe !== undefined &&
    !/^https?:\/\/[\w.:-]+\/[\w./?=&%-]*$/.test(mail.listUnsubscribe)
  ) {
    throw new MailError('permanent', 'The address to unsubscribe at is not one plain address')
  }
  return mail
}
