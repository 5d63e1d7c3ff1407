import { eq } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { files, quoteRequests, requestHistory, requestLinks, requestMessages } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { companyFiles, visitorFiles } from '#functions/files/mail.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { companyMail, customerLetter, dateTime, letterTexts } from './request-letter.ts'

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
  return customerLetter(env, request, letterTexts(request.locale, 'message'), { quoted: [text, ...sent] })
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
  return customerLetter(env, row.request, letterTexts(row.request.locale, 'closed'), {
    quoted: row.note ? [row.note] : [],
  })
}

/** A customer's message, to the company; Reply-To is the customer. */
export async function requestMessageCompanyMail(env: Bindings, messageId: string): Promise<Mail | null> {
  const row = await findMessage(env, messageId)
  if (!row) return null
  const { request, text, at, filesSent } = row
  const sent = await companyFiles(env, eq(files.messageId, messageId), filesSent)
  return companyMail(env, request, 'Message du client', [['Reçu le', dateTime(at)]], text, sent)
}

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
