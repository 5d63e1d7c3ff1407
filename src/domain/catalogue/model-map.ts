import * as v from 'valibot'
import { bandOf, capacityBands, precisionBands } from './facets.ts'

/** Models of equal Max and d, masses in g. Of several ranges Max is the largest and d the finest. */
export const MapPoint = v.object({
  maxG: v.number(),
  dG: v.number(),
  /** Models of the point, and those of them that fit. */
  count: v.number(),
  fitting: v.number(),
  /** A few of them, those that fit first. */
  models: v.array(v.object({ reference: v.string(), productId: v.string(), fits: v.boolean() })),
})
export type MapPoint = v.InferOutput<typeof MapPoint>

/** Every model of the catalogue by Max and d. */
export const ModelMap = v.object({
  /** Models on the map, and those of them that fit. */
  considered: v.number(),
  fitting: v.number(),
  /** Ascending by Max, then by d. */
  points: v.array(MapPoint),
  /** What a request allows: Max from, d up to (g); null: any. */
  region: v.object({ maxG: v.nullable(v.number()), dG: v.nullable(v.number()) }),
})
export type ModelMap = v.InferOutput<typeof ModelMap>

/** The bands of the list in which the models of a point are found. */
export function bandsOfPoint({ maxG, dG }: Pick<MapPoint, 'maxG' | 'dG'>) {
  const capacity = capacityBands[bandOf(capacityBands, Math.round(maxG * 1e6))]
  const precision = precisionBands[bandOf(precisionBands, Math.round(dG * 1e6))]
  return { capacity: capacity ? [capacity.value] : [], precision: precision ? [precision.value] : [] }
}
