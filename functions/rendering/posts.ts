import type { Context } from 'hono'
import { limits } from '#config/limits.ts'
import { AppError } from '#domain/errors/error.ts'
import { type FormValues, formField, listFields, type Posted } from '#domain/forms/posted.ts'
import { inLocale, type PageName } from '#domain/site/urls.ts'
import { openDb } from '#functions/db/client.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { isKnownKey } from '#functions/http/idempotency.ts'
import { wrongMethod } from '#functions/http/method.ts'
import { assertOwn } from '#functions/http/same-origin.ts'
import { readForm } from '#functions/http/validate.ts'
import { clock } from '#functions/platform/clock.ts'
import { sha256, uuidOf } from '#functions/platform/digest.ts'
import { errorStack, logError } from '#functions/platform/log.ts'
import { routes } from '#src/pages/page-table.ts'
import { type PostedForm, postedForms, type SentForm } from '#src/pages/posted-forms.ts'
import { matchRoute } from '#src/shell/match.ts'
import type { LoadedRoute } from '#src/shell/route-cache.ts'
import { clientOf, loadForPost, renderPosted } from './render.tsx'

/** The form that the page of a path accepts as a native POST. */
export const formOf = (path: string): PostedForm | undefined =>
  postedForms[matchRoute(routes, path).route.file as PageName]

/**
 * Handles a form that the browser sent by itself: without JavaScript, or before it arrived. It is sent through the API
 * like any other, with the visitor's session and limits. Accepted, it redirects to its confirmation or is answered by
 * its page; refused, the answer is the same page with everything that was typed. Throws `cross-site`,
 * `unsupported-type`, `too-large`.
 */
export async function acceptPost(c: Context<AppEnv>, form: PostedForm): Promise<Response> {
  assertOwn(c.req.raw, c.env.SITE_ORIGIN)
  const fields = await readForm(c.req.raw, form.maxBytes ?? limits.formBodyBytes)
  const named = fields.get(formField)
  const isFilledIn = 'filledBy' in form && named !== undefined && named === form.filledBy
  // Another form of the page: it needs its code.
  if (named !== form.name && !isFilledIn) return wrongMethod(['GET', 'POST'])
  const { pathname, search } = new URL(c.req.url)
  const ctx = c.executionCtx as ExecutionContext
  const loaded = await loadForPost(c.env, ctx, pathname + search, form)
  const values = Object.fromEntries(form.fields.map((name) => [name, fields.get(name) ?? '']))
  const unsent = { form: form.name, values, errors: {}, problem: null }
  if (isFilledIn) return renderPosted(c.env, ctx, loaded, unsent)
  const list = 'sendsList' in form && form.sendsList ? listOf(fields) : undefined
  if (list === 'unread') return renderPosted(c.env, ctx, loaded, { ...unsent, list })
  try {
    if ('answer' in form) {
      const answered = await form.answer(values, visitorsClient(c), loaded.match.locale)
      return await renderPosted(c.env, ctx, loaded, { ...unsent, values: answered })
    }
    const reference = await send(c, form, loaded, values)
    c.header('cache-control', 'private, no-store')
    return c.redirect(inLocale(loaded.match.locale, form.sentPath(reference)), 303)
  } catch (cause) {
    const error = refusalOf(cause, pathname)
    const { fields: errors, retryAfterSeconds } = error
    return renderPosted(c.env, ctx, loaded, {
      ...unsent,
      list,
      errors,
      problem: problemOf(error),
      retryAfterSeconds,
    })
  }
}

/** What became of the list in the browser; undefined where it keeps none, because it runs no script. */
function listOf(fields: ReadonlyMap<string, string>): Posted['list'] {
  const says = ([name, value]: readonly [string, string]) => fields.get(name) === value
  if (says(listFields.script)) return undefined
  return says(listFields.list) ? 'left-out' : 'unread'
}

/** Sends the form through the API and returns the reference. */
async function send(c: Context<AppEnv>, form: SentForm, loaded: LoadedRoute, values: FormValues) {
  const call = form.callOf(values, loaded.data, loaded.match.locale)
  const { reference } = await call.send(visitorsClient(c), await contentKey(c.env, form.name, call.body))
  return reference
}

/** An API client that acts for the visitor. */
const visitorsClient = (c: Context<AppEnv>) =>
  clientOf(c.env, c.executionCtx as ExecutionContext, visitorOf(c), (cookie) =>
    c.header('set-cookie', cookie, { append: true }),
  )

/** The headers that session and limits of the API are read from. */
function visitorOf({ req }: Context<AppEnv>): Record<string, string> {
  const given = ['cookie', 'cf-connecting-ip'].map((name) => [name, req.header(name)] as const)
  return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

const problemOf = ({ code, fields }: AppError) => (Object.keys(fields).length ? null : code)

/** Anything that is no answer of the API is an outage or a bug: it is logged, and the form is kept. */
function refusalOf(cause: unknown, path: string): AppError {
  if (cause instanceof AppError) return cause
  logError(path, cause, { stack: errorStack(cause) })
  return new AppError('unavailable', { cause })
}

/** Within this time the same content is the same request: a double click, a reload, Back and sent again. */
const windowMs = 15 * 60_000

/**
 * The idempotency key of a native POST. Its page comes from a cache and cannot carry one, so it is derived from form,
 * content and time; where the content was sent in the window before, it is the key of then.
 */
async function contentKey(env: Bindings, form: string, content: object): Promise<string> {
  const window = Math.floor(clock.now().getTime() / windowMs)
  const keyIn = async (number: number) => uuidOf(await sha256(JSON.stringify([form, number, content])))
  const before = await keyIn(window - 1)
  return (await isKnownKey(openDb(env.DB), before)) ? before : keyIn(window)
}
