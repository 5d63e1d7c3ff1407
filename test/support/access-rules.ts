import { openDb } from '#functions/db/client.ts'
import { quoteRequests, scales, sessions } from '#functions/db/schema.ts'
import type { givenUser } from './accounts.ts'
import type { Edge } from './edge.ts'
import { contactBody, shortQuote } from './requests.ts'

type Person = Awaited<ReturnType<typeof givenUser>>

export type Case = {
  /** `owner`: the thing named in the address belongs to somebody. */
  who: 'everybody' | 'customer' | 'owner'
  /** The good answer; 200 unless said. For `everybody` only where it is 401 or 404. */
  status?: number
  body?: unknown
  headers?: Record<string, string>
  query?: string
  /** Makes something of A's and returns what names it in the address. */
  own?: (edge: Edge, a: Person) => Promise<string>
  /** A name of that kind that nothing has. */
  unknown?: string
}

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

const key = { 'idempotency-key': '7b1f3a52-6c0e-4f2b-9d7e-2f6f0f1c9a11' }
const token = { token: 'nothing' }
const scale = { model: 'P1', max: { value: 15, unit: 'kg' }, use: 'trade' }
const password = 'Klippe-7!Birke'

/** One row a route of the API; `test/functions/access.test.ts` holds it against the router. */
export const rules: Record<string, Case> = {
  'GET /products': { who: 'everybody' },
  'GET /products/:id': { who: 'everybody' },
  'GET /articles': { who: 'everybody' },
  'GET /articles/:slug': { who: 'everybody', status: 404 },
  'GET /health': { who: 'everybody' },
  'GET /openapi.json': { who: 'everybody' },
  'POST /quotes': { who: 'everybody', body: shortQuote, headers: key },
  'POST /contact': { who: 'everybody', body: contactBody, headers: key },
  'POST /newsletter': { who: 'everybody', body: { email: 'x@example.org' } },
  'POST /newsletter/confirm': { who: 'everybody', body: token },
  'GET /newsletter/unsubscribe': { who: 'everybody' },
  'POST /newsletter/unsubscribe': { who: 'everybody', body: token },
  'POST /telemetry': { who: 'everybody', body: { events: [] } },
  'POST /auth/signup': { who: 'everybody', body: {} },
  'POST /auth/login': { who: 'everybody', status: 401, body: { email: 'nobody@example.org', password } },
  'POST /auth/logout': { who: 'everybody' },
  'GET /auth/session': { who: 'everybody' },
  'POST /auth/password-reset': { who: 'everybody', body: { email: 'nobody@example.org' } },
  'POST /auth/password-reset/confirm': { who: 'everybody', body: { ...token, password } },
  'POST /auth/verification/confirm': { who: 'everybody', body: token },
  'GET /profile': { who: 'customer' },
  'PATCH /profile': { who: 'customer', body: { city: 'Saverne' } },
  // The session is A's; the password is not the one that was sent.
  'DELETE /profile': { who: 'customer', body: { password }, status: 401 },
  'POST /profile/password': { who: 'customer', body: { currentPassword: password, password }, status: 401 },
  'GET /profile/export': { who: 'customer' },
  'POST /profile/verification': { who: 'customer', status: 202 },
  'GET /profile/sessions': { who: 'customer' },
  'DELETE /profile/sessions': { who: 'customer', status: 204 },
  'DELETE /profile/sessions/:id': { who: 'owner', own: ownSession, status: 204 },
  'GET /profile/quotes': { who: 'customer' },
  'GET /profile/quotes/:reference': { who: 'owner', own: ownQuote, unknown: 'DEV-260201-ZZZZZ' },
  'GET /profile/list': { who: 'customer' },
  'PUT /profile/list': { who: 'customer', body: { items: [] } },
  'DELETE /profile/list': { who: 'customer', status: 204 },
  'GET /profile/newsletter': { who: 'customer' },
  'PUT /profile/newsletter': { who: 'customer', body: { subscribed: false } },
  'GET /profile/scales': { who: 'customer' },
  'POST /profile/scales': { who: 'customer', body: scale, headers: key, status: 201 },
  'PUT /profile/scales/:id': { who: 'owner', own: ownScale, body: scale },
  'DELETE /profile/scales/:id': { who: 'owner', own: ownScale, status: 204 },
  // Nothing is due: there is no file.
  'GET /profile/scales.ics': { who: 'customer', status: 404 },
  'GET /profile/scales/:id/calendar.ics': { who: 'owner', own: ownScale },
  'GET /scales/reminders/stop': { who: 'everybody' },
  'POST /scales/reminders/stop': { who: 'everybody', body: token },
}
