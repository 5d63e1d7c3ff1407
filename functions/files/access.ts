import { and, eq, getTableColumns, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { ownershipFilters } from '#functions/db/ownership.ts'
import { files, quoteRequests, requestMessages } from '#functions/db/schema.ts'
import type { AppEnv } from '#functions/env.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { tokenPattern } from '#functions/platform/links.ts'
import { requestsAtDesk } from '#functions/sessions/desk.ts'
import { readRequestLink } from '#functions/sessions/request-links.ts'
import { presentsEndedSession, readSession } from '#functions/sessions/session.ts'
import { isReadable } from './sweep-files.ts'

type StoredRow = NonNullable<Awaited<ReturnType<typeof withArchive>>>

/** Everyone who knows the key, or is signed in as who uploaded it. */
async function isUploaders(c: Context<AppEnv>): Promise<SQL | undefined> {
  const bearer = bearerOf(c)
  const session = await readSession(c)
  return or(
    bearer === undefined ? undefined : eq(files.keyHash, await sha256(bearer)),
    session ? eq(files.userId, session.user.id) : undefined,
  )
}

const bearerOf = (c: Context<AppEnv>) => c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1]

/** Everyone who may see the request that a file is part of: by its link, or signed in as its owner. */
async function isOfOwnRequest(c: Context<AppEnv>): Promise<SQL | undefined> {
  const session = await readSession(c)
  const isLink = tokenPattern.test(bearerOf(c) ?? '')
  const linked = isLink ? await readRequestLink(c).catch(nobodyWhenUnknown) : undefined
  return or(
    linked === undefined ? undefined : partOf(c, eq(quoteRequests.id, linked)),
    session ? partOf(c, ownershipFilters(session.user).quotes) : undefined,
  )
}

/** Whoever is at the desk: the files of every request, or of the one whose link was presented. */
async function isAtDesk(c: Context<AppEnv>): Promise<SQL | undefined> {
  const request = await requestsAtDesk(c)
  if (request === undefined) return undefined
  return request === null
    ? or(isNotNull(files.quoteId), isNotNull(files.messageId), isNotNull(files.contactId))
    : partOf(c, eq(quoteRequests.id, request))
}

function nobodyWhenUnknown(cause: unknown): undefined {
  if (cause instanceof AppError && cause.code === 'not-found') return undefined
  throw cause
}

function partOf(c: Context<AppEnv>, where: SQL): SQL | undefined {
  const db = openDb(c.env.DB)
  const requests = db.select({ id: quoteRequests.id }).from(quoteRequests).where(where)
  const messages = db
    .select({ id: requestMessages.id })
    .from(requestMessages)
    .where(inArray(requestMessages.quoteId, requests))
  return or(inArray(files.quoteId, requests), inArray(files.messageId, messages))
}

/** A stored file that the client may read; throws the same refusal for any other (`found`). */
export const readableFile = async (c: Context<AppEnv>, id: string): Promise<StoredRow> =>
  requireFile(c, id, or(await isUploaders(c), await isOfOwnRequest(c), await isAtDesk(c)))

/** A stored file that the client may delete; throws the same refusal for any other (`found`). */
export const ownFile = async (c: Context<AppEnv>, id: string): Promise<StoredRow> =>
  requireFile(c, id, await isUploaders(c))

/**
 * The file; otherwise a 404, whether it exists or not. Only a customer who presents nothing but a session that has
 * ended gets a 401, so that the page asks her to sign in again; it depends on the cookie alone.
 */
async function requireFile(c: Context<AppEnv>, id: string, allowed: SQL | undefined): Promise<StoredRow> {
  const row = allowed && (await withArchive(openDb(c.env.DB), and(eq(files.id, id), isReadable(), allowed)))
  if (row) return row
  const hasEnded = bearerOf(c) === undefined && (await presentsEndedSession(c))
  throw new AppError(hasEnded ? 'unauthenticated' : 'not-found')
}

/** The one file of the condition, and whether it is part of an archived contract. */
export async function withArchive(db: Db, where: SQL | undefined) {
  const row = await db
    .select({ ...getTableColumns(files), archivedAt: quoteRequests.archivedAt })
    .from(files)
    .leftJoin(quoteRequests, eq(quoteRequests.id, files.quoteId))
    .where(where)
    .get()
  if (!row) return undefined
  const { archivedAt, ...file } = row
  return { ...file, isArchived: archivedAt !== null }
}
