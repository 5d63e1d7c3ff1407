import { Hono } from 'hono'
import { locales } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import { dataSheetPattern, inLocale } from '#domain/site/urls.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { fromCache } from './cache.ts'

/** `/products/{id}/fiche.pdf` in each language: the data sheet of a product, cached as pages are. */
export const dataSheets = new Hono<AppEnv>()

for (const locale of locales) {
  dataSheets.get(inLocale(locale, dataSheetPattern), async (c) => {
    const { pathname } = new URL(c.req.url)
    const render = () => renderSheet(c.env, locale, c.req.param('id') ?? '')
    const ctx = c.executionCtx as ExecutionContext
    const opening = currentOpening(c.env, (work) => ctx.waitUntil(work))
    const { page } = await fromCache(c.env, ctx, pathname, { render, opening })
    page.headers.set('cache-control', 'public, max-age=3600')
    return page
  })
}

/** Layout and fonts are loaded when a sheet is rendered, and not with every isolate. */
async function renderSheet(env: Bindings, locale: (typeof locales)[number], id: string): Promise<Response> {
  const { dataSheet } = await import('#functions/documents/data-sheet.ts')
  const sheet = await dataSheet(env, locale, id)
  if (!sheet) throw new AppError('not-found')
  return new Response(sheet.bytes, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${sheet.name}"` },
  })
}
