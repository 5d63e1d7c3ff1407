import { eq } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { company } from '#config/company.ts'
import { features } from '#config/features.ts'
import type { Locale } from '#config/locales.ts'
import { retention } from '#config/retention.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { inLocale, pagePaths, paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { openDb } from '#functions/db/client.ts'
import { accountLinks, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { letter, paragraphs } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { heading, mailDocument, paragraph } from '#functions/mail/mail-html.ts'
import { html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { erasedFrom } from './account-expiry.ts'
import { linkAddress, startLink } from './account-link-rows.ts'

type LetterKind =
  | 'welcome'
  | 'verify'
  | 'reset'
  | 'changed'
  | 'expiring'
  | 'address-confirm'
  | 'address-asked'
  | 'address-changed'
  | 'address-confirmed'
  | 'handover-owner'
  | 'handover-receiver'
  | 'handover-given'
  | 'handover-received'
type Person = { email: string; locale: Locale }

/**
 * The mail after sign-up; its link verifies the email. Without verification (features) the link leads to the customer
 * area.
 */
export async function accountWelcomeMail(env: Bindings, linkId: string): Promise<Mail> {
  const { person, address } = await linked(env, linkId)
  const area = `${env.SITE_ORIGIN}${inLocale(person.locale, paths.dashboard)}`
  return write(env, person, 'welcome', features.emailVerification ? address : area)
}

export async function accountVerifyMail(env: Bindings, linkId: string): Promise<Mail> {
  const { person, address } = await linked(env, linkId)
  return write(env, person, 'verify', address)
}

/** The mail with a reset link; null when a newer link has replaced it meanwhile. */
export async function passwordResetMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const { person, address, isVoid } = await linked(env, linkId)
  return isVoid ? null : write(env, person, 'reset', address)
}

/** The mail after a reset or a change of the password; contains no token. */
export async function passwordChangedMail(env: Bindings, userId: string): Promise<Mail> {
  const person = await openDb(env.DB)
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  if (!person) throw new MailError('permanent', `The account ${userId} is gone`)
  return write(
    env,
    person,
    'changed',
    `${env.SITE_ORIGIN}${inLocale(person.locale, pagePaths['reset-password'])}`,
  )
}

/**
 * The mail before an account is erased; null when there was contact since, or its owner may not sign in to keep it. The
 * day counts from when the mail is written, because it may have waited.
 */
export async function accountExpiringMail(env: Bindings, userId: string): Promise<Mail | null> {
  const person = await openDb(env.DB).select().from(users).where(eq(users.id, userId)).get()
  if (!person?.isActive || person.accountStatus !== 'active' || person.expiryWarnedAt === null) return null
  const day = formatDay(erasedFrom(person.lastContactAt).slice(0, 10), person.locale)
  const area = `${env.SITE_ORIGIN}${inLocale(person.locale, paths.dashboard)}`
  return write(env, person, 'expiring', area, { day })
}

/**
 * Mail to the company: the daily limit of accounts is nearly reached, possibly because somebody tries to block
 * registrations.
 */
export async function registrationsAlertMail(env: Bindings, day: string): Promise<Mail> {
  const title = `Inscriptions du ${day}\u00a0: ${accounts.registrationsAlert} comptes sur ${accounts.registrationsPerDay}`
  const text = `${accounts.registrationsAlert} comptes ont été créés aujourd’hui\u202f; au ${accounts.registrationsPerDay}e, les inscriptions sont closes jusqu’à minuit. Les demandes de devis et les messages ne sont pas concernés.`
  return {
    to: env.MAIL_COMPANY_TO,
    replyTo: null,
    subject: title,
    text: `${title}\n\n${text}`,
    html: mailDocument({
      lang: 'fr',
      title,
      body: html`${heading(title)}${paragraph(text)}`,
      footer: company.name,
    }),
  }
}

/** Recipient and address of a link, whose lifetime begins now. */
async function linked(env: Bindings, linkId: string) {
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const db = openDb(env.DB)
  await startLink(db, linkId)
  const link = await db
    .select({
      id: accountLinks.id,
      purpose: accountLinks.purpose,
      usedAt: accountLinks.usedAt,
      email: users.email,
      locale: users.locale,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.id, linkId))
    .get()
  if (!link) throw new MailError('permanent', `The link ${linkId} is gone`)
  return { person: link, address: await linkAddress(env, link, link.locale), isVoid: link.usedAt !== null }
}

/** A mail about an account: its texts, with the company's data filled in, around a link. */
export async function write(
  env: Bindings,
  person: Person,
  kind: LetterKind,
  link: string,
  more: Record<string, string> = {},
): Promise<Mail> {
  const { phone, email } = (await currentOpening(env)).opening.company
  const values: Record<string, string> = {
    company: company.name,
    minutes: String(accounts.linkMinutes),
    days: String(accounts.handoverDays),
    email,
    phone: formatPhone(phone, person.locale),
    years: String(retention.account.years),
    ...more,
  }
  const t = serverTexts(person.locale)
  const words = {
    subject: t(`account-mail.${kind}-subject`, values),
    before: paragraphs(t(`account-mail.${kind}-before`, values)),
    button: t(`account-mail.${kind}-button`),
    after: kind === 'changed' ? [] : paragraphs(t(`account-mail.${kind}-after`, values)),
  }
  return letter(env, person, { ...words, link })
}
