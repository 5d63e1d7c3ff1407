import { eq } from 'drizzle-orm'
import { localeInfo } from '#config/locales.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { openDb } from '#functions/db/client.ts'
import { contactMessages, files } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { companyFiles, visitorFiles } from '#functions/files/mail.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { customerMail, paragraphs } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import {
  factLines,
  factTable,
  heading,
  mailDocument,
  paragraph,
  phoneFact,
} from '#functions/mail/mail-html.ts'
import { closedInMail, companyPromise, promiseOf, type ReplyPromise } from '#functions/mail/reply-promise.ts'
import { html } from '#functions/platform/html.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

type Stored = typeof contactMessages.$inferSelect

async function messageOf(env: Bindings, id: string): Promise<Stored & { promise: ReplyPromise }> {
  const [message, { opening }] = await Promise.all([
    openDb(env.DB).select().from(contactMessages).where(eq(contactMessages.id, id)).get(),
    currentOpening(env),
  ])
  if (!message) throw new MailError('permanent', `The contact message ${id} is gone`)
  return { ...message, promise: promiseOf({ sentAt: new Date(message.createdAt), dueAt: null }, opening) }
}

/** Mail to the company with the whole message, in French; Reply-To is the visitor. */
export async function contactCompanyMail(env: Bindings, id: string): Promise<Mail> {
  const message = await messageOf(env, id)
  const facts = [
    ['Référence', message.reference],
    ['Reçu le', formatDateTime(new Date(message.createdAt), 'fr')],
    ...companyPromise(message.promise),
    ['Nom', message.name],
    ['E-mail', message.email],
    phoneFact('Téléphone', message.phone),
    ['Langue', localeInfo[message.locale].name],
    ['Objet', message.subject],
  ] as const
  const title = `Message ${message.reference}`
  const sent = await companyFiles(env, eq(files.contactId, id), message.filesSent)
  return {
    to: env.MAIL_COMPANY_TO,
    replyTo: message.email,
    subject: `[${message.reference}] ${message.subject}`,
    text: [title, factLines(facts), message.message, ...sent.text].join('\n\n'),
    html: mailDocument({
      lang: 'fr',
      title,
      body: html`${heading(title)}${factTable(facts)}${paragraph(message.message)}${sent.html}`,
      footer: `Message envoyé depuis le site. Une réponse à cet e-mail sera adressée à ${message.email}.`,
    }),
  }
}

/**
 * Confirmation to the visitor in their language. It contains nothing that they typed but a name, so that the form
 * cannot send text to strangers.
 */
export async function contactVisitorMail(env: Bindings, id: string): Promise<Mail> {
  const message = await messageOf(env, id)
  const t = serverTexts(message.locale)
  const subject = t('contact-mail.subject')
  const due = formatDateTime(message.promise.dueAt, message.locale)
  const sent = await visitorFiles(env, eq(files.contactId, id), message.filesSent, message.locale)
  const values = { reference: message.reference, due }
  const written = [
    greeting(message.locale, message.name),
    ...paragraphs(t('contact-mail.before', values)),
    ...closedInMail(message.promise, message.locale),
    ...sent,
    t('contact-mail.closing'),
  ]
  return customerMail(
    env,
    { to: message.email, subject: `[${message.reference}] ${subject}`, title: subject },
    { locale: message.locale, text: written, body: html`${written.map(paragraph)}` },
  )
}
