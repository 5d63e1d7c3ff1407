import { onTestFinished, vi } from 'vitest'
import { hashQueue, withHashSlot } from '#functions/accounts/hash-queue.ts'
import { hashCost, hashPassword } from '#functions/accounts/password.ts'
import { openDb } from '#functions/db/client.ts'
import type { users } from '#functions/db/schema.ts'
import { passwords, sessions, users as usersTable } from '#functions/db/schema.ts'
import { deliver } from '#functions/queue/deliver.ts'
import { newSession } from '#functions/sessions/lucia.ts'
import { type Edge, setClock } from './edge.ts'

/** Tests send many requests at once from few networks. */
Object.assign(hashQueue, { strangers: 1000, all: 1000, each: 1000, pollMs: 2 })
hashCost.ln = 5

/** Hashes at the cost of the deployed Worker until the test ends. */
export function hashAtFullCost(): void {
  hashCost.ln = 14
  onTestFinished(() => {
    hashCost.ln = 5
  })
}

/** The hash of a password, as sign-up stores it. */
export const hashOf = (text: string) =>
  withHashSlot({ keys: [crypto.randomUUID()], isKnown: true }, (slot) => hashPassword(slot, text))

/** Sets the application clock and that of libraries (lucia reads the time by itself) until the test ends. */
export function setTime(time: string | Date): void {
  setClock(time)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
}

export const password = 'Klippe-7!Birke'

/** The sign-up form as the site sends it. */
export const signupBody = {
  firstName: 'Anne',
  lastName: 'Klein',
  email: 'anne.klein@example.org',
  password,
  confirmPassword: password,
}

/** The `__Host-session` pair of a response as a Cookie header; null when none was set. */
export function cookieOf(response: Response): string | null {
  const set = response.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))
  const pair = set?.split(';')[0]
  return pair && pair !== '__Host-session=' ? pair : null
}

/** Signs up through the API; throws when that fails. */
export async function signUp(edge: Edge, changes: Record<string, unknown> = {}, headers = {}) {
  const response = await edge.post('/api/auth/signup', { ...signupBody, ...changes }, headers)
  const body = (await response.json()) as { user: { uid: string; email: string } }
  const cookie = cookieOf(response)
  if (response.status !== 201 || !cookie)
    throw new Error(`sign-up: ${response.status} ${JSON.stringify(body)}`)
  return { user: body.user, cookie }
}

/** Opens a session of a user and returns its token. */
export async function openSession(edge: Edge, userId: string): Promise<string> {
  const { token, row } = await newSession(userId, { network: null, userAgent: 'test' })
  await openDb(edge.env.DB).insert(sessions).values(row)
  return token
}

type User = typeof users.$inferInsert

/** Inserts a user and a session directly into the database, for tests that are not about sign-in. */
export async function insertUser(edge: Edge, changes: Partial<User> = {}) {
  const id = changes.id ?? crypto.randomUUID()
  const email = changes.email ?? `person-${id.slice(0, 8)}@example.org`
  const now = '2026-01-05T09:00:00.000Z'
  const user: User = {
    id,
    email,
    emailKey: email.toLowerCase(),
    firstName: 'Jean',
    lastName: 'Muller',
    company: '',
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    country: 'France',
    locale: 'fr',
    createdAt: now,
    updatedAt: now,
    lastContactAt: now,
    emailDomain: email.slice(email.lastIndexOf('@') + 1),
    ...changes,
  }
  const db = openDb(edge.env.DB)
  await db.insert(usersTable).values(user)
  await db.insert(passwords).values({ userId: id, hash: '', changedAt: now })
  const token = await openSession(edge, id)
  return { user, cookie: `__Host-session=${token}` }
}

/** Sends a request with the session of a user, as the site does. */
export const asUser = (edge: Edge, cookie: string) => (method: string, path: string, body?: unknown) =>
  edge.request(path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** Delivers the pending mails and returns them. */
export async function deliverAll(edge: Edge) {
  const before = edge.mails.length
  for (const { outboxId } of edge.jobs.splice(0)) await deliver(edge.env, outboxId)
  return edge.mails.slice(before)
}

/** The token in the link of a mail. */
export function tokenOf(text: string): string {
  const token = text.match(/#token=(\S+)/)?.[1]
  if (!token) throw new Error(`No link in: ${text}`)
  return token
}
