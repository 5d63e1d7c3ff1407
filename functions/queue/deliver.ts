import { and, asc, eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import { emailKey } from '#domain/accounts/account.ts'
import { asciiEmail } from '#domain/forms/email-domain.ts'
import { openDb } from '#functions/db/client.ts'
import { outbox } from '#functions/db/schema.ts'
import { type Bindings, isStaging } from '#functions/env.ts'
import { letterOfSheets } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { joinPastLimit } from '#functions/mail/mailbox-limit.ts'
import { deleteUnwanted, leaseOutbox, markDead, markFailed, markSent } from '#functions/mail/outbox.ts'
import { sendMail } from '#functions/mail/transport.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
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

type Said = Mail & { sheet: NonNullable<Mail['sheet']> }

/** What the mails that came too fast for one mailbox would have said, in the language of the last; null without any. */
async function joinedMail(env: Bindings, id: string): Promise<Mail | null> {
  const mails: Said[] = []
  for (const row of await rowsOf(env, id)) {
    const mail = await writtenOrGivenUp(env, row)
    if (mail?.sheet) mails.push({ ...mail, sheet: mail.sheet })
  }
  const last = mails.at(-1)
  if (!last) return null
  if (mails.length === 1) return last
  const { locale } = last.sheet
  const t = serverTexts(locale)
  const values = { count: mails.length, company: company.name }
  const words = {
    title: t('joined-mail.subject', values),
    before: t('joined-mail.before', values),
    after: t('joined-mail.after', values),
  }
  const listUnsubscribe = mails.find((mail) => mail.listUnsubscribe)?.listUnsubscribe
  return {
    ...(await letterOfSheets(env, { to: last.to, locale, ...words }, mails)),
    ...(listUnsubscribe ? { listUnsubscribe } : null),
  }
}

const rowsOf = (env: Bindings, id: string) =>
  openDb(env.DB)
    .select({ id: outbox.id, kind: outbox.kind, subjectId: outbox.subjectId })
    .from(outbox)
    .where(and(eq(outbox.joinedInto, id), eq(outbox.state, 'pending')))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The mail of a row; null when it is not wanted any more, or can never be written: that one only is given up. */
async function writtenOrGivenUp(env: Bindings, { id, kind, subjectId }: Row): Promise<Mail | null> {
  if (kind === 'joined') return null
  try {
    const mail = await writers[kind](env, subjectId)
    if (!mail) await deleteUnwanted(env, id)
    return mail
  } catch (error) {
    if (!(error instanceof MailError && error.fault === 'permanent')) throw error
    await markDead(env, id, error)
    return null
  }
}
