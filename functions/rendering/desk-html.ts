import { type Context, Hono } from 'hono'
import { company } from '#config/company.ts'
import { deskPaths } from '#config/desk-settings.ts'
import type { AppEnv } from '#functions/env.ts'
import { escapeHtml } from '#functions/platform/html.ts'
import { hasDeskLinks, readAccess } from '#functions/sessions/desk.ts'
import { fillTemplate, pageCode, readTemplate } from './template.ts'

/**
 * The page of the company's desk: empty, because everything in it comes from the API. It opens for whoever Cloudflare
 * Access lets in, and at its second address for links, whose token no server receives. Others get the page of an
 * unknown address.
 */
export const desk = new Hono<AppEnv>()
  .get(deskPaths.all, async (c, next) => ((await readAccess(c)) === null ? next() : shell(c)))
  .get(deskPaths.link, (c, next) => (hasDeskLinks(c.env) ? shell(c) : next()))

async function shell(c: Context<AppEnv>): Promise<Response> {
  const { pieces, chunks } = await readTemplate(c.env)
  const title = `Bureau | ${company.name}`
  const meta = `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex, nofollow">`
  const page = fillTemplate(pieces, {
    lang: 'fr',
    head: meta + pageCode(chunks['desk-entry'] ?? []),
    body: '<noscript><p>Le bureau nécessite JavaScript.</p></noscript>',
    data: '',
  })
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  c.header('referrer-policy', 'no-referrer')
  return c.html(page)
}
