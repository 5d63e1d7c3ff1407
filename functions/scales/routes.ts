import type { Context } from 'hono'
import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { pagePaths } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { linkPage } from '#functions/http/one-click.ts'
import { idOfToken } from '#functions/platform/links.ts'
import { scalesCalendar } from './calendar.ts'
import { logbookCode, readLogbook, removeDay } from './logbook.ts'
import { stopReminders } from './reminders.ts'
import { deleteScale, findScale, insertScale, listScales, updateScale } from './scale-rows.ts'
import { instrumentsOf, takeIn } from './take-in.ts'

/** Routes of « my scales ». Every query filters by the owner. */
export const scales = implement('scales')({
  'GET /profile/scales': async ({ env, account }) => ({ items: await listScales(env, account.user.id) }),
  'POST /profile/scales': async ({ env, account, body, idempotency }) => {
    await idempotency.allowed
    return insertScale(env, account.user.id, idempotency.key, body)
  },
  'PUT /profile/scales/:id': async ({ env, account, params, body }) =>
    orNotFound(await updateScale(env, account.user.id, params.id, body)),
  'DELETE /profile/scales/:id': async ({ env, account, params }) => {
    if (!(await deleteScale(env, account.user.id, params.id))) throw new AppError('not-found')
  },
  'GET /profile/scales/:id/logbook': async ({ env, account, params }) =>
    orNotFound(await readLogbook(env, account.user, params.id)),
  'POST /profile/scales/:id/logbook/removals': async ({ env, account, params, body }) =>
    orNotFound(await removeDay(env, account.user, params.id, body)),
  'GET /profile/scales/:id/code.svg': async ({ c, env, account, params, query }) => {
    const { id } = orNotFound(await findScale(env, account.user.id, params.id))
    return c.body(logbookCode(env, id, query.lang), 200, { 'content-type': 'image/svg+xml; charset=utf-8' })
  },
  'GET /profile/quotes/:reference/scales': ({ env, account, params }) =>
    instrumentsOf(env, account.user, params.reference),
  'POST /profile/quotes/:reference/scales': ({ env, account, params, body }) =>
    takeIn(env, account.user, params.reference, body),
  'GET /profile/scales.ics': async ({ c, env, account, query }) =>
    calendarFile(c, await listScales(env, account.user.id), query.lang),
  'GET /profile/scales/:id/calendar.ics': async ({ c, env, account, params, query }) =>
    calendarFile(c, [orNotFound(await findScale(env, account.user.id, params.id))], query.lang),
  'POST /scales/reminders/stop': async ({ env, body }) => {
    await stopReminders(env, await idOfToken(env, 'reminder-stop', body.token))
    return { state: 'stopped' }
  },
  'GET /scales/reminders/stop': async ({ c, query }) =>
    c.redirect(linkPage(pagePaths['reminder-stop'], 'stop', query), 302),
})

function orNotFound<Value>(value: Value | null): Value {
  if (value === null) throw new AppError('not-found')
  return value
}

/** Due dates as a file; 404 when nothing is due. */
function calendarFile(c: Context<AppEnv>, all: readonly Scale[], locale: Locale): Response {
  return c.body(orNotFound(scalesCalendar(c.env, all, locale)), 200, {
    'content-type': 'text/calendar; charset=utf-8',
  })
}
