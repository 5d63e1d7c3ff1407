import { company } from '#config/company.ts'
import { emailKey } from '#domain/accounts/account.ts'
import { asciiEmail } from '#domain/forms/email-domain.ts'
import { type Bindings, isStaging } from '#functions/env.ts'
import { joinPastLimit } from '#functions/mail/mailbox-limit.ts'
import { deleteUnwanted, leaseOutbox, markFailed, markSent } from '#functions/mail/outbox.ts'
import { sendMail } from '#functions/mail/transport.ts'
import { joinedMail } from './joined-mail.ts'
import { writers } from './writers.ts'

/**
 * Leases a pending mail, sends it and marks it; one that nobody wants, or that may not be sent, is deleted. Null when
 * there is nothing more to do, else seconds until the next attempt. The Message-ID is derived from the row, so that
 * mail programs recognise the duplicate that a crash between sending and marking may cause.
 */
export async function deliver(env: Bindings, outboxId: string): Promise<{ delaySeconds: number } | null> {
  const row = await leaseOutbox(env, outboxId)
  if (!row) {
    await joinPastLimit(env, outboxId)
    return null
  }
  try {
    const mail =
      row.kind === 'joined' ? await joinedMail(env, row.id) : await writers[row.kind](env, row.subjectId)
    if (!mail || !mayReceive(env, mail.to)) {
      await deleteUnwanted(env, row.id)
      return null
    }
    const { sheet: _, ...written } = mail
    const sender = asciiEmail(env.MAIL_FROM) ?? env.MAIL_FROM
    const domain = sender.slice(sender.lastIndexOf('@') + 1)
    const from = { name: company.name, email: env.MAIL_FROM }
    await sendMail(env, { ...written, from, messageId: `<${row.id}@${domain}>` })
  } catch (error) {
    return markFailed(env, row, error)
  }
  await markSent(env, row.id)
  return null
}

/**
 * Whether mail may go to an address. On staging only to the company, the operator, and what `MAIL_STAFF` lists:
 * addresses, and domains as `@example.org`. What is tried there reaches nobody else, whatever was typed or imported.
 */
function mayReceive(env: Bindings, email: string): boolean {
  if (!isStaging(env)) return true
  const { MAIL_COMPANY_TO, MAIL_OPERATOR, MAIL_STAFF = '' } = env
  const staff = [MAIL_COMPANY_TO, MAIL_OPERATOR, ...MAIL_STAFF.split(',')].map((one) => emailKey(one ?? ''))
  const key = emailKey(email)
  return staff.some((one) => one !== '' && (one === key || (one.startsWith('@') && key.endsWith(one))))
}
