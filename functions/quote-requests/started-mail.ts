import { company } from '#config/company.ts'
import { requestLimits } from '#config/request-limits.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { Bindings } from '#functions/env.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { customerMail, paragraphs, signature } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { linkButton, paragraph } from '#functions/mail/mail-html.ts'
import { closedInMail, promiseOf } from '#functions/mail/reply-promise.ts'
import { html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { requestLinkAddress } from '#functions/sessions/request-links.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { firstPicture } from './first-picture.ts'
import { findQuote } from './received-mail-data.ts'
import { itemsHtml, itemsText } from './received-mail-items.ts'
import { sectionsHtml, sectionsText, visitorSections } from './received-mail-sections.ts'

/**
 * What the company has written down for a customer, by whom, and the link to follow it. It waits while links are not
 * configured; null once the request is gone.
 */
export async function requestStartedMail(env: Bindings, quoteId: string): Promise<Mail | null> {
  const [quote, { opening }] = await Promise.all([findQuote(env, quoteId), currentOpening(env)])
  if (!quote || quote.request.email === '') return null
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const { request, items } = quote
  const { locale, startedByName, reference } = request
  const t = serverTexts(locale)
  const title = t('started-mail.subject')
  const promise = promiseOf({ sentAt: new Date(request.createdAt), dueAt: request.dueAt }, opening)
  const due = formatDateTime(promise.dueAt, locale)
  const before = [
    greeting(locale, request.name),
    ...paragraphs(t('started-mail.before', { reference, by: startedByName || company.name })),
  ]
  const after = [
    ...paragraphs(t('started-mail.after', { due, requestLinkDays: requestLimits.linkDays })),
    ...closedInMail(promise, locale),
  ]
  const button = t('quote-mail.follow-button')
  const link = await requestLinkAddress(env, request)
  const sections = visitorSections(request, locale)
  const closing = `${t('quote-mail.closing')}\n${await signature(env, locale, startedByName)}`
  return {
    ...(await customerMail(
      env,
      { to: request.email, subject: `[${reference}] ${title}`, title },
      {
        locale,
        text: [
          ...before,
          ...(items.length ? [itemsText(items, locale)] : []),
          ...sectionsText(sections, locale),
          ...after,
          `${button}\n${link}`,
          closing,
        ],
        body: html`${before.map(paragraph)}${await firstPicture(env, items, locale)}${itemsHtml(items, locale)}${sectionsHtml(sections)}<div style="height:14px"></div>${after.map(paragraph)}${linkButton(link, button)}${paragraph(closing)}`,
      },
    )),
    replyTo: env.MAIL_COMPANY_TO,
  }
}
