import type { LinkEnv } from '#functions/platform/links.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { type Act, type Actors, acts, signUpOf } from '#test/support/trip-acts.ts'
import { buildEntry, buildSite } from './site.ts'
import { budgetCell, printTable } from './table.ts'
import { origins, startServers } from './workerd.ts'

let isolates = 0
let visitors = 0

/** Trips to D1, KV and R2 that the built Worker waits for, one after another, with its limits on. */
export async function trips(): Promise<void> {
  const site = buildSite()
  const entry = await buildEntry('trip-entry')
  const servers = await startServers(site, { RATE_LIMITS: 'on' }, entry)
  try {
    const actors = await actorsOf()
    const rows: string[][] = []
    for (const act of acts) rows.push(await rowOf(act, actors))
    printTable('Trips to storage that an answer waits for', ['act', 'cold', 'warm', 'cached'], rows)
  } finally {
    await servers.stop()
  }
}

async function actorsOf(): Promise<Actors> {
  const account = { email: 'customer@example.org', password: 'Klippe-7!Birke' }
  const env = { SITE_ORIGIN: origins.uncached } as LinkEnv
  const desk = await wholeDeskToken(env, new Date(Date.now() + 3_600_000))
  const response = await fetch(...callOf(signUpOf(account).request(), origins.uncached, 'sign-up'))
  const session = response.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))
  return { account, desk, cookie: session?.split(';')[0] ?? '' }
}

const callOf = (
  { path, init }: ReturnType<Act['request']>,
  origin: string,
  isolate: string,
): [string, RequestInit] => {
  const headers = new Headers(init?.headers)
  headers.set('x-isolate', isolate)
  headers.set('cf-connecting-ip', `203.0.113.${++visitors % 250}`)
  headers.set('origin', origin)
  return [origin + path, { ...init, headers, redirect: 'manual' }]
}

async function rowOf(act: Act, actors: Actors): Promise<string[]> {
  const ask = async (origin: string, isolate: string) => {
    const response = await fetch(...callOf(act.request(actors), origin, isolate))
    const text = await response.text()
    if (!response.ok) throw new Error(`${act.name}: ${response.status} ${text.slice(0, 500)}`)
    return Number(response.headers.get('x-trips'))
  }
  const isolate = `${++isolates}`
  const [cold, warm] = [await ask(origins.uncached, isolate), await ask(origins.uncached, isolate)]
  const cell = (what: string, trips: number, most: number) =>
    budgetCell(`trips, ${act.name}, ${what}`, trips, most)
  const cached = act.isCached ? await cachedTrips(() => ask(origins.site, isolate)) : null
  return [
    act.name,
    ...[cell('cold', cold, act.cold), cell('warm', warm, act.warm)],
    cached === null ? '' : cell('cached', cached, 0),
  ]
}

/** The first answer fills the cache of the edge, the second one the memory of the isolate. */
async function cachedTrips(ask: () => Promise<number>): Promise<number> {
  await ask()
  return Math.max(await ask(), await ask())
}
