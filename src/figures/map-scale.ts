import { bandsOfPoint, type MapPoint, type ModelMap } from '#domain/catalogue/model-map.ts'
import { paths } from '#domain/site/urls.ts'
import { type LogAxis, logAxis, placeOn } from './log-axis.ts'

/** Both axes of a map. */
export type MapScale = { max: LogAxis; d: LogAxis }

const micrograms = (grams: number) => Math.round(grams * 1e6)

/** The axes that hold every point. */
export const scaleOf = ({ points }: ModelMap): MapScale => ({
  max: logAxis(points.map(({ maxG }) => micrograms(maxG))),
  d: logAxis(points.map(({ dG }) => micrograms(dG))),
})

/** The place of Max and d in the plot, 0 to 1 from the upper left corner; coarse readings stand at the top. */
export const placeOf = (scale: MapScale, { maxG, dG }: Pick<MapPoint, 'maxG' | 'dG'>) => ({
  x: placeOn(scale.max, maxG * 1e6),
  y: 1 - placeOn(scale.d, dG * 1e6),
})

/** Where a point leads: to the product of its models, or to the list of its bands. */
export function pathOfPoint(point: MapPoint): string {
  const [first, ...more] = new Set(point.models.map(({ productId }) => productId))
  const isOne = first && more.length === 0 && point.models.length === point.count
  return isOne ? paths.product(first) : paths.products(bandsOfPoint(point))
}
