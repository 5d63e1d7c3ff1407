import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { quoteRequests } from '#functions/db/schema.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { idOfToken, type LinkEnv, linkConfigurationProblem, linkToken } from '#functions/platform/links.ts'
import { isLocal } from '#functions/platform/network.ts'
import { accessConfigurationProblem, accessEmail } from './access-token.ts'
import { bearerToken, findLink } from './request-links.ts'

/** Who is at the desk, and the request that the path names. */
export type DeskVisitor = {
  /** The address that Cloudflare Access vouches for; empty by a link. */
  who: string
  /** True for whoever may see every request. */
  whole: boolean
  /** The id of the request in the path; empty where it names none. */
  quoteId: string
}

/** The token of Cloudflare Access: the header of a protected path, or the cookie that it sets for the whole host. */
const accessToken = (c: Context<AppEnv>) =>
  c.req.header('cf-access-jwt-assertion') ?? getCookie(c, 'CF_Authorization')

/** The address of whoever Cloudflare Access lets in; null for everybody else. */
export async function readAccess(c: Context<AppEnv>): Promise<string | null> {
  const token = accessToken(c)
  return token === undefined ? null : accessEmail(c.env, token)
}

/** True when links in mails lead to the desk. */
export const hasDeskLinks = (env: Bindings): boolean => linkConfigurationProblem(env) === null

/** What is missing for the desk, in French; null when both ways in are configured or the run is local. */
export const deskConfigurationProblem = (env: Bindings): string | null =>
  isLocal(env.SITE_ORIGIN) ? null : (accessConfigurationProblem(env) ?? linkConfigurationProblem(env))

/**
 * Who is at the desk. Throws the same 404 for strangers, for tokens that are forged, expired or revoked, for the link
 * of another request, and for a request that does not exist.
 */
export async function readDesk(c: Context<AppEnv>): Promise<DeskVisitor> {
  const reference = c.req.param('reference')
  const visitor = await findDeskVisitor(c)
  if (!visitor) throw new AppError('not-found')
  const { who, only } = visitor
  const whole = only === null
  if (reference === undefined) {
    if (!whole) throw new AppError('not-found')
    return { who, whole, quoteId: '' }
  }
  const row = await openDb(c.env.DB)
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.reference, reference), whole ? undefined : eq(quoteRequests.id, only)))
    .get()
  if (!row) throw new AppError('not-found')
  return { who, whole, quoteId: row.id }
}

/** Who is at the desk, or null. `only` is the one request (its id) that the visitor may see; null: every one. */
export async function findDeskVisitor(
  c: Context<AppEnv>,
): Promise<{ who: string; only: string | null } | null> {
  const token = bearerToken(c)
  if (token !== undefined) {
    if (await opensWholeDesk(c.env, token)) return { who: '', only: null }
    const link = await findLink(c.env, token, 'company')
    return link ? { who: '', only: link.quoteId } : null
  }
  const who = await readAccess(c)
  return who === null ? null : { who, only: null }
}

/**
 * A token for the whole desk of a local run. There is no row for it: the end of its life, in seconds, is the first part
 * of the id that is signed.
 */
export function wholeDeskToken(env: LinkEnv, expiresAt: Date): Promise<string> {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return linkToken(env, 'whole-desk', seconds.toString(16).padStart(8, '0') + crypto.randomUUID().slice(8))
}

/** True for a local run and a token that it signed and that has not expired. */
async function opensWholeDesk(env: Bindings, token: string): Promise<boolean> {
  if (!isLocal(env.SITE_ORIGIN)) return false
  try {
    const id = await idOfToken(env, 'whole-desk', token)
    return Number.parseInt(id.slice(0, 8), 16) * 1000 > clock.now().getTime()
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'invalid-token') return false
    throw cause
  }
}
