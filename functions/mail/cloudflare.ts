import type { Bindings } from '#functions/env.ts'
import { extraHeaders, MailError, type OutgoingMail } from './mail.ts'

/** Error codes of the binding that concern the mail or the recipient; any other may be temporary. */
const permanentCodes = /E_(?:VALIDATION|FIELD|RECIPIENT|CONTENT|HEADER|TO_|REPLY)/

/**
 * Sends by Cloudflare's `send_email` binding, the transport of the deployed site. Cloudflare sets the Message-ID itself
 * and refuses a mail that brings one (E_HEADER_NOT_ALLOWED).
 */
export async function sendByCloudflare(env: Bindings, mail: OutgoingMail): Promise<void> {
  try {
    await env.EMAIL.send({
      from: mail.from,
      to: mail.to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.listUnsubscribe === undefined ? {} : { headers: extraHeaders(mail) }),
    })
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? error)
    throw new MailError(permanentCodes.test(code) ? 'permanent' : 'temporary', `send_email: ${code}`, error)
  }
}
