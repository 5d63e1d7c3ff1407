import { Hono } from 'hono'
import { splitLocale } from '#domain/urls.ts'
import { build } from '#functions/build.ts'
import { catalogueVersion } from '#functions/catalogue/snapshot.ts'
import type { AppEnv } from '#functions/env.ts'
import { cacheHref, fromCache, isPrivate } from './cache.ts'
import { renderPage } from './render.tsx'

/** A browser asks again each time, and the edge answers from its cache; Back still works from the browser's own. */
const publicPage = 'public, max-age=0, must-revalidate'
const privatePage = 'private, no-store'

/** Every page of the site; HEAD is answered by hono from GET. */
export const pages = new Hono<AppEnv>().get('*', async (c) => {
  const url = new URL(c.req.url)
  const href = cacheHref(url)
  const draw = () => renderPage(c.env, c.executionCtx as ExecutionContext, href)
  if (isPrivate(splitLocale(url.pathname).path)) return withCacheControl(await draw(), privatePage)
  const version = await catalogueVersion(c.env).catch(() => null)
  if (version === null || import.meta.env?.DEV) return withCacheControl(await draw(), privatePage)
  const key = `${c.env.SITE_ORIGIN}/${version}/${build}${href}`
  return withCacheControl(await fromCache(c.executionCtx as ExecutionContext, key, draw), publicPage)
})

function withCacheControl(response: Response, value: string): Response {
  response.headers.set('cache-control', response.ok ? value : privatePage)
  return response
}
