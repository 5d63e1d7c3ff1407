import { Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { NewsletterChoice } from '#domain/accounts/account.ts'
import type { AccountEnv } from '#functions/env.ts'
import { validateJson } from '#functions/http/validate.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { signedIn } from '#functions/sessions/session.ts'
import { choose, stateOf } from './choice.ts'

/** Whether a customer reads the newsletter under his address. */
export const accountNewsletter = new Hono<AccountEnv>()
  .get('/profile/newsletter', signedIn, async (c) =>
    c.json({ state: await stateOf(c.env, c.var.account.user) }, 200),
  )
  .put('/profile/newsletter', signedIn, validateJson(NewsletterChoice, limits.formBodyBytes), async (c) => {
    const { state, owed } = await choose(c.env, c.var.account.user, c.req.valid('json').subscribed)
    c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.json({ state }, 200)
  })
