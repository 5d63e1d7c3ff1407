import type { Bindings } from '#functions/env.ts'
import { countTrips } from '#test/support/trip-counter.ts'

type Site = Required<Pick<ExportedHandler<Bindings>, 'fetch'>>
const isolates = new Map<string, ReturnType<typeof countTrips<Bindings>>>()

/**
 * A Worker with bindings that count: `x-isolate` names the memory that answers, `x-trips` says what the answer
 * waited for. What goes on behind an answer ends before the next request.
 */
export const inFrontOf = (site: Site): ExportedHandler<Bindings> => ({
  async fetch(request, env, ctx) {
    const name = request.headers.get('x-isolate') ?? ''
    const isolate = isolates.get(name) ?? countTrips(env)
    isolates.set(name, isolate)
    const late: Promise<unknown>[] = []
    const context = {
      waitUntil: (work: Promise<unknown>) => void late.push(work),
      passThroughOnException: () => ctx.passThroughOnException(),
      props: ctx.props,
    }
    const start = isolate.counter.count()
    const response = await site.fetch(request, isolate.env, context as unknown as ExecutionContext)
    const body = await response.arrayBuffer()
    const headers = new Headers(response.headers)
    headers.set('x-trips', String(isolate.counter.count() - start))
    await Promise.allSettled(late)
    await isolate.counter.idle()
    return new Response(response.status === 204 ? null : body, { status: response.status, headers })
  },
})
