import { Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { LoginRequest, ResetConfirmation, ResetRequest, SignupRequest } from '#domain/accounts/account.ts'
import { LinkToken } from '#domain/forms/forms.ts'
import type { AppEnv } from '#functions/env.ts'
import { validateJson } from '#functions/http/validate.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { deviceOf, readSession, replaceSession, signOut } from '#functions/sessions/session.ts'
import { confirmReset, requestReset } from './password-reset.ts'
import { sessionUser } from './session-user.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { confirmAddress } from './verification.ts'

/** Signing up, in and out. What is sent here is never logged; answers are kept by no cache. */
export const auth = new Hono<AppEnv>()
  .use('/auth/*', async (c, next) => {
    c.header('cache-control', 'private, no-store')
    await next()
  })
  .post('/auth/signup', validateJson(SignupRequest, limits.formBodyBytes), async (c) => {
    const { user, token, owed } = await signUp(c.env, c.req.raw, c.req.valid('json'), deviceOf(c.req.raw))
    await replaceSession(c, token)
    c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.json({ user }, 201)
  })
  .post('/auth/login', validateJson(LoginRequest, limits.formBodyBytes), async (c) => {
    const { user, token } = await signIn(c.env, c.req.raw, c.req.valid('json'), deviceOf(c.req.raw))
    await replaceSession(c, token)
    return c.json({ user }, 200)
  })
  .post('/auth/logout', async (c) => {
    await signOut(c)
    c.header('clear-site-data', '"cache"')
    return c.body(null, 204)
  })
  .get('/auth/session', async (c) => {
    const found = await readSession(c)
    return c.json({ user: found && sessionUser(found.user) }, 200)
  })
  .post('/auth/password-reset', validateJson(ResetRequest, limits.formBodyBytes), async (c) => {
    const owed = await requestReset(c.env, c.req.raw, c.req.valid('json'))
    c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.json({ state: 'requested' as const }, 202)
  })
  .post('/auth/password-reset/confirm', validateJson(ResetConfirmation, limits.formBodyBytes), async (c) => {
    const owed = await confirmReset(c.env, c.req.raw, c.req.valid('json'))
    c.executionCtx.waitUntil(announceOwed(c.env, owed))
    await replaceSession(c, null)
    return c.body(null, 204)
  })
  .post('/auth/verification/confirm', validateJson(LinkToken, limits.formBodyBytes), async (c) => {
    const found = await readSession(c)
    await confirmAddress(c.env, c.req.raw, c.req.valid('json').token, found?.user.id ?? null)
    return c.json({ state: 'verified' as const }, 200)
  })
