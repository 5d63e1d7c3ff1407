import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { AppError } from '#domain/errors/error.ts'
import { allows, type Role, roles } from '#domain/staff/staff-schemas.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { quoteRequests, staff } from '#functions/db/schema.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { idOfToken, type LinkEnv, linkConfigurationProblem, linkToken } from '#functions/platform/links.ts'
import { isLocal } from '#functions/platform/network.ts'
import { accessConfigurationProblem, accessEmail } from './access-token.ts'
import { bearerToken, findLink } from './request-links.ts'

/** Who is at the desk, and the request that the path names. */
export type DeskVisitor = Person & {
  roles: readonly Role[]
  /** True for whoever may see every request. */
  whole: boolean
  /** The id of the request in the path; empty where it names none. */
  quoteId: string
}

/** A member of staff. */
type Person = {
  /** The address that Cloudflare Access vouches for; empty by a link. */
  who: string
  /** As colleagues read it. */
  name: string
  /** As customers read it; empty: only the name of the company. */
  publicName: string
}

/** Who presents which way in. */
type Entrance = {
  who: string
  /** The id of the one request that may be seen; null: every one. */
  only: string | null
  /** Roles that the way in itself gives; null: those of the table of staff. */
  roles: readonly Role[] | null
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
 * Who is at the desk with one of these roles (none: whoever is let in). Throws the same 404 for strangers, for a role
 * that is missing, for tokens that are forged, expired or revoked, for the link of another request, and for a request
 * that does not exist. The first one whom Access lets in becomes administrator.
 */
export async function readDesk(c: Context<AppEnv>, needed: readonly Role[]): Promise<DeskVisitor> {
  const reference = c.req.param('reference')
  const entrance = await findEntrance(c)
  if (!entrance || (entrance.only !== null && reference === undefined && needed.length > 0))
    throw new AppError('not-found')
  const { person, roles, requests } = await readStaff(c.env, entrance, reference)
  if (!allows(roles, needed)) throw new AppError('not-found')
  const visitor = { ...person, roles, whole: entrance.only === null, quoteId: '' }
  if (reference === undefined) return visitor
  const [row] = requests
  if (!row) throw new AppError('not-found')
  return { ...visitor, quoteId: row.id }
}

/** What the table of staff knows of whoever enters, and the request of the path, in one trip. */
async function readStaff(env: Bindings, { who, only, roles }: Entrance, reference = '') {
  const db = openDb(env.DB)
  const queries = {
    members: db.select().from(staff).where(eq(staff.email, who)).limit(1),
    anybody: db.select({ email: staff.email }).from(staff).limit(1),
    requests: db
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(
        and(eq(quoteRequests.reference, reference), only === null ? undefined : eq(quoteRequests.id, only)),
      )
      .limit(1),
  }
  const rows = await batchByName(db, queries)
  const isFirst = roles === null && rows.anybody.length === 0
  const members = isFirst ? await addFirst(db, who) : rows.members
  const [member] = members
  const person = { who, name: member?.name ?? who, publicName: member?.publicName ?? '' }
  return { person, roles: roles ?? member?.roles ?? [], requests: rows.requests }
}

/** Makes the first one in administrator; of two who enter at once only one becomes it. */
async function addFirst(db: Db, who: string) {
  const at = clock.now().toISOString()
  const member = { email: who, name: nameOfEmail(who), publicName: '', addedAt: at }
  const roles: Role[] = ['administrator']
  const isNobody = sql`not exists (select 1 from ${staff})`
  const entry = { who, at, subject: { kind: 'staff' as const, id: who }, action: 'create' as const }
  const { members } = await batchByName(
    db,
    { members: db.select().from(staff).where(eq(staff.email, who)) },
    {
      before: [
        auditEntry(db, { ...entry, after: { name: member.name, roles } }, isNobody),
        insertIf(db, staff, { ...member, roles: sql`${JSON.stringify(roles)}` }, isNobody),
      ],
    },
  )
  return members
}

/** A name to begin with: « marie.klein@… » is « Marie Klein ». */
export const nameOfEmail = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim()

/** The request (its id) whose files may be seen at the desk; null: those of every one, undefined: none. */
export async function requestsAtDesk(c: Context<AppEnv>): Promise<string | null | undefined> {
  const entrance = await findEntrance(c)
  if (!entrance) return undefined
  const { roles } = await readStaff(c.env, entrance)
  return allows(roles, ['sales']) ? entrance.only : undefined
}

async function findEntrance(c: Context<AppEnv>): Promise<Entrance | null> {
  const token = bearerToken(c)
  if (token !== undefined) {
    const local = await localRoles(c.env, token)
    if (local)
      return { who: `${local.length === 1 ? local[0] : 'bureau'}@localhost`, only: null, roles: local }
    const link = await findLink(c.env, token, 'company')
    return link ? { who: '', only: link.quoteId, roles: ['sales'] } : null
  }
  const email = await readAccess(c)
  return email === null ? null : { who: email.toLowerCase(), only: null, roles: null }
}

const hex = 16
/** Where the roles stand in the id of a token, after the end of its life. */
const rolesAt = 9

/**
 * A token for the whole desk of a local run. There is no row for it: the end of its life, in seconds, is the first part
 * of the id that is signed, a digit of one bit for each role follows.
 */
export function wholeDeskToken(
  env: LinkEnv,
  expiresAt: Date,
  granted: readonly Role[] = ['administrator'],
): Promise<string> {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  const bits = granted.reduce((sum, role) => sum | (1 << roles.indexOf(role)), 0)
  const rest = crypto.randomUUID().slice(rolesAt + 1)
  return linkToken(
    env,
    'whole-desk',
    `${seconds.toString(hex).padStart(8, '0')}-${bits.toString(hex)}${rest}`,
  )
}

/** The roles of a token that a local run signed and that has not expired; null for any other. */
async function localRoles(env: Bindings, token: string): Promise<Role[] | null> {
  if (!isLocal(env.SITE_ORIGIN)) return null
  try {
    const id = await idOfToken(env, 'whole-desk', token)
    if (Number.parseInt(id.slice(0, 8), hex) * 1000 <= clock.now().getTime()) return null
    const bits = Number.parseInt(id.charAt(rolesAt), hex)
    return roles.filter((_, i) => bits & (1 << i))
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'invalid-token') return null
    throw cause
  }
}
