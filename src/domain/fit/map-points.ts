import type { MapPoint, ModelMap } from '#domain/catalogue/model-map.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import type { CatalogueModel } from './model-pack.ts'

/** The places of a map, and the place of each model by its number; -1: a model that shows no d. */
export type MapLayout = { places: { maxUg: number; dUg: number }[]; placeOf: Int32Array }

/** Past so many places a map is no longer read, and neighbours share one. */
const mostPlaces = 400
/** Models that a point names. */
const named = 3

/** The finest d of a model, µg. */
const finestD = ({ ranges }: CatalogueModel) => ranges.find(({ dUg }) => dUg !== null)?.dUg ?? null

/**
 * Models of equal Max and d share a place. Where there are too many places, so do those within a step of a logarithmic
 * grid, which is made coarser until there are few enough; the first model of a step gives the place its numbers.
 */
export function layOutModels(models: readonly CatalogueModel[], most = mostPlaces): MapLayout {
  const exact = layOutBy(models, (ug) => ug)
  if (exact.places.length <= most) return exact
  for (let steps = 20; steps > 1; steps /= 2) {
    const coarse = layOutBy(models, (ug) => Math.round(Math.log10(ug) * steps))
    if (coarse.places.length <= most) return coarse
  }
  return layOutBy(models, (ug) => Math.round(Math.log10(ug)))
}

function layOutBy(models: readonly CatalogueModel[], stepOf: (ug: number) => number): MapLayout {
  const places: MapLayout['places'] = []
  const known = new Map<string, number>()
  const placeOf = Int32Array.from(models, (model) => {
    const [maxUg, dUg] = [topMaxUg(model), finestD(model)]
    if (dUg === null) return -1
    const key = `${stepOf(maxUg)} ${stepOf(dUg)}`
    const at = known.get(key) ?? places.push({ maxUg, dUg }) - 1
    known.set(key, at)
    return at
  })
  return { places, placeOf }
}

/** The map of models, of which some fit. */
export function mapOf(
  models: readonly CatalogueModel[],
  { places, placeOf }: MapLayout,
  fits: (model: CatalogueModel) => boolean,
): Omit<ModelMap, 'region'> {
  const points = places.map(
    ({ maxUg, dUg }): MapPoint => ({ maxG: maxUg / 1e6, dG: dUg / 1e6, count: 0, fitting: 0, models: [] }),
  )
  for (const [i, model] of models.entries()) {
    const point = points[placeOf[i] ?? -1]
    if (point) addTo(point, model, fits(model))
  }
  return {
    considered: sumOf(points, 'count'),
    fitting: sumOf(points, 'fitting'),
    points: points.sort((one, other) => one.maxG - other.maxG || one.dG - other.dG),
  }
}

/** A model that fits is named before those that do not. */
function addTo(point: MapPoint, { reference, productId }: CatalogueModel, fits: boolean) {
  point.count++
  if (fits) point.fitting++
  if (fits && point.fitting <= named)
    point.models.splice(point.fitting - 1, 0, { reference, productId, fits })
  else if (!fits && point.models.length < named) point.models.push({ reference, productId, fits })
  if (point.models.length > named) point.models.pop()
}

const sumOf = (points: readonly MapPoint[], name: 'count' | 'fitting') =>
  points.reduce((sum, point) => sum + point[name], 0)
