import { openDb } from '#functions/db/client.ts'
import {
  contactMessages,
  offerLines,
  offers,
  quoteRequests,
  requestLinks,
  scales,
  sessions,
} from '#functions/db/schema.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { type LinkPurpose, linkToken } from '#functions/platform/links.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import type { Access, EndpointName } from '#src/contract/endpoint.ts'
import type { insertUser } from './accounts.ts'
import type { Edge } from './edge.ts'

type Person = Awaited<ReturnType<typeof insertUser>>

/** A request of the customer with an offer to decide about. */
async function insertQuote(edge: Edge, a: Person, reference: string): Promise<string> {
  const id = crypto.randomUUID()
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
  const db = openDb(edge.env.DB)
  await db.batch([
    db.insert(quoteRequests).values({
      id,
      reference,
      locale: 'fr',
      ...person,
      country: '',
      message: 'Bonjour',
      userId: a.user.id,
      termsAcceptedAt: now,
      createdAt: now,
      state: 'offered',
    }),
    db.insert(offers).values({ quoteId: id, version: 1, sentAt: now, validUntil: '2026-03-31' }),
    db.insert(offerLines).values({
      quoteId: id,
      version: 1,
      position: 0,
      text: 'Balance',
      quantity: 2,
      unitCents: 27_000,
      vatPermille: 200,
    }),
  ])
  return id
}

async function ownQuote(edge: Edge, a: Person): Promise<string> {
  const reference = 'DEV-260201-AAAAA'
  await insertQuote(edge, a, reference)
  return reference
}

/** Inserts a link with its hash, as its mail does; returns its token. */
export async function insertLink(
  edge: Edge,
  quoteId: string,
  {
    purpose = 'request-follow',
    ...changes
  }: Partial<typeof requestLinks.$inferInsert> & { purpose?: LinkPurpose } = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const token = await linkToken(edge.env, purpose, id)
  const row = {
    id,
    quoteId,
    hash: await sha256(token),
    createdAt: '2026-02-01T10:00:00.000Z',
    expiresAt: '2026-07-31T10:00:00.000Z',
  }
  await openDb(edge.env.DB)
    .insert(requestLinks)
    .values({ ...row, ...changes })
  return token
}

/** The reference of the contact message that the desk finds in the tests of access. */
const deskMessage = 'MSG-260201-AAAAA'

/** The same for the desk: the company's link to a request, and everything that must not open it. */
export async function makeDeskLinks(edge: Edge, a: Person) {
  const reference = 'DEV-260201-AAAAA'
  const quoteId = await insertQuote(edge, a, reference)
  const other = await insertQuote(edge, a, 'DEV-260201-BBBBB')
  const desk = { purpose: 'request-desk', side: 'company' } as const
  await openDb(edge.env.DB)
    .insert(contactMessages)
    .values({
      ...{ id: crypto.randomUUID(), reference: deskMessage, locale: 'fr', name: 'A', email: 'a@example.org' },
      ...{ phone: '', subject: 'Panne', message: 'ERR 4', createdAt: '2026-02-01T10:00:00.000Z' },
    })
  const good = await insertLink(edge, quoteId, desk)
  const refused = [
    await insertLink(edge, other, desk),
    await insertLink(edge, quoteId),
    await insertLink(edge, quoteId, { purpose: 'request-desk' }),
    await insertLink(edge, quoteId, { side: 'company' }),
    await insertLink(edge, quoteId, { ...desk, expiresAt: '2026-02-01T11:59:59.000Z' }),
    await insertLink(edge, quoteId, { ...desk, revokedAt: '2026-02-01T11:00:00.000Z' }),
    await insertLink(edge, quoteId, { ...desk, hash: null, expiresAt: null }),
    await linkToken(edge.env, 'request-desk', crypto.randomUUID()),
    // A link to the whole desk of a local run opens nothing of a deployed site.
    await wholeDeskToken(edge.env, new Date('2026-02-02T00:00:00Z')),
    `${good.slice(0, -2)}AA`,
    'x',
  ]
  return { quoteId, reference, tokens: { good, refused } }
}

/** A request with a link that opens it, and everything that must not: ended, revoked, forged, without a row. */
export async function makeLinks(edge: Edge, a: Person) {
  const quoteId = await insertQuote(edge, a, 'DEV-260201-AAAAA')
  const good = await insertLink(edge, quoteId)
  const refused = [
    await insertLink(edge, quoteId, { expiresAt: '2026-02-01T11:59:59.000Z' }),
    await insertLink(edge, quoteId, { revokedAt: '2026-02-01T11:00:00.000Z' }),
    await insertLink(edge, quoteId, { purpose: 'email-verification' }),
    await insertLink(edge, quoteId, { hash: null, expiresAt: null }),
    await linkToken(edge.env, 'request-follow', crypto.randomUUID()),
    `${good.slice(0, -2)}AA`,
    crypto.randomUUID(),
    'x',
  ]
  return { quoteId, tokens: { good, refused } }
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

const subjectId = '11111111-2222-4333-8444-555555555555'

/** The id of what an endpoint of the desk is asked for, made where it takes more than the links do. */
export async function makeDeskSubject(
  { env }: Edge,
  name: EndpointName,
  message = deskMessage,
): Promise<string> {
  if (name === 'DELETE /desk/staff')
    await env.DB.exec(
      "insert or replace into staff (email, name, roles, added_at) values ('nobody@example.org', 'Nobody', '[]', '2026-01-01')",
    )
  if (name.includes('/products/:id'))
    return (await env.DB.prepare('select id from products').first<string>('id')) ?? ''
  if (name.includes(':block')) return '11111111-2222-4333-8444-555555555556'
  if (!name.includes('/publications/')) return message
  const state = name.endsWith('/undo') ? 'live' : 'waiting'
  const at = '2099-01-01T00:00:00.000Z'
  await env.DB.batch([
    env.DB.prepare(
      'insert or replace into publications (id, state, author, created_at, due_at, generation) values (?, ?, ?, ?, ?, 1)',
    ).bind(subjectId, state, 'editor@scales.example', at, at),
    env.DB.prepare('insert or replace into publication_changes (publication_id, subject) values (?, ?)').bind(
      subjectId,
      subjectId,
    ),
  ])
  return subjectId
}
