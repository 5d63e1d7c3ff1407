import type { Locale } from '#config/locales.ts'
import { requestLimits } from '#config/request-limits.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import type { companyFiles } from '#functions/files/mail.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { type Beside, deskParts, letter, signature } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import {
  factLines,
  factTable,
  heading,
  mailDocument,
  paragraph,
  phoneFact,
} from '#functions/mail/mail-html.ts'
import { html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { deskLinkAddress, requestLinkAddress } from '#functions/sessions/request-links.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

type Request = typeof quoteRequests.$inferSelect
type LetterKind = 'link' | 'message' | 'closed' | 'offer' | 'reminder' | 'accepted'

/** What a mail of this kind says around the link to the request. */
export function letterTexts(
  locale: Locale,
  kind: LetterKind,
  values: Record<string, string | number> = {},
): { subject: string; text: string; button: string } {
  const t = serverTexts(locale)
  return {
    subject: t(`request-mail.${kind}-subject`),
    text: t(`request-mail.${kind}-text`, values),
    button: t(`request-mail.${kind}-button`),
  }
}

/** What a mail says beside its kind, and who of the company signs it. */
type Further = Beside & { quoted?: readonly string[]; by?: string }

/**
 * A mail around the link to the request, in its language; waits while links are not configured. Null for who has only
 * telephoned, and once it is an archived contract, which its customer no longer sees.
 */
export async function customerLetter(
  env: Bindings,
  request: Request,
  { subject, text, button }: ReturnType<typeof letterTexts>,
  { quoted = [], by, ...beside }: Further = {},
): Promise<Mail | null> {
  if (request.archivedAt !== null || request.email === '') return null
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const { locale, name, reference } = request
  const t = serverTexts(locale)
  const words = {
    subject: `[${reference}] ${subject}`,
    before: [greeting(locale, name), text, ...quoted],
    button,
    after: [
      t('request-mail.personal', { requestLinkDays: requestLimits.linkDays }),
      `${t('request-mail.closing')}\n${await signature(env, locale, by)}`,
    ],
  }
  return letter(env, request, { ...words, ...beside, link: await requestLinkAddress(env, request) })
}

/** An instant as mails to the company say it. */
export const dateTime = (instant: string): string => formatDateTime(new Date(instant), 'fr')

/** A mail to the company about a request, with who sent it; Reply-To is the customer. */
export async function companyMail(
  env: Bindings,
  request: Request,
  title: string,
  rows: readonly (readonly [string, string])[],
  text: string,
  sent: Awaited<ReturnType<typeof companyFiles>> = { text: [], html: [] },
): Promise<Mail> {
  const { reference, name, company, email, phone } = request
  const facts = [
    ['Demande', reference],
    ...rows,
    ['Nom', name],
    ['Entreprise', company],
    ['E-mail', email],
    phoneFact('Téléphone', phone),
  ] as const
  const desk = deskParts(await deskLinkAddress(env, request))
  return {
    to: env.MAIL_COMPANY_TO,
    replyTo: email || null,
    subject: `[${reference}] ${title} – ${company || name}`,
    text: [title, factLines(facts), ...(text ? [text] : []), ...sent.text, ...desk.text].join('\n\n'),
    html: mailDocument({
      lang: 'fr',
      title,
      body: html`${heading(title)}${factTable(facts)}${text ? paragraph(text) : null}${sent.html}${desk.html}`,
      footer: `Envoyé depuis la page de suivi. ${email ? `Une réponse à cet e-mail sera adressée à ${email}.` : 'Le client n’a pas d’adresse e-mail.'}`,
    }),
  }
}
