import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { accounts } from '#config/accounts.ts'
import { features } from '#config/features.ts'
import { emailKey, type SessionUser, type SignupRequest } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { parisDay } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { keyInUse } from '#functions/db/email-spellings.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { accountLinks, outbox, passwords, sessions, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { isUniqueViolation } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import { logError } from '#functions/platform/log.ts'
import { readPhone } from '#functions/platform/phones.ts'
import { type Device, newSession } from '#functions/sessions/lucia.ts'
import { newLink } from './account-link-rows.ts'
import { checkSignup } from './address-rules.ts'
import { applicantOf } from './applicant.ts'
import { type HashSlot, withHashSlot } from './hash-queue.ts'
import { hashPassword } from './password.ts'
import { accountsMadeToday, dailyCap, madeOnDay, refuseWhenFull, registrationLimit } from './registrations.ts'
import { knownColumns, sessionUser } from './session-user.ts'
import { countSignup } from './sign-up-limits.ts'

type OutboxId = { id: string }
/** `made` is the number of accounts of the day, null when it could not be read. */
type Opened = { user: SessionUser; token: string; mails: OutboxId[]; registrationCount: number | null }

/**
 * Makes an account and its first session: user, password, session, verification link and welcome mail in one batch, all
 * conditional on the daily limit. Of concurrent requests exactly as many succeed as the limit still allows.
 */
export async function signUp(
  env: Bindings,
  request: Request,
  form: SignupRequest,
  device: Device,
): Promise<Opened> {
  const address = checkSignup(form)
  await requireHumanProof(env, request, form.proof)
  return withHashSlot(applicantOf(env, request, { email: form.email, isKnownDevice: false }), (slot) =>
    signUpFrom(slot, env, request, { form, address, device }),
  )
}

async function signUpFrom(
  slot: HashSlot,
  env: Bindings,
  request: Request,
  { form, address, device }: { form: SignupRequest; address: Address; device: Device },
): Promise<Opened> {
  const notFull = refuseWhenFull(env)
  notFull.catch(() => {})
  const attempt = await countSignup(env, request)
  try {
    await notFull
    const hash = await hashPassword(slot, form.password)
    // Read before the account gets its first country, which nobody has said.
    const phone = await readPhone(form.phone, { ...form, zipCode: form.postalCode })
    const person = personOf({ ...form, phone }, address, device)
    const opened = await store(env, person, hash, device)
    await attempt.succeeded()
    return opened
  } catch (error) {
    if (!isUniqueViolation(error, 'users.email_key')) {
      await attempt.withdraw()
      throw error
    }
    await attempt.revealed()
    throw new AppError('email-already-in-use')
  }
}

type Person = typeof users.$inferInsert
type Address = { email: string; domain: string }

function personOf(form: SignupRequest, { email, domain }: Address, device: Device) {
  const now = clock.now().toISOString()
  const { firstName, lastName, company, phone, address, city, postalCode } = form
  const country = form.country || accounts.defaultCountry
  const fields = { firstName, lastName, company, phone, address, city, postalCode, country }
  return {
    id: crypto.randomUUID(),
    email,
    emailKey: emailKey(email),
    ...fields,
    locale: form.lang,
    createdAt: now,
    updatedAt: now,
    lastLoginAt: now,
    lastContactAt: now,
    emailDomain: domain,
    registrationIp: device.network,
    accountStatus: 'active',
    profileCompleted: false,
    isActive: true,
  } satisfies Person
}

async function store(env: Bindings, person: Person, hash: string, device: Device): Promise<Opened> {
  const db = openDb(env.DB)
  const { token, row: session } = await newSession(person.id, device)
  const link = await newLink(env, 'email-verification', person.id)
  const mails = signupMails(person, link.id)
  const { user, alert, registrationCount } = await write(db, { person, hash, session, link, mails }).catch(
    async (error: unknown) => {
      // The batch may have been committed although its answer was lost: then the account exists and nothing failed.
      const [user] = isUniqueViolation(error, 'users.email_key') ? [] : await selectUser(db, person.id)
      if (!user) throw error
      return { user, alert: [], registrationCount: null }
    },
  )
  if (!user) throw registrationLimit()
  return { user: sessionUser(user), token, mails: [{ id: mails.welcome.id }, ...alert], registrationCount }
}

type Written = {
  person: Person
  hash: string
  session: typeof sessions.$inferInsert
  link: typeof accountLinks.$inferInsert
  mails: ReturnType<typeof signupMails>
}

async function write(db: Db, { person, hash, session, link, mails }: Written) {
  // The day that the account is counted under; midnight may pass while it is made.
  const accountCount = madeOnDay(new Date(person.createdAt))
  const userExists = sql`exists (select 1 from ${users} where ${users.id} = ${person.id})`
  const isAlertDue = sql`${userExists} and ${accountCount} = ${accounts.registrationsAlert}`
  const emailKey = keyInUse(users.emailKey, person.email)
  const { alert, counts, user } = await batchByName(db, {
    person: insertIf(db, users, { ...person, emailKey }, sql`${accountCount} < ${dailyCap}`),
    password: insertIf(db, passwords, { userId: person.id, hash, changedAt: person.createdAt }, userExists),
    session: insertIf(db, sessions, session, userExists),
    link: insertIf(db, accountLinks, link, userExists),
    welcome: insertIf(db, outbox, mails.welcome, userExists),
    alert: insertIf(db, outbox, mails.alert, isAlertDue).returning({ id: outbox.id }),
    counts: db.select({ count: accountCount }).from(sql`(select 1)`),
    user: selectUser(db, person.id),
  })
  return { user: user[0] ?? null, alert, registrationCount: counts[0]?.count ?? 0 }
}

const selectUser = (db: Db, id: string) =>
  db.select(knownColumns).from(users).where(sql`${users.id} = ${id}`).limit(1)

/**
 * Outbox rows: the welcome mail with the verification link, and the alert to the company when the daily limit is near.
 */
function signupMails({ createdAt, emailKey }: Person, linkId: string) {
  const row = { dueAt: createdAt, createdAt }
  return {
    welcome: {
      id: crypto.randomUUID(),
      kind: 'account-welcome',
      subjectId: linkId,
      recipient: emailKey,
      ...row,
    },
    alert: {
      id: crypto.randomUUID(),
      kind: 'registrations-alert',
      subjectId: parisDay(clock.now()).day,
      ...row,
    },
  } as const satisfies Record<string, typeof outbox.$inferInsert>
}

const verifier = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** Longer than any answer that was seen takes; the visitor waits for it. */
const answerMs = 5000

/** From this number of accounts of a day on: strangers shall not use up the places of all others. */
const provenFrom = Math.ceil(accounts.registrationsPerDay / 2)

const Verdict = v.object({ success: v.boolean(), action: v.optional(v.string()) })

/**
 * Asks from half of the daily limit on for a proof that a person makes the account, where one is configured. Throws
 * `invalid-fields` for `proof` when it is missing, used or wrong, and `unavailable` when nobody can judge it: whoever
 * floods the sign-up must not switch the check off.
 */
async function requireHumanProof(env: Bindings, request: Request, proof = ''): Promise<void> {
  if (!features.turnstileSiteKey || !features.registrationLimits) return
  if ((await accountsMadeToday(env)) < provenFrom) return
  const isProven = proof !== '' && (await isValid(env, request, proof))
  if (!isProven) throw new AppError('invalid-fields', { fields: { proof: 'auth.proof-needed' } })
}

async function isValid(env: Bindings, request: Request, proof: string): Promise<boolean> {
  const remoteip = request.headers.get('cf-connecting-ip')
  const verification = {
    secret: env.TURNSTILE_SECRET ?? '',
    response: proof,
    ...(remoteip ? { remoteip } : {}),
  }
  try {
    const response = await fetch(verifier, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(verification),
      signal: AbortSignal.timeout(answerMs),
    })
    const { success, action } = v.parse(Verdict, await response.json())
    return success && action === 'signup'
  } catch (cause) {
    logError('turnstile', cause)
    throw new AppError('unavailable', { cause })
  }
}
