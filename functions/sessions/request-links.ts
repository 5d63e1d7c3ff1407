import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Locale } from '#config/locales.ts'
import { requestLimits } from '#config/requests.ts'
import { AppError } from '#domain/site/error.ts'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { requestLinks } from '#functions/db/schema.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { idOfToken, linkToken } from '#functions/platform/links.ts'

/** Inserts a link that no mail holds yet; it opens nothing until `requestLinkAddress` starts it. */
export const insertRequestLink = (db: Db, quoteId: string, id: string = crypto.randomUUID()) =>
  db.insert(requestLinks).values({ id, quoteId, createdAt: clock.now().toISOString() })

/**
 * The address of a request's page for a mail that is about to be sent: of the newest link that is not revoked, or of a
 * new one. Its 180 days begin now, because a mail may have waited, and only now is the hash of its token stored, so that
 * a request is accepted without `LINK_SECRET`. Throws `unavailable` without it.
 */
export async function requestLinkAddress(
  env: Bindings,
  { id: quoteId, locale }: { id: string; locale: Locale },
): Promise<string> {
  const db = openDb(env.DB)
  const newest = await db
    .select({ id: requestLinks.id })
    .from(requestLinks)
    .where(and(eq(requestLinks.quoteId, quoteId), isNull(requestLinks.revokedAt)))
    .orderBy(desc(requestLinks.createdAt))
    .limit(1)
    .get()
  const id = newest?.id ?? crypto.randomUUID()
  const token = await linkToken(env, 'request-follow', id)
  const expiresAt = isoAfter(clock.now(), requestLimits.linkDays * 86_400)
  if (!newest) await insertRequestLink(db, quoteId, id)
  await db
    .update(requestLinks)
    .set({ hash: await sha256(token), expiresAt })
    .where(and(eq(requestLinks.id, id), isNull(requestLinks.revokedAt)))
  return `${env.SITE_ORIGIN}${inLocale(locale, pagePaths.follow)}#token=${token}`
}

/**
 * The id of the request whose link was presented as `Authorization: Bearer`. Throws the same 404 for a missing, forged,
 * unknown, expired or revoked token, and 503 when the database fails.
 */
export async function readRequestLink(c: Context<AppEnv>): Promise<string> {
  const token = c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
  const link = token === undefined ? undefined : await findLink(c.env, token)
  if (!link) throw new AppError('not-found')
  return link.quoteId
}

/** The signature of a token is checked before any query. */
async function findLink(env: Bindings, token: string): Promise<{ quoteId: string } | undefined> {
  try {
    await idOfToken(env, 'request-follow', token)
    const open = and(
      eq(requestLinks.hash, await sha256(token)),
      isNull(requestLinks.revokedAt),
      gt(requestLinks.expiresAt, clock.now().toISOString()),
    )
    return await openDb(env.DB).select({ quoteId: requestLinks.quoteId }).from(requestLinks).where(open).get()
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'invalid-token') return undefined
    console.error(JSON.stringify({ at: 'request-link', error: errorText(cause) }))
    throw new AppError('unavailable', { cause })
  }
}

/** Deletes links that expired before an instant (ISO). */
export const deleteOldRequestLinks = (db: Db, before: string) =>
  db.delete(requestLinks).where(lt(requestLinks.expiresAt, before))
