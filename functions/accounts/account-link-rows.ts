import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import type { Locale } from '#config/locales.ts'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import type { Db } from '#functions/db/client.ts'
import { type accountLinkPurposes, accountLinks } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { idOfToken, type LinkEnv, linkToken } from '#functions/platform/links.ts'

/**
 * Links in account mails. The row stores the SHA-256 of the token; the token is derived from the row id and a secret,
 * so that the mail can be written again later and the database alone opens nothing (docs/decisions/0013).
 */
type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

export async function newLink(env: LinkEnv, purpose: AccountLinkPurpose, userId: string) {
  const id = crypto.randomUUID()
  const now = clock.now()
  return {
    id,
    hash: await sha256(await linkToken(env, purpose, id)),
    purpose,
    userId,
    createdAt: now.toISOString(),
    expiresAt: isoAfter(now, lifeSeconds(purpose)),
  }
}

const lifeSeconds = (purpose: AccountLinkPurpose) =>
  purpose === 'register-handover' ? accounts.handoverDays * 86_400 : accounts.linkMinutes * 60

/** The page of a link, and the name of its token there. */
const pages = {
  'password-reset': [pagePaths['reset-password'], 'token'],
  'email-verification': [pagePaths['verify-email'], 'token'],
  'address-change': [pagePaths['verify-email'], 'address'],
  'register-handover': [pagePaths['verify-email'], 'handover'],
} as const

/** URL of the link: a page with the token in the fragment, which reaches no server and no log. */
export async function linkAddress(
  env: LinkEnv,
  link: { id: string; purpose: AccountLinkPurpose },
  locale: Locale,
): Promise<string> {
  const token = await linkToken(env, link.purpose, link.id)
  const [page, name] = pages[link.purpose]
  return `${env.SITE_ORIGIN}${inLocale(locale, page)}#${name}=${token}`
}

/** The SHA-256 under which a token is stored. Throws for a token that this site did not issue, before any query. */
export async function hashOfToken(
  env: Bindings,
  purpose: AccountLinkPurpose,
  token: string,
): Promise<string> {
  await idOfToken(env, purpose, token)
  return sha256(token)
}

/** Condition: the link is unused and not expired. */
export const isOpen = (purpose: AccountLinkPurpose, hash: string): SQL | undefined =>
  and(
    eq(accountLinks.hash, hash),
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, clock.now().toISOString()),
  )

/**
 * Marks the link as used. It must be the last statement of a batch whose other statements test `isOpen`, so that of
 * concurrent requests only the first one finds the link open.
 */
export const markLinkUsed = (db: Db, purpose: AccountLinkPurpose, hash: string) =>
  db
    .update(accountLinks)
    .set({ usedAt: clock.now().toISOString() })
    .where(isOpen(purpose, hash))
    .returning({ userId: accountLinks.userId })

/** Invalidates the open links of this purpose of a person, if the condition holds. */
export const voidLinks = (db: Db, purpose: AccountLinkPurpose, userId: SQL | string, condition: SQL) =>
  db
    .update(accountLinks)
    .set({ usedAt: clock.now().toISOString() })
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        condition,
      ),
    )

/** Number of links of this purpose that the person was sent in the last hour. */
export const sentLastHour = (userId: SQL | string, purpose: AccountLinkPurpose) =>
  sql`(select count(*) from ${accountLinks} where ${accountLinks.userId} = ${userId} and ${accountLinks.purpose} = ${purpose} and ${accountLinks.createdAt} > ${isoAfter(clock.now(), -3600)})`

/** Condition: the person has a link of this purpose that still works. */
export const hasOpenLink = (userId: SQL | string, purpose: AccountLinkPurpose) =>
  sql`exists (select 1 from ${accountLinks} where ${accountLinks.userId} = ${userId} and ${accountLinks.purpose} = ${purpose} and ${accountLinks.usedAt} is null and ${accountLinks.expiresAt} > ${clock.now().toISOString()})`

/** Starts the lifetime of a link that is about to be sent: a mail may have waited. An invalidated link stays so. */
export const startLink = (db: Db, id: string, purpose: AccountLinkPurpose = 'password-reset') =>
  db
    .update(accountLinks)
    .set({ expiresAt: isoAfter(clock.now(), lifeSeconds(purpose)) })
    .where(and(eq(accountLinks.id, id), isNull(accountLinks.usedAt)))

/** Deletes links that expired before an instant (ISO). */
export const deleteOldLinks = (db: Db, before: string) =>
  db.delete(accountLinks).where(lt(accountLinks.expiresAt, before))
