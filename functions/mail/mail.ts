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
export type OutgoingMail = Mail & { from: { name: string; email: string }; messageId: string }

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
