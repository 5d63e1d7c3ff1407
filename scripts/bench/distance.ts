import { acts } from '#test/support/trip-acts.ts'
import { places, replicaRegions } from './places.ts'
import { printTable, short } from './table.ts'

type View = { at: number; page: number; kind: Kind }
type Kind = 'home' | 'list' | 'search' | 'product'

/** How the site answers: what it waits for, where its database is asked, and how long its cache holds. */
type Site = {
  name: string
  coldTrips: Record<Kind, number>
  /** A page whose place is not cached, in an isolate that serves others. */
  warmTrips: number
  nearest: boolean
  /** Seconds that a cached page is served for. */
  heldFor: number
  /** True when the version is read behind answers while people come. */
  renewsVersion: boolean
  /** True when what a product page needs is read beside the version. */
  asksBeside: boolean
}

const daySeconds = 86_400
/** Assumed: an isolate that nobody asks anything is gone after so many seconds. */
const isolateSeconds = 600
const versionSeconds = 10
/** Every page in three languages; a fifth of the views are the home page, a third lists and searches. */
const pages = 2000

const coldOf = (name: string) => acts.find((act) => act.name === name)?.cold ?? Number.NaN

const now = {
  coldTrips: {
    home: coldOf('home'),
    list: coldOf('list'),
    search: coldOf('search, words'),
    product: coldOf('product'),
  },
  warmTrips: 1,
  heldFor: 600 + daySeconds,
  renewsVersion: true,
  asksBeside: true,
}
const sites: Site[] = [
  {
    name: 'before 0072',
    ...{ coldTrips: { home: 4, list: 3, search: 5, product: 3 }, warmTrips: 1 },
    ...{ nearest: false, heldFor: 600, renewsVersion: false, asksBeside: false },
  },
  { name: 'one database', ...now, nearest: false },
  { name: 'nearest replica', ...now, nearest: true },
]

/** mulberry32: the same day in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The views of a place in a day, in their order; few pages get most of them (Zipf). */
function viewsOf(count: number, seed: number): View[] {
  const next = random(seed)
  const views = Array.from({ length: count }, (): View => {
    const choice = next()
    const kind = choice < 0.2 ? 'home' : choice < 0.4 ? 'list' : choice < 0.5 ? 'search' : 'product'
    const page = kind === 'home' ? 0 : Math.floor(pages ** next())
    return { at: next() * daySeconds, page, kind }
  })
  return views.sort((a, b) => a.at - b.at)
}

/** The milliseconds that each view waits for storage, and the share of them that a cache answers. */
function dayOf(site: Site, views: readonly View[], tripMs: number): { waits: number[]; hits: number } {
  const stored = new Map<string, number>()
  let [asked, version, hits] = [-daySeconds, -daySeconds, 0]
  const waits = views.map(({ at, page, kind }) => {
    const key = `${kind}${page}`
    const isCold = at - asked > isolateSeconds
    const isVersionKnown = !isCold && at - version < versionSeconds
    const isCached = at - (stored.get(key) ?? -2 * daySeconds) < site.heldFor
    if (isCached) hits++
    else stored.set(key, at)
    asked = at
    if (!isVersionKnown || (site.renewsVersion && at - version > versionSeconds / 2)) version = at
    const askingVersion = isVersionKnown ? 0 : 1
    const isBeside = site.asksBeside && kind === 'product'
    const warmTrips = isBeside ? site.warmTrips : askingVersion + site.warmTrips
    const trips = isCached ? askingVersion : isCold ? site.coldTrips[kind] : warmTrips
    return trips * tripMs
  })
  return { waits, hits: hits / Math.max(1, views.length) }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const p95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

type Coordinates = { latitude: number; longitude: number }

/** Light in fibre along the great circle with the detours that cables take (1.6), and what a call itself takes. */
function tripMsBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const across = radians(from.longitude - to.longitude)
  const angle = Math.acos(
    Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(across)),
  )
  return (2 * angle * 6371 * 1.6) / 200 + 5
}

const [primary] = replicaRegions
const nearestOf = (place: Coordinates) =>
  Math.min(...replicaRegions.map((region) => tripMsBetween(place, region)))

/**
 * What visitors in twenty places wait for, in a simulated day of page views. Trips are those of the table that the
 * tests hold (`trip-acts.ts`), distances those of the great circle. Prints the waits by place and, for all places
 * together, by the number of views.
 */
export function distances(): void {
  const shares = places.reduce((sum, { share }) => sum + share, 0)
  const days = (perDay: number) =>
    places.map((place, seed) => {
      const views = viewsOf(Math.round((perDay * place.share) / shares), seed + 1)
      const tripMs = (site: Site) => (site.nearest ? nearestOf(place) : tripMsBetween(place, primary))
      return { place, views, of: sites.map((site) => dayOf(site, views, tripMs(site))) }
    })
  const perDay = 10_000
  printTable(
    `Waiting for storage, ms: mean / p95 of ${perDay.toLocaleString('en')} page views a day`,
    ['place', 'trip', 'to replica', 'views', 'cached', ...sites.map(({ name }) => name)],
    days(perDay).map(({ place, views, of }) => [
      place.name,
      short(Math.round(tripMsBetween(place, primary))),
      short(Math.round(nearestOf(place))),
      String(views.length),
      `${Math.round((of.at(-1)?.hits ?? 0) * 100)} %`,
      ...of.map(({ waits }) => `${Math.round(mean(waits))} / ${Math.round(p95(waits))}`),
    ]),
  )
  printTable(
    'The same for all places together',
    ['views a day', ...sites.flatMap(({ name }) => [`${name}: cached`, 'mean / p95 ms'])],
    [1000, 10_000, 100_000, 1_000_000].map((count) => {
      const all = days(count)
      return [
        count.toLocaleString('en'),
        ...sites.flatMap((_, i) => {
          const waits = all.flatMap(({ of }) => of[i]?.waits ?? [])
          const hits = all.reduce((sum, { of, views }) => sum + (of[i]?.hits ?? 0) * views.length, 0)
          return [
            `${Math.round((hits / waits.length) * 100)} %`,
            `${Math.round(mean(waits))} / ${Math.round(p95(waits))}`,
          ]
        }),
      ]
    }),
  )
}
