import { and, asc, eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import { openDb } from '#functions/db/client.ts'
import { outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { letterOfSheets } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { deleteUnwanted, markDead } from '#functions/mail/outbox.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { writers } from './writers.ts'

type Said = Mail & { sheet: NonNullable<Mail['sheet']> }

/** What the mails that came too fast for one mailbox would have said, in the language of the last; null without any. */
export async function joinedMail(env: Bindings, id: string): Promise<Mail | null> {
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
