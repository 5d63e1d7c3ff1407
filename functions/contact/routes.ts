import { Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { ContactRequest } from '#domain/forms/forms.ts'
import type { AppEnv } from '#functions/env.ts'
import { readIdempotency } from '#functions/http/idempotency.ts'
import { limitByNetwork } from '#functions/http/rate-limit.ts'
import { validateJson } from '#functions/http/validate.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { storeMessage } from './store.ts'

const sending = { name: 'contact', count: 100, seconds: 900 }

export const contact = new Hono<AppEnv>().post(
  '/contact',
  validateJson(ContactRequest, limits.formBodyBytes),
  async (c) => {
    const request = c.req.valid('json')
    const asked = await readIdempotency(c.req.raw, 'contact', request)
    await limitByNetwork(c.env, c.req.raw, sending)
    const { answer, fresh } = await storeMessage(c.env, request, asked)
    if (fresh) c.executionCtx.waitUntil(announceOwed(c.env, fresh))
    return c.json(answer, 201)
  },
)
