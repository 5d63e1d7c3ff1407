import { type Context, Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { QuoteRequest } from '#domain/forms/forms.ts'
import type { AppEnv } from '#functions/env.ts'
import { readIdempotency } from '#functions/http/idempotency.ts'
import { limitByNetwork } from '#functions/http/rate-limit.ts'
import { validateJson } from '#functions/http/validate.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { readSession } from '#functions/sessions/session.ts'
import { storeQuote } from './store.ts'

/** A large office behind one address sends a handful a day; a flood sends hundreds. */
const sending = { name: 'quote', count: 100, seconds: 900 }

/** Who is signed in; a request is never refused because that could not be read. */
const senderOf = (c: Context<AppEnv>) =>
  readSession(c).then(
    (found) => found?.user.id ?? null,
    () => null,
  )

export const quotes = new Hono<AppEnv>().post(
  '/quotes',
  validateJson(QuoteRequest, limits.quoteBodyBytes),
  async (c) => {
    const request = c.req.valid('json')
    const asked = await readIdempotency(c.req.raw, 'quote', request)
    await limitByNetwork(c.env, c.req.raw, sending)
    const { answer, fresh } = await storeQuote(c.env, request, asked, await senderOf(c))
    if (fresh) c.executionCtx.waitUntil(announceOwed(c.env, fresh))
    return c.json(answer, 201)
  },
)
