import { openDb } from '#functions/db/client.ts'
import { quoteRequests, scales, sessions } from '#functions/db/schema.ts'
import type { Access } from '#src/contract/endpoint.ts'
import type { insertUser } from './accounts.ts'
import type { Edge } from './edge.ts'

type Person = Awaited<ReturnType<typeof insertUser>>

async function ownQuote(edge: Edge, a: Person): Promise<string> {
  const reference = 'DEV-260201-AAAAA'
  const now = '2026-02-01T10:00:00.000Z'
  const person = {
    name: 'A',
    email: 'a@example.org',
    company: '',
    phone: '',
    address: '',
    city: '',
    zipCode: '',
  }
  await openDb(edge.env.DB)
    .insert(quoteRequests)
    .values({
      id: crypto.randomUUID(),
      reference,
      locale: 'fr',
      ...person,
      country: '',
      message: 'Bonjour',
      userId: a.user.id,
      termsAcceptedAt: now,
      createdAt: now,
    })
  return reference
}

async function ownSession(edge: Edge, a: Person): Promise<string> {
  const row = {
    id: crypto.randomUUID(),
    publicId: crypto.randomUUID(),
    userId: a.user.id,
    expiresAt: 4_000_000_000,
    createdAt: '2026-02-01T10:00:00.000Z',
    network: null,
    userAgent: 'another device',
  }
  await openDb(edge.env.DB).insert(sessions).values(row)
  return row.publicId
}

async function ownScale(edge: Edge, a: Person): Promise<string> {
  const row = {
    id: crypto.randomUUID(),
    userId: a.user.id,
    make: '',
    model: 'P1',
    serial: '',
    maxUg: 15_000_000_000,
    place: '',
    country: 'FR' as const,
    use: 'trade' as const,
    lastVerifiedOn: '2026-01-10',
    dueOn: '2027-01-10',
    createdAt: '2026-02-01T10:00:00.000Z',
    updatedAt: '2026-02-01T10:00:00.000Z',
  }
  await openDb(edge.env.DB).insert(scales).values(row)
  return row.id
}

/** For each kind of id in an endpoint address: creates one for an owner, and an id that does not exist. */
export const owned: Record<
  Extract<Access, object>['owns'],
  { make: (edge: Edge, owner: Person) => Promise<string>; unknown: string }
> = {
  quote: { make: ownQuote, unknown: 'DEV-260201-ZZZZZ' },
  session: { make: ownSession, unknown: crypto.randomUUID() },
  scale: { make: ownScale, unknown: crypto.randomUUID() },
}
