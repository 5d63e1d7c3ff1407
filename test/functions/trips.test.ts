import { beforeAll, expect, test } from 'vitest'
import { app } from '#functions/app.ts'
import type { Bindings } from '#functions/env.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { cookieOf, password } from '#test/support/accounts.ts'
import { catalogue, openEdge } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { type Act, type Actors, acts, signUpOf } from '#test/support/trip-acts.ts'
import { countTrips } from '#test/support/trip-counter.ts'

const local = 'http://localhost'
const edge = await openEdge({ catalogue, vars: { SITE_ORIGIN: local, RATE_LIMITS: 'on' } })
const email = 'customer@example.org'
let actors: Actors = { cookie: '', account: { email, password }, desk: '' }
let visitors = 0

async function send({ request }: Pick<Act, 'request'>, env: Bindings): Promise<Response> {
  const { path, init } = request(actors)
  const headers = new Headers(init?.headers)
  headers.set('cf-connecting-ip', `203.0.113.${++visitors % 250}`)
  headers.set('origin', local)
  return app.request(local + path, { ...init, headers }, env, edge.ctx)
}

/** An isolate that has served nothing yet: the trips that its next answer waits for. */
function isolate() {
  const { env, counter } = countTrips(edge.env)
  return async (act: Act): Promise<number> => {
    const start = counter.count()
    const response = await send(act, env)
    const trips = counter.count() - start
    expect([act.name, response.status, response.ok || (await response.text())]).toEqual([
      act.name,
      response.status,
      true,
    ])
    await counter.idle()
    return trips
  }
}

beforeAll(async () => {
  const cookie = cookieOf(await send(signUpOf({ email, password }), edge.env)) ?? ''
  const desk = await wholeDeskToken(edge.env, new Date(Date.now() + 3_600_000))
  actors = { ...actors, cookie, desk }
  // Code is loaded by the first request of a kind.
  for (const act of acts) await send(act, edge.env)
}, 120_000)

test.each(acts.filter(({ isCached }) => isCached).map((act) => [act.name, act] as const))(
  '%s from the cache of the edge waits for none',
  async (_, act) => {
    openCache()
    const ask = isolate()
    expect([await ask(act), await ask(act), await ask(act)]).toEqual([act.cold, 0, 0])
    const other = isolate()
    expect([await other(act), await other(act)]).toEqual([1, 0])
  },
)

test.each(acts.map((act) => [act.name, act] as const))('%s', async (_, act) => {
  const ask = isolate()
  const [cold, warm] = [await ask(act), await ask(act)]
  if (process.env.SHOW_TRIPS) console.log(`${act.name}: cold ${cold}, warm ${warm}`)
  expect({ cold, warm }).toEqual({ cold: act.cold, warm: act.warm })
})
