import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { deskPaths } from '#config/desk-settings.ts'
import type { Locale } from '#config/locales.ts'
import { requestLimits } from '#config/request-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { type linkSides, quoteRequests, requestLinks } from '#functions/db/schema.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { idOfToken, linkConfigurationProblem, linkToken } from '#functions/platform/links.ts'
import { logError } from '#functions/platform/log.ts'

type Side = (typeof linkSides)[number]

/** What the links of each side are for: a token of one side opens nothing for the other. */
const sides = {
  customer: { purpose: 'request-follow', days: requestLimits.linkDays },
  company: { purpose: 'request-desk', days: requestLimits.deskLinkDays },
} as const

/** The address of a request's page for a mail to the customer that is about to be sent (`startLink`). */
export async function requestLinkAddress(
  env: Bindings,
  { id, locale }: { id: string; locale: Locale },
): Promise<string> {
  const token = await startLink(env, id, 'customer')
  return `${env.SITE_ORIGIN}${inLocale(locale, pagePaths.follow)}#token=${token}`
}

/**
 * The address of a request at the desk for a mail to the company that is about to be sent (`startLink`); null without
 * `LINK_SECRET`: the mail goes without it.
 */
export async function deskLinkAddress(
  env: Bindings,
  { id, reference }: { id: string; reference: string },
): Promise<string | null> {
  if (linkConfigurationProblem(env)) return null
  const token = await startLink(env, id, 'company')
  return `${env.SITE_ORIGIN}${deskPaths.link}?request=${reference}#token=${token}`
}

/**
 * The token of the newest link of that side that is not revoked, or of a new one. Its days begin now, because a mail
 * may have waited, and only now is the hash of its token stored, so that a request is accepted without `LINK_SECRET`.
 * Throws `unavailable` without it.
 */
async function startLink(env: Bindings, quoteId: string, side: Side): Promise<string> {
  const db = openDb(env.DB)
  const newest = await db
    .select({ id: requestLinks.id })
    .from(requestLinks)
    .where(
      and(eq(requestLinks.quoteId, quoteId), eq(requestLinks.side, side), isNull(requestLinks.revokedAt)),
    )
    .orderBy(desc(requestLinks.createdAt))
    .limit(1)
    .get()
  const id = newest?.id ?? crypto.randomUUID()
  const token = await linkToken(env, sides[side].purpose, id)
  const opens = {
    hash: await sha256(token),
    expiresAt: isoAfter(clock.now(), sides[side].days * 86_400),
  }
  if (newest)
    await db
      .update(requestLinks)
      .set(opens)
      .where(and(eq(requestLinks.id, id), isNull(requestLinks.revokedAt)))
  else
    await db
      .insert(requestLinks)
      .values({ id, quoteId, side, createdAt: clock.now().toISOString(), ...opens })
  return token
}

/** The token that was presented as `Authorization: Bearer`. */
export const bearerToken = (c: Context<AppEnv>): string | undefined =>
  c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1]

/**
 * The id of the request whose link was presented as `Authorization: Bearer`. Throws the same 404 for a missing, forged,
 * unknown, expired or revoked token, and 503 when the database fails.
 */
export async function readRequestLink(c: Context<AppEnv>): Promise<string> {
  const token = bearerToken(c)
  const link = token === undefined ? undefined : await findLink(c.env, token, 'customer')
  if (!link) throw new AppError('not-found')
  return link.quoteId
}

const isArchived = sql`exists (select 1 from ${quoteRequests} where ${and(
  eq(quoteRequests.id, requestLinks.quoteId),
  isNotNull(quoteRequests.archivedAt),
)})`

/**
 * The request that a token of that side opens; the signature is checked before any query. An archived contract is
 * opened by links of the company only.
 */
export async function findLink(
  env: Bindings,
  token: string,
  side: Side,
): Promise<{ quoteId: string } | undefined> {
  try {
    await idOfToken(env, sides[side].purpose, token)
    const open = and(
      eq(requestLinks.hash, await sha256(token)),
      eq(requestLinks.side, side),
      isNull(requestLinks.revokedAt),
      gt(requestLinks.expiresAt, clock.now().toISOString()),
      side === 'customer' ? sql`not ${isArchived}` : undefined,
    )
    return await openDb(env.DB).select({ quoteId: requestLinks.quoteId }).from(requestLinks).where(open).get()
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'invalid-token') return undefined
    logError('request-link', cause)
    throw new AppError('unavailable', { cause })
  }
}

/** Deletes links that expired before an instant (ISO). */
export const deleteOldRequestLinks = (db: Db, before: string) =>
  db.delete(requestLinks).where(lt(requestLinks.expiresAt, before))
