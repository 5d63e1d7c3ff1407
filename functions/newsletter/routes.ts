import { Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { LinkToken, NewsletterRequest } from '#domain/forms/forms.ts'
import type { AppEnv } from '#functions/env.ts'
import { limitByNetwork } from '#functions/http/rate-limit.ts'
import { validateJson } from '#functions/http/validate.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { idOfToken } from '#functions/platform/links.ts'
import { oneClick, unsubscribePage } from './one-click.ts'
import { confirm, subscribe, unsubscribe } from './store.ts'

const asking = { name: 'newsletter', count: 60, seconds: 900 }

/**
 * Asking answers everyone alike. Links are opened by GET by every mail scanner, so only a POST confirms or
 * unsubscribes; the database is asked only about tokens that this site has made, so they need no limit.
 */
export const newsletter = new Hono<AppEnv>()
  .post('/newsletter', validateJson(NewsletterRequest, limits.formBodyBytes), async (c) => {
    await limitByNetwork(c.env, c.req.raw, asking)
    const owed = await subscribe(c.env, c.req.valid('json'))
    if (owed.length) c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.json({ state: 'requested' as const }, 202)
  })
  .post('/newsletter/confirm', validateJson(LinkToken, limits.formBodyBytes), async (c) => {
    const id = await idOfToken(c.env, 'newsletter-confirm', c.req.valid('json').token)
    const { state, owed } = await confirm(c.env, id)
    if (owed.length) c.executionCtx.waitUntil(announceOwed(c.env, owed))
    return c.json({ state }, 200)
  })
  .get('/newsletter/unsubscribe', (c) => {
    c.header('cache-control', 'no-store')
    return c.redirect(unsubscribePage(new URL(c.req.url).searchParams), 302)
  })
  .post('/newsletter/unsubscribe', oneClick, validateJson(LinkToken, limits.formBodyBytes), async (c) => {
    await unsubscribe(c.env, await idOfToken(c.env, 'newsletter-unsubscribe', c.req.valid('json').token))
    return c.json({ state: 'unsubscribed' as const }, 200)
  })
