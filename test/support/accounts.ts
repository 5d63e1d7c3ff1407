import { openDb } from '#functions/db/client.ts'
import { users } from '#functions/db/schema.ts'
import { clock } from '#functions/http/clock.ts'
import { openSession } from '#functions/http/lucia.ts'
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
  const token = await openSession(edge.env, user.id, { network: null, userAgent: 'test' })
  return { user, cookie: `__Host-session=${token}` }
}
