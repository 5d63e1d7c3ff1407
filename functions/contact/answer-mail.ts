import { eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import { openDb } from '#functions/db/client.ts'
import { contactAnswers, contactMessages } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { customerMail, paragraphs } from '#functions/mail/letter.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { paragraph } from '#functions/mail/mail-html.ts'
import { html } from '#functions/platform/html.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/**
 * The company's answer to a contact message, signed with the name that its author chose; a reply goes to the company.
 * Null once the message is gone.
 */
export async function contactAnswerMail(env: Bindings, answerId: string): Promise<Mail | null> {
  const { text, authorName } = contactAnswers
  const { reference, name, email, locale, subject } = contactMessages
  const answer = await openDb(env.DB)
    .select({ text, authorName, reference, name, email, locale, subject })
    .from(contactAnswers)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.contactId))
    .where(eq(contactAnswers.id, answerId))
    .get()
  if (!answer) return null
  const t = serverTexts(answer.locale)
  const title = t('contact-mail.answer-subject')
  const written = [
    greeting(answer.locale, answer.name),
    ...paragraphs(t('contact-mail.answer-before', { reference: answer.reference })),
    answer.text,
    t('contact-mail.closing'),
    [answer.authorName, company.name].filter(Boolean).join(', '),
  ]
  const mail = await customerMail(
    env,
    { to: answer.email, subject: `[${answer.reference}] ${title}`, title },
    { locale: answer.locale, text: written, body: html`${written.map(paragraph)}` },
  )
  return { ...mail, replyTo: env.MAIL_COMPANY_TO }
}
