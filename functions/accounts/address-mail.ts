import { eq } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import { emailKey } from '#domain/accounts/account.ts'
import { inLocale, pagePaths, paths } from '#domain/site/urls.ts'
import { openDb } from '#functions/db/client.ts'
import { accountLinks, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { linkAddress, startLink } from './account-link-rows.ts'
import { write } from './mail.ts'

/** The addresses of a link: the one it concerns, those of the account at present, and before it was confirmed. */
type Side = 'other' | 'account' | 'former' | 'until-confirmed'

type Letter = {
  to: Side
  /** The page that its button opens; null: the link, which then lives from now on. */
  path: string | null
  /** The address that the text names. */
  names?: Side
  /** In the language of the account that the other address has, if it has one. */
  inOtherLanguage?: true
}

const letters = {
  'address-confirm': { to: 'other', path: null },
  'address-asked': { to: 'until-confirmed', path: pagePaths['reset-password'], names: 'other' },
  'address-changed': { to: 'former', path: pagePaths.contact, names: 'other' },
  'address-confirmed': { to: 'other', path: paths.dashboard },
  'handover-owner': { to: 'account', path: null, names: 'other' },
  'handover-receiver': { to: 'other', path: null, names: 'account', inOtherLanguage: true },
  'handover-given': { to: 'account', path: paths.dashboard, names: 'other' },
  'handover-received': { to: 'other', path: paths.dashboard, names: 'account', inOtherLanguage: true },
} satisfies Record<string, Letter>

/** The mail of a kind about a link to another address; null once the link is gone, was used or replaced. */
export const addressMail =
  (kind: keyof typeof letters) =>
  async (env: Bindings, linkId: string): Promise<Mail | null> => {
    const { to, path, names, inOtherLanguage }: Letter = letters[kind]
    const problem = path === null ? linkConfigurationProblem(env) : null
    if (problem) throw new MailError('configuration', problem)
    const addressLink = await findLink(env, linkId)
    if (!addressLink?.link.email) return null
    const { link, email, locale: ownLocale } = addressLink
    const sides: Record<Side, string | null> = {
      other: link.email,
      account: email,
      former: link.formerEmail,
      'until-confirmed': link.formerEmail ?? email,
    }
    const recipient = sides[to]
    if (recipient === null || (path === null && link.usedAt !== null)) return null
    if (path === null) await startLink(openDb(env.DB), linkId, link.purpose)
    const locale = inOtherLanguage ? await localeOf(env, recipient, ownLocale) : ownLocale
    const address =
      path === null ? await linkAddress(env, link, locale) : `${env.SITE_ORIGIN}${inLocale(locale, path)}`
    return write(
      env,
      { email: recipient, locale },
      kind,
      address,
      names ? { address: sides[names] ?? '' } : {},
    )
  }

/** A link with the account that asked for it. */
const findLink = (env: Bindings, id: string) =>
  openDb(env.DB)
    .select({ link: accountLinks, email: users.email, locale: users.locale })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.id, id))
    .get()

async function localeOf(env: Bindings, email: string, fallback: Locale): Promise<Locale> {
  const account = await openDb(env.DB)
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .get()
  return account?.locale ?? fallback
}
