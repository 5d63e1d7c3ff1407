import { mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { areaMap, type Point, projectOnMap } from '#domain/area/area-map.ts'
import { kmFromHere, plainName, readPackage, readTowns } from './open-data.ts'

/** Towns with a name on the map; their names in the three languages are in the dictionaries (`area.town-…`). */
const named = [
  ['strasbourg', 'FR', 'Strasbourg'],
  ['haguenau', 'FR', 'Haguenau'],
  ['sarrebourg', 'FR', 'Sarrebourg'],
  ['colmar', 'FR', 'Colmar'],
  ['nancy', 'FR', 'Nancy'],
  ['metz', 'FR', 'Metz'],
  ['epinal', 'FR', 'Épinal'],
  ['saint-die', 'FR', 'Saint-Dié-des-Vosges'],
  ['mulhouse', 'FR', 'Mulhouse'],
  ['saarbruecken', 'DE', 'Saarbrücken'],
  ['kaiserslautern', 'DE', 'Kaiserslautern'],
  ['landau', 'DE', 'Landau in der Pfalz'],
  ['karlsruhe', 'DE', 'Karlsruhe'],
  ['baden-baden', 'DE', 'Baden-Baden'],
  ['offenburg', 'DE', 'Offenburg'],
  ['freiburg', 'DE', 'Freiburg'],
  ['mannheim', 'DE', 'Mannheim'],
  ['luxembourg', 'LU', 'Luxembourg'],
] as const

type MapTown = { id: string; x: number; y: number; km: number }
type Spot = { x: number; y: number }

export function mapTowns(): MapTown[] {
  const towns = readTowns()
  return named.map(([id, country, name]) => {
    const match = towns.get(country)?.find((town) => plainName(town.name) === plainName(name))
    if (!match) throw new Error(`${name} is not in GeoNames`)
    const { x, y } = projectOnMap(match)
    return { id, x: Math.round(x), y: Math.round(y), km: kmFromHere(match) }
  })
}

type World = Topology<{ countries: GeometryCollection }>

/** Borders between countries (Natural Earth, 1:10 million) as one path, in the resolution of the map. */
export function bordersPath(): string {
  const world = readPackage<World>('world-atlas/countries-10m.json')
  const lines = mesh(world, world.objects.countries, (a, b) => a !== b).coordinates
  return lines
    .flatMap((line) => onMap(line.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }))))
    .map((spots) => pathOf(simplified(spots, 0.5)))
    .join('')
}

/** The visible stretches of a line, each with one point beyond the frame. */
function onMap(line: readonly Point[]): Spot[][] {
  const margin = 4
  const spots = line.map(near)
  const shows = (spot: Spot | null | undefined) =>
    !!spot &&
    spot.x > -margin &&
    spot.y > -margin &&
    spot.x < areaMap.width + margin &&
    spot.y < areaMap.height + margin
  const stretches: Spot[][] = []
  let open: Spot[] = []
  spots.forEach((spot, i) => {
    if (spot && (shows(spot) || shows(spots[i - 1]) || shows(spots[i + 1]))) open.push(spot)
    else {
      stretches.push(open)
      open = []
    }
  })
  return [...stretches, open].filter(({ length }) => length > 1)
}

/** Null for distant points, which need no projection. */
const near = (point: Point): Spot | null =>
  Math.abs(point.latitude - 48.7) < 4 && Math.abs(point.longitude - 7.4) < 6 ? projectOnMap(point) : null

/** Douglas and Peucker (Cartographica 10, 1973): drops points that are closer to the line than `tolerance`. */
export function simplified(spots: readonly Spot[], tolerance: number): Spot[] {
  const [first, last] = [spots[0], spots.at(-1)]
  if (!first || !last || spots.length < 3) return [...spots]
  const offs = spots.map((spot) => distanceToSegment(spot, first, last))
  const farthest = offs.indexOf(Math.max(...offs))
  if ((offs[farthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...simplified(spots.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(spots.slice(farthest), tolerance),
  ]
}

function distanceToSegment({ x, y }: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  const along = square ? Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square)) : 0
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy)
}

/** Relative coordinates in whole units, which take the fewest bytes. */
function pathOf(spots: readonly Spot[]): string {
  const tenths = spots.map(({ x, y }) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2] as const)
  const steps = tenths.slice(1).map(([x, y], i) => {
    const [px, py] = tenths[i] ?? [0, 0]
    return `${x - px} ${y - py}`
  })
  const [x, y] = tenths[0] ?? [0, 0]
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}`
}
