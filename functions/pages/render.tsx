import { renderToString } from 'react-dom/server'
import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/site/error.ts'
import { api } from '#functions/api.ts'
import type { Bindings } from '#functions/env.ts'
import { defaultRetrySeconds } from '#functions/http/errors.ts'
import { errorStack, errorText } from '#functions/platform/error-text.ts'
import { createClient } from '#src/api/client.ts'
import { type Ask, askBy } from '#src/api/read.ts'
import { App } from '#src/app/app.tsx'
import { escapeJson, type HeadTag, tagsOf } from '#src/app/head.ts'
import { createVisits, type Visit, type Visits } from '#src/app/visits.ts'
import { translator } from '#src/i18n/index.ts'
import { frame } from '#src/pages/frame.ts'
import { routes } from '#src/pages/index.ts'
import { escapeHtml, fillTemplate, readTemplate } from './template.ts'
import { textsOf } from './texts.ts'

const internal = 'https://edge.internal'

/**
 * Draws one address of the site for nobody in particular: the HTML that a cache may keep. A fault in a page is logged
 * and drawn as the error page, in the language of the address.
 */
export async function renderPage(env: Bindings, ctx: ExecutionContext, href: string): Promise<Response> {
  const ask = askBy(() => Promise.resolve(clientOf(env, ctx)))
  const visits = createVisits(routes, ask, [...frame.header, ...frame.footer])
  try {
    return await draw(env, visits, ask, await visits.visit(href))
  } catch (error) {
    console.error(JSON.stringify({ at: href, error: errorText(error), stack: errorStack(error) }))
    return draw(env, visits, ask, await visits.failed(href, new AppError('unavailable')))
  }
}

async function draw(env: Bindings, visits: Visits, ask: Ask, visit: Visit): Promise<Response> {
  const { locale, route } = visit.match
  const [template, texts] = await Promise.all([readTemplate(env), textsOf(locale, route.texts)])
  const t = translator(locale, texts)
  const html = fillTemplate(template.html, {
    lang: locale,
    head: headHtml(tagsOf(visit, t, env.SITE_ORIGIN)) + preloads(template.chunks, visit, locale),
    body: renderToString(
      <App
        visits={visits}
        routes={routes}
        first={{ visit, texts }}
        ask={ask}
        origin={env.SITE_ORIGIN}
        frame={frame}
      />,
    ),
    data: dataScript(visit, env.SITE_ORIGIN),
  })
  const status = statusOf(visit)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  if (status === 503) headers.set('retry-after', String(defaultRetrySeconds))
  return new Response(html, { status, headers })
}

/** The API without a network: the same routes, validation and answers as for any other client. */
function clientOf(env: Bindings, ctx: ExecutionContext) {
  const fetchInProcess = (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input))
    return Promise.resolve(api.request(url.pathname.slice('/api'.length) + url.search, init, env, ctx))
  }
  return createClient(internal, { fetch: fetchInProcess as typeof fetch })
}

function statusOf({ error }: Visit): number {
  if (!error) return 200
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

/** The code of this page and the texts of its language are asked for together with the entry, not after it. */
function preloads(chunks: Record<string, string>, { match }: Visit, locale: Locale): string {
  return [match.route.file, ...['common', ...match.route.texts].map((area) => `${locale}/${area}`)]
    .map((name) => chunks[name])
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join('')
}

function dataScript({ href, data, error }: Visit, origin: string): string {
  const seed = { href, data, error: error && { code: error.code, fields: error.fields }, origin }
  return `<script id="page-data" type="application/json">${escapeJson(seed)}</script>`
}
