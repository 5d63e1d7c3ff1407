import { and, eq } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import { requestLimits } from '#config/request-limits.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { openDb } from '#functions/db/client.ts'
import {
  files,
  offers,
  quoteRequests,
  requestHistory,
  requestLinks,
  requestMessages,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { storedFiles } from '#functions/files/attach.ts'
import { companyFiles, visitorFiles } from '#functions/files/mail.ts'
import { factLines, factTable, heading, mailDocument, paragraph, phoneFact } from '#functions/mail/html.ts'
import { deskParts, letter } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { deskLinkAddress, requestLinkAddress } from '#functions/sessions/request-links.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { acceptedOptions } from './accepted-options.ts'
import { isSentWith, rowLimits } from './read-request.ts'

type Request = typeof quoteRequests.$inferSelect

/** The new link that was asked for, to the address of the request; null when request or link are gone. */
export async function requestLinkMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const row = await openDb(env.DB)
    .select({ request: quoteRequests })
    .from(requestLinks)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestLinks.quoteId))
    .where(eq(requestLinks.id, linkId))
    .get()
  if (!row) return null
  return customerLetter(env, row.request, letterTexts(row.request.locale, 'link'))
}

/** A message of the company to the customer, with the link to answer it. */
export async function requestMessageCustomerMail(env: Bindings, messageId: string): Promise<Mail | null> {
  const row = await findMessage(env, messageId)
  if (!row) return null
  const { request, text, filesSent } = row
  const sent = await visitorFiles(env, eq(files.messageId, messageId), filesSent, request.locale)
  return customerLetter(env, request, letterTexts(request.locale, 'message'), [text, ...sent])
}

/** The end of validity is near and nobody has decided; null once the version was replaced or was decided. */
export async function offerReminderMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const row = await findOfferEvent(env, eventId)
  if (row?.offer.state !== 'sent') return null
  const { request, offer } = row
  const validUntil = formatDay(offer.validUntil, request.locale)
  const words = letterTexts(request.locale, 'reminder', { version: offer.version, validUntil })
  return customerLetter(env, request, words)
}

/** The customer has accepted: the confirmation, with what was recorded. */
export async function requestAcceptedCustomerMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const row = await findOfferEvent(env, eventId)
  if (!row) return null
  const { request, offer } = row
  const { version, decidedBy, orderNumber } = offer
  const values = { version, by: decidedBy ?? '', orderNumber: orderNumber ?? '' }
  const words = letterTexts(request.locale, 'accepted', values)
  const t = serverTexts(request.locale)
  if (orderNumber) words.text = t('request-mail.accepted-text-numbered', values)
  const { names, gross } = await acceptedOptions(env, request, version)
  const chosen = names.length
    ? [t('request-mail.accepted-options', { names: names.join(', '), total: gross })]
    : []
  return customerLetter(env, request, words, chosen)
}

/** The company has closed the request, with its reason. */
export async function requestClosedCustomerMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const { note } = requestHistory
  const row = await openDb(env.DB)
    .select({ request: quoteRequests, note })
    .from(requestHistory)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestHistory.quoteId))
    .where(eq(requestHistory.id, eventId))
    .get()
  if (!row) return null
  return customerLetter(
    env,
    row.request,
    letterTexts(row.request.locale, 'closed'),
    row.note ? [row.note] : [],
  )
}

/**
 * A version of the offer that was sent, with the link to decide about it and the names of its files: these are fetched
 * from the page, since a mail is kept longer than an address of a file may work. Null once it is another one's turn.
 */
export async function requestOfferCustomerMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const row = await findOfferEvent(env, eventId)
  if (row?.offer.state !== 'sent') return null
  const { request, offer } = row
  const validUntil = formatDay(offer.validUntil, request.locale)
  const t = serverTexts(request.locale)
  const sent = (await storedFiles(openDb(env.DB), eq(files.quoteId, request.id), rowLimits.files)).filter(
    (file) => isSentWith(offer, file),
  )
  const named = sent.map(({ name, size }) => `${name} (${formatFileSize(size ?? 0, request.locale)})`)
  return customerLetter(
    env,
    request,
    letterTexts(request.locale, 'offer', { version: offer.version, validUntil }),
    named.length ? [t('request-mail.offer-files', { names: named.join(', ') })] : [],
  )
}

/** A customer's message, to the company; Reply-To is the customer. */
export async function requestMessageCompanyMail(env: Bindings, messageId: string): Promise<Mail | null> {
  const row = await findMessage(env, messageId)
  if (!row) return null
  const { request, text, at, filesSent } = row
  const sent = await companyFiles(env, eq(files.messageId, messageId), filesSent)
  return companyMail(env, request, 'Message du client', [['Reçu le', dateTime(at)]], text, sent)
}

/** The customer's decision about an offer, to the company; Reply-To is the customer. */
export async function requestDecisionCompanyMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const row = await findOfferEvent(env, eventId)
  if (!row) return null
  const { request, offer, event, note, at } = row
  const accepted = event === 'accepted'
  const { names, gross } = await acceptedOptions(env, { ...request, locale: 'fr' }, offer.version)
  const facts = [
    ['Version du devis', String(offer.version)],
    [accepted ? 'Accepté le' : 'Décliné le', dateTime(at)],
    ['Par', offer.decidedBy ?? ''],
    ['Numéro de commande', offer.orderNumber ?? ''],
    ['Options retenues', names.join(', ')],
    ['Total TTC', accepted ? gross : ''],
    ['Conditions générales', offer.termsVersion ? `version ${offer.termsVersion}` : ''],
    ['Empreinte SHA-256 du document', offer.acceptedChecksum ?? ''],
  ] as const
  return companyMail(env, request, accepted ? 'Devis accepté' : 'Devis décliné', facts, note)
}

const dateTime = (instant: string) => formatDateTime(new Date(instant), 'fr')

async function findMessage(env: Bindings, messageId: string) {
  const { text, createdAt: at, filesSent } = requestMessages
  const row = await openDb(env.DB)
    .select({ request: quoteRequests, text, at, filesSent })
    .from(requestMessages)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestMessages.quoteId))
    .where(eq(requestMessages.id, messageId))
    .get()
  return row ?? null
}

async function findOfferEvent(env: Bindings, eventId: string) {
  const { at, event, note } = requestHistory
  const row = await openDb(env.DB)
    .select({ request: quoteRequests, offer: offers, at, event, note })
    .from(requestHistory)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestHistory.quoteId))
    .innerJoin(
      offers,
      and(eq(offers.quoteId, requestHistory.quoteId), eq(offers.version, requestHistory.version)),
    )
    .where(eq(requestHistory.id, eventId))
    .get()
  return row ?? null
}

type LetterKind = 'link' | 'message' | 'closed' | 'offer' | 'reminder' | 'accepted'

function letterTexts(locale: Locale, kind: LetterKind, values: Record<string, string | number> = {}) {
  const t = serverTexts(locale)
  return {
    subject: t(`request-mail.${kind}-subject`),
    text: t(`request-mail.${kind}-text`, values),
    button: t(`request-mail.${kind}-button`),
  }
}

/**
 * A mail around the link to the request, in its language; waits while links are not configured. Null for who has only
 * telephoned, and once it is an archived contract, which its customer no longer sees.
 */
async function customerLetter(
  env: Bindings,
  request: Request,
  { subject, text, button }: { subject: string; text: string; button: string },
  quoted: readonly string[] = [],
): Promise<Mail | null> {
  if (request.archivedAt !== null || request.email === '') return null
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const t = serverTexts(request.locale)
  const before = [t('request-mail.greeting'), text, ...quoted]
  const words = {
    subject: `[${request.reference}] ${subject}`,
    before,
    button,
    after: [
      t('request-mail.personal', { requestLinkDays: requestLimits.linkDays }),
      t('request-mail.closing'),
    ],
  }
  return letter(env, request, { ...words, link: await requestLinkAddress(env, request) })
}

async function companyMail(
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
