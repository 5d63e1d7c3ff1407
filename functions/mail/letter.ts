import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { html } from '#functions/platform/html.ts'
import { heading, linkButton, mailDocument, paragraph } from './html.ts'
import type { Mail } from './mail.ts'

/** The sender's details at the foot of every mail to a visitor. */
export const companyFooter = `${company.name} · ${company.street} · ${company.postalCode} ${company.city}\n${formatPhone(company.phone)} · ${company.email}`

export type LetterWords = { subject: string; before: string[]; button: string; after: string[] }

/** The paragraphs of a text, which a blank line parts. */
export const paragraphs = (text: string): string[] => text.split('\n\n')

/** A mail around one link: introduction, the link as a button, notes. */
export function letter(
  { email, locale }: { email: string; locale: Locale },
  { subject, before, button, after }: LetterWords,
  link: string,
): Mail {
  return {
    to: email,
    replyTo: null,
    subject,
    text: [...before, `${button}\n${link}`, ...after, companyFooter].join('\n\n'),
    html: mailDocument({
      lang: locale,
      title: subject,
      body: html`${heading(subject)}${before.map(paragraph)}${linkButton(link, button)}${after.map(paragraph)}`,
      footer: companyFooter,
    }),
  }
}

const deskButton = 'Répondre depuis le bureau'
const deskNote =
  'Ce lien ouvre cette seule demande, pendant 30\u00a0jours, à quiconque le possède\u00a0: ne le transférez pas.'

/** The link to the desk in a mail to the company, for both parts of it; nothing without a link. */
export const deskParts = (link: string | null) => ({
  text: link ? [`${deskButton}\n${link}\n${deskNote}`] : [],
  html: link ? html`${linkButton(link, deskButton)}${paragraph(deskNote)}` : null,
})
