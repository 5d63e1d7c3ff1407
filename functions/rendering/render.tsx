import { renderToString } from 'react-dom/server'
import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { api } from '#functions/api.ts'
import { ofOneVersion } from '#functions/catalogue/snapshot.ts'
import type { Bindings } from '#functions/env.ts'
import { defaultRetrySeconds, statusOfCode } from '#functions/http/errors.ts'
import { inProcess } from '#functions/http/in-process.ts'
import { escapeHtml } from '#functions/platform/html.ts'
import { errorStack, logError } from '#functions/platform/log.ts'
import { currentOpening, type KeyedOpening, lastOpening } from '#functions/platform/opening.ts'
import { type CallApi, createCallApi } from '#src/api/call-api.ts'
import { translator } from '#src/i18n/translation.ts'
import { frame } from '#src/pages/frame.ts'
import { routes } from '#src/pages/page-table.ts'
import type { PostedForm } from '#src/pages/posted-forms.ts'
import { App, framed } from '#src/shell/app.tsx'
import { escapeJson, type HeadFacts, type HeadTag, tagsOf } from '#src/shell/head.ts'
import { createRouteCache, type LoadedRoute, type RouteCache } from '#src/shell/route-cache.ts'
import { renderOnce } from './render-once.ts'
import { fillTemplate, pageCode, readTemplate, type Template } from './template.ts'
import { textsOf } from './texts.ts'

/**
 * Renders one URL anonymously: the HTML may be cached. An error in a page is logged and rendered as the error page, in
 * the language of the URL. `before` is the page as it was rendered in this build, at the same opening hours: while its
 * data are the same, it is too.
 */
export async function renderPage(
  env: Bindings,
  ctx: ExecutionContext,
  href: string,
  { opening, before }: { opening: Promise<KeyedOpening>; before: string | null },
): Promise<Response> {
  try {
    // A page asks for several things, and keeps what it was answered.
    const [loader, loaded] = await ofOneVersion(env, async () => {
      const loader = loaderOf(env, ctx, opening)
      return [loader, await loader.routeCache.load(href)] as const
    })
    return await renderRoute(env, loader, loaded, before)
  } catch (error) {
    logError(href, error, { stack: errorStack(error) })
    const loader = loaderOf(env, ctx, opening)
    return renderRoute(env, loader, await loader.routeCache.failed(href, new AppError('unavailable')))
  }
}

/**
 * Loads the page that a form was posted to; where its data cannot be loaded, with those that the form has for that.
 * Such a page says by its address that the browser has to load it again.
 */
export async function loadForPost(
  env: Bindings,
  ctx: ExecutionContext,
  href: string,
  form: PostedForm,
): Promise<LoadedRoute> {
  const { routeCache } = loaderOf(env, ctx)
  const loaded = await routeCache.load(href)
  const unloaded = 'unloaded' in form ? form.unloaded : undefined
  if (!loaded.error || !unloaded) return loaded
  const { search, locale } = loaded.match
  const bare = await routeCache.load(href.split('?')[0] ?? href)
  return { ...bare, data: unloaded(search, locale) }
}

/** Filled in by another form, or answered, nothing is wrong with it. */
const isRefused = ({ errors, problem, list }: Posted) =>
  problem !== null || list === 'unread' || Object.keys(errors).length > 0

/** Renders the page again with what was typed, for the visitor alone. */
export async function renderPosted(
  env: Bindings,
  ctx: ExecutionContext,
  loaded: LoadedRoute,
  posted: Posted,
): Promise<Response> {
  const response = await renderRoute(env, loaderOf(env, ctx), { ...loaded, posted })
  const status = isRefused(posted) ? statusOfCode(posted.problem ?? 'invalid-fields') : response.status
  response.headers.set('cache-control', 'private, no-store')
  if (status === 429 || status === 503)
    response.headers.set('retry-after', String(posted.retryAfterSeconds ?? defaultRetrySeconds))
  return new Response(response.body, { status, headers: response.headers })
}

type Loader = { routeCache: RouteCache; callApi: CallApi; opening: Promise<KeyedOpening> }

/** When the company is there; a page is shown without the last change where it cannot be read. */
const openingOr = (env: Bindings, ctx: ExecutionContext): Promise<KeyedOpening> =>
  currentOpening(env, (work) => ctx.waitUntil(work)).catch(() => lastOpening(env))

function loaderOf(env: Bindings, ctx: ExecutionContext, opening = openingOr(env, ctx)): Loader {
  const callApi = clientOf(env, ctx)
  return {
    callApi,
    opening,
    routeCache: createRouteCache(routes, callApi, framed(frame)),
  }
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

async function renderRoute(
  env: Bindings,
  { routeCache, callApi, opening: reading }: Loader,
  loaded: LoadedRoute,
  before: string | null = null,
): Promise<Response> {
  const { locale, route } = loaded.match
  const successor = loaded.error?.successor
  if (successor) {
    const location = inLocale(locale, paths.product(successor))
    return new Response(null, { status: 301, headers: { location } })
  }
  const [template, texts, { opening }] = await Promise.all([
    readTemplate(env),
    textsOf(locale, route.texts),
    reading,
  ])
  const data = dataScript(loaded, { origin: env.SITE_ORIGIN, opening })
  if (before?.includes(data)) return new Response(before, { headers: htmlHeaders })
  const t = translator(locale, texts)
  const tags = await titled(loaded, tagsOf(loaded, t, { origin: env.SITE_ORIGIN, opening }))
  const html = fillTemplate(template.pieces, {
    lang: locale,
    head: headHtml(tags) + codeOf(template.chunks, loaded, locale),
    body: renderToString(
      <App
        routeCache={routeCache}
        routes={routes}
        first={{ loaded, texts }}
        callApi={callApi}
        origin={env.SITE_ORIGIN}
        opening={opening}
        frame={frame}
        renderOnce={renderOnce}
      />,
    ),
    data,
  })
  const status = statusOf(loaded)
  const headers = new Headers(htmlHeaders)
  if (status === 503) headers.set('retry-after', String(defaultRetrySeconds))
  return new Response(html, { status, headers })
}

/**
 * An API client that calls the routes in process: the same validation and answers as for any other client. `visitor`
 * are the headers of the visitor whom it acts for, `setCookie` passes cookies of the answers on; without them it is
 * anonymous.
 */
export const clientOf = (
  env: Bindings,
  ctx: ExecutionContext,
  visitor: Record<string, string> = {},
  setCookie: (cookie: string) => void = () => {},
): CallApi =>
  createCallApi({
    fetch: async (url, { headers, ...init }) => {
      const ownHeaders = { ...(headers as Record<string, string>), ...visitor }
      const request = new Request(`http://localhost${url.slice('/api'.length)}`, {
        ...init,
        headers: ownHeaders,
      })
      const call = inProcess(request)
      const response = await api.fetch(request, env, ctx)
      response.headers.getSetCookie().forEach(setCookie)
      if (!('answer' in call)) return response
      const { status, headers: given } = response
      return { status, ok: response.ok, headers: given, json: async () => call.answer }
    },
  })

/** A refused form says so in the title, which is read out first. */
async function titled({ posted, match }: LoadedRoute, tags: HeadTag[]): Promise<HeadTag[]> {
  if (!posted || !isRefused(posted)) return tags
  const t = translator(match.locale, await textsOf(match.locale, ['forms']))
  return tags.map((tag) =>
    tag.tag === 'title' ? { ...tag, text: t('form.error-title', { title: tag.text ?? '' }) } : tag,
  )
}

function statusOf({ error }: LoadedRoute): number {
  if (!error) return 200
  if (error.code === 'gone') return 410
  return error.code === 'not-found' || error.code === 'invalid-fields' ? 404 : 503
}

function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`
      const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      const open = `<${tag}${pairs.join('')} data-page="">`
      return tag === 'script' ? `${open}${text ?? ''}</script>` : open
    })
    .join('\n')
}

/** The code and texts of the page, which are loaded together with the entry. */
function codeOf(chunks: Template['chunks'], { match }: LoadedRoute, locale: Locale): string {
  const texts = ['common', ...match.route.texts].map((area) => `${locale}/${area}`)
  const files = ['entry', match.route.file, ...texts].flatMap((name) => chunks[name] ?? [])
  return pageCode([...new Set(files)])
}

function dataScript({ href, data, error, posted }: LoadedRoute, facts: HeadFacts): string {
  const seed = { href, data, error: error && { code: error.code, fields: error.fields }, ...facts, posted }
  return `<script id="page-data" type="application/json">${escapeJson(seed)}</script>`
}
