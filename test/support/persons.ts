import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { accounts } from '#config/accounts.ts'
import { uniqueEmail } from './networks.ts'
import type { Site } from './site.ts'

/** Meets every password rule and is in no list of common passwords. */
export const password = 'Klippe-7!Birke'

/** Its hash, so that tests that are not about passwords need not compute it. */
const passwordHash =
  '$scrypt$ln=14,r=8,p=5$OppzguZhB0J29esK3cET9w$EOkI85Fr2W3p3xFNa7ikIxKRLX2OT0iziWOQISv37P0'

export type Person = { uid: string; email: string }

/** Long ago: such an account counts neither for the daily cap nor as new. */
const registeredAt = '2026-01-05T09:00:00.000Z'

const defaults = {
  first_name: 'Anne',
  last_name: 'Klein',
  company: '',
  phone: '',
  address: '',
  city: '',
  postal_code: '',
  country: 'France',
  locale: 'fr',
  email_verified_at: null as string | null,
}

/** A customer inserted directly into the database, with the password above and a unique address. */
export async function insertPerson(
  site: Site,
  changes: Partial<typeof defaults & { email: string }> = {},
): Promise<Person> {
  const uid = randomUUID()
  const email = changes.email ?? uniqueEmail('anne.klein')
  const row = {
    ...defaults,
    ...changes,
    id: uid,
    email,
    email_key: email,
    email_domain: email.slice(email.indexOf('@') + 1),
    created_at: registeredAt,
    updated_at: registeredAt,
    last_contact_at: registeredAt,
  }
  await insert(site, 'users', row)
  await insert(site, 'passwords', { user_id: uid, hash: passwordHash, changed_at: registeredAt })
  return { uid, email }
}

/** Opens a session for a person and sets its cookie in the browser of the page. */
export async function signIn(site: Site, page: Page, { uid }: Person): Promise<void> {
  const token = randomBytes(32).toString('hex')
  await insert(site, 'sessions', {
    id: createHash('sha256').update(token).digest('hex'),
    user_id: uid,
    expires_at: Math.floor(Date.now() / 1000) + accounts.sessionIdleDays * 86_400,
    public_id: randomUUID(),
    created_at: new Date().toISOString(),
    user_agent: 'test',
  })
  // The prefix requires TLS; browsers send such a cookie to localhost without it.
  const cookie = { name: '__Host-session', value: token, url: site.origin.replace('http:', 'https:') }
  await page.context().addCookies([{ ...cookie, httpOnly: true, secure: true, sameSite: 'Lax' }])
}

/** A new customer, signed in in the browser of the page. */
export async function signInAsNew(site: Site, page: Page, changes: Parameters<typeof insertPerson>[1] = {}) {
  const person = await insertPerson(site, changes)
  await signIn(site, page, person)
  return person
}

/** Marks the address as confirmed, as the link of the welcome mail does. */
export async function confirmAddress(site: Site, { uid }: Person): Promise<void> {
  await site.write('update users set email_verified_at = ? where id = ?', new Date().toISOString(), uid)
  await site.write("update scales set remind_on = '' where user_id = ?", uid)
}

/** Takes today's registrations out of the daily cap. */
export const clearRegistrations = (site: Site) =>
  site.write('update users set created_at = ? where created_at > ?', registeredAt, registeredAt)

function insert(site: Site, table: string, row: Record<string, string | number | null>): Promise<void> {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  return site.write(`insert into ${table} (${columns.join(', ')}) values (${places})`, ...Object.values(row))
}
