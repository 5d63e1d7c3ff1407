import type { MiddlewareHandler } from 'hono'
import { locales } from '#config/locales.ts'
import { AppError } from '#domain/site/error.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'
import { readText } from '#functions/http/validate.ts'
import { idOfToken, tokenPattern } from '#functions/platform/links.ts'
import { stopReminders } from './reminders.ts'

const bodyBytes = 1024

/**
 * A mail program stops its reader's reminders (RFC 8058): the token in the address, one fixed pair in a form, no cookie
 * and no Origin. Anything else on this address is the page's own request.
 */
export const oneClickStop: MiddlewareHandler<AppEnv> = async (c, next) => {
  const token = c.req.query('token')
  if (token === undefined) return next()
  const id = await idOfToken(c.env, 'reminder-stop', token)
  const body = await readText(c.req.raw, bodyBytes)
  // As a form or in parts: programs send either.
  if (!/List-Unsubscribe(=|"\s+)One-Click/.test(body)) throw new AppError('unreadable')
  await stopReminders(c.env, id)
  return c.json({ state: 'stopped' as const }, 200)
}

/** Whoever opens that address in a browser comes to the page with the button: a GET changes nothing. */
export function stopPage(search: URLSearchParams): string {
  const locale = locales.find((code) => code === search.get('lang')) ?? 'fr'
  const token = search.get('token') ?? ''
  const page = inLocale(locale, paths.reminders)
  return tokenPattern.test(token) ? `${page}#stop=${token}` : page
}
