import { Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { PasswordAgain, PasswordChange, ProfilePatch } from '#domain/accounts/account.ts'
import type { AccountEnv } from '#functions/env.ts'
import { validateJson } from '#functions/http/validate.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { deviceOf, replaceSession, signedIn } from '#functions/sessions/session.ts'
import { eraseAccount } from './erasure.ts'
import { exportPerson } from './export.ts'
import { changePassword } from './password-change.ts'
import { readProfile, updateProfile } from './profile.ts'
import { endOtherSessions, endSessionNamed, listSessions } from './session-list.ts'
import { requestVerification } from './verification.ts'

/** What a customer reads and changes of himself. Every query asks for the owner. */
export const profile = new Hono<AccountEnv>()
  .get('/profile', signedIn, async (c) => c.json(await readProfile(c.env, c.var.account.user.id), 200))
  .patch('/profile', signedIn, validateJson(ProfilePatch, limits.formBodyBytes), async (c) =>
    c.json(await updateProfile(c.env, c.var.account.user.id, c.req.valid('json')), 200),
  )
  .delete('/profile', signedIn, validateJson(PasswordAgain, limits.formBodyBytes), async (c) => {
    await eraseAccount(c.env, c.req.raw, c.var.account, c.req.valid('json').password)
    await replaceSession(c, null)
    c.header('clear-site-data', '"cache"')
    return c.body(null, 204)
  })
  .get('/profile/export', signedIn, async (c) => {
    c.header('content-disposition', 'attachment; filename="haut-barr-pesage-export.json"')
    return c.json(await exportPerson(c.env, c.var.account.user), 200)
  })
  .post('/profile/password', signedIn, validateJson(PasswordChange, limits.formBodyBytes), async (c) => {
    const { account } = c.var
    const change = c.req.valid('json')
    const { token, owed } = await changePassword(c.env, c.req.raw, account, change, deviceOf(c.req.raw))
    await replaceSession(c, token)
    c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.body(null, 204)
  })
  .post('/profile/verification', signedIn, async (c) => {
    const owed = await requestVerification(c.env, c.var.account.user)
    c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.json({ state: 'requested' as const }, 202)
  })
  .get('/profile/sessions', signedIn, async (c) =>
    c.json({ items: await listSessions(c.env, c.var.account) }, 200),
  )
  .delete('/profile/sessions', signedIn, async (c) => {
    await endOtherSessions(c.env, c.var.account)
    return c.body(null, 204)
  })
  .delete('/profile/sessions/:id', signedIn, async (c) => {
    await endSessionNamed(c.env, c.var.account, c.req.param('id'))
    return c.body(null, 204)
  })
