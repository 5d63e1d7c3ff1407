import { and, eq } from 'drizzle-orm'
import { requestLimits } from '#config/request-limits.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { offerTotals } from '#domain/quote-requests/offer.ts'
import { formatDay } from '#domain/time/dates.ts'
import { openDb } from '#functions/db/client.ts'
import { files, offers, quoteRequests, requestHistory } from '#functions/db/schema.ts'
import { type DocumentKind, documentAddress } from '#functions/documents/document-addresses.ts'
import { type OfferData, readOffer } from '#functions/documents/read-offer.ts'
import type { Bindings } from '#functions/env.ts'
import { storedFiles } from '#functions/files/attach.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { paragraph } from '#functions/mail/mail-html.ts'
import { html } from '#functions/platform/html.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { firstPicture } from './first-picture.ts'
import { offerHtml, offerText } from './offer-mail-lines.ts'
import { isSentWith, rowLimits } from './read-request.ts'
import { companyMail, customerLetter, dateTime, letterTexts } from './request-letter.ts'

/**
 * A version of the offer that was sent: its lines and sums, document, the link to decide about it and the names of its
 * files. These are fetched from the page. Null once it is another one's turn.
 */
export async function requestOfferCustomerMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const subject = await findOffer(env, eventId)
  if (subject?.offer.state !== 'sent') return null
  const { request, offer } = subject
  const t = serverTexts(request.locale)
  const sent = (await storedFiles(openDb(env.DB), eq(files.quoteId, request.id), rowLimits.files)).filter(
    (file) => isSentWith(offer, file),
  )
  const named = sent.map(({ name, size }) => `${name} (${formatFileSize(size ?? 0, request.locale)})`)
  const quoted = named.length ? [t('request-mail.offer-files', { names: named.join(', ') })] : []
  return offerLetter(env, subject, 'offer', quoted)
}

/** The end of validity is near and nobody has decided; null once the version was replaced or was decided. */
export async function offerReminderMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const subject = await findOffer(env, eventId)
  return subject?.offer.state === 'sent' ? offerLetter(env, subject, 'reminder') : null
}

async function offerLetter(
  env: Bindings,
  subject: OfferSubject,
  kind: 'offer' | 'reminder',
  quoted: readonly string[] = [],
): Promise<Mail | null> {
  const { request, offer } = subject
  const validUntil = formatDay(offer.validUntil, request.locale)
  const lead = serverTexts(request.locale)('request-mail.offer-lead', { ...amountsOf(subject), validUntil })
  return customerLetter(env, request, letterTexts(request.locale, kind, { version: offer.version }), {
    ...{ by: subject.by, lead, document: await documentOf(env, subject, 'offer') },
    content: {
      text: [...offerText(subject), ...quoted],
      html: html`${await offerHtml(env, subject)}${quoted.map(paragraph)}`,
    },
  })
}

/** The customer has accepted: the confirmation, with what was recorded. */
export async function requestAcceptedCustomerMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const subject = await findOffer(env, eventId)
  if (!subject) return null
  const { request, offer } = subject
  const { version, decidedBy, orderNumber } = offer
  const values = { version, by: decidedBy ?? '', orderNumber: orderNumber ?? '' }
  const words = letterTexts(request.locale, 'accepted', values)
  const t = serverTexts(request.locale)
  if (orderNumber) words.text = t('request-mail.accepted-text-numbered', values)
  const names = chosenOptions(subject)
  const options = names.length ? [t('request-mail.accepted-options', { names: names.join(', ') })] : []
  return customerLetter(env, request, words, {
    by: subject.by,
    picture: await firstPicture(env, subject.items, request.locale),
    document: await documentOf(env, subject, 'acceptance'),
    quoted: [...options, t('request-mail.amount', amountsOf(subject))],
  })
}

/** The customer's decision about an offer, to the company; Reply-To is the customer. */
export async function requestDecisionCompanyMail(env: Bindings, eventId: string): Promise<Mail | null> {
  const subject = await findOffer(env, eventId)
  if (!subject) return null
  const { request, offer, event, note, at } = subject
  const accepted = event === 'accepted'
  const facts = [
    ['Version du devis', String(offer.version)],
    [accepted ? 'Accepté le' : 'Décliné le', dateTime(at)],
    ['Par', offer.decidedBy ?? ''],
    ['Numéro de commande', offer.orderNumber ?? ''],
    ['Options retenues', chosenOptions(subject).join(', ')],
    ['Total TTC', accepted ? amountsOf(subject, 'fr').gross : ''],
    ['Conditions générales', offer.termsVersion ? `version ${offer.termsVersion}` : ''],
    ['Empreinte SHA-256 du document', offer.acceptedChecksum ?? ''],
  ] as const
  return companyMail(env, request, accepted ? 'Devis accepté' : 'Devis décliné', facts, note)
}

const chosenOptions = ({ lines }: OfferData): string[] =>
  lines.filter(({ chosen }) => chosen).map(({ text }) => text)

/** What the lines that count come to, in the language of the request where none is named. */
function amountsOf({ lines, request }: OfferData, locale = request.locale) {
  const { netCents, grossCents } = offerTotals(lines)
  return { net: formatEuros(netCents / 100, locale), gross: formatEuros(grossCents / 100, locale) }
}

/** The address of the document; it works as long as the link of the same mail, which opens the document too. */
async function documentOf(env: Bindings, { request, offer }: OfferSubject, kind: DocumentKind) {
  const t = serverTexts(request.locale)
  const seconds = requestLimits.linkDays * 86_400
  const address = await documentAddress(env, kind, request, offer.version, seconds)
  const label = t(kind === 'offer' ? 'request-mail.pdf' : 'request-mail.accepted-pdf')
  return address === null ? null : { label, address: env.SITE_ORIGIN + address }
}

type OfferSubject = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** The version that an event is about, with everything in it. */
async function findOffer(env: Bindings, eventId: string) {
  const { at, event, note } = requestHistory
  const db = openDb(env.DB)
  const row = await db
    .select({ quoteId: quoteRequests.id, version: offers.version, at, event, note })
    .from(requestHistory)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestHistory.quoteId))
    .innerJoin(
      offers,
      and(eq(offers.quoteId, requestHistory.quoteId), eq(offers.version, requestHistory.version)),
    )
    .where(eq(requestHistory.id, eventId))
    .get()
  const data = row && (await readOffer(db, row.quoteId, row.version))
  return data ? { ...data, at: row.at, event: row.event, note: row.note } : null
}
