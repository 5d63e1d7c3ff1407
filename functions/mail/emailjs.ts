import type { Bindings } from '#functions/env.ts'
import { refuseBadAnswer } from './http-fault.ts'
import type { OutgoingMail } from './mail.ts'

const defaultUrl = 'https://api.emailjs.com/api/v1.0/email/send'

/** Sends by an EmailJS-compatible service; its template receives the whole mail as parameters. */
export async function sendByEmailJs(env: Bindings, mail: OutgoingMail): Promise<void> {
  const response = await fetch(env.EMAILJS_URL ?? defaultUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'idempotency-key': mail.messageId },
    body: JSON.stringify({
      service_id: env.EMAILJS_SERVICE_ID,
      template_id: env.EMAILJS_TEMPLATE_ID,
      user_id: env.EMAILJS_PUBLIC_KEY,
      template_params: {
        to_email: mail.to,
        from_name: mail.from.name,
        reply_to: mail.replyTo ?? mail.from.email,
        subject: mail.subject,
        message_text: mail.text,
        message_html: mail.html,
        message_id: mail.messageId,
        ...(mail.listUnsubscribe === undefined ? {} : { list_unsubscribe: mail.listUnsubscribe }),
      },
    }),
  })
  await refuseBadAnswer('EmailJS', response)
}
