import type { Locale } from '#config/locales.ts'
import type { Html } from '#functions/platform/html.ts'

/** What a mail to a customer says between its heading and the company's details. */
export type Sheet = { locale: Locale; text: readonly string[]; body: Html }

/** A mail before any transport: one sender, one recipient, both parts. */
export type Mail = {
  to: string
  /** Reply-To: the visitor on mail to the company. Never the sender, so that SPF and DKIM hold. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** URL for one-click unsubscription by the mail program (RFC 8058); on mail to subscribers. */
  listUnsubscribe?: string
  /** What a joined mail repeats of it; on mail to customers. */
  sheet?: Sheet
}

/** Headers beyond those that every mail has. */
export function extraHeaders({ listUnsubscribe }: Mail): Record<string, string> {
  if (listUnsubscribe === undefined) return {}
  return {
    'List-Unsubscribe': `<${listUnsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** A mail with what every transport needs beside its content. */
export type OutgoingMail = Omit<Mail, 'sheet'> & { from: { name: string; email: string }; messageId: string }

/** `permanent`: a retry cannot help. `configuration`: the operator must act, and no attempt is counted. */
export type MailFault = 'temporary' | 'permanent' | 'configuration'

export class MailError extends Error {
  override readonly name = 'MailError'
  readonly fault: MailFault

  constructor(fault: MailFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.fault = fault
  }
}
