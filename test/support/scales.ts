import type { Scale } from '#domain/scales/scale.ts'
import { openDb } from '#functions/db/client.ts'
import { sessions, type users } from '#functions/db/schema.ts'
import { newSession } from '#functions/sessions/lucia.ts'
import { insertUser } from './accounts.ts'
import type { Edge } from './edge.ts'
import { scaleBody } from './scale-body.ts'

export type Holder = { user: { id: string; email: string }; cookie: string }

/** A signed-in user with a verified address. */
export async function createHolder(
  edge: Edge,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<Holder> {
  const { user } = await insertUser(edge, {
    firstName: 'Anne',
    lastName: 'Klein',
    emailVerifiedAt: '2026-01-05T09:00:00.000Z',
    ...changes,
  })
  return signedInAgain(edge, user)
}

/** A new session of the same user after time has passed. The session expires by the application clock, and never by the
 * real one, which lucia also checks.
 * lucia also asks.
 */
export async function signedInAgain(edge: Edge, user: Holder['user']): Promise<Holder> {
  const { token, row } = await newSession(user.id, { network: null, userAgent: 'test' })
  await openDb(edge.env.DB)
    .insert(sessions)
    .values({ ...row, expiresAt: Date.parse('2100-01-01') / 1000 })
  return { user, cookie: `__Host-session=${token}` }
}

/** Sends a request with the session of the holder. */
export const requestAs = (edge: Edge, { cookie }: Holder, method: string, path: string, body?: object) =>
  edge.request(`/api${path}`, {
    method,
    headers: {
      cookie,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

export async function createScale(edge: Edge, holder: Holder, changes: object = {}): Promise<Scale> {
  const response = await requestAs(edge, holder, 'POST', '/profile/scales', { ...scaleBody, ...changes })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Scale
}

export async function scalesOf(edge: Edge, holder: Holder): Promise<Scale[]> {
  const response = await requestAs(edge, holder, 'GET', '/profile/scales')
  return ((await response.json()) as { items: Scale[] }).items
}
