import { openDb } from '#functions/db/client.ts'
import { sessions, users } from '#functions/db/schema.ts'
import { clock } from '#functions/http/clock.ts'
import { newSession } from '#functions/http/lucia.ts'
import type { Edge } from './edge.ts'

export type GivenUser = { user: typeof users.$inferSelect; cookie: string }

/** A person with a verified address, signed in; the cookie as the browser sends it. */
export async function givenUser(
  edge: Edge,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<GivenUser> {
  const now = clock.now().toISOString()
  const email = overrides.email ?? `${crypto.randomUUID().slice(0, 8)}@example.org`
  const user = await openDb(edge.env.DB)
    .insert(users)
    .values({
      id: crypto.randomUUID(),
      email,
      emailKey: email.toLowerCase(),
      firstName: 'Anne',
      lastName: 'Klein',
      company: 'Boulangerie Klein',
      phone: '+33388010203',
      address: '3 rue du Four',
      city: 'Saverne',
      postalCode: '67700',
      country: 'France',
      locale: 'fr',
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
      emailDomain: email.slice(email.indexOf('@') + 1),
      ...overrides,
    })
    .returning()
    .get()
  return signedInAgain(edge, user)
}

/**
 * The same person after a while. The session ends after sixty days of the house's clock, and never by the real one, which
 * lucia also asks.
 */
export async function signedInAgain(edge: Edge, user: GivenUser['user']): Promise<GivenUser> {
  const { token, row } = await newSession(user.id, { network: null, userAgent: 'test' })
  await openDb(edge.env.DB)
    .insert(sessions)
    .values({ ...row, expiresAt: Date.parse('2100-01-01') / 1000 })
  return { user, cookie: `__Host-session=${token}` }
}
