import { Hono } from 'hono'
import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { LinkToken } from '#domain/forms/forms.ts'
import { ScaleForm } from '#domain/scales/scale.ts'
import { AppError } from '#domain/site/error.ts'
import type { AccountEnv, AppEnv } from '#functions/env.ts'
import { readIdempotency } from '#functions/http/idempotency.ts'
import { validateJson, validateQuery } from '#functions/http/validate.ts'
import { idOfToken } from '#functions/platform/links.ts'
import { signedIn } from '#functions/sessions/session.ts'
import { scalesCalendar } from './calendar.ts'
import { oneClickStop, stopPage } from './one-click.ts'
import { stopReminders } from './reminders.ts'
import { deleteScale, findScale, insertScale, listScales, updateScale } from './store.ts'

export const CalendarQuery = v.strictObject({ lang: v.optional(v.picklist(locales), 'fr') })

/** « My scales »: the register of a customer. Every query asks for the owner. */
export const accountScales = new Hono<AccountEnv>()
  .get('/profile/scales', signedIn, async (c) =>
    c.json({ items: await listScales(c.env, c.var.account.user.id) }, 200),
  )
  .post('/profile/scales', signedIn, validateJson(ScaleForm, limits.formBodyBytes), async (c) => {
    const form = c.req.valid('json')
    const { key } = await readIdempotency(c.req.raw, 'scale', form)
    return c.json(await insertScale(c.env, c.var.account.user.id, key, form), 201)
  })
  .put('/profile/scales/:id', signedIn, validateJson(ScaleForm, limits.formBodyBytes), async (c) => {
    const form = c.req.valid('json')
    return c.json(found(await updateScale(c.env, c.var.account.user.id, c.req.param('id'), form)), 200)
  })
  .delete('/profile/scales/:id', signedIn, async (c) => {
    if (!(await deleteScale(c.env, c.var.account.user.id, c.req.param('id')))) throw new AppError('not-found')
    return c.body(null, 204)
  })
  .get('/profile/scales.ics', signedIn, validateQuery(CalendarQuery, []), async (c) => {
    const all = await listScales(c.env, c.var.account.user.id)
    return c.body(found(scalesCalendar(c.env, all, c.req.valid('query').lang)), 200, calendarHeaders)
  })
  .get('/profile/scales/:id/calendar.ics', signedIn, validateQuery(CalendarQuery, []), async (c) => {
    const one = found(await findScale(c.env, c.var.account.user.id, c.req.param('id')))
    return c.body(found(scalesCalendar(c.env, [one], c.req.valid('query').lang)), 200, calendarHeaders)
  })

/**
 * The way out of the reminders needs no sign-in. Links are opened by GET by every mail scanner, so only a POST stops;
 * the database is asked only about tokens that this site has made.
 */
export const reminders = new Hono<AppEnv>()
  .get('/scales/reminders/stop', (c) => {
    c.header('cache-control', 'no-store')
    return c.redirect(stopPage(new URL(c.req.url).searchParams), 302)
  })
  .post('/scales/reminders/stop', oneClickStop, validateJson(LinkToken, limits.formBodyBytes), async (c) => {
    await stopReminders(c.env, await idOfToken(c.env, 'reminder-stop', c.req.valid('json').token))
    return c.json({ state: 'stopped' as const }, 200)
  })

function found<Value>(value: Value | null): Value {
  if (value === null) throw new AppError('not-found')
  return value
}

const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="verifications.ics"',
}
