import { eq } from 'drizzle-orm'
import { type Locale, localeInfo } from '#config/locales.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { openDb } from '#functions/db/client.ts'
import { contactMessages, files } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { companyFiles, visitorFiles } from '#functions/files/mail.ts'
import { factLines, factTable, heading, mailDocument, paragraph } from '#functions/mail/html.ts'
import { companyFooter } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { html } from '#functions/platform/html.ts'

type Stored = typeof contactMessages.$inferSelect

async function messageOf(env: Bindings, id: string): Promise<Stored> {
  const message = await openDb(env.DB).select().from(contactMessages).where(eq(contactMessages.id, id)).get()
  if (!message) throw new MailError('permanent', `The contact message ${id} is gone`)
  return message
}

/** Mail to the company with the whole message, in French; Reply-To is the visitor. */
export async function contactCompanyMail(env: Bindings, id: string): Promise<Mail> {
  const message = await messageOf(env, id)
  const facts = [
    ['Référence', message.reference],
    ['Reçu le', formatDateTime(new Date(message.createdAt), 'fr')],
    ['Nom', message.name],
    ['E-mail', message.email],
    ['Téléphone', formatPhone(message.phone)],
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

type Words = { subject: string; body: (reference: string, due: string) => string[] }
const words: Record<Locale, Words> = {
  fr: {
    subject: 'Nous avons bien reçu votre message',
    body: (reference, due) => [
      'Bonjour,',
      `Votre message nous est bien parvenu. Sa référence est ${reference}.`,
      `Nous vous répondons sous 24\u00a0h, jours ouvrés, soit au plus tard le ${due}.`,
      'Cordialement.',
    ],
  },
  en: {
    subject: 'We have received your message',
    body: (reference, due) => [
      'Hello,',
      `Your message has reached us. Its reference is ${reference}.`,
      `We will reply within 24\u00a0hours on working days, by ${due} (Paris time) at the latest.`,
      'Kind regards,',
    ],
  },
  de: {
    subject: 'Wir haben Ihre Nachricht erhalten',
    body: (reference, due) => [
      'Guten Tag,',
      `Ihre Nachricht ist bei uns eingegangen. Sie trägt die Nummer ${reference}.`,
      `Wir antworten innerhalb von 24\u00a0Stunden an Arbeitstagen, spätestens am ${due}\u00a0Uhr.`,
      'Mit freundlichen Grüßen',
    ],
  },
}

/**
 * Confirmation to the visitor in their language. It contains nothing that they typed, so that the form cannot send text
 * to strangers.
 */
export async function contactVisitorMail(env: Bindings, id: string): Promise<Mail> {
  const message = await messageOf(env, id)
  const { subject, body } = words[message.locale]
  const due = formatDateTime(replyDueAt(new Date(message.createdAt)), message.locale)
  const sent = await visitorFiles(env, eq(files.contactId, id), message.filesSent, message.locale)
  const written = body(message.reference, due)
  const paragraphs = [...written.slice(0, -1), ...sent, ...written.slice(-1)]
  return {
    to: message.email,
    replyTo: null,
    subject: `[${message.reference}] ${subject}`,
    text: [...paragraphs, companyFooter].join('\n\n'),
    html: mailDocument({
      lang: message.locale,
      title: subject,
      body: html`${heading(subject)}${paragraphs.map(paragraph)}`,
      footer: companyFooter,
    }),
  }
}
