import { implement } from '#functions/http/endpoints.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { deviceOf, replaceSession } from '#functions/sessions/session.ts'
import { askForNewAddress, confirmNewAddress } from './address-change.ts'
import { eraseAccount } from './erasure.ts'
import { exportPerson } from './export.ts'
import { confirmHandOver, offerRegister } from './hand-over.ts'
import { changePassword } from './password-change.ts'
import { readProfile, updateProfile } from './profile.ts'
import { endOtherSessions, endSessionNamed, listSessions } from './session-list.ts'
import { requestVerification } from './verification.ts'

/** Routes for a customer's own profile. Every query filters by the owner. */
export const profile = implement('profile')({
  'GET /profile': ({ env, account }) => readProfile(env, account.user.id),
  'PATCH /profile': ({ env, account, body }) => updateProfile(env, account.user.id, body),
  'DELETE /profile': async ({ c, env, account, body }) => {
    const contracts = await eraseAccount(env, account, body.password)
    replaceSession(c, null)
    c.header('clear-site-data', '"cache"')
    return contracts.length ? { contracts } : null
  },
  'GET /profile/export': ({ env, account }) => exportPerson(env, account.user),
  'POST /profile/password': async ({ c, env, account, body, waitUntil }) => {
    const { token, mails } = await changePassword(env, account, body, deviceOf(c.req.raw))
    replaceSession(c, token)
    waitUntil(publishOutboxRows(env, mails))
  },
  'POST /profile/address': async ({ env, account, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await askForNewAddress(env, account, body)))
    return { state: 'requested' }
  },
  'POST /profile/address/confirm': async ({ env, account, body, waitUntil }) => {
    const { email, mails } = await confirmNewAddress(env, account, body.token)
    waitUntil(publishOutboxRows(env, mails))
    return { email }
  },
  'POST /profile/handover': async ({ env, account, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await offerRegister(env, account, body)))
    return { state: 'requested' }
  },
  'POST /profile/handover/confirm': async ({ env, account, body, waitUntil }) => {
    const { mails, ...answer } = await confirmHandOver(env, account, body.token)
    waitUntil(publishOutboxRows(env, mails))
    return answer
  },
  'POST /profile/verification': async ({ env, account, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await requestVerification(env, account.user)))
    return { state: 'requested' }
  },
  'GET /profile/sessions': async ({ env, account }) => ({ items: await listSessions(env, account) }),
  'DELETE /profile/sessions': ({ env, account }) => endOtherSessions(env, account),
  'DELETE /profile/sessions/:id': ({ env, account, params }) => endSessionNamed(env, account, params.id),
})
