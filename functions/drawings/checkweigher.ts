import { indicator, loaded } from './drawing-parts.ts'
import { circle, d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** Three belts on one frame: infeed, weighing belt, outfeed with pusher. */
function checkweigher({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const side = (214 - width) / 2 - 4
  const belt = (x: number, length: number): string =>
    rect([x, 90, length, 12], 'surface', 6) +
    circle([x + 6, 96], 2.5, 'detail') +
    circle([x + length - 6, 96], 2.5, 'detail')
  return {
    body:
      path(d`M42 114V138M238 114V138M${left + 12} 118V138M${right - 12} 118V138`) +
      rect([34, 104, 212, 12], 'surface', 2) +
      path(d`M42 130H238`, 'detail') +
      [42, 238, left + 12, right - 12].map((x) => rect([x - 6, 138, 12, 6], 'surface', 1)).join('') +
      belt(33, side) +
      belt(left, width) +
      belt(247 - side, side) +
      loaded(rect([center - 16, 62, 32, 28], 'facet', 1) + path(d`M${center - 5} 62v9h10v-9`, 'detail')) +
      rect([42, 70, 24, 20], 'phantom', 1) +
      rect([218, 70, 24, 20], 'phantom', 1) +
      path(d`M${left - 4} 104V66M${left - 8} 66h8v8h-8z`, 'facet') +
      path(d`M${right - 4} 104V58`) +
      indicator([right - 40, 14, 76, 46], digits('250.4')) +
      path(d`M150 110h30M186 110h8`, 'detail') +
      rect([98, 107, 22, 6], 'detail', 1),
    from: [left, 96],
    to: [right, 96],
    seal: [66, 106],
  }
}

export const checkweighers: Record<string, Kind> = {
  checkweigher: { mm: [150, 700], px: [78, 122], draw: checkweigher },
}
