import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import type { Mail, Sheet } from './mail.ts'
import { heading, leading, linkButton, mailDocument, paragraph, subheading, textLink } from './mail-html.ts'

/** The sender's details at the foot of every mail to a visitor. */
export async function companyFooter(env: Site, locale: Locale): Promise<string> {
  const { street, postalCode, city, phone, email } = (await currentOpening(env)).opening.company
  return `${company.name} · ${street} · ${postalCode} ${city}\n${formatPhone(phone, locale)} · ${email}`
}

/** Who signs a mail: a member of staff, where one is named, and the company with its telephone as the foot has it. */
export async function signature(env: Site, locale: Locale, by = ''): Promise<string> {
  const { phone } = (await currentOpening(env)).opening.company
  return [by, company.name, formatPhone(phone, locale)].filter(Boolean).join('\n')
}

type Site = { DB: D1Database }

type LetterWords = { subject: string; before: string[]; button: string; after: string[] }
/** What a letter may show beside its words. */
export type Beside = {
  /** What it is about; the text part has its name in words. */
  picture?: Html | null
  /** What the button is about in a line, directly above it; what explains it follows. */
  lead?: string
  /** What stands below the button and the document, in both parts. */
  content?: { text: readonly string[]; html: Html } | null
  /** A document, below the button. */
  document?: { label: string; address: string } | null
}

/** The paragraphs of a text, which a blank line parts. */
export const paragraphs = (text: string): string[] => text.split('\n\n')

/** A mail to a customer: what it says in both parts, between a heading and the company's details. */
export async function customerMail(
  env: Site,
  { to, subject, title }: { to: string; subject: string; title: string },
  sheet: Sheet,
): Promise<Mail> {
  const footer = await companyFooter(env, sheet.locale)
  const body = html`${heading(title)}${sheet.body}`
  return {
    ...{ to, replyTo: null, subject },
    text: [...sheet.text, footer].join('\n\n'),
    html: mailDocument({ lang: sheet.locale, title, body, footer }),
    sheet,
  }
}

/** A mail around one link: introduction, the link as a button, notes. */
export const letter = (
  env: Site,
  { email: to, locale }: { email: string; locale: Locale },
  {
    subject,
    before,
    button,
    after,
    link,
    picture,
    lead,
    content,
    document,
  }: LetterWords & Beside & { link: string },
): Promise<Mail> =>
  customerMail(
    env,
    { to, subject, title: subject },
    {
      locale,
      text: [
        ...before,
        ...(lead ? [lead] : []),
        `${button}\n${link}`,
        ...(document ? [`${document.label}\n${document.address}`] : []),
        ...(content?.text ?? []),
        ...after,
      ],
      body: html`${picture ?? null}${before.map(paragraph)}${lead ? leading(lead) : null}${linkButton(link, button)}${document ? textLink(document.address, document.label) : null}${content?.html ?? null}${after.map(paragraph)}`,
    },
  )

/** One mail that says what several would have said, each under its subject. */
export function letterOfSheets(
  env: Site,
  {
    to,
    locale,
    title,
    before,
    after,
  }: { to: string; locale: Locale } & Record<'title' | 'before' | 'after', string>,
  mails: readonly { subject: string; sheet: Sheet }[],
): Promise<Mail> {
  const text = mails.flatMap(({ subject, sheet }) => [`— ${subject} —`, ...sheet.text])
  const body = mails.map(
    ({ subject, sheet }) => html`<div lang="${sheet.locale}">${subheading(subject)}${sheet.body}</div>`,
  )
  return customerMail(
    env,
    { to, subject: title, title },
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
