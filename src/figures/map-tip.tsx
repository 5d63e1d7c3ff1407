import type { MapPoint } from '#domain/catalogue/model-map.ts'
import { percent } from './log-axis.ts'
import { type MapScale, placeOf } from './map-scale.ts'
import { useMapWords } from './use-map-words.ts'

const lineHeight = 19
const padding = 11
/** Average width of a letter; the box may be a little too wide. */
const letter = 7.4
/** Distance from the point. */
const away = 14

/** The name of a point beside it; its link says the same to screen readers. */
export function MapTip({ point, scale }: { point: MapPoint; scale: MapScale }) {
  const { titleOf, linesOf } = useMapWords()
  const lines = [titleOf(point), ...linesOf(point)]
  const { x, y } = placeOf(scale, point)
  const width = Math.max(...lines.map((line) => line.length)) * letter + 2 * padding
  const height = lines.length * lineHeight + 2 * padding - 4
  const left = x < 0.35 ? 0 : x > 0.65 ? -width : -width / 2
  const top = y < 0.45 ? away : -away - height
  return (
    <svg className="map-tip" x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
      <g transform={`translate(${Math.round(left)} ${top})`}>
        <rect width={Math.round(width)} height={height} rx="4" />
        {lines.map((line, i) => (
          <text key={line} x={padding} y={padding + 11 + i * lineHeight} className={i ? undefined : 'name'}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  )
}
