import { cable, indicator, loaded } from './drawing-parts.ts'
import { type Box, d, type Point, path, rect } from './pen.ts'
import { around, center, type Elevation, floorPlane, type Kind, type Plan } from './plan.ts'

/** A load in thin line, because it is not part of the delivery. */
const crate = ([x, y, width, height]: Box): string =>
  path(d`M${x} ${y}l14-12h${width}l-14 12zM${x + width} ${y}l14-12v${height}l-14 12z`, 'facet') +
  rect([x, y, width, height], 'facet', 1) +
  path(
    d`M${x} ${y + 17}h${width}M${x} ${y + 34}h${width}M${x} ${y + 51}h${width}M${x + 12} ${y}v${height}M${x + width - 12} ${y}v${height}`,
    'phantom',
  )

/** A pair of carried beams under a crate; grips at the ends. */
function beams({ width, digits }: Plan): Elevation {
  const [left, right] = around(center - 12, width)
  const at = floorPlane([left, 124, width, 34], 18)
  const back = at(0, 1)
  const bar = ([x, y]: Point, length: number): string =>
    path(d`M${x} ${y}l5-7h${length - 10}l5 7z`, 'surface') +
    rect([x, y, length, 11], 'surface', 1) +
    path(d`M${x + length / 2 - 12} ${y + 5}h24`, 'detail') +
    path(d`M${x + 8} ${y + 11}v6h14v-6M${x + length - 8} ${y + 11}v6h-14v-6`, 'facet')
  return {
    body:
      bar([back[0], back[1] + 6], width - 36) +
      loaded(crate([left + 34, 52, width - 110, 68])) +
      cable(d`M${right - 18} 100q10 0 10-20V58M${right} 131q10 0 10-20V58`) +
      bar([left, 126], width) +
      indicator([right - 56, 14, 84, 44], digits('386.5')),
    from: [left, 126],
    to: [right, 126],
    seal: [left + 30, 127.5],
  }
}

export const beamScales: Record<string, Kind> = {
  beams: { mm: [600, 2000], px: [150, 204], draw: beams },
}
