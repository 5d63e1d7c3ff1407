import { type Context, Hono } from 'hono'
import { inLocale, paths, splitLocale } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'
import { currentOpening, lastOpening } from '#functions/platform/opening.ts'
import { readOwnWrites } from '#functions/sessions/own-writes.ts'
import { readSession } from '#functions/sessions/session.ts'
import { asksGuests, cacheHref, fromCache, isCustomerArea, isPrivate, isRenderedPerQuery } from './cache.ts'
import { acceptPost, formOf } from './posts.ts'
import { renderPage } from './render.tsx'
import { speculationPath } from './speculation-rules.ts'

/** The browser revalidates each time and the edge answers from its cache; the back/forward cache still works. */
const publicPage = 'public, max-age=0, must-revalidate'
const privatePage = 'private, no-store'

/** Every page of the site; hono answers HEAD from GET. */
export const pages = new Hono<AppEnv>()

pages.post('*', async (c, next) => {
  const form = formOf(c.req.path)
  return form ? acceptPost(c, form) : next()
})

pages.get('*', async (c) => {
  const url = new URL(c.req.url)
  const href = cacheHref(url)
  const ctx = c.executionCtx as ExecutionContext
  // One reading for the key of the page and for the page, so that none is stored under the key of another.
  const opening = currentOpening(c.env, (work) => ctx.waitUntil(work))
  opening.catch(() => {})
  const render = (before: string | null = null) =>
    renderPage(c.env, ctx, href, { opening: opening.catch(() => lastOpening(c.env)), before })
  const savesData = c.req.header('save-data') === 'on'
  const { locale, path } = splitLocale(url.pathname)
  if (isCustomerArea(path))
    return customerArea(c, asksGuests(path) ? null : inLocale(locale, paths.home), render)
  if (isPrivate(path)) {
    const response = withHeaders(await render(), privatePage, savesData)
    // The Referer would tell other sites that somebody is here.
    response.headers.set('referrer-policy', 'no-referrer')
    return response
  }
  if (isRenderedPerQuery(href)) return withHeaders(await render(), privatePage, savesData)
  const { page, isPublic } = await fromCache(c.env, ctx, href, { render, opening })
  return withHeaders(page, isPublic ? publicPage : privatePage, savesData)
})

/**
 * The frame of the customer area for signed-in visitors, a redirect home for others, except where guests are asked to
 * sign in. When the session cannot be read the frame is rendered: it holds nothing personal, and an outage signs nobody
 * out.
 */
async function customerArea(c: Context<AppEnv>, home: string | null, render: () => Promise<Response>) {
  c.header('cache-control', privatePage)
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
  readOwnWrites(c, true)
  const signedOut =
    home !== null &&
    (await readSession(c).then(
      (session) => session === null,
      () => false,
    ))
  if (signedOut) return c.redirect(home, 302)
  const rendered = await render()
  return c.newResponse(rendered.body, rendered)
}

/** No early hints or prefetch for readers who save data. */
function withHeaders(response: Response, value: string, savesData: boolean): Response {
  response.headers.set('cache-control', response.ok ? value : privatePage)
  if (response.ok && !savesData) response.headers.set('speculation-rules', `"${speculationPath}"`)
  return response
}
