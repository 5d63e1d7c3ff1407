import { useSyncExternalStore } from 'react'
import type { MapPoint, ModelMap } from '#domain/catalogue/model-map.ts'
import { Link } from '#src/site/link.tsx'
import { percent } from './log-axis.ts'
import { MapGrid } from './map-axes.tsx'
import { type MapScale, pathOfPoint, placeOf } from './map-scale.ts'
import { MapTip } from './map-tip.tsx'
import { useMapWords } from './use-map-words.ts'
import { usePointSteps } from './use-point-steps.ts'

type Props = { map: ModelMap; scale: MapScale; labelledBy: string; describedBy: string }

/** The points of the map as links in one tab stop; fitting ones are drawn last, so that they lie above the others. */
export function MapPlot({ map: { points, region }, scale, labelledBy, describedBy }: Props) {
  const { stop, shown, handlers } = usePointSteps(points.map((point) => placeOf(scale, point)))
  const isNamed = useSyncExternalStore(never, isHere, notAtTheEdge)
  const tip = shown === null ? undefined : points[shown]
  const numbered = points.map((point, i) => ({ point, i }))
  const drawn = [
    ...numbered.filter(({ point }) => point.fitting === 0),
    ...numbered.filter(({ point }) => point.fitting > 0),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a plot of links is no fieldset
    <svg
      className="figure-plot map-plot"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...handlers}
    >
      <MapGrid scale={scale} />
      <Region region={region} scale={scale} />
      {drawn.map(({ point, i }) => (
        <PointMark key={i} point={point} number={i} scale={scale} isStop={i === stop} isNamed={isNamed} />
      ))}
      {tip ? <MapTip point={tip} scale={scale} /> : null}
    </svg>
  )
}

const never = () => () => {}
const isHere = () => true
const notAtTheEdge = () => false

type PointProps = {
  point: MapPoint
  number: number
  scale: MapScale
  isStop: boolean
  /**
   * Its models stand in its name; the edge leaves that to the table, which would otherwise say it twice in one page.
   */
  isNamed: boolean
}

function PointMark({ point, number, scale, isStop, isNamed }: PointProps) {
  const { titleOf, keptOf, linesOf } = useMapWords()
  const { x, y } = placeOf(scale, point)
  const at = { cx: percent(x), cy: percent(y) }
  const radius = Math.min(9, 3 + Math.sqrt(point.count))
  return (
    <Link
      to={pathOfPoint(point)}
      className={point.fitting > 0 ? 'map-point fits' : 'map-point'}
      tabIndex={isStop ? 0 : -1}
      data-point={number}
      aria-label={[titleOf(point), ...(isNamed ? linesOf(point) : [keptOf(point)])].join(', ')}
    >
      <circle className="target" {...at} r="12" />
      <circle {...at} r={radius.toFixed(1)} />
    </Link>
  )
}

/** What a request allows: right of its Max and below its d. */
function Region({ region: { maxG, dG }, scale }: { region: ModelMap['region']; scale: MapScale }) {
  if (maxG === null && dG === null) return null
  const { x, y } = placeOf(scale, { maxG: maxG ?? 0, dG: dG ?? Number.MAX_VALUE })
  return (
    <rect
      className="map-region"
      x={percent(x)}
      y={percent(y)}
      width={percent(1 - x)}
      height={percent(1 - y)}
    />
  )
}
