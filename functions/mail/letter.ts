import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { html } from '#functions/platform/html.ts'
import { heading, linkButton, mailDocument, paragraph, subheading } from './html.ts'
import type { Mail, Sheet } from './mail.ts'

/** The sender's details at the foot of every mail to a visitor. */
const companyFooter = `${company.name} · ${company.street} · ${company.postalCode} ${company.city}\n${formatPhone(company.phone)} · ${company.email}`

export type LetterWords = { subject: string; before: string[]; button: string; after: string[] }

/** The paragraphs of a text, which a blank line parts. */
export const paragraphs = (text: string): string[] => text.split('\n\n')

/** A mail to a customer: what it says in both parts, between a heading and the company's details. */
export const customerMail = (to: string, words: { subject: string; title: string }, sheet: Sheet): Mail => ({
  to,
  replyTo: null,
  subject: words.subject,
  text: [...sheet.text, companyFooter].join('\n\n'),
  html: mailDocument({
    lang: sheet.locale,
    title: words.title,
    body: html`${heading(words.title)}${sheet.body}`,
    footer: companyFooter,
  }),
  sheet,
})

/** A mail around one link: introduction, the link as a button, notes. */
export const letter = (
  { email, locale }: { email: string; locale: Locale },
  { subject, before, button, after }: LetterWords,
  link: string,
): Mail =>
  customerMail(
    email,
    { subject, title: subject },
    {
      locale,
      text: [...before, `${button}\n${link}`, ...after],
      body: html`${before.map(paragraph)}${linkButton(link, button)}${after.map(paragraph)}`,
    },
  )

/** One mail that says what several would have said, each under its subject. */
export function letterOfSheets(
  to: string,
  locale: Locale,
  { title, before, after }: { title: string; before: string; after: string },
  mails: readonly { subject: string; sheet: Sheet }[],
): Mail {
  const text = mails.flatMap(({ subject, sheet }) => [`— ${subject} —`, ...sheet.text])
  const body = mails.map(
    ({ subject, sheet }) => html`<div lang="${sheet.locale}">${subheading(subject)}${sheet.body}</div>`,
  )
  return customerMail(
    to,
    { subject: title, title },
    {
      locale,
      text: [...paragraphs(before), ...text, ...paragraphs(after)],
      body: html`${paragraphs(before).map(paragraph)}${body}${paragraphs(after).map(paragraph)}`,
    },
  )
}

const deskButton = 'Répondre depuis le bureau'
const deskNote =
  'Ce lien ouvre cette seule demande, pendant 30\u00a0jours, à quiconque le possède\u00a0: ne le transférez pas.'

/** The link to the desk in a mail to the company, for both parts of it; nothing without a link. */
export const deskParts = (link: string | null) => ({
  text: link ? [`${deskButton}\n${link}\n${deskNote}`] : [],
  html: link ? html`${linkButton(link, deskButton)}${paragraph(deskNote)}` : null,
})
