import type { Bindings } from '#functions/env.ts'
import { refuseBadAnswer } from './http-fault.ts'
import type { OutgoingMail } from './mail.ts'

/** Local runs: a small server beside the Worker writes each mail as an `.eml` file (scripts/mail-folder.ts). */
export async function sendToFile(env: Bindings, mail: OutgoingMail): Promise<void> {
  const response = await fetch(env.MAIL_FILE_URL ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mail),
  })
  await refuseBadAnswer('The mail folder', response)
}
