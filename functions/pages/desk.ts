import { type Context, Hono } from 'hono'
import { company } from '#config/company.ts'
import { deskPaths } from '#config/desk.ts'
import type { AppEnv } from '#functions/env.ts'
import { escapeHtml } from '#functions/platform/html.ts'
import { hasDeskLinks, readAccess } from '#functions/sessions/desk.ts'
import { fillTemplate, readTemplate } from './template.ts'

/** The entry of the desk under `npm run dev`; a build names its file. */
const source = '/src/pages/desk-entry.tsx'
const entryOfSite = /(<script type="module"[^>]* src=")(\/assets\/|\/src\/entry-client)[^"]*"/

/**
 * The page of the company's desk: empty, because everything in it comes from the API. It opens for whoever Cloudflare
 * Access lets in, and at its second address for links, whose token no server receives. Others get the page of an unknown
 * address.
 */
export const desk = new Hono<AppEnv>()
  .get(deskPaths.all, async (c, next) => ((await readAccess(c)) === null ? next() : shell(c)))
  .get(deskPaths.link, (c, next) => (hasDeskLinks(c.env) ? shell(c) : next()))

async function shell(c: Context<AppEnv>): Promise<Response> {
  const { pieces, chunks } = await readTemplate(c.env)
  const file = chunks['desk-entry'] ?? source
  const title = `Bureau | ${company.name}`
  const page = fillTemplate(
    pieces.map((piece) => piece.replace(entryOfSite, (_, before: string) => `${before}${file}"`)),
    {
      lang: 'fr',
      head: `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex, nofollow">`,
      body: '<noscript><p>Le bureau nécessite JavaScript.</p></noscript>',
      data: '',
    },
  )
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  c.header('referrer-policy', 'no-referrer')
  return c.html(page)
}
