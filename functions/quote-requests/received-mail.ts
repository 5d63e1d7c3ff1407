import { eq, type SQL, sql } from 'drizzle-orm'
import { localeInfo } from '#config/locales.ts'
import { requestLimits } from '#config/request-limits.ts'
import { type ShownField, shownPerson } from '#domain/forms/person-fields.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { files } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { companyFiles, visitorFiles } from '#functions/files/mail.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { customerMail, deskParts, signature } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import {
  type Fact,
  factLines,
  factTable,
  heading,
  linkButton,
  mailDocument,
  paragraph,
  phoneFact,
} from '#functions/mail/mail-html.ts'
import { closedInMail, companyPromise, promiseOf, type ReplyPromise } from '#functions/mail/reply-promise.ts'
import { html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { deskLinkAddress, requestLinkAddress } from '#functions/sessions/request-links.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { firstPicture } from './first-picture.ts'
import { findQuote, type StoredQuote } from './received-mail-data.ts'
import { itemsHtml, itemsText } from './received-mail-items.ts'
import { companySections, sectionsHtml, sectionsText, visitorSections } from './received-mail-sections.ts'

/** When the terms were accepted, and which version, as far as it is known. */
const acceptedTerms = ({ termsAcceptedAt, termsVersion }: StoredQuote['request']) =>
  `acceptées le ${formatDateTime(new Date(termsAcceptedAt), 'fr')}${termsVersion ? ` (version ${termsVersion})` : ''}`

/** Labels of the contact data, in the order of the mail. */
const personLabels: Record<ShownField, string> = {
  name: 'Nom',
  company: 'Entreprise',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
}

const personFacts = (request: StoredQuote['request']) => {
  const shown = shownPerson(request)
  return (Object.keys(personLabels) as ShownField[]).map(
    (field): Fact =>
      field === 'phone' ? phoneFact(personLabels.phone, request.phone) : [personLabels[field], shown[field]],
  )
}

/** What the visitor sent, as labels and values; empty values are left out by whoever shows them. */
const companyFacts = (request: StoredQuote['request'], promise: ReplyPromise) =>
  [
    ['Référence', request.reference],
    ['Reçue le', formatDateTime(new Date(request.createdAt), 'fr')],
    ...companyPromise(promise),
    ...personFacts(request),
    ['Langue', localeInfo[request.locale].name],
    ['Conditions générales', acceptedTerms(request)],
  ] as const

/** Mail to the company with everything the visitor sent, in French; Reply-To is the visitor. */
export async function quoteCompanyMail(env: Bindings, quoteId: string): Promise<Mail> {
  const { request, items, promise } = await quoteOf(env, quoteId)
  const facts = companyFacts(request, promise)
  const title = `Demande de devis ${request.reference}`
  const sections = companySections(request)
  const sent = await companyFiles(env, filesOf(request), request.filesSent)
  const desk = deskParts(await deskLinkAddress(env, request))
  return {
    to: env.MAIL_COMPANY_TO,
    replyTo: request.email,
    subject: `[${request.reference}] Demande de devis – ${request.company || request.name}`,
    text: [
      title,
      factLines(facts),
      ...(items.length ? ['Produits demandés', itemsText(items, 'fr')] : []),
      ...sectionsText(sections, 'fr'),
      ...(request.message ? [`Message du visiteur\n${request.message}`] : []),
      ...sent.text,
      ...desk.text,
    ].join('\n\n'),
    html: mailDocument({
      lang: 'fr',
      title,
      body: html`${heading(title)}${factTable(facts)}${await firstPicture(env, items, 'fr')}${itemsHtml(items, 'fr')}${sectionsHtml(sections)}${
        request.message
          ? html`<h2 style="font-size:17px;margin:20px 0 6px">Message du visiteur</h2>${paragraph(request.message)}`
          : null
      }${sent.html}${desk.html}`,
      footer: `Demande envoyée depuis le site. Une réponse à cet e-mail sera adressée à ${request.email}.`,
    }),
  }
}

/**
 * Confirmation to the visitor in their language: what is requested and what happens next. It contains no free text of
 * theirs but a name, so that the form cannot send text to strangers. Without `LINK_SECRET` it goes without the link to
 * the request: a new one can be asked for later.
 */
export async function quoteVisitorMail(env: Bindings, quoteId: string): Promise<Mail> {
  const { request, items, promise } = await quoteOf(env, quoteId)
  const locale = request.locale
  const t = serverTexts(locale)
  const subject = t('quote-mail.subject')
  const greeted = greeting(locale, request.name)
  const received = t('quote-mail.received', { reference: request.reference })
  const follow = t('quote-mail.follow', { requestLinkDays: requestLimits.linkDays })
  const due = formatDateTime(promise.dueAt, locale)
  const next = [t('quote-mail.next', { due }), ...closedInMail(promise, locale)]
  const link = linkConfigurationProblem(env) ? null : await requestLinkAddress(env, request)
  const sections = visitorSections(request, locale)
  const closing = `${t('quote-mail.closing')}\n${await signature(env, locale)}`
  const sent = await visitorFiles(env, filesOf(request), request.filesSent, locale)
  return customerMail(
    env,
    { to: request.email, subject: `[${request.reference}] ${subject}`, title: subject },
    {
      locale,
      text: [
        greeted,
        received,
        ...(items.length ? [itemsText(items, locale)] : []),
        ...sectionsText(sections, locale),
        ...sent,
        ...next,
        ...(link ? [follow, `${t('quote-mail.follow-button')}\n${link}`] : []),
        closing,
      ],
      body: html`${paragraph(greeted)}${paragraph(received)}${await firstPicture(env, items, locale)}${itemsHtml(items, locale)}${sectionsHtml(sections)}<div style="height:14px"></div>${sent.map(paragraph)}${next.map(paragraph)}${link ? html`${paragraph(follow)}${linkButton(link, t('quote-mail.follow-button'))}` : null}${paragraph(closing)}`,
    },
  )
}

/** What came with the request; the documents of its offers belong to it too, and a late mail does not list them. */
const filesOf = ({ id }: StoredQuote['request']): SQL =>
  sql`${eq(files.quoteId, id)} and ${files.offerVersion} is null`

/** The request, and its promise: the stored instant, which requests older than the column do not have. */
async function quoteOf(env: Bindings, id: string): Promise<StoredQuote & { promise: ReplyPromise }> {
  const [quote, { opening }] = await Promise.all([findQuote(env, id), currentOpening(env)])
  if (!quote) throw new MailError('permanent', `The quote request ${id} is gone`)
  const { dueAt, createdAt } = quote.request
  return { ...quote, promise: promiseOf({ sentAt: new Date(createdAt), dueAt }, opening) }
}
