import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { deviceOf, readSession, replaceSession, signOut } from '#functions/sessions/session.ts'
import { isKnownDevice, rememberDevice } from './device-cookie.ts'
import { confirmReset, requestReset } from './password-reset.ts'
import { cacheCount } from './registrations.ts'
import { sessionUser } from './session-user.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { confirmAddress } from './verification.ts'

/** Routes for sign-up, sign-in, sign-out and the links in account mails. */
export const auth = implement('auth')({
  'POST /auth/signup': async ({ c, env, body, waitUntil }) => {
    const { user, token, mails, registrationCount } = await signUp(env, c.req.raw, body, deviceOf(c.req.raw))
    replaceSession(c, token)
    waitUntil(publishOutboxRows(env, mails))
    if (registrationCount !== null) waitUntil(cacheCount(env, registrationCount))
    return { user }
  },
  'POST /auth/login': async ({ c, env, body }) => {
    const from = { device: deviceOf(c.req.raw), isKnownDevice: await isKnownDevice(c, body.email) }
    const { user, token } = await signIn(env, c.req.raw, body, from)
    replaceSession(c, token)
    if (!from.isKnownDevice) await rememberDevice(c, body.email)
    return { user }
  },
  'POST /auth/logout': async ({ c }) => {
    await signOut(c)
    c.header('clear-site-data', '"cache"')
  },
  'GET /auth/session': async ({ c }) => {
    const session = await readSession(c)
    return { user: session && sessionUser(session.user) }
  },
  'POST /auth/password-reset': async ({ env, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await requestReset(env, body)))
    return { state: 'requested' }
  },
  'POST /auth/password-reset/confirm': async ({ c, env, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await confirmReset(env, body)))
    replaceSession(c, null)
  },
  'POST /auth/verification/confirm': async ({ c, env, body }) => {
    const session = await readSession(c)
    await confirmAddress(env, body.token, session?.user.id ?? null)
    return { state: 'verified' }
  },
})
