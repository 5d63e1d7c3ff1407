import type { Bindings } from '#functions/env.ts'
import { aroundD1 } from '#test/support/around-d1.ts'

type Site = Required<Pick<ExportedHandler<Bindings>, 'fetch' | 'scheduled'>>
type Meta = { meta?: { rows_written?: number } }

/** What D1 has billed the cron since it was asked last, and the longest of its calls. */
let billed = { rowsWritten: 0, longestMs: 0 }

/** A Worker whose cron has a database that adds up what is billed, which `/billed` tells. */
export const inFrontOf = (site: Site): ExportedHandler<Bindings> => ({
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== '/billed') return site.fetch(request, env, ctx)
    const response = Response.json(billed)
    billed = { rowsWritten: 0, longestMs: 0 }
    return response
  },
  scheduled: (controller, env, ctx) =>
    site.scheduled(controller, { ...env, DB: aroundD1(env.DB, adding) }, ctx),
})

async function adding<Answer>(_: unknown, run: () => Promise<Answer>): Promise<Answer> {
  const start = Date.now()
  const answer = await run()
  billed.longestMs = Math.max(billed.longestMs, Date.now() - start)
  for (const result of [answer].flat() as (Meta | null)[])
    billed.rowsWritten += result?.meta?.rows_written ?? 0
  return answer
}
