import { eq } from 'drizzle-orm'
import { emailKey } from '#domain/accounts/account.ts'
import { inLocale, pagePaths, paths } from '#domain/site/urls.ts'
import { openDb } from '#functions/db/client.ts'
import { accountLinks, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { linkAddress, startLink } from './links.ts'
import { write } from './mail.ts'

/** A link with the account that asked for it; null once it is gone. */
async function findLink(env: Bindings, id: string) {
  const db = openDb(env.DB)
  const found = await db
    .select({ link: accountLinks, email: users.email, locale: users.locale })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.id, id))
    .get()
  return found ?? null
}

/** The same for a mail with the link in it, whose life begins now; null also once it was used or replaced. */
async function findOpenLink(env: Bindings, id: string) {
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const found = await findLink(env, id)
  if (!found || found.link.usedAt !== null) return null
  await startLink(openDb(env.DB), id, found.link.purpose)
  return { ...found, address: await linkAddress(env, found.link, found.locale) }
}

const page = (env: Bindings, { locale }: { locale: Parameters<typeof inLocale>[0] }, path: string) =>
  `${env.SITE_ORIGIN}${inLocale(locale, path)}`

/** To the new address: the link that confirms it. */
export async function addressConfirmMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findOpenLink(env, linkId)
  if (!found?.link.email) return null
  return write(env, { email: found.link.email, locale: found.locale }, 'address-confirm', found.address)
}

/** To the present address: that another one was asked for. */
export async function addressAskedMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findLink(env, linkId)
  if (!found?.link.email) return null
  const to = { email: found.link.formerEmail ?? found.email, locale: found.locale }
  return write(env, to, 'address-asked', page(env, found, pagePaths['reset-password']), {
    address: found.link.email,
  })
}

/** To the address before: that it is no longer the one of the account. */
export async function addressChangedMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findLink(env, linkId)
  if (!found?.link.email || !found.link.formerEmail) return null
  const to = { email: found.link.formerEmail, locale: found.locale }
  return write(env, to, 'address-changed', page(env, found, pagePaths.contact), { address: found.link.email })
}

/** To the new address: that it is the one of the account now. */
export async function addressConfirmedMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findLink(env, linkId)
  if (!found?.link.email) return null
  const to = { email: found.link.email, locale: found.locale }
  return write(env, to, 'address-confirmed', page(env, found, paths.dashboard))
}

/** To the owner of a register: the link that hands it over, for his part. */
export async function handoverOwnerMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findOpenLink(env, linkId)
  return found && write(env, found, 'handover-owner', found.address, { address: found.link.email ?? '' })
}

/** To whom a register is offered: the same link, in the language of her account or of the owner. */
export async function handoverReceiverMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findOpenLink(env, linkId)
  if (!found?.link.email) return null
  const to = await receiverOf(env, found)
  return write(env, to, 'handover-receiver', await linkAddress(env, found.link, to.locale), {
    address: found.email,
  })
}

/** To the owner: that the register was handed over. */
export async function handoverGivenMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findLink(env, linkId)
  return (
    found &&
    write(env, found, 'handover-given', page(env, found, paths.dashboard), {
      address: found.link.email ?? '',
    })
  )
}

/** To the receiver: that it is hers. */
export async function handoverReceivedMail(env: Bindings, linkId: string): Promise<Mail | null> {
  const found = await findLink(env, linkId)
  if (!found?.link.email) return null
  const to = await receiverOf(env, found)
  return write(env, to, 'handover-received', page(env, to, paths.dashboard), { address: found.email })
}

async function receiverOf(
  env: Bindings,
  { link, locale }: NonNullable<Awaited<ReturnType<typeof findLink>>>,
) {
  const email = link.email ?? ''
  const receiver = await openDb(env.DB)
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .get()
  return { email, locale: receiver?.locale ?? locale }
}
